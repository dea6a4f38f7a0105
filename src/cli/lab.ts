/**
 * `npm run lab -- --all --write`: plays 100,000 deals of every book by every other answer to each rule and by every
 * alternative of its doubts, and writes `content/lab/<game>.json`; without `--write` it only prints how long each book took.
 * `--missing` plays only the books whose stored runs are missing, or no longer the engine's; without `--write` it names them
 * and plays nothing. `--game` and `--book` select; `--deals` sets the number.
 *
 * `npm run lab -- --coverage [--game] [--book]` tries the intervals instead: a small run a thousand times.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '#games/index.ts';
import { runForStore, whyNotStored, type StoredRuns } from '#engine/lab/stored.ts';
import { readLibrary } from '#edition/library/read-library.ts';
import { changesInLongRun } from '#edition/deals/long-run.ts';
import { printCoverage } from './lab-coverage.ts';
import { checkBook, misused, numberOf, parseOptions } from './command.ts';

const SEED = 1;
/** Deals of a book at cards; games at tables, which take ten times as long. */
const DEALS = { cards: 100_000, tables: 10_000 } as const;

const { values } = parseOptions({
  options: {
    all: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
    game: { type: 'string' },
    book: { type: 'string' },
    deals: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
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
    let runs: StoredRuns = {
      game: one.id,
      seed: SEED,
      player: 'plain',
      roles: lab.roles.map(({ id }) => id),
      events: lab.events.map(({ id }) => id),
      books: readRuns(file)?.books ?? {},
    };
    for (const ruleSet of wanted) {
      const changes = changesInLongRun(library, ruleSet, { keys: engine.keys, untold: lab.untold });
      const request = { lab, keys: engine.keys, ruleSet, changes, seed: SEED };
      const before = runs.books[ruleSet.id];
      if (values.missing) {
        const why = before ? whyNotStored(request, before) : `nothing is stored for ${ruleSet.id}.`;
        if (why === undefined) continue;
        if (!values.write) {
          console.log(`${ruleSet.id}: ${why}`);
          continue;
        }
      }
      const started = performance.now();
      const stored = runForStore(request, numberOf('deals', values.deals, DEALS[one.kind]));
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(`${ruleSet.id}: ${String(stored.deals)} deals, ${String(changes.length)} changes, ${seconds} s`);
      runs = { ...runs, books: { ...runs.books, [ruleSet.id]: stored } };
      if (!values.write) continue;
      mkdirSync('content/lab', { recursive: true });
      writeFileSync(file, printRuns(runs));
    }
  });
}
