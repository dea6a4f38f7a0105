import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { GAMES } from '#games/index.ts';
import { completeStored, lackingIn, runForStore, type StoredRuns } from '#engine/lab/stored.ts';
import { readLibrary } from '#edition/library/read-library.ts';
import { changesInLongRun } from '#edition/deals/long-run.ts';
import { checkBook, misused, numberOf, parseOptions } from './command.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import { type Changes, type RuleSet, valuesOf, vary } from '#engine/rules/rule-set.ts';
import { measureCoverage, type IntervalCoverage } from '#engine/lab/coverage.ts';
import type { Lab } from '#engine/lab/run.ts';

/** Small runs of each book, and the sessions of each: fewer at tables, where a game takes long. */
const REPEATS = 1000;
const SESSIONS = { cards: 50, tables: 10 } as const;
/** Seed of these runs, which is not that of the stored ones. */
const COVERAGE_SEED = 7;
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
function printCoverage<R extends object, Record extends object>(
  lab: Lab<R, Record>,
  { keys, ruleSet, kind }: { readonly keys: KeyTable; readonly ruleSet: RuleSet<R>; readonly kind: 'cards' | 'tables' },
): boolean {
  const changes = changesToTry(`content/lab/${ruleSet.game}.json`, ruleSet.id);
  const turned = changes.flatMap((change) => {
    const varied = vary(keys, ruleSet, change);
    return varied.ok ? [varied.value.rules] : [];
  });
  const sessions = SESSIONS[kind];
  const run = { question: 'sameCards', book: valuesOf(ruleSet), turned, seed: COVERAGE_SEED } as const;
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

/**
 * `npm run lab -- --all --write`: plays 100,000 deals of every book by every other answer to each rule and by every
 * alternative of its doubts, and writes `content/lab/<game>.json`; without `--write` it only prints how long each book took.
 * `--missing` plays only the answers whose stored runs are missing, or no longer the engine's; without `--write` it names the
 * books that lack them and plays nothing. `--game` and `--book` select; `--deals` sets the number. `--help` explains all this.
 *
 * `npm run lab -- --coverage [--game] [--book]` tries the intervals instead: a small run a thousand times.
 */

const SEED = 1;
/** Deals of a book at cards; games at tables, which take ten times as long. */
const DEALS = { cards: 100_000, tables: 10_000 } as const;

const HELP = `npm run lab plays books by the thousand, for the pages that say what a rule does in the long run.

  --missing         names the books that lack the run of an answer, or have one that the engine no longer gives
  --missing --write plays what is missing and writes it to content/lab/<game>.json
  --all             plays every answer of every book again; with --write it writes what it finds
  --coverage        tries the intervals: a thousand small runs of each book
  --game <game>     takes the books of one game only
  --book <rule set> takes one book only
  --deals <number>  plays so many deals (100000 at cards, 10000 at tables)`;

const { values } = parseOptions({
  options: {
    all: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
    game: { type: 'string' },
    book: { type: 'string' },
    deals: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const { game, book } = values;
if (!values.all && !values.missing && !values.coverage && game === undefined && book === undefined)
  misused('Say what to run: --all, --missing, --coverage, --game <game> or --book <rule set>.');
checkBook(GAMES, values);

/** Stored runs of a game as they are now; none if there is no file yet. */
function readRuns(file: string): StoredRuns | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredRuns) : undefined;
}

/** One line for each effect, so that a difference shows which changed. */
function printRuns({ books, ...runs }: StoredRuns): string {
  const printed = Object.entries(books).map(([id, { effects, ...rest }]) => {
    const lines = effects.map((effect) => `      ${JSON.stringify(effect)}`);
    return `    ${JSON.stringify(id)}: ${JSON.stringify(rest).slice(0, -1)},\n      "effects": [\n${lines.join(',\n')}]}`;
  });
  return `${JSON.stringify(runs).slice(0, -1)},\n  "books": {\n${printed.join(',\n')}\n  }\n}\n`;
}

if (values.missing) console.log('Comparing the stored runs with the engine takes a minute.');
const library = await readLibrary(process.cwd());
for (const one of GAMES.filter(({ id }) => game === undefined || id === game)) {
  await one.open(async ({ engine, lab: openLab }) => {
    const wanted = engine.ruleSets.filter(({ id }) => book === undefined || id === book);
    if (!openLab || wanted.length === 0) return;
    const lab = await openLab();
    if (values.coverage) {
      for (const ruleSet of wanted)
        if (!printCoverage(lab, { keys: engine.keys, ruleSet, kind: one.kind })) process.exitCode = 1;
      return;
    }
    const file = `content/lab/${one.id}.json`;
    const empty: StoredRuns = {
      game: one.id,
      seed: SEED,
      player: 'plain',
      roles: lab.roles.map(({ id }) => id),
      events: lab.events.map(({ id }) => id),
      books: {},
    };
    for (const ruleSet of wanted) {
      const changes = changesInLongRun(library, ruleSet, { keys: engine.keys, untold: lab.untold });
      const request = { lab, keys: engine.keys, ruleSet, changes, seed: SEED };
      // Read anew for each book: another run may have written in the meantime.
      const before = readRuns(file)?.books[ruleSet.id];
      const { why, changes: lacking } = values.missing
        ? lackingIn(request, before)
        : { why: undefined, changes: 'all' as const };
      if (lacking.length === 0) continue;
      if (why !== undefined && !values.write) {
        console.log(`${ruleSet.id}: ${why}`);
        continue;
      }
      const count = lacking === 'all' ? changes.length : lacking.length;
      console.log(`${ruleSet.id}: playing ${String(count)} ${count === 1 ? 'change' : 'changes'}`);
      const started = performance.now();
      const stored =
        before && lacking !== 'all'
          ? completeStored(request, before, lacking)
          : runForStore(request, numberOf('deals', values.deals, DEALS[one.kind]));
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(`${ruleSet.id}: ${String(stored.deals)} deals, ${seconds} s`);
      if (!values.write) continue;
      mkdirSync('content/lab', { recursive: true });
      const books = { ...readRuns(file)?.books, [ruleSet.id]: stored };
      writeFileSync(`${file}.new`, printRuns({ ...empty, books }));
      renameSync(`${file}.new`, file);
    }
  });
}
