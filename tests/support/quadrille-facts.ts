import { CONTRACTS, type ContractName } from '#games/quadrille/rules/bids.ts';
import { emptyFacts, type Facts } from '#games/quadrille/play/facts.ts';
import type { QuadrilleRules } from '#games/quadrille/rules/keys.ts';
import { NO_POOLS, type Pools } from '#games/quadrille/record/pools.ts';
import { settle } from '#games/quadrille/settle/settle.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { ANTE, placeAt, type Sink } from '#engine/ledger/sink.ts';

/** The ombre sits second and an ally deals; opponents X, Y, Z are the others in order of play from eldest. */
const O = 1;
const A = 3;

const SPADES = 0;
const HEARTS = 1;
const NO_TRUMP = 4;

export interface DealSummary {
  readonly game: ContractName;
  /** Tricks of the ombre's side, and the ombre's own if they matter; the rest are his ally's. */
  readonly tricks: number;
  readonly ombres?: number;
  /** Whether trumps are hearts, the favourite suit where there is one; else spades. */
  readonly hearts?: boolean;
  readonly ownKing?: boolean;
  /** Number of matadors, with the trumps that follow in sequence, of the ombre's side and of the defenders. */
  readonly matadors?: number;
  readonly defenders?: number;
  /** Whether the first six tricks were won in a row, without going on. */
  readonly premiers?: boolean;
  /** Whether the seventh trick was led too; the tricks say whether the vole was made. */
  readonly undertaken?: boolean;
  readonly kingPlayed?: boolean;
  readonly allyShown?: boolean;
  readonly refused?: boolean;
  readonly vole?: 'announced' | 'revealed';
  /** Médiateur: the opponent who gave the king. */
  readonly giver?: number;
  /** Seat → highest trump dealt; by default X above Y above Z. */
  readonly highest?: readonly number[];
}

/** Builds facts from a short description. */
export function tell(summary: DealSummary): Facts {
  const facts = emptyFacts();
  const contract = CONTRACTS.indexOf(summary.game);
  const isAllied =
    (summary.game === 'forced' || summary.game === 'alliance' || summary.game === 'casco') && !summary.ownKing;
  facts.contract = contract;
  facts.ombre = O;
  facts.ally = isAllied ? A : -1;
  facts.ownKing = summary.ownKing ?? false;
  facts.trump = contract >= CONTRACTS.indexOf('grandissimo') ? NO_TRUMP : summary.hearts ? HEARTS : SPADES;
  facts.announced = summary.vole === undefined ? 0 : summary.vole === 'announced' ? 1 : 2;
  facts.giver = summary.game === 'mediateur' ? (summary.giver ?? 0) : -1;
  const ombres = isAllied ? (summary.ombres ?? Math.min(3, summary.tricks)) : summary.tricks;
  const early = summary.game === 'devole' && summary.tricks > 0;
  const stopped = (summary.premiers ?? false) && summary.tricks === 6;
  facts.played = early ? 1 : stopped ? 6 : 10;
  facts.taken[O] = ombres;
  facts.taken[A] = isAllied ? summary.tricks - ombres : 0;
  facts.taken[0] = facts.played - summary.tricks;
  facts.straight = summary.undertaken ? summary.tricks : summary.premiers ? 6 : summary.tricks === 10 ? 10 : 0;
  facts.seventhLed = !stopped && !early;
  facts.kingPlayed = summary.kingPlayed ?? true;
  facts.allyShown = summary.allyShown ?? false;
  facts.leaveRefused = summary.refused ?? false;
  facts.dealt = [summary.matadors ?? 0, summary.defenders ?? 0];
  facts.held = [summary.matadors ?? 0, summary.defenders ?? 0];
  facts.highest = [...(summary.highest ?? [8, 11, 7, 6])];
  return facts;
}

export interface FactsSettlement {
  /** Role → net of the deal without the ante, as in the tables of the register. */
  readonly net: Readonly<Partial<Record<'O' | 'A' | 'X' | 'Y' | 'Z', number>>>;
  /** Seat → net with the ante. */
  readonly whole: readonly number[];
  /** Pool after the deal, and with the next deal's ante. */
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

/** Settles facts with `pool` in the pool when play begins, and adds up the payments. */
export function settled(
  facts: Facts,
  rules: QuadrilleRules,
  pool?: number,
  before: Partial<Pools> = {},
): FactsSettlement {
  const ante = 4 * rules['stake.ante.each'] + rules['stake.ante.dealer'];
  const posts: FactsSettlement['posts'][number][] = [];
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

/** Net of an ombre alone against equal results of all opponents. */
export const lone = (ombre: number, opponent: number): FactsSettlement['net'] => ({
  O: ombre,
  X: opponent,
  Y: opponent,
  Z: opponent,
});
export const allied = (o: number, a: number, x: number, y: number): FactsSettlement['net'] => ({
  O: o,
  A: a,
  X: x,
  Y: y,
});
