import type { Card } from '../cards/card.ts';
import { type Random, makeRandom } from '../kernel/random.ts';
import type { GameTypes } from '../ledger/game.ts';
import type { DealInPlay, TableGame } from './played-game.ts';

/** A place where unseen cards may lie: a hand, the talon, under the pools. */
export interface UnseenPlace {
  /** Number of unseen cards that lie there. */
  readonly room: number;
  /** Whether this card may lie there. */
  readonly may: (card: Card) => boolean;
}

/** Draws the cards of each place; undefined if no distribution is possible. */
export type DrawUnseen = (random: Random) => readonly (readonly Card[])[] | undefined;

/**
 * Deals a seat's unseen cards at random to the places where they may lie, the most constrained cards first. If a card
 * finds no room, a card in its way is moved.
 */
export function dealUnseen(cards: readonly Card[], places: readonly UnseenPlace[]): DrawUnseen {
  const open = cards.map((card) => places.flatMap(({ may, room }, place) => (room > 0 && may(card) ? [place] : [])));
  /** `confined[n]`: indices of the cards that may lie in exactly n + 1 places. */
  const confined = places.map((_, n) => cards.map((_, i) => i).filter((i) => open[i]!.length === n + 1));
  const isPossible = open.every((some) => some.length > 0);

  return (random) => {
    if (!isPossible) return undefined;
    const lies = places.map((): number[] => []);
    const left = places.map(({ room }) => room);
    for (const group of confined) {
      shuffle(group, random);
      for (const i of group) {
        let free = 0;
        for (const place of open[i]!) free += left[place]!;
        // Places are chosen with a probability proportional to their room.
        let draw = free === 0 ? -1 : random(free);
        const place = draw < 0 ? undefined : open[i]!.find((one) => (draw -= left[one]!) < 0);
        if (place !== undefined) {
          lies[place]!.push(i);
          left[place]!--;
        } else if (!makeRoom(i, open, lies, left, new Set())) return undefined;
      }
    }
    return lies.map((those) => those.map((i) => cards[i]!));
  };
}

function shuffle(items: number[], random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const kept = items[i]!;
    items[i] = items[j]!;
    items[j] = kept;
  }
}

/** Makes room for a card by moving others; false if that is impossible. */
function makeRoom(
  card: number,
  open: readonly (readonly number[])[],
  lies: readonly number[][],
  left: number[],
  tried: Set<number>,
): boolean {
  for (const place of open[card]!) {
    if (tried.has(place)) continue;
    tried.add(place);
    if (left[place]! > 0) {
      lies[place]!.push(card);
      left[place]!--;
      return true;
    }
    for (const other of lies[place]!) {
      if (!makeRoom(other, open, lies, left, tried)) continue;
      lies[place]!.splice(lies[place]!.indexOf(other), 1, card);
      return true;
    }
  }
  return false;
}

/** A choice to be made by trying each act in sampled deals that agree with what a seat has seen. */
interface SamplingTask<Act, Deal> {
  readonly acts: readonly Act[];
  /** Draws a deal at random that agrees with the seat view. */
  readonly sample: (random: Random) => Deal;
  /** The seat's result at the end of the deal if it does this act now and everyone then plays by the plain policy. */
  readonly worth: (deal: Deal, act: Act, random: Random) => number;
}

/** Limit on the number of deals tried, or on time. The engine has no clock of its own; the caller passes one. */
export interface SamplingBudget {
  readonly random: Random;
  readonly samples?: number | undefined;
  readonly milliseconds?: number | undefined;
  readonly clock?: (() => number) | undefined;
}

/** Chosen act and how it compared with the others. */
interface SamplingResult<Act> {
  readonly act: Act;
  /** Second-best act; in how many deals the chosen act came to more or less than it; the mean gain over it. */
  readonly next: Act;
  readonly more: number;
  readonly less: number;
  readonly gain: number;
  readonly deals: number;
}

export const SAMPLES = 60;

/**
 * Tries every act in the same deals with the same random numbers and picks the act with the best mean. A deal that ran
 * out of time before every act was tried is ignored, except the first.
 */
