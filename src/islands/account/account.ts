import type { Balances, Entry } from '#engine/ledger/sink.ts';
import { type Place, printPlace, rankPlace, parsePlace, trickAt } from '#engine/ledger/place.ts';
import { does, type Naming } from '#engine/wording/seat-names.ts';
import { listed } from '#engine/kernel/collections.ts';
import { sentence } from '#engine/wording/sentence.ts';

/** A line of the account: what is paid now, and what the source's rules pay if that differs. */
export interface AccountLine {
  readonly at: Place;
  /** Reason in words. */
  readonly what: string;
  /** The reason to follow who pays whom: “for the ace of clubs, led”. */
  readonly why: string;
  readonly from: string;
  readonly to: string;
  /** 0 where only the source pays it. */
  readonly amount: number;
  /** Payment under the source's own rules, if a change moved it; 0 for a payment they do not make. */
  readonly before?: number;
  /** Rule keys of the payment, the base first. */
  readonly keys: readonly string[];
  /** Index of the step at which it is paid. */
  readonly step: number;
}

/** Balance of each account after some steps: now, and under the source's own rules. */
export interface AccountSums {
  readonly now: Balances;
  readonly before: Balances;
}

export function sumsAfter(opening: AccountSums, lines: readonly AccountLine[], step: number): AccountSums {
  const now: Record<string, number> = { ...opening.now };
  const before: Record<string, number> = { ...opening.before };
  const move = (held: Record<string, number>, { from, to }: AccountLine, amount: number): void => {
    // Leaves out an account that only the other rules have.
    if (amount === 0) return;
    held[from] = (held[from] ?? 0) - amount;
    held[to] = (held[to] ?? 0) + amount;
  };
  for (const line of lines) {
    if (line.step > step) continue;
    move(now, line, line.amount);
    move(before, line, line.before ?? line.amount);
  }
  return { now, before };
}

/** Balance of each account after the last step. */
export const sumsAtEnd = ({
  opening,
  lines,
  steps,
}: {
  readonly opening: AccountSums;
  readonly lines: readonly AccountLine[];
  readonly steps: readonly unknown[];
}): Balances => sumsAfter(opening, lines, steps.length - 1).now;

/** Steps with payments, in order. */
export const paymentSteps = (lines: readonly AccountLine[]): readonly number[] =>
  [...new Set(lines.map(({ step }) => step))].sort((a, b) => a - b);

