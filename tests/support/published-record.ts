import { z } from 'astro/zod';
import type { GameFormat } from '#engine/ledger/game.ts';
import { parseRecord } from '#engine/notation/record.ts';
import { recordSchema, type RecordShape } from '#engine/notation/schema.ts';

/** Validates a game's records against the published schema and parses them. */
export function publishedRecord<R, Rec>(game: GameFormat<R, Rec>, record: RecordShape) {
  const schema = recordSchema('https://quinola.example/schema/record-1.json', [{ format: game, record }]);
  const validator = z.fromJSONSchema(schema);
  const allows = (data: unknown): boolean => validator.safeParse(data).success;
  const isRead = (data: unknown): boolean => parseRecord(game, data).ok;
  return { validator, both: (data: unknown): readonly [boolean, boolean] => [allows(data), isRead(data)] };
}
