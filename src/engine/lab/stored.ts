import { keysOf } from '../kernel/collections.ts';
import { arises, type KeyTable } from '../rules/key.ts';
import { type Changes, ruleOf, type RuleSet, valuesOf, vary } from '../rules/rule-set.ts';
import { playsAlike, questionFor, type Lab, type LabQuestion } from './run.ts';
import type { ChangedDeal } from './tally.ts';
import { boundOf, type Estimate } from './statistics.ts';
import { summarise, type DifferenceSummary, type LabSummary, type SideSummary } from './summary.ts';

/** An estimate as stored: mean, half of its interval, share of the largest session. */
export type StoredEstimate = readonly [mean: number, half: number, largest: number];

/** A stored estimate of a run of so many sessions. `kind`: `sum` for what is never negative. */
export const asEstimate = (
  [mean, half, largest]: StoredEstimate,
  sessions: number,
  kind: 'net' | 'sum' = 'net',
): Estimate => ({ mean, half, largest, bound: boundOf(sessions, kind) });

/** Sessions of a stored book. */
export const sessionsOf = ({ deals, dealsOfSession }: Pick<StoredBook, 'deals' | 'dealsOfSession'>): number =>
  deals / dealsOfSession;

/**
 * What changed rules do in the long run, as stored. Counts are deals of the run. `alone`: with the book's pools before every
 * deal; equal to the rest if the rules leave the pools alone.
 */
export interface StoredEffect {
  readonly changes: Changes;
  readonly question: LabQuestion;
  readonly moved: number;
  readonly movedAlone: number;
  readonly elsewhere: StoredEstimate;
  readonly elsewhereAlone: StoredEstimate;
  /** Role → difference of its net, changed rules less the book's. */
  readonly roles: readonly StoredEstimate[];
  /** Role of a seat → deals in which the difference of its net is beyond ten counters. */
  readonly beyondTen: readonly number[];
  /** Event → number of deals by the changed rules; empty where the same cards are paid, and the events are the book’s. */
  readonly events: readonly number[];
  /** Deals that were played otherwise; 0 where the same cards are paid. */
  readonly playedOtherwise: number;
  /** Whether the player plays alike by both rules, so that both questions have one answer. */
  readonly isAlike: boolean;
  /** The three deals most moved, by number and counters. */
  readonly most: readonly (readonly [deal: number, elsewhere: number])[];
  /** What the first sessions alone gave, to try whether the engine still says so. */
  readonly sample: Sample;
}

/** Sums of the first sessions of a run: deals moved, and twice the counters that land elsewhere. Whole numbers. */
export type Sample = readonly [moved: number, elsewhereTwice: number];

/** Nets of deals, counted: column n counts those from (n − BESIDE_ZERO) × step up to the next; the ends count all beyond. */
export interface StoredNets {
  readonly step: number;
  /** Role of a seat → column → deals. */
  readonly counts: readonly (readonly number[])[];
}

/** Columns of a stored net below 0. */
export const BESIDE_ZERO = 10;

/** A book in the long run, as stored. */
export interface StoredBook {
  readonly deals: number;
  readonly dealsOfSession: number;
  readonly roles: readonly StoredEstimate[];
  readonly nets: StoredNets;
  readonly turnover: StoredEstimate;
  readonly left: StoredEstimate;
  readonly pools: SideSummary['pools'] | null;
  /** Event → number of deals. */
  readonly events: readonly number[];
  /** Occasion → number of deals, and counters a deal. */
  readonly paid: Readonly<Record<string, readonly [deals: number, perDeal: number]>>;
  /** Role → sum of its nets in the first sessions. */
  readonly sample: readonly number[];
  readonly effects: readonly StoredEffect[];
}

/** The stored runs of a game. */
export interface StoredRuns {
  readonly game: string;
  readonly seed: number;
  readonly player: 'plain';
  readonly roles: readonly string[];
  readonly events: readonly string[];
  readonly books: Readonly<Record<string, StoredBook>>;
}

/** Sessions of a sample. */
export const SAMPLE_SESSIONS = 4;
/** Sessions tried to see whether changed rules change the play. */
const TRIED = 25;
/** Changes that are run at a time, so that their tallies fit in memory. */
const AT_A_TIME = 16;
const KEPT = 3;

/** Every other answer to the rules that arise in a book, one at a time. */
export const otherAnswers = (keys: KeyTable, book: RuleSet): readonly Changes[] =>
  keysOf(keys).flatMap((key) => {
    const own = ruleOf(book, key)?.value;
    if (own === undefined || !arises(keys, key, valuesOf(book))) return [];
    return keys[key]!.values.filter((value) => value !== own).map((value): Changes => ({ [key]: value }));
  });