/** Equal payments of one step for one reason, by several to one or by one to several. */
export interface EqualPayments {
  /** First of them, for what they have in common. */
  readonly line: AccountLine;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const isOfAKind = (a: AccountLine, b: AccountLine): boolean =>
  a.step === b.step &&
  a.what === b.what &&
  a.amount === b.amount &&
  a.before === b.before &&
  a.keys.join(' ') === b.keys.join(' ');

/** Account with equal payments for one reason on one line; only players are joined, never pools. */
export function equalPayments(lines: readonly AccountLine[], players: readonly string[]): readonly EqualPayments[] {
  const all: { line: AccountLine; from: string[]; to: string[] }[] = [];
  for (const line of lines) {
    const { from, to } = line;
    const payers = all.find(
      (one) =>
        isOfAKind(one.line, line) &&
        one.line.to === to &&
        one.to.length === 1 &&
        !one.from.includes(from) &&
        [from, one.line.from].every((account) => players.includes(account)),
    );
    const payees = all.find(
      (one) =>
        isOfAKind(one.line, line) &&
        one.line.from === from &&
        one.from.length === 1 &&
        !one.to.includes(to) &&
        [to, one.line.to].every((account) => players.includes(account)),
    );
    if (payers) payers.from.push(from);
    else if (payees) payees.to.push(to);
    else all.push({ line, from: [from], to: [to] });
  }
  return all;
}

/** An entry, and the source's payment for the same thing. */
export interface MergedEntry {
  readonly entry: Entry;
  readonly amount: number;
  readonly before: number;
}

const nameOf = ({ at, occasion, of, from, to }: Entry): string => [printPlace(at), occasion, of, from, to].join();

/**
 * Merges both accounts in the order of the deal: current payments with the source's, then those only the source makes.
 */
export function mergeEntries(
  now: readonly Entry[],
  source: readonly Entry[],
  seats: readonly string[],
): readonly MergedEntry[] {
  const waiting = new Map<string, Entry[]>();
  for (const entry of source) {
    const name = nameOf(entry);
    const same = waiting.get(name);
    if (same) same.push(entry);
    else waiting.set(name, [entry]);
  }
  const merged = now.map((entry): MergedEntry => ({
    entry,
    amount: entry.amount,
    before: waiting.get(nameOf(entry))?.shift()?.amount ?? 0,
  }));
  const gone = [...waiting.values()].flat().map((entry): MergedEntry => ({ entry, amount: 0, before: entry.amount }));
  if (gone.length === 0) return merged;
  // Stable sort keeps the order of payments within a place.
  return [...merged, ...gone].sort((a, b) => rankPlace(a.entry.at, seats) - rankPlace(b.entry.at, seats));
}

/** A payment of one amount by each payer to each payee; the other accounts are pools. */
interface SpokenPayment {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly amount: number;
}

/** Who pays whom how much, without a full stop: “Left pays you 2”, “You draw 60 from the basket”. */
export function sayPayment({ from, to, amount }: SpokenPayment, seats: readonly string[], naming: Naming): string {
  const isPool = (accounts: readonly string[]): boolean => !accounts.some((account) => seats.includes(account));
  const sum = String(amount);
  const each = from.length + to.length > 2 ? ' each' : '';
  const whom = listed(to.map(naming.name));
  const isEveryone = from.length > 1 && from.length === seats.length;
  const payers = isEveryone ? { words: 'everyone', verb: (singular: string) => singular } : naming.subject(...from);
  const part =
    isPool(from) && isPool(to)
      ? { subject: sum, predicate: `${amount === 1 ? 'goes' : 'go'} from ${listed(from.map(naming.name))} to ${whom}` }
      : isPool(from)
        ? does(naming.subject(...to), `draws ${sum}${each} from ${listed(from.map(naming.name))}`)
        : does(payers, isPool(to) ? `pays ${sum}${isEveryone ? '' : each} into ${whom}` : `pays ${whom} ${sum}${each}`);
  return sentence([part]).replace(/\.$/, '');
}

/** What moving through a deal needs of each step. */
interface PlacedStep {
  readonly at: Place;
}

/** Step that shows a place: the last at or before it. */
export function stepAt(steps: readonly PlacedStep[], at: Place, seats: readonly string[]): number {
  const rank = rankPlace(at, seats);
  const found = steps.findLastIndex((step) => rankPlace(step.at, seats) <= rank);
  return Math.max(0, found);
}

/** Step for a place as written in an address; the first step if the name is unknown. */
export function stepNamed(steps: readonly PlacedStep[], name: string, seats: readonly string[]): number {
  const place = parsePlace(name);
  return place ? stepAt(steps, place, seats) : 0;
}

const trickOf = (step: PlacedStep | undefined): number | undefined => trickAt(step?.at);

/** Steps at which a trick begins. */
export const trickStarts = (steps: readonly PlacedStep[]): readonly number[] =>
  steps.flatMap((step, i) => {
    const trick = trickOf(step);
    return trick !== undefined && trick !== trickOf(steps[i - 1]) ? [i] : [];
  });

/** Steps at which a jump by tricks lands: the beginning, the last card of each trick with its payments, the end. */
function landings(steps: readonly PlacedStep[]): readonly number[] {
  const last = steps.length - 1;
  return steps.flatMap((step, i) => {
    const trick = trickOf(step);
    return i === 0 || i === last || (trick !== undefined && trick !== trickOf(steps[i + 1])) ? [i] : [];
  });
}

export const nextTrick = (steps: readonly PlacedStep[], from: number): number =>
  landings(steps).find((i) => i > from) ?? from;
export const trickBefore = (steps: readonly PlacedStep[], from: number): number =>
  landings(steps).findLast((i) => i < from) ?? from;

/** Next larger of some ascending step numbers; `from` if there is none. */
export const nextOf = (among: readonly number[], from: number): number => among.find((i) => i > from) ?? from;
