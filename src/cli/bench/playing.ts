import { GAMES } from '#games/index.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { DealToPlay } from '#engine/play/played-game.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { judged, playDeal, seatings, type Table } from './at-table.ts';

export interface Playings {
  /** How many by each book. */
  readonly deals: number;
  /** The number of the first. */
  readonly seed: number;
  readonly game?: string | undefined;
  readonly book?: string | undefined;
}

/** After so many deals a session begins anew, and one deal in so many has somebody careful in it, who tries few deals. */
const SESSION = 50;
const CAREFUL = 100;
const SAMPLES = 3;

/** Plays sessions among the house by every book, act by act, and prints what does not hold of a deal; false where anything is. */
export async function playMany({ deals, seed, game, book }: Playings): Promise<boolean> {
  let isSound = true;
  for (const one of GAMES.filter(({ id }) => game === undefined || id === game)) {
    await one.open(async ({ engine, seated }) => {
      if (!seated) return;
      (await seated()).open((played, house) => {
        for (const ruleSet of engine.ruleSets.filter(({ id }) => book === undefined || id === book)) {
          for (const seats of seatings(one, valuesOf(ruleSet))) {
            const start = performance.now();
            const fault = playSessions({ engine, played, house }, ruleSet, { deals, seed, seats });
            const seconds = (performance.now() - start) / 1000;
            const holds = `${String(deals)} deals hold, in ${seconds.toFixed(0)} s`;
            console.log(`${ruleSet.id.padEnd(20)} ${String(seats)} seats   ${fault ?? holds}`);
            if (fault !== undefined) isSound = false;
          }
        }
      });
    });
  }
  return isSound;
}

/** What does not hold of the first deal of which something does not. */
export function playSessions<R extends object, Rec, Act, Seen>(
  table: Table<R, Rec, Act, Seen>,
  ruleSet: RuleSet,
  { deals, seed, seats }: Pick<Playings, 'deals' | 'seed'> & { readonly seats: number },
): string | undefined {
  const rules = valuesOf(ruleSet) as R;
  let next: DealToPlay['next'] = {};
  for (let number = seed; number < seed + deals; number++) {
    if ((number - seed) % SESSION === 0) next = {};
    const careful = number % CAREFUL === 0 ? number % seats : -1;
    const best = table.house.strengths.at(-1) ?? 'plain';
    let wrong: string | undefined;
    const deal = { number, seats, next };
    const playing = playDeal(table, rules, deal, {
      players: (seat) => (seat === careful ? best : 'plain'),
      samples: SAMPLES,
      watch: ({ legal }, act) => {
        const isLegal = legal.some((choice) => JSON.stringify(choice.act) === JSON.stringify(act));
        if (!isLegal) wrong ??= `the house may not do ${JSON.stringify(act)}`;
      },
    });
    const fault = wrong ?? faultOf(judged(table.engine, playing.record, rules), table.engine.keys, ruleSet);
    if (fault !== undefined) return `deal ${String(number)}: ${fault}`;
    next = table.played.next(playing, rules);
  }
  return undefined;
}

const total = (balances: Balances): number => Object.values(balances).reduce((sum, amount) => sum + amount, 0);

/** What has to hold of every deal that is played by the rules. */
function faultOf(judgement: Judgement<unknown>, keys: KeyTable, { rules }: RuleSet): string | undefined {
  const { departures, entries, net, pools, poolsBefore, frames } = judgement;
  const [departure] = departures;
  if (departure) return `it departs from the rules. ${departure.message}`;
  if (Object.values(pools).some((held) => held < 0)) return 'a pool holds less than nothing';
  if (total(net) + total(pools) !== total(poolsBefore)) return 'seats and pools together win or lose';
  for (const { keys: cited, occasion } of entries) {
    const unknown = cited.find((key) => !Object.hasOwn(keys, key));
    if (unknown !== undefined) return `${occasion} cites ${unknown}, which is no rule`;
    if (!cited.some((key) => rules[key])) return `${occasion} cites no rule of the book`;
  }
  return cardsLost(frames);
}

/** A card that lies in two places, or comes into a hand from nowhere; at tables there are none. */
function cardsLost(frames: readonly unknown[]): string | undefined {
  let before: readonly number[] | undefined;
  for (const frame of frames) {
    const { hands } = frame as { readonly hands?: readonly (readonly number[])[] };
    if (!hands) return undefined;
    const held = hands.flat();
    if (new Set(held).size !== held.length) return 'a card is in two hands';
    if (before && held.length > before.length) return 'there are more cards than were dealt';
    before = held;
  }
  return undefined;
}