const round = (n: number): number => Math.round(n * 100_000) / 100_000;
const storeEstimate = ({ mean, half, largest }: Estimate): StoredEstimate => [round(mean), round(half), round(largest)];
const storeMost = (most: readonly ChangedDeal[]): StoredEffect['most'] =>
  most.slice(0, KEPT).map(({ deal, elsewhere }) => [deal, elsewhere]);

/** A difference as stored: rounded, with the deals most moved. */
export const storeEffect = (
  difference: DifferenceSummary,
): Omit<StoredEffect, 'changes' | 'question' | 'events' | 'isAlike' | 'sample'> => ({
  moved: difference.moved.count,
  movedAlone: difference.movedAlone.count,
  elsewhere: storeEstimate(difference.elsewhere),
  elsewhereAlone: storeEstimate(difference.elsewhereAlone),
  roles: difference.roles.map(storeEstimate),
  beyondTen: difference.beyondTen.map(({ count }) => count),
  playedOtherwise: difference.playedOtherwise.count,
  most: storeMost(difference.most),
});

/** Steps of columns, of which the smallest is taken that leaves few nets at the ends. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
/** Share of nets that the two columns at the ends may hold. */
const AT_ENDS = 0.02;

/** Counts nets in columns. `nets`: role of a seat → net and number of times. */
export function storeNets(nets: SideSummary['nets']): StoredNets {
  const all = nets.flat();
  const total = all.reduce((sum, [, times]) => sum + times, 0);
  const step =
    STEPS.find((step) => {
      const beyond = all.filter(([net]) => net < -BESIDE_ZERO * step || net >= (BESIDE_ZERO + 1) * step);
      return beyond.reduce((sum, [, times]) => sum + times, 0) <= AT_ENDS * total;
    }) ?? STEPS.at(-1)!;
  const counts = nets.map((ofRole) => {
    const columns = new Array<number>(2 * BESIDE_ZERO + 1).fill(0);
    for (const [net, times] of ofRole)
      columns[Math.max(0, Math.min(2 * BESIDE_ZERO, Math.floor(net / step) + BESIDE_ZERO))]! += times;
    return columns;
  });
  return { step, counts };
}

const storeBook = (
  { deals, book }: LabSummary,
  seats: number,
): Omit<StoredBook, 'dealsOfSession' | 'sample' | 'effects'> => ({
  deals,
  roles: book.roles.map(storeEstimate),
  nets: storeNets(book.nets.slice(0, seats)),
  turnover: storeEstimate(book.turnover),
  left: storeEstimate(book.left),
  pools: book.pools ?? null,
  events: book.events.map(({ count }) => count),
  paid: Object.fromEntries(book.paid.map(({ occasion, deals, perDeal }) => [occasion, [deals.count, round(perDeal)]])),
});

/** A run of one book under changed rules, all of them asking the same question. */
interface Variants<R extends object, Record extends object> {
  readonly lab: Lab<R, Record>;
  readonly question: LabQuestion;
  readonly book: R;
  readonly turned: readonly R[];
  readonly seed: number;
}

/** Samples of changed rules, in their order. */
function samplesOf<R extends object, Record extends object>({ lab, ...run }: Variants<R, Record>): readonly Sample[] {
  const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
  return lab
    .runSessions(run, [0, SAMPLE_SESSIONS])
    .turned.map(({ difference }) => [sum(difference.moved), 2 * sum(difference.elsewhere)]);
}

/** Net of every role in the first sessions. */
function sampleOfBook<R extends object, Record extends object>(lab: Lab<R, Record>, book: R, seed: number) {
  const { nets } = lab.runSessions({ question: 'sameCards', book, turned: [], seed }, [0, SAMPLE_SESSIONS]).book;
  return lab.roles.map((_, role) => nets.reduce((sum, session) => sum + session[role]!, 0));
}

/** A rule set in the lab: what is run, and under which changes. */
export interface StoredRequest<R extends object, Record extends object> {
  readonly lab: Lab<R, Record>;
  readonly keys: KeyTable;
  readonly ruleSet: RuleSet<R>;
  readonly changes: readonly Changes[];
  readonly seed: number;
}

/** Rules under changes, which the rule set must allow. */
function rulesUnder<R extends object>(keys: KeyTable, ruleSet: RuleSet<R>, changes: Changes): R {
  const varied = vary(keys, ruleSet, changes);
  if (!varied.ok) throw new Error(varied.error.message);
  return varied.value.rules;
}

