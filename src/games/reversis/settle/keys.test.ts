import { describe, expect, test } from 'vitest';
import {
  DEALER,
  FIRST,
  SECOND,
  settled,
  tell,
  THIRD,
  repeatSeat,
  type DealSummary,
} from '../../../../tests/support/reversis-facts.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { almanach1785 } from '../rules/books/almanach-1785.ts';
import { ancient } from '../rules/books/ancient.ts';
import { bohn1850 } from '../rules/books/bohn-1850.ts';
import { maison1659 } from '../rules/books/maison-1659.ts';
import { parlett2008 } from '../rules/books/parlett-2008.ts';
import type { ReversisRules } from '../rules/keys.ts';

const bohn = valuesOf(bohn1850);
const almanach = valuesOf(almanach1785);
const parlett = valuesOf(parlett2008);

/** Eleven tricks: three for each seat, two for the dealer, who therefore wins the partie if nobody has points. */
const WINNERS = [FIRST, SECOND, THIRD, DEALER, FIRST, SECOND, THIRD, DEALER, FIRST, SECOND, THIRD];

/** `occasion: its rule keys`, without the ante. */
function named(
  summary: Partial<DealSummary>,
  rules: ReversisRules,
  pools: readonly number[] = [30, 20],
): ReadonlySet<string> {
  const { posts } = settled(tell({ winners: WINNERS, ...summary }), rules, pools);
  return new Set(
    posts.flatMap(({ occasion, keys }) => (occasion === 'ante' ? [] : [`${occasion}: ${keys.join(' ')}`])),
  );
}

const PARTIE = 'partie: partie.manner partie.base points.scale tie.order';
const honours = (fate: 'placed' | 'forced' | 'led', trick: number): Partial<DealSummary> => {
  const story = { fate, by: THIRD, trick, leader: fate === 'led' ? THIRD : FIRST, taker: SECOND } as const;
  return { great: story, little: story, aces: { 0: story, 2: story } };
};

