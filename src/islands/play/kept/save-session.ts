import { range } from '#engine/kernel/collections.ts';
import { saveFile } from '../../editor/text/save-file.ts';
import type { AnyModel } from '../../replay/model.ts';
import type { GameToPlay } from '../game.ts';
import { now, type Sitting } from '../sitting.ts';

const OTHERS = ['Right', 'Far right', 'Far left', 'Left'] as const;

/** Who sits where, from the reader to his right: he by his name. */
function namesAt(players: number, reader: string): readonly string[] {
  const others = players === 4 ? ['Right', 'Across', 'Left'] : players === 2 ? ['House'] : OTHERS;
  return [reader === '' || others.includes(reader as never) ? 'Reader' : reader, ...others];
}

/** Hands the reader his session as a file, with the deal under way: the form in which the command line settles sessions. */
export async function saveSession<R, Rec, Act, M extends AnyModel>(
  game: Pick<GameToPlay<R, Rec, Act, never, M>, 'engine' | 'session' | 'passes'>,
  sitting: Sitting<R, Rec, Act>,
  name: string,
): Promise<void> {
  const { terms, finished, reader } = sitting;
  const { players, seat, book, changes } = terms;
  const names = namesAt(players, reader);
  const dealer = game.passes ? names[(((-1 - seat) % players) + players) % players] : names[0];
  const records = [...finished.map(({ record }) => record), now(sitting).record];
  await saveFile(
    {
      game: game.engine.id,
      ruleset: book.id,
      ...(Object.keys(changes).length > 0 && { vary: changes }),
      ...game.session({ players: range(players).map((i) => names[i] ?? ''), firstDealer: dealer ?? '' }, records),
    },
    name,
    'yaml',
  );
}