/** Plays a book and every change for the store. `deals` is rounded up to whole sessions. */
export function runForStore<R extends object, Record extends object>(
  { lab, keys, ruleSet, changes, seed }: StoredRequest<R, Record>,
  deals: number,
): StoredBook {
  const book = valuesOf(ruleSet);
  const dealsOfSession = lab.dealsOfSession(book);
  const sessions: readonly [number, number] = [0, Math.ceil(deals / dealsOfSession)];
  const alone = summarise(lab.runSessions({ question: 'sameCards', book, turned: [], seed }, sessions));
  const effects = new Map<Changes, StoredEffect>();
  for (const question of ['sameCards', 'eachPlays'] as const) {
    const asked = changes.filter((change) => questionFor(keys, change) === question);
    for (let i = 0; i < asked.length; i += AT_A_TIME) {
      const batch = asked.slice(i, i + AT_A_TIME);
      const run = { lab, question, book, turned: batch.map((change) => rulesUnder(keys, ruleSet, change)), seed };
      const { turned } = summarise(lab.runSessions(run, sessions));
      const samples = samplesOf(run);
      const alike = question === 'sameCards' ? playsAlike(lab, run, TRIED) : [];
      for (const [n, change] of batch.entries())
        effects.set(change, {
          changes: change,
          question,
          ...storeEffect(turned[n]!.difference),
          events: question === 'sameCards' ? [] : turned[n]!.side.events.map(({ count }) => count),
          isAlike: alike[n] ?? false,
          sample: samples[n]!,
        });
    }
  }
  return {
    ...storeBook(alone, lab.seats),
    dealsOfSession,
    sample: sampleOfBook(lab, book, seed),
    effects: changes.map((change) => effects.get(change)!),
  };
}

/** Name of changes, the same for the same rules and values. */
const named = (changes: Changes): string => JSON.stringify(changes);

const AGAIN = 'run `npm run lab -- --missing --write`.';

/** What must be played for a book, and why, as a sentence about the first of it; undefined if nothing must. */
export interface MissingRuns {
  readonly why: string | undefined;
  /** `all` if the book itself must be played, without changes, too. */
  readonly changes: 'all' | readonly Changes[];
}

/** Compares stored runs with what the engine gives for the first sessions. */
export function lackingIn<R extends object, Record extends object>(
  { lab, keys, ruleSet, changes, seed }: StoredRequest<R, Record>,
  stored: StoredBook | undefined,
): MissingRuns {
  const book = valuesOf(ruleSet);
  const all = (why: string): MissingRuns => ({ why: `${why} ${ruleSet.id}: ${AGAIN}`, changes: 'all' });
  if (!stored) return all('nothing is stored for');
  if (stored.events.length !== lab.events.length) return all('the lab counts other events than those stored for');
  if (stored.sample.join() !== sampleOfBook(lab, book, seed).join())
    return all('the engine no longer gives the nets stored for');
  const kept = new Map(stored.effects.map((effect) => [named(effect.changes), effect]));
  const wrong = new Map<Changes, string>();
  for (const question of ['sameCards', 'eachPlays'] as const) {
    const asked = changes.filter((change) => questionFor(keys, change) === question);
    const turned = asked.map((change) => rulesUnder(keys, ruleSet, change));
    const samples = samplesOf({ lab, question, book, turned, seed });
    for (const [n, change] of asked.entries()) {
      const effect = kept.get(named(change));
      if (effect?.sample.join() === samples[n]!.join()) continue;
      const what = effect ? 'the engine no longer gives what is' : 'nothing is';
      wrong.set(change, `${what} stored for ${named(change)} in ${ruleSet.id}: ${AGAIN}`);
    }
  }
  const lacking = changes.filter((change) => wrong.has(change));
  return { why: lacking[0] && wrong.get(lacking[0]), changes: lacking };
}

/**
 * The stored runs of a book with these changes (`lacking`) played and the others kept, in the order of the request. Each change
 * is played over the same deals whatever is played with it, so that the result is that of playing all of them.
 */
export function completeStored<R extends object, Record extends object>(
  request: StoredRequest<R, Record>,
  stored: StoredBook,
  lacking: readonly Changes[],
): StoredBook {
  const played = runForStore({ ...request, changes: lacking }, stored.deals);
  const known = new Map([...stored.effects, ...played.effects].map((effect) => [named(effect.changes), effect]));
  return { ...played, effects: request.changes.map((change) => known.get(named(change))!) };
}
