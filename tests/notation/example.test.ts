import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { recordSchemaOf } from '../../src/edition/library/schemas/deals.ts';
import { reversis } from '../../src/games/reversis/game.ts';
import { parseLink, printLink } from '../../src/engine/notation/link.ts';
import { parseRecord, printRecord } from '../../src/engine/notation/record.ts';
import { replay } from '../../src/engine/replay/replay.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { printCard } from '#engine/cards/card.ts';

const example: unknown = parse(readFileSync('content/record-example.yaml', 'utf8'));
const written = parseRecord(reversis, example);
if (!written.ok) throw new Error(written.error.message);
const { variation, record } = written.value;

test('the example keeps to the published schema, and so does what is printed of it', () => {
  const schema = z.fromJSONSchema(recordSchemaOf('https://quinola.example'));
  expect(schema.safeParse(example).error).toBeUndefined();
  expect(schema.safeParse(printRecord(reversis, written.value)).error).toBeUndefined();
});

test('the example breaks no rule and pays what a hand finds', () => {
  const replayed = replay(reversis, record, variation.rules);
  if (!replayed.ok) throw new Error(replayed.error.message);
  const { departures, entries, net, pools } = replayed.value;
  expect(departures).toEqual([]);
  /*
   * The dealer adds 4 to the 24 in the basket. Trick 3: first hand leads hearts and second hand's Quinola is forced, 28 into
   * the basket, 8 to first hand, and 2 from third and 2 from the dealer. Third hand takes the ace of diamonds in trick 7, 2
   * to second hand, and the ace of clubs in trick 10, 1 to first hand. Points, Quinola 2: first 3 + 2 + 0 + 4 = 9, second
   * 2 + 4 = 6, third 0 + 4 + 3 + 4 + 3 = 14, dealer none. Laid out: two aces, a king and a knave, 4 + 4 + 3 + 1 = 12
   * (29 + 12 = 41). Third hand, with most, pays the dealer, with fewest, 4 + 12 = 16.
   */
  expect(
    entries.map(({ at, of, from, to, amount }) => [
      printPlace(at),
      of === undefined ? undefined : printCard(of),
      from,
      to,
      amount,
    ]),
  ).toEqual([
    ['ante', undefined, 'dealer', 'basket', 4],
    ['t3.2', 'JH', 'second', 'basket', 28],
    ['t3.2', 'JH', 'second', 'first', 8],
    ['t3.2', 'JH', 'third', 'first', 2],
    ['t3.2', 'JH', 'dealer', 'first', 2],
    ['t7.2', 'AD', 'third', 'second', 2],
    ['t10.3', 'AC', 'third', 'first', 1],
    ['end', undefined, 'third', 'dealer', 16],
  ]);
  // 8 + 2 + 2 + 1 = 13; 2 - 28 - 8 = -34; -2 - 2 - 1 - 16 = -21; 16 - 4 - 2 = 10; and 24 + 4 + 28 = 56 in the basket.
  expect(net).toEqual({ first: 13, second: -34, third: -21, dealer: 10 });
  expect(pools).toEqual({ basket: 56 });
});

test('the example fits a link', () => {
  const text = printLink(reversis, { variation, record, step: 't3.2' });
  expect(text.length).toBeLessThanOrEqual(64);
  const read = parseLink(reversis, text);
  expect(read.ok && read.value.record).toEqual(record);
});
