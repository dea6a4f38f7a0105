import { expect, test } from 'vitest';
import { PLAYED_REVERSIS } from '../../games/reversis/tools/play/Play.tsx';
import type { Reversis } from '../../games/reversis/game.ts';
import { reversisReplay } from '../../games/reversis/choices/table-game.ts';
import { house } from '../../games/reversis/house/house.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { stagesOf } from '#engine/play/follow.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { parseCard, type Card } from '#engine/cards/card.ts';
import { followOtherChoice, sayCost, sayNet } from './other-choice.ts';

const { played, engine } = PLAYED_REVERSIS;
const rules = valuesOf(engine.ruleSets.find(({ id }) => id === 'almanach-1785')!);
const card = (text: string): Card => parseCard(text)!;

/** A deal on file, of which only the exchange is written. */
const written = unwrap(
  engine.parseRecord({
    deal: {
      hands: {
        first: 'JS 8S QH JH 5H 2H 7D 6D 2D 6C 2C',
        second: 'QS 6S 5S 4H QD JD 9D KC 9C 7C 5C',
        third: 'KS 9S 7S 4S AH 8H 7H 3H 8D 4D 4C',
        dealer: 'AS 3S KH 9H 6H AD KD 5D QC JC 8C 3C',
      },
      talon: 'AC 2S 3D',
      laidOut: { first: 'JS', second: '5C', third: '4D', dealer: 'KH' },
    },
  }),
  'the deal',
);

test('whoever cannot notice another choice does as in the record; the house plays the rest', async () => {
  const line = await followOtherChoice<Reversis>({
    played,
    following: reversisReplay,
    written,
    rules,
    stages: stagesOf(reversisReplay, written, rules),
    done: 0,
    act: { kind: 'layOut', card: card('8S') },
    choose: (view, by, { strength, seed }) =>
      Promise.resolve(house.choose(view, by, { strength, random: makeRandom(seed) })),
    signal: new AbortController().signal,
  });
  // No house would set aside these: they are those of the record.
  expect(line?.at(-1)?.record.laidOut).toEqual(['8S', '5C', '4D', 'KH'].map(card));
  expect(line?.at(-1)?.record.plays.flat()).toHaveLength(44);
  expect(played.turn(line!.at(-1)!, rules)).toBeUndefined();
});

test('what it would have cost, with its unit', () => {
  const fiches = ['fiche', 'fiches'] as const;
  expect(
    [
      [-12, 4],
      [20, 35],
      [-20, -5],
      [0, 4],
      [-1, 0],
      [4, 4],
      [37, 35],
      [0, -2],
    ].map(([net, guides]) => sayCost(net!, guides!, fiches)),
  ).toEqual([
    'You would have lost 12 fiches instead of winning 4: 16 worse.',
    'You would have won 20 fiches instead of 35: 15 worse.',
    'You would have lost 20 fiches instead of 5: 15 worse.',
    'You would have come out even instead of winning 4 fiches: 4 worse.',
    'You would have lost 1 fiche instead of coming out even: 1 worse.',
    'You would have won 4 fiches, as with the guide’s choice: this time it costs nothing.',
    'You would have won 37 fiches instead of 35: 2 better. Nobody could know that beforehand.',
    'You would have come out even instead of losing 2 fiches: 2 better. Nobody could know that beforehand.',
  ]);
  expect(sayNet(1, fiches)).toBe('won 1 fiche');
});
