import { readFileSync } from 'node:fs';
import type { KeyTable } from '#engine/rules/key.ts';
import { type RuleSet, valuesOf, vary } from '#engine/rules/rule-set.ts';
import { measureCoverage, type IntervalCoverage } from '#engine/lab/coverage.ts';
import type { Lab } from '#engine/lab/run.ts';
import type { Changes, StoredRuns } from '#engine/lab/stored.ts';

/** Small runs of each book, and the sessions of each: fewer at tables, where a game takes long. */
const REPEATS = 1000;
const SESSIONS = { cards: 50, tables: 10 } as const;
/** Seed of these runs, which is not that of the stored ones. */
const SEED = 7;
/** Share of intervals that should hold the long value, in per cent, and how far from it a thousand repeats may be. */
const EXPECTED = 95;
const TOLERATED = 1.5;
/** A rule is tried that moves at least this share of deals. */
const OFTEN = 0.05;

/** Two changes to try: of the rules that reach the pools, and of those that do not, the one that moves most. */
function changesToTry(file: string, book: string): readonly Changes[] {
  const stored = (JSON.parse(readFileSync(file, 'utf8')) as StoredRuns).books[book];
  if (!stored) return [];
  const often = stored.effects
    .filter(({ question, moved }) => question === 'sameCards' && moved >= OFTEN * stored.deals)
    .toSorted((a, b) => b.elsewhereAlone[0] - a.elsewhereAlone[0]);
  return [true, false].flatMap((reaches) => {
    const found = often.find(({ moved, movedAlone }) => (moved !== movedAlone) === reaches);
    return found ? [found.changes] : [];
  });
}

const percent = (part: number, whole: number): number => (100 * part) / whole;
const isKept = ({ held, runs }: IntervalCoverage): boolean => Math.abs(percent(held, runs) - EXPECTED) <= TOLERATED;

/**
 * Repeats a small run of a book a thousand times and prints how many of its intervals hold the value of all of them together.
 * Returns whether that is 95 ± 1.5 % on the mean of all estimates that settle.
 */
export function printCoverage<R extends object, Record extends object>(
  lab: Lab<R, Record>,
  { keys, ruleSet, kind }: { readonly keys: KeyTable; readonly ruleSet: RuleSet<R>; readonly kind: 'cards' | 'tables' },
): boolean {
  const changes = changesToTry(`content/lab/${ruleSet.game}.json`, ruleSet.id);
  const turned = changes.flatMap((change) => {
    const varied = vary(keys, ruleSet, change);
    return varied.ok ? [varied.value.rules] : [];
  });
  const sessions = SESSIONS[kind];
  const run = { question: 'sameCards', book: valuesOf(ruleSet), turned, seed: SEED } as const;
  const found = measureCoverage(lab, run, { repeats: REPEATS, sessions });
  const settled = found.filter(({ settles }) => settles);
  const mean = settled.reduce((sum, { held, runs }) => sum + percent(held, runs), 0) / settled.length;
  console.log(
    `\n${ruleSet.id}: ${String(REPEATS)} runs of ${String(sessions)} sessions (${String(sessions * lab.dealsOfSession(run.book))} deals) each`,
  );
  for (const [n, change] of changes.entries()) console.log(`  change ${String(n + 1)}: ${JSON.stringify(change)}`);
  for (const one of found) {
    const share = `${percent(one.held, one.runs).toFixed(1)} %`.padStart(7);
    const says = one.settles ? (isKept(one) ? '' : '   outside') : '   does not settle';
    console.log(`  ${share}  ${one.value.toFixed(4).padStart(11)}  ${one.words}${says}`);
  }
  console.log(
    `  ${String(settled.length)} estimates settle: on average ${mean.toFixed(2)} % of their intervals hold the value, ${String(settled.filter(isKept).length)} are within ${String(EXPECTED)} ± ${String(TOLERATED)} %.`,
  );
  return Math.abs(mean - EXPECTED) <= TOLERATED;
}