describe('a payment names the rules that make it, and no others', () => {
  test('1850: both Quinolas and both kinds of ace, each by the rule that has its own price', () => {
    expect(named(honours('led', 3), bohn)).toEqual(
      new Set([
        'bete: quinola.led.intoPool',
        'bete: quinola.led.intoPool quinola.little',
        'aceLed: ace.led.rate ace.led.payers led.claim',
        'aceLed: ace.led.diamonds ace.led.payers led.claim',
        'quinolaLed: quinola.led.holderToWinner led.claim',
        'quinolaLedOthers: quinola.led.othersToWinner led.claim',
        'quinolaLed: little.led.holderToWinner led.claim',
        'quinolaLedOthers: little.led.othersToWinner led.claim',
        PARTIE,
      ]),
    );
    expect(named(honours('forced', 3), bohn)).toEqual(
      new Set([
        'bete: quinola.forced.intoPool',
        'bete: quinola.forced.intoPool quinola.little',
        'quinolaForced: quinola.forced.holderToForcer',
        'quinolaForcedOthers: quinola.forced.othersToForcer',
        'quinolaForced: little.forced.holderToForcer',
        'quinolaForcedOthers: little.forced.othersToForcer',
        'aceForced: ace.forced.rate ace.forced.payers',
        'aceForced: ace.forced.diamonds ace.forced.payers',
        PARTIE,
      ]),
    );
    expect(named(honours('placed', 3), bohn)).toEqual(
      new Set([
        'quinolaPlaced: quinola.placed.winnerToHolder',
        'quinolaDraws: quinola.placed.draws',
        'quinolaPlaced: little.placed.winnerToHolder',
        'quinolaDraws: quinola.placed.draws quinola.little',
        'acePlaced: ace.placed.rate',
        'acePlaced: ace.placed.diamonds',
        PARTIE,
      ]),
    );
  });

  test('1785: one Quinola, and led aces of which the holder alone pays', () => {
    expect(named(honours('led', 3), almanach, [20])).toEqual(
      new Set([
        'bete: quinola.led.intoPool',
        'aceLed: ace.led.rate ace.led.payers led.claim',
        'aceLed: ace.led.diamonds ace.led.payers led.claim',
        PARTIE,
      ]),
    );
    // In the last trick aces are paid double, and the Quinola is not.
    expect(named(honours('forced', 11), almanach, [20])).toEqual(
      new Set([
        'bete: quinola.forced.intoPool',
        'quinolaForced: quinola.forced.holderToForcer',
        'quinolaForcedOthers: quinola.forced.othersToForcer',
        'aceForced: ace.forced.rate ace.forced.payers double.manner double.window double.scope',
        'aceForced: ace.forced.diamonds ace.forced.payers double.manner double.window double.scope',
        PARTIE,
      ]),
    );
  });

  test('2008: between opposites the doubling, and in the last two tricks for how long and for what', () => {
    const of = (trick: number) =>
      [...named(honours('forced', trick), parlett, [25])].filter((one) => one.startsWith('quinola'));
    expect(new Set(of(3))).toEqual(
      new Set([
        'quinolaForced: quinola.forced.holderToForcer double.manner',
        'quinolaForcedOthers: quinola.forced.othersToForcer',
      ]),
    );
    expect(new Set(of(10))).toEqual(
      new Set([
        'quinolaForced: quinola.forced.holderToForcer double.manner double.window double.scope',
        'quinolaForcedOthers: quinola.forced.othersToForcer double.manner double.window double.scope',
      ]),
    );
  });

  test('the partie: what a Quinola or the ace of diamonds counts, where it is laid out, and the ties, where they decide', () => {
    const partie = (summary: Partial<DealSummary>) => named(summary, almanach, [20]);
    const took = { [SECOND]: [0, 1, 0, 0] } as const;
    expect(partie({ took })).toEqual(new Set(['partie: partie.manner partie.base points.scale tie.order']));
    // King 3, queen 2 and knave 1: each seat has taken another card.
    const apart = { [FIRST]: [0, 2, 0, 0], [SECOND]: [0, 1, 0, 0], [THIRD]: [0, 0, 1, 0] } as const;
    expect(partie({ took: apart })).toEqual(new Set(['partie: partie.manner partie.base points.scale']));
    expect(partie({ took: apart, laid: [0, 0, 0, 1], laidHonours: [4] })).toEqual(
      new Set(['partie: partie.manner partie.base points.scale points.quinolaLaid']),
    );
    expect(partie({ took: apart, laid: [1, 0, 0, 0], laidHonours: [2] })).toEqual(
      new Set(['partie: partie.manner partie.base points.scale points.aceDiamondsLaid']),
    );
    expect(partie({ took: apart, laid: [1, 0, 0, 1], laidHonours: [2, 4] })).toEqual(
      new Set(['partie: partie.manner partie.base points.scale points.quinolaLaid points.aceDiamondsLaid']),
    );
    // Another ace, or the queen of hearts, counts as its kind does.
    expect(partie({ took: apart, laid: [1, 0, 1, 0], laidHonours: [1, 5] })).toEqual(
      new Set(['partie: partie.manner partie.base points.scale']),
    );
  });

  test('the oldest game pays by own points and tariff, 1659 by the pool as it was dealt', () => {
    const took = { [FIRST]: [0, 2, 0, 0], [SECOND]: [0, 1, 0, 0], [THIRD]: [0, 0, 1, 0] } as const;
    expect(named({ took }, valuesOf(ancient), [])).toEqual(
      new Set(['points: partie.manner partie.tariff points.scale']),
    );
    expect(named({ took }, valuesOf(maison1659), [4])).toEqual(new Set(['partie: partie.manner']));
  });

  test('a reversis made undoes, pays, draws and rewards by rules of their own', () => {
    const great = { fate: 'forced', by: THIRD, trick: 1, leader: FIRST, taker: THIRD } as const;
    expect(named({ winners: repeatSeat(THIRD, 11), great }, almanach, [20])).toEqual(
      new Set([
        'bete: quinola.forced.intoPool',
        'quinolaForced: quinola.forced.holderToForcer',
        'quinolaForcedOthers: quinola.forced.othersToForcer',
        'undone: reversis.made.undoes',
        'reversisDraws: reversis.made.pool',
        'reversisMade: reversis.made.each',
        'reversisMade: reversis.made.opposite',
        'reversisForcedFirst: reversis.made.forcedFirst',
      ]),
    );
  });
});
