import { describe, expect, test } from 'vitest';
import { sortedCards, type Card } from '#engine/cards/card.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import type { DealInPlay } from '#engine/play/played-game.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { expectRefusals, expectUnseen, playDrawn } from '../../../../tests/support/acts-drawn.ts';
import { quadrille } from '../game.ts';
import { dealAnother } from '../policy/plain-deal.ts';
import { parseQuadrille } from '../record/notation.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import { BIDS } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import type { QuadrilleAct } from './turn.ts';
import { expectForks, expectTree } from '../../../../tests/support/forks.ts';
import { EVERYTHING } from '../../../../tests/support/seeds.ts';
import { quadrilleReplay as following, quadrilleTable as game } from './table-game.ts';

const TABLES = quadrille.ruleSets.map((book) => ({ name: book.id, book, rules: valuesOf(book) }));
const rulesOf = (id: string): QuadrilleRules => valuesOf(quadrille.ruleSets.find((one) => one.id === id)!);
const deal = (number: number, rules: QuadrilleRules) => game.begin({ number, seats: 4, next: {} }, rules);

test.each(TABLES)(
  'at every place one choice leads on, and every other is a branch that settles ($name)',
  ({ book, rules }) => {
    const forked = { engine: quadrille, following, variation: { source: book, changes: {}, rules } };
    for (let number = 0; number < 2; number++) {
      const random = makeRandom(number);
      const { record } = playDrawn(game, deal(number, rules), rules, random);
      const sorted = { ...record, hands: record.hands.map(sortedCards) };
      expectTree(forked, expectForks(forked, sorted, random));
    }
  },
);

describe.each(TABLES)('$name', ({ rules }) => {
  test('whatever is done of what is legal, a deal comes to its end and breaks no rule', () => {
    for (let number = 0; number < (EVERYTHING ? 40 : 15); number++) {
      const { record } = playDrawn(game, deal(number, rules), rules, makeRandom(number + 1));
      const judged = judge(record, rules);
      expect(judged.ok && judged.value.departures).toEqual([]);
      expect(judged.ok && judged.value.frames.at(-1)?.event).not.toMatchObject({ outcome: { kind: 'unfinished' } });
    }
  });

  test('a number deals the cards that the same number deals elsewhere', () => {
    const { hands, favourite } = deal(4711, rules).record;
    expect(hands).toEqual(dealAnother(4711, rules).hands);
    expect(favourite).toBe(dealAnother(4711, rules).favourite);
  });

  test('what is refused is refused in a sentence, and breaks the rule that is named', () => {
    playDrawn(game, deal(3, rules), rules, makeRandom(9), (playing) =>
      expectRefusals(game, judge, playing, rules, 'call'),
    );
  });

  test('a seat sees its own cards and no other that lies hidden', () => {
    for (let number = 10; number < 20; number++)
      playDrawn(game, deal(number, rules), rules, makeRandom(number), (playing, seat) => {
        const { record } = playing;
        const view = game.seatView(playing, rules, seat);
        const known = new Set<Card | undefined>([
          ...(record.hands[seat] ?? []),
          ...view.open.map(([, card]) => card),
          ...record.plays.flat(),
          // A forced ombre holds spadille; the holder of the called card is known once he has shown himself.
          ...(record.hands.flat().filter((card) => card === 12) as readonly Card[]),
          ...(view.call === undefined ? [] : [view.call]),
          record.gives,
        ]);
        expectUnseen(game, playing, rules, seat, known);
      });
  });
});

const HANDS = {
  first: 'QS JS 2S JH 3H 2H 5D 3D 5C 3C',
  second: 'AS 5S AD QD 2D AC QC JC 4C 2C',
  third: 'KS 7S 3S AH KH KD 6D 4D 7C 6C',
  dealer: '6S 4S QH 7H 6H 5H 4H JD 7D KC',
};

function playingFrom(more: Readonly<Record<string, unknown>>): DealInPlay<QuadrilleRecord> {
  const read = parseQuadrille({ deal: { hands: HANDS }, ...more });
  if (!read.ok) throw new Error(read.error.message);
  return { number: 0, record: read.value, declined: [] };
}
const kindsOf = (playing: DealInPlay<QuadrilleRecord>, rules: QuadrilleRules) =>
  game.turn(playing, rules)?.legal.map(({ act }) => act.kind);

