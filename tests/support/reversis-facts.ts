import type { Card } from '#engine/cards/card.ts';
import { ANTE, type Sink } from '#engine/ledger/sink.ts';
import { emptyFacts, FORCED, LED, PLACED, type Facts } from '#games/reversis/play/facts.ts';
import { handMasks, startDraft, type PlayState } from '#games/reversis/play/play.ts';
import { settle } from '#games/reversis/settle/settle.ts';
import type { Pools } from '#games/reversis/play/pools.ts';
import type { ReversisRules } from '#games/reversis/rules/keys.ts';

export const FIRST = 0;
export const SECOND = 1;
export const THIRD = 2;
export const DEALER = 3;

/** History of an honour: what became of it, its owner, the trick (from 1), its leader and its winner. */
export interface Story {
  readonly fate: 'placed' | 'forced' | 'led';
  readonly by: number;
  readonly trick: number;
  readonly leader?: number;
  readonly taker: number;
}

export interface DealSummary {
  readonly seats?: number;
  readonly tricks?: number;
  /** Trick winners; fewer than all tricks make the deal unfinished. */
  readonly winners: readonly number[];
  readonly great?: Story;
  readonly little?: Story;
  /** Aces by suit: spades, hearts, diamonds, clubs. */
  readonly aces?: Partial<Record<0 | 1 | 2 | 3, Story>>;
  /** Seat → [aces, kings, queens, knaves] taken. */
  readonly took?: Partial<Record<number, readonly [number, number, number, number]>>;
  /** [aces, kings, queens, knaves] set aside, and which honours (0–5) are among them. */
  readonly laid?: readonly [number, number, number, number];
  readonly laidHonours?: readonly number[];
  /** Seat → first trick (from 1) in which it revoked. */
  readonly renounced?: Partial<Record<number, number>>;
  /** Seat → honours held when play began, by number. */
  readonly held?: Partial<Record<number, readonly number[]>>;
  readonly claimed?: boolean;
}

const pack = ([aces, kings, queens, knaves]: readonly [number, number, number, number]): number =>
  aces + kings * 256 + queens * 65536 + knaves * 16777216;

/** Builds facts from a short description. */
export function tell(summary: DealSummary): Facts {
  const seats = summary.seats ?? 4;
  const facts = emptyFacts(seats, summary.tricks ?? 11);
  summary.winners.forEach((seat, trick) => {
    facts.winners[trick] = seat;
    facts.taken[seat]!++;
  });
  facts.played = summary.winners.length;
  const stories: readonly (readonly [number, Story | undefined])[] = [
    [4, summary.great],
    [5, summary.little],
    ...([0, 1, 2, 3] as const).map((suit) => [suit, summary.aces?.[suit]] as const),
  ];
  for (const [honour, story] of stories) {
    if (!story) continue;
    facts.fate[honour] = { placed: PLACED, forced: FORCED, led: LED }[story.fate];
    facts.holder[honour] = story.by;
    facts.trick[honour] = story.trick - 1;
    facts.leader[honour] = story.leader ?? story.by;
    facts.position[honour] = (story.by - facts.leader[honour] + seats) % seats;
    facts.taker[honour] = story.taker;
  }
  for (const [seat, counts] of Object.entries(summary.took ?? {}))
    facts.counts[Number(seat)] = counts ? pack(counts) : 0;
  if (summary.laid) facts.laid = pack(summary.laid);
  for (const honour of summary.laidHonours ?? []) facts.laidHonours |= 1 << honour;
  for (const [seat, trick] of Object.entries(summary.renounced ?? {})) facts.renounced[Number(seat)] = (trick ?? 0) - 1;
  for (const [seat, honours] of Object.entries(summary.held ?? {}))
    facts.held[Number(seat)] = (honours ?? []).reduce((mask, honour) => mask | (1 << honour), 0);
  facts.claimed = summary.claimed ?? true;
  return facts;
}

export interface FactsSettlement {
  /** Seat → net of the deal without ante and fillings. */
  readonly net: readonly number[];
  /** Seat → net with them. */
  readonly whole: readonly number[];
  readonly pools: readonly number[];
  readonly after: Pools;
  readonly posts: readonly {
    readonly moment: number;
    readonly occasion: string;
    readonly from: number;
    readonly to: number;
    readonly amount: number;
    readonly keys: readonly string[];
  }[];
}

/** Settles facts and adds up the payments. */
export function settled(
  facts: Facts,
  rules: ReversisRules,
  pools: readonly number[] = [],
  remised = false,
): FactsSettlement {
  const posts: FactsSettlement['posts'][number][] = [];
  const sink: Sink = {
    at: (moment) => ({
      pay: ({ occasion, keys }, from, to, amount) => {
        if (from === to) throw new Error(`${occasion}: a payment from a player to himself is no payment.`);
        posts.push({ moment, occasion, from, to, amount, keys });
      },
    }),
  };
  const after = settle(facts, rules, { amounts: pools, remised }, sink);
  const net = new Array<number>(facts.seats).fill(0);
  const whole = new Array<number>(facts.seats).fill(0);
  for (const post of posts) {
    if (post.from < facts.seats) whole[post.from]! -= post.amount;
    if (post.to < facts.seats) whole[post.to]! += post.amount;
    if (post.moment === ANTE) continue;
    if (post.from < facts.seats) net[post.from]! -= post.amount;
    if (post.to < facts.seats) net[post.to]! += post.amount;
  }
  return { net, whole, pools: after.amounts, after, posts };
}

export const repeatSeat = (seat: number, n: number): readonly number[] => new Array<number>(n).fill(seat);

/** State at the start of play: the hands after the exchange, the cards laid out, first hand to lead. */
export function startPlay(hands: readonly (readonly Card[])[], laidOut: readonly Card[]): PlayState {
  return startDraft(handMasks(hands), hands.length, Math.max(...hands.map((hand) => hand.length)), laidOut);
}
