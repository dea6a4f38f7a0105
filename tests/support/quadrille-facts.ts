import { CONTRACTS, type ContractName } from '#games/quadrille/rules/bids.ts';
import { emptyFacts, type Facts } from '#games/quadrille/play/facts.ts';
import type { QuadrilleRules } from '#games/quadrille/rules/keys.ts';
import { NO_POOLS, type Pools } from '#games/quadrille/record/pools.ts';
import { settle } from '#games/quadrille/settle/settle.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { ANTE, placeAt, type Sink } from '#engine/ledger/sink.ts';

/** The ombre sits second, an ally deals; the opponents X, Y, Z are the others in order of play from eldest. */
const O = 1;
const A = 3;

const SPADES = 0;
const HEARTS = 1;
const NO_TRUMP = 4;

export interface Told {
  readonly game: ContractName;
  /** The tricks of the ombre’s side, and the ombre’s own where that matters; the rest are his ally’s. */
  readonly tricks: number;
  readonly ombres?: number;
  /** Hearts are trumps, which are the favourite suit where there is one; otherwise spades. */
  readonly hearts?: boolean;
  readonly ownKing?: boolean;
  /** Matadors, and trumps in sequence after them, of the ombre’s side and of the defenders. */
  readonly matadors?: number;
  readonly defenders?: number;
  /** The first six tricks straight off, without going on. */
  readonly premiers?: boolean;
  /** The same, and the lead to the seventh; the tricks say whether the vole was made. */
  readonly undertaken?: boolean;
  readonly kingPlayed?: boolean;
  readonly shown?: boolean;
  readonly refused?: boolean;
  readonly vole?: 'announced' | 'revealed';
  /** Médiateur: the first opponent gave the king. */
  readonly giver?: number;
  /** Seat → highest trump dealt; X above Y above Z unless told otherwise. */
  readonly highest?: readonly number[];
}

/** Facts as a person tells them. */
export function tell(told: Told): Facts {
  const facts = emptyFacts();
  const contract = CONTRACTS.indexOf(told.game);
  const isAllied = (told.game === 'forced' || told.game === 'alliance' || told.game === 'casco') && !told.ownKing;
  facts.contract = contract;
  facts.ombre = O;
  facts.ally = isAllied ? A : -1;
  facts.ownKing = told.ownKing ?? false;
  facts.trump = contract >= CONTRACTS.indexOf('grandissimo') ? NO_TRUMP : told.hearts ? HEARTS : SPADES;
  facts.announced = told.vole === undefined ? 0 : told.vole === 'announced' ? 1 : 2;
  facts.giver = told.game === 'mediateur' ? (told.giver ?? 0) : -1;
  const ombres = isAllied ? (told.ombres ?? Math.min(3, told.tricks)) : told.tricks;
  const early = told.game === 'devole' && told.tricks > 0;
  const stopped = (told.premiers ?? false) && told.tricks === 6;
  facts.played = early ? 1 : stopped ? 6 : 10;
  facts.taken[O] = ombres;
  facts.taken[A] = isAllied ? told.tricks - ombres : 0;
  facts.taken[0] = facts.played - told.tricks;
  facts.straight = told.undertaken ? told.tricks : told.premiers ? 6 : told.tricks === 10 ? 10 : 0;
  facts.seventhLed = !stopped && !early;
  facts.kingPlayed = told.kingPlayed ?? true;
  facts.shown = told.shown ?? false;
  facts.refused = told.refused ?? false;
  facts.dealt = [told.matadors ?? 0, told.defenders ?? 0];
  facts.held = [told.matadors ?? 0, told.defenders ?? 0];
  facts.highest = [...(told.highest ?? [8, 11, 7, 6])];
  return facts;
}

export interface Settled {
  /** Role → what it won or lost by the deal, the ante left out, as the tables of the readings count. */
  readonly net: Readonly<Partial<Record<'O' | 'A' | 'X' | 'Y' | 'Z', number>>>;
  /** Seat → the same with the ante. */
  readonly whole: readonly number[];
  /** The stake after the deal, and with the next deal’s ante. */
  readonly pool: readonly [after: number, next: number];
  readonly after: Pools;
  readonly posts: readonly {
    readonly at: string;
    readonly occasion: string;
    readonly from: number;
    readonly to: number;
    readonly amount: number;
    readonly keys: readonly string[];
  }[];
}

/** Settles facts at a pool that holds `pool` when play begins, and adds the payments up. */
export function settled(facts: Facts, rules: QuadrilleRules, pool?: number, before: Partial<Pools> = {}): Settled {
  const ante = 4 * rules['stake.ante.each'] + rules['stake.ante.dealer'];
  const posts: Settled['posts'][number][] = [];
  const whole = [0, 0, 0, 0];
  const net = [0, 0, 0, 0];
  const sink: Sink = {
    at: (moment) => ({
      pay: ({ occasion, keys }, from, to, amount) => {
        posts.push({ at: printPlace(placeAt(moment)), occasion, from, to, amount, keys });
        for (const [account, sign] of [
          [from, -1],
          [to, 1],
        ] as const) {
          if (account > 3) continue;
          whole[account]! += sign * amount;
          if (moment !== ANTE) net[account]! += sign * amount;
        }
      },
    }),
  };
  const after = settle(facts, rules, { ...NO_POOLS, stake: (pool ?? ante) - ante, ...before }, sink);
  const opponents = [0, 1, 2, 3].filter((seat) => seat !== facts.ombre && seat !== facts.ally);
  const roles: Record<string, number> = { O: net[facts.ombre]! };
  if (facts.ally >= 0) roles['A'] = net[facts.ally]!;
  opponents.forEach((seat, i) => (roles['XYZ'[i]!] = net[seat]!));
  return { net: roles, whole, pool: [after.stake, after.stake + ante], after, posts };
}

/** Every opponent of an ombre alone has won or lost so much. */
export const each = (ombre: number, opponent: number): Settled['net'] => ({
  O: ombre,
  X: opponent,
  Y: opponent,
  Z: opponent,
});
export const allied = (o: number, a: number, x: number, y: number): Settled['net'] => ({ O: o, A: a, X: x, Y: y });