test('who is forced to play may leave trumps to the ally he calls, where a book says so', () => {
  const rules = rulesOf('quanti-1822');
  let playing = playingFrom({ bids: ['pass', 'pass', 'pass', 'pass'] });
  expect(kindsOf(playing, rules)).toContain('leave');
  expect(kindsOf(playing, rulesOf('tgq-1728'))).not.toContain('leave');
  playing = game.act(playing, { kind: 'leave' }, rules);
  expect(game.turn(playing, rules)).toMatchObject({ seat: 1, kind: 'call' });
  // Third hand holds the king of diamonds.
  const king = game.turn(playing, rules)?.legal.find(({ label }) => label === 'king of diamonds')?.act;
  playing = game.act(playing, king as QuadrilleAct, rules);
  expect(game.turn(playing, rules)).toMatchObject({ seat: 2, kind: 'trump' });
  playing = game.act(playing, { kind: 'trump', suit: 3 }, rules);
  expect(playing.record.named).toBe(2);
  expect(game.turn(playing, rules)).toMatchObject({ seat: 0, kind: 'play' });
  // The ally has named trumps, so every seat knows him.
  expect(game.seatView(playing, rules, 0).ally).toBe(2);
});

test('the ally knows himself; the others know him when the card called falls', () => {
  const rules = rulesOf('tgq-1728');
  const named = { bids: ['pass', 'ask', 'pass', 'pass'], trump: 'C', call: 'KD' };
  const allies = (plays: readonly string[]) =>
    [0, 1, 2, 3].map((seat) => game.seatView(playingFrom({ ...named, plays }), rules, seat).ally);
  expect(allies([])).toEqual([undefined, undefined, 2, undefined]);
  expect(allies(['5D AD KD'])).toEqual([2, 2, 2, 2]);
});

test('after six tricks straight off he may stop, or ask his ally’s leave; refused, the game is over', () => {
  const plays = ['2S 5S KS 4S', 'KH 7H 3H 4C', 'AS 6C KC 3C', '2C 7C 7D 5C', '2D KD JD 5D', '6D 6H 3D AD'];
  const at = playingFrom({ bids: ['pass', 'ask', 'pass', 'pass'], trump: 'C', call: 'KD', plays });
  const rules = rulesOf('quanti-1822');
  expect(kindsOf(at, rules)).toEqual(['stop', 'ask']);
  expect(game.turn(game.act(at, { kind: 'stop' }, rules), rules)).toBeUndefined();
  const afterQuestion = game.act(at, { kind: 'ask' }, rules);
  // Second hand is ombre and leads; third hand holds the king called.
  expect(game.turn(afterQuestion, rules)?.seat).toBe(2);
  expect(game.turn(game.act(afterQuestion, { kind: 'answer', answer: 'no' }, rules), rules)).toBeUndefined();
  const goesOn = game.turn(game.act(afterQuestion, { kind: 'answer', answer: 'yes' }, rules), rules);
  expect([goesOn?.seat, goesOn?.legal.length]).toEqual([1, 4]);
  // Under rules without leave, he stops or leads.
  expect(new Set(kindsOf(at, rulesOf('tgq-1728')))).toEqual(new Set(['play', 'stop']));
});

test('a bid that the hand forbids is refused with its rule', () => {
  const refused = game.turn(playingFrom({}), rulesOf('mediateur-1752'))?.refused;
  expect(refused?.find(({ label }) => label === BIDS[9])?.key).toBe('casco.aces');
});

test('a suit drawn for the party stays when the next deal is begun; the stake lies as it was left', () => {
  const rules = rulesOf('britannica-1842');
  const done = playDrawn(game, deal(5, rules), rules, makeRandom(3));
  const next = game.next(done, rules);
  const after = game.begin({ number: 6, seats: 4, next }, rules).record;
  expect(after.favourite).toBe(done.record.favourite);
  const judged = judge(done.record, rules);
  expect(judged.ok && after.pools?.['stake']).toBe(judged.ok && judged.value.pools['stake']);
});
