import { ok, refuse, type Result } from '../kernel/result.ts';
import type { Departure } from '../ledger/game.ts';
import type { LabStrength } from './lab-game.ts';
import { type RuleSet, valuesOf, type Variation } from '../rules/rule-set.ts';
import type { KeyTable } from '../rules/key.ts';
import { findBroken, MOST_DEALS, MOST_SEED, playsAlike, questionFor, type Lab, type LabQuestion } from './run.ts';
import { summarise, type LabSummary } from './summary.ts';

/** Sessions of a run: an interval needs two. */
const FEWEST_SESSIONS = 2;
/** Sessions tried to see whether a rule breaks deals, or changes the play. */
const TRIED = 50;

/** A book, alone or compared with changes to its rules, over many deals. */
export interface Simulation<R> {
  /** The book and the changes; without changes the book is played alone. */
  readonly variation: Variation<R>;
  /** Book with which the variation is compared, if it is not its own: two books, each played by its own rules. */
  readonly book?: RuleSet<R>;
  /** Who plays in every seat: the plain player if left out, or the better one of the game, who is much slower. */
  readonly player?: LabStrength;
  /** Least number of deals, 1 to 1,000,000; whole sessions are played, at least two. */
  readonly deals: number;
  /** Seed of the run, 1 to 4,000; the same seed gives the same results everywhere. */
  readonly seed: number;
  /**
   * `sameCards`: deals played by the book are also paid by the changed rules. `eachPlays`: the same hands or dice are played by
   * each. Left out, `sameCards` where no changed rule touches deal or play.
   */
  readonly question?: LabQuestion | undefined;
}

/** Results of a simulation, and the question they answer. */
export interface SimulatedRun {
  readonly question: LabQuestion;
  readonly summary: LabSummary;
  /** Whether the plain player plays alike by both rules, so that both questions have one answer. */
  readonly isAlike: boolean;
  /** Stakes of two books in different counters, by which they are compared; 0: the rules know none. Else undefined. */
  readonly stakes: readonly [book: number, other: number] | undefined;
}

/** Whole sessions with at least so many deals. */
export const sessionsFor = <R extends object, Rec extends object>(lab: Lab<R, Rec>, book: R, deals: number): number =>
  Math.max(FEWEST_SESSIONS, Math.ceil(deals / lab.dealsOfSession(book)));

const isWhole = (n: number, most: number): boolean => Number.isInteger(n) && n >= 1 && n <= most;
const outside = (what: string, n: number, most: number) =>
  refuse(
    `bad-${what}`,
    `The number of ${what} must be a whole number from 1 to ${most.toLocaleString('en')}, not ${String(n)}.`,
    what,
  );

/** Error for changed rules that the lab cannot show; undefined if it can show all. */
export function whyNotSimulated<R extends object, Rec extends object>(
  lab: Lab<R, Rec>,
  { changes }: Variation<R>,
): string | undefined {
  const untold = Object.keys(changes).find((key) => Object.hasOwn(lab.untold, key));
  return untold === undefined ? undefined : lab.untold[untold];
}

/**
 * Plays and settles many deals. Where a player imagines deals by chance and each side plays, the book is also played with another
 * draw: the second of `turned`. Refuses numbers out of range, a rule that the lab cannot show, and the
 * question *sameCards* where the changed rules would not have allowed the deals of the book. `departuresOf` judges a record by
 * the changed rules.
 */
export function simulate<R extends object, Rec extends object>(
  { lab, keys }: { readonly lab: Lab<R, Rec>; readonly keys: KeyTable },
  { variation, book: source = variation.source, deals, seed, question, player = 'plain' }: Simulation<R>,
  departuresOf: (record: Rec) => readonly Departure[],
): Result<SimulatedRun> {
  if (!isWhole(deals, MOST_DEALS)) return outside('deals', deals, MOST_DEALS);
  if (!isWhole(seed, MOST_SEED)) return outside('seed', seed, MOST_SEED);
  const untold = whyNotSimulated(lab, variation);
  if (untold !== undefined) return refuse('not-in-the-lab', untold, 'vary');
  const book = valuesOf(source);
  const isPlain = player === 'plain';
  const isAgainst = source !== variation.source;
  if (isAgainst && question === 'sameCards')
    return refuse(
      'two-books',
      'Each of two books is played by its own rules: ask the question eachPlays, or leave the question out.',
      'question',
    );
  const hasChanges = isAgainst || Object.keys(variation.changes).length > 0;
  const first = isAgainst ? 'eachPlays' : questionFor(keys, variation.changes);
  const asked = question ?? first;
  if (asked === 'sameCards' && first === 'eachPlays') {
    const found = findBroken(lab, { book, seed, player }, departuresOf, isPlain ? TRIED : FEWEST_SESSIONS);
    if (found.first)
      return refuse(
        'broken-deals',
        `Of ${String(found.broken.of)} deals, ${String(found.broken.count)} could not have been played in the same way by the changed rules. The first is deal ${String(found.first.deal)}: ${found.first.departure.message} Ask the question eachPlays instead.`,
        'question',
      );
  }
  const isNoisy = !isPlain && lab.better.draws && hasChanges && asked === 'eachPlays';
  const perStake = source.unit[1] !== variation.source.unit[1];
  const turned = [...(hasChanges ? [variation.rules] : []), ...(isNoisy ? [book] : [])];
  const run = { question: asked, book, turned, draws: [0, 1], seed, player, perStake };
  return ok({
    question: asked,
    summary: summarise(lab.runSessions(run, [0, sessionsFor(lab, book, deals)])),
    isAlike: hasChanges && isPlain && asked === 'sameCards' && playsAlike(lab, run, TRIED)[0] === true,
    stakes: perStake ? [lab.stakeOf(book), lab.stakeOf(variation.rules)] : undefined,
  });
}
