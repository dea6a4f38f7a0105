import { GAMES } from '#games/index.ts';
import type { Judgement, GameTypes, Game } from '#engine/ledger/game.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import { playByHouse, type HouseTable, type DealToPlay } from '#engine/play/played-game.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import { type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';
import type { AnyGame } from '#games/game.ts';

export interface BenchPlayOptions {
  /** Number of deals under each book. */
  readonly deals: number;
  /** Number of the first deal. */
  readonly seed: number;
  readonly game?: string | undefined;
  readonly book?: string | undefined;
}

/** Deals in a session; below, how often a deal has a careful player, who tries few deals. */
const SESSION = 50;
const CAREFUL = 100;
const SAMPLES = 3;

/**
 * Plays sessions of the house under every book, act by act, and prints violated invariants; returns whether there were
 * none.
 */
export async function playMany({ deals, seed, game, book }: BenchPlayOptions): Promise<boolean> {
  let isSound = true;
  for (const one of GAMES.filter(({ id }) => game === undefined || id === game)) {
    await one.open(async ({ engine, seated }) => {
      if (!seated) return;
      const { played, house } = await seated();
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
  }
  return isSound;
}

/**
 * Lets the house play every seat of `deals` deals by a book, in sessions of 50, and checks each deal: legal acts, no departure from
 * the rules, payments that add up and cite a rule of the book, no card lost. The deal numbered n is dealt from the seed n, from
 * `seed` on. Stops at the first fault and returns it with the number of its deal; undefined if there is none.
 */
export function playSessions<G extends GameTypes>(
  table: BenchTable<G>,
  ruleSet: RuleSet,
  { deals, seed, seats }: Pick<BenchPlayOptions, 'deals' | 'seed'> & { readonly seats: number },
): string | undefined {
  const rules = valuesOf(ruleSet) as G['rules'];
  let next: DealToPlay['next'] = {};
  for (let number = seed; number < seed + deals; number++) {
    if ((number - seed) % SESSION === 0) next = {};
    const careful = number % CAREFUL === 0 ? number % seats : -1;
    const best = table.house.strengths.at(-1) ?? 'plain';
    let wrong: string | undefined;
    const deal = { number, seats, next };
    const playing = playByHouse(table, deal, {
      rules,
      players: (seat) => (seat === careful ? best : 'plain'),
      samples: SAMPLES,
      watch: ({ legal }, act) => {
        const isLegal = legal.some((choice) => JSON.stringify(choice.act) === JSON.stringify(act));
        if (!isLegal) wrong ??= `the house may not do ${JSON.stringify(act)}`;
      },
    });
    const fault = wrong ?? faultOf(judgementOf(table.engine, playing.record, rules), table.engine.keys, ruleSet);
    if (fault !== undefined) return `deal ${String(number)}: ${fault}`;
    next = table.played.next(playing, rules);
  }
  return undefined;
}

const total = (balances: Balances): number => Object.values(balances).reduce((sum, amount) => sum + amount, 0);

/** Checks the invariants of a deal played by the rules. */
function faultOf(judgement: Judgement<unknown>, keys: KeyTable, { rules }: RuleSet): string | undefined {
  const { departures, entries, net, pools, poolsBefore, frames } = judgement;
  const [departure] = departures;
  if (departure) return `it departs from the rules. ${departure.message}`;
  if (Object.values(pools).some((held) => held < 0)) return 'a pool holds less than nothing';
  if (total(net) + total(pools) !== total(poolsBefore)) return 'seats and pools together win or lose';
  for (const { keys: cited, occasion } of entries) {
    const unknown = cited.find((key) => !Object.hasOwn(keys, key));
    if (unknown !== undefined) return `${occasion} cites ${unknown}, which is not a rule`;
    if (!cited.some((key) => rules[key])) return `${occasion} cites no rule of the book`;
  }
  return cardsLost(frames);
}

/** A card in two places, or one that appears from nowhere; games at tables have none. */
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

/** What the bench needs of a game: judge, turns and house. */
export interface BenchTable<G extends GameTypes> extends HouseTable<G> {
  readonly engine: Game<G>;
}

/** Possible numbers of players, the usual one first: four at cards (five where the rules allow it), two at tables. */
export const seatings = ({ kind, tools }: Pick<AnyGame, 'kind' | 'tools'>, rules: object): readonly number[] => {
  if (kind === 'tables') return [2];
  const five = tools.regulate?.five;
  return five !== undefined && (rules as Readonly<Record<string, unknown>>)[five] === true ? [4, 5] : [4];
};

/** Net of each seat, in order of play. */
export function netBySeat<G extends GameTypes>(
  engine: Game<G>,
  record: G['record'],
  rules: G['rules'],
): readonly number[] {
  const { seats, net } = judgementOf(engine, record, rules);
  return seats.map((seat) => net[seat] ?? 0);
}

/** Judgement of a deal played at the table, which cannot be impossible. */
export function judgementOf<G extends GameTypes>(
  engine: Game<G>,
  record: G['record'],
  rules: G['rules'],
): Judgement<unknown> {
  const result = engine.judge(record, rules);
  if (!result.ok) throw new Error(`A deal played by its turns cannot be judged: ${result.error.message}`);
  return result.value;
}