export function trySampling<Act, Deal>(
  { acts, sample, worth }: SamplingTask<Act, Deal>,
  { random, samples = SAMPLES, milliseconds, clock }: SamplingBudget,
): SamplingResult<Act> {
  const until = milliseconds !== undefined && clock ? clock() + milliseconds : Infinity;
  const worths: (readonly number[])[] = [];
  const isLate = (): boolean => worths.length > 0 && clock !== undefined && clock() >= until;
  while (worths.length < samples && !isLate()) {
    const deal = sample(random);
    const seed = random(65_536) * 65_536 + random(65_536);
    const own: number[] = [];
    for (const act of acts) {
      if (isLate()) break;
      own.push(worth(deal, act, makeRandom(seed)));
    }
    if (own.length < acts.length) break;
    worths.push(own);
  }
  const deals = worths.length;
  const sums = acts.map((_, i) => worths.reduce((sum, own) => sum + own[i]!, 0));
  const order = acts.map((_, i) => i).sort((a, b) => sums[b]! - sums[a]! || a - b);
  const [best = 0, next = 0] = order;
  let more = 0;
  let less = 0;
  for (const own of worths) {
    const difference = own[best]! - own[next]!;
    if (difference > 0) more++;
    else if (difference < 0) less++;
  }
  return { act: acts[best]!, next: acts[next]!, more, less, gain: (sums[best]! - sums[next]!) / deals, deals };
}

/** Puts the plain policy's choice first, so that it is kept when nothing does better. */
export const plainFirst = <Act>(acts: readonly Act[], plain: Act): readonly Act[] => {
  const isPlain = (act: Act): boolean => JSON.stringify(act) === JSON.stringify(plain);
  return [...acts.filter(isPlain), ...acts.filter((act) => !isPlain(act))];
};

/**
 * Explains the choice in a sentence; `next` names the second-best act (`the ten of spades`). If no act did better,
 * returns `plain`.
 */
export function sayTried({ more, less, gain, deals }: SamplingResult<unknown>, next: string, plain: string): string {
  if (more === 0 && less === 0) return plain;
  const worse = less === 0 ? 'in none it is worse' : `in ${String(less)} it is worse`;
  return `On average it gains ${gain.toFixed(1)} counters over ${next}. In ${String(more)} of ${String(deals)} simulated deals that agree with what you have seen it is better, and ${worse}.`;
}

/** What a proof about the payments of a deal needs. */
interface SureNetSearch<G extends GameTypes> {
  readonly played: TableGame<G>;
  readonly rules: G['rules'];
  /** The seat that the proof is about. */
  readonly me: number;
  /** Net of that seat in a finished deal. */
  readonly netOf: (record: G['record']) => number;
  /** Whether the time is up; asked now and then. */
  readonly isLate: () => boolean;
}

/** A net that a seat can be sure of, and whether it must choose rightly again on the way. */
interface SureNet {
  readonly net: number;
  readonly choosesAgain: boolean;
}

/** Turns between two looks at the clock. */
const LOOK_EVERY = 32;

/** Thrown when the time is up. */
class Late extends Error {}

/**
 * Proves the net that a seat can be sure of from here on, if every card lies open and all the others play together against it,
 * throwing down their cards where the rules let them. Undefined if the seat cannot be sure of more than `floor`, or if the time
 * was up before that was known. It tries every play, so it serves for the last tricks of a deal.
 */
export function sureNet<G extends GameTypes>(
  from: DealInPlay<G['record']>,
  floor: number,
  { played, rules, me, netOf, isLate }: SureNetSearch<G>,
): SureNet | undefined {
  let turns = 0;
  let choosesAgain = false;
  const search = (playing: DealInPlay<G['record']>, low: number, high: number): number => {
    const turn = played.turn(playing, rules);
    if (!turn) return netOf(playing.record);
    if (turns++ % LOOK_EVERY === 0 && isLate()) throw new Late();
    const isMine = turn.seat === me;
    const acts = isMine ? turn.legal : [...turn.legal, ...(turn.besides ?? [])];
    choosesAgain ||= isMine && acts.length > 1;
    let best = isMine ? -Infinity : Infinity;
    let [least, most] = [low, high];
    for (const { act } of acts) {
      const net = search(played.act(playing, act, rules), least, most);
      best = isMine ? Math.max(best, net) : Math.min(best, net);
      if (isMine) least = Math.max(least, best);
      else most = Math.min(most, best);
      if (least >= most) break;
    }
    return best;
  };
  try {
    const net = search(from, floor, Infinity);
    return net > floor ? { net, choosesAgain } : undefined;
  } catch (late) {
    if (late instanceof Late) return undefined;
    throw late;
  }
}
