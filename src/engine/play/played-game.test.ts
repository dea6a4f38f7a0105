import { expect, test } from 'vitest';
import { reversisTable as played } from '#games/reversis/choices/table-game.ts';
import { reversis as engine, type Reversis } from '#games/reversis/game.ts';
import { house } from '#games/reversis/house/house.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { parseCard } from '#engine/cards/card.ts';
import { playOn, type PlayOnOptions, sayStrength } from './played-game.ts';

const rules = valuesOf(engine.ruleSets.find(({ id }) => id === 'almanach-1785')!);

/** The deal of a first hand before its tenth trick, to which first hand leads. */
const before = {
  number: 0,
  declined: [],
  record: unwrap(
    engine.parseRecord({
      deal: {
        hands: {
          first: 'JS 8S QH JH 5H 2H 7D 6D 2D 6C 2C',
          second: 'QS 6S 5S 4H QD JD 9D KC 9C 7C 5C',
          third: 'KS 9S 7S 4S AH 8H 7H 3H 8D 4D 4C',
          dealer: 'AS 3S KH 9H 6H AD KD 5D QC JC 8C 3C',
        },
        talon: 'AC 2S 3D',
        laidOut: { first: 'JS', second: 'QD', third: 'KS', dealer: 'AS' },
      },
      plays: [
        '2D 9D 8D KD',
        '6H 5H 4H 3H',
        '3S 8S 6S 7S',
        '2C 5C 4C QC',
        '3C 6C 7C AH',
        '2S 4S AD JH',
        '4D 5D 6D JD',
        '5S 9S KH AC',
        '3D JC 7D KC',
      ],
    }),
    'the deal',
  ),
};
const by: PlayOnOptions<Reversis> = {
  played,
  rules,
  choose: (playing, { seat }, n) => {
    const view = played.seatView(playing, rules, seat);
    return Promise.resolve(house.choose(view, rules, { strength: 'plain', random: makeRandom(n + 1) }).act);
  },
  most: 100,
  signal: new AbortController().signal,
};
const lead = (card: string) => played.act(before, { kind: 'play', card: parseCard(card)! }, rules);
const netOf = (record: Reversis['record']): number => unwrap(engine.judge(record, rules), 'the deal').net['first'] ?? 0;

/*
 * Before the tenth trick first hand has −4 (stake) + 20 and 4 (the Quinola placed) + 1 (ace of clubs placed) = 21, and 4 points;
 * second hand has 5 points, third hand 13, the dealer 5. First hand has QH 2H, second hand QS 9C, third hand 8H 7H, the dealer
 * 9H 8C.
 * 2H: the dealer takes it with 9H, and QS in it (7 points); QH goes to second hand (7). First hand has fewest, and gets 4 + 10
 * from third hand: 21 + 14 = 35.
 * QH takes the trick, with QS in it: 4 + 2 + 2 = 8 points. Fewest are now 5, so that the 14 go to another: 21.
 */
test('plays a deal on from a card to its end, for every seat', async () => {
  const low = (await playOn<Reversis>(lead('2H'), by))!;
  expect(low.at(-1)!.record.plays.slice(9).flat()).toEqual(
    ['2H', 'QS', '7H', '9H', '8C', 'QH', '9C', '8H'].map(parseCard),
  );
  expect(netOf(low.at(-1)!.record)).toBe(35);
  const high = (await playOn<Reversis>(lead('QH'), by))!;
  expect(high).toHaveLength(8);
  expect(high[0]!.record.plays.flat()).toHaveLength(37);
  expect(high.at(-1)!.record.plays[9]).toContain(parseCard('QS'));
  expect(netOf(high.at(-1)!.record)).toBe(21);
});

test('says nothing of a deal that is stopped, or that takes too many acts', async () => {
  expect(await playOn<Reversis>(lead('QH'), { ...by, most: 6 })).toBeUndefined();
  expect(await playOn<Reversis>(lead('QH'), { ...by, signal: AbortSignal.abort() })).toBeUndefined();
});

test('how strong the house is, in one sentence', () => {
  const measured = {
    deals: 2000,
    samples: 20,
    on: '2026-11-22',
    gains: [
      { better: 'careful', worse: 'plain', gain: 2.27, within: 0.73 },
      { better: 'plain', worse: 'random', gain: 13, within: 0.77 },
    ],
  } as const;
  expect(sayStrength(measured, 'fiches')).toBe(
    'Over 2,000 deals with the same cards for both, the careful house beats the plain house by 2.3 fiches a deal (± 0.7); the plain house beats a player who plays at random by 13.0 fiches a deal (± 0.8).',
  );
  const atTables = {
    deals: 2000,
    on: '2026-11-22',
    gains: [{ better: 'attentive', worse: 'plain', gain: 0.58, within: 0.05 }],
  } as const;
  expect(sayStrength(atTables, 'stakes', 'tables')).toBe(
    'Over 2,000 games with the same throws for both, the attentive house beats the plain house by 0.58 stakes a game (± 0.05).',
  );
});
