import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printLink } from '../../src/engine/notation/link.ts';
import type { DealInPlay } from '../../src/engine/play/played-game.ts';
import { valuesOf } from '../../src/engine/rules/rule-set.ts';
import { GAMES } from '../../src/games/index.ts';
import { dealOfTheDay } from '../../src/islands/play/day/deal-of-the-day.ts';

/*
 * The deal of a day is a promise, as a link is: readers have played it, and sent it to others. So what three days deal is written
 * down here, once taken from the function itself. Where this test fails, the days have changed that readers know: mend the code,
 * not this file. A book that is added has a day from which it takes its turn, `dailyFrom`.
 */
const lines = readFileSync(new URL('golden-days.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(2);
const golden = lines.map((line) => {
  const [day = '', game = '', book = '', seat = '', number = '', link = ''] = line.split(' ');
  return { day, game, says: { book, seat: Number(seat), number: Number(number), link } };
});

test.each(golden)('$game deals on $day what it has dealt', async ({ day, game: id, says }) => {
  const game = GAMES.find((one) => one.id === id);
  if (!game) throw new Error(`There is no game ${id}.`);
  await game.open(async ({ engine, seated, kind }) => {
    const players = (): readonly number[] => [kind === 'tables' ? 2 : 4];
    const { book, players: seats, seat, number } = dealOfTheDay({ id, ruleSets: engine.ruleSets, players }, day);
    const { played } = (await seated?.())!;
    const rules = valuesOf(book);
    const start = played.begin({ number, seats, next: {} }, rules);
    // The first throw of a game at tables.
    const first = played.turn(start, rules);
    const playing: DealInPlay<typeof start.record> =
      first?.legal.length === 1 ? played.act(start, first.legal[0]!.act, rules) : start;
    const link = printLink(engine, {
      variation: { source: book, changes: {}, rules },
      record: playing.record,
      step: undefined,
    });
    expect({ book: book.id, seat, number, link }).toEqual(says);
  });
});

test('three days of every game are written down', () => {
  const days = (id: string): number => golden.filter(({ game }) => game === id).length;
  // A game that is added gets its lines once it has been published.
  expect(GAMES.filter(({ tools }) => tools.play).filter(({ id }) => days(id) >= 3).length).toBeGreaterThanOrEqual(3);
});
