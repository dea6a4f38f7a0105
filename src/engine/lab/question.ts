import type { Departure } from '../ledger/game.ts';
import type { KeyTable } from '../rules/key.ts';
import { estimateShare, type Share } from './statistics.ts';
import type { Lab, LabQuestion, LabRun } from './run.ts';

/** The question that changes allow first: deals and play stay the same unless a changed rule touches them. */
export const questionFor = (keys: KeyTable, changes: object): LabQuestion =>
  Object.keys(changes).every((key) => keys[key]?.touches === 'payment') ? 'sameCards' : 'eachPlays';

/** Deals of a run that other rules would not have allowed to be played so. */
export interface BrokenDeals {
  readonly broken: Share;
  /** The first of them, with what breaks the rules. */
  readonly first: { readonly deal: number; readonly departure: Departure } | undefined;
}

/** Judges the first deals of a run under other rules. `departuresOf` judges one record. */
export function findBroken<R extends object, Record extends object>(
  lab: Lab<R, Record>,
  run: Pick<LabRun<R>, 'book' | 'seed' | 'player'>,
  departuresOf: (record: Record) => readonly Departure[],
  sessions: number,
): BrokenDeals {
  let broken = 0;
  let first: BrokenDeals['first'];
  const records = lab.recordsOf(run, [0, sessions]);
  for (const [deal, record] of records.entries()) {
    const [departure] = departuresOf(record);
    if (!departure) continue;
    broken++;
    first ??= { deal, departure };
  }
  return { broken: estimateShare(broken, records.length), first };
}

/**
 * Whether the plain player plays alike by a book and by each of the other rules, as far as some sessions show. It does not look
 * at most payments, and then both questions have one answer.
 */
export const playsAlike = <R extends object, Record extends object>(
  lab: Lab<R, Record>,
  { book, turned, seed }: Pick<LabRun<R>, 'book' | 'turned' | 'seed'>,
  sessions: number,
): readonly boolean[] =>
  lab
    .runSessions({ question: 'eachPlays', book, turned, seed }, [0, sessions])
    .turned.map(({ difference }) => difference.playedOtherwise === 0);
