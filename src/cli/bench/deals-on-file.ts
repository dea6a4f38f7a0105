import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { unwrap } from '#engine/kernel/result.ts';
import { parseRecord, type GameFormat, type Written } from '#engine/notation/record.ts';

/** An annotated deal, as its game reads it. */
export interface DealOnFile<R, Rec> extends Written<R, Rec> {
  readonly name: string;
}

/** The annotated deals of a game, in the order of their names. */
export const dealsOnFile = <R, Rec>(game: GameFormat<R, Rec>): readonly DealOnFile<R, Rec>[] =>
  globSync(`content/deals/${game.id}/*.yaml`)
    .toSorted()
    .map((file) => ({
      name: basename(file, '.yaml'),
      ...unwrap(parseRecord(game, parse(readFileSync(file, 'utf8'))), file),
    }));
