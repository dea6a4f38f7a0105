/**
 * Mutation testing: draws small random changes to the code, makes each in a copy of the tree, and runs the unit tests
 * that reach it. `npm run mutants -- payments links --count 60 --seed 7`; without a seed it draws and prints one. Prints
 * surviving changes with their places; mutants/equivalent.yaml lists changes without effect.
 *
 * Stryker 10.1 runs on this Vitest but cannot sample, and first runs every test that reaches a file: 780 tests, 5.5
 * minutes, for the two files of engine/kernel/bits. It counted 82 of their 128 mutants as static, each of which needs all
 * those tests again, and had not finished after 25 minutes on a busy machine; this script judged 40 mutants there in 14.
 * Stryker takes 63 MB.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { parseOptions, numberOf } from '../src/cli/command.ts';
import { makeRandom, shuffled } from '../src/engine/kernel/random.ts';
import { applyChange, changesOf, sayChange, type Mutation } from './mutants/changes.ts';
import { makeCompiles } from './mutants/compiles.ts';
import { filesOf, TARGET_NAMES } from './mutants/targets.ts';
import { TestProcess, type Verdict } from './mutants/test-process.ts';
import { testsNear } from './mutants/tests-near.ts';

interface Equivalent {
  readonly file: string;
  readonly was: string;
  readonly replacement: string;
  readonly why: string;
}

interface Mutant {
  readonly file: string;
  readonly change: Mutation;
}

const { values, positionals } = parseOptions({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string' },
    seconds: { type: 'string', default: '300' },
  },
});
/** Beginning of Vite's message when it has lost track of which modules to reload. */
const VITE_MISHAP = 'Internal server error';

const seed = numberOf('seed', values.seed, Math.floor(Math.random() * 1_000_000));
const here = join(import.meta.dirname, '..');
const files = filesOf(here, positionals.length > 0 ? positionals : TARGET_NAMES);

const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
// Copies all files of the root, which tests also read (README.md, .dependency-cruiser.mjs), and the folders of code;
// other folders are linked.
for (const entry of readdirSync(here, { withFileTypes: true })) {
  if (entry.name === '.git') continue;
  const [from, to] = [join(here, entry.name), join(copy, entry.name)];
  if (entry.isFile() || ['src', 'tests', 'scripts'].includes(entry.name)) cpSync(from, to, { recursive: true });
  else symlinkSync(from, to);
}

const equivalents = parse(readFileSync(join(here, 'scripts/mutants/equivalent.yaml'), 'utf8')) as readonly Equivalent[];
// Read once, because the original tree may change during the run.
const texts = new Map(files.map((file) => [file, readFileSync(join(copy, file), 'utf8')]));
const textOf = (file: string): string => texts.get(file) ?? '';
const isEquivalent = ({ file, change }: Mutant): boolean => {
  const { was, replacement } = sayChange(textOf(file), change);
  return equivalents.some((known) => known.file === file && known.was === was && known.replacement === replacement);
};

const all = files.flatMap((file) => changesOf(textOf(file)).map((change): Mutant => ({ file, change })));
const drawn = shuffled(all, makeRandom(seed)).slice(0, numberOf('count', values.count, 50));
console.log(`${drawn.length} of ${all.length} mutants in ${files.length} files, seed ${seed}`);

const near = testsNear(copy);
const tests = new TestProcess(copy);
const compiles = makeCompiles(copy);
const seconds = numberOf('seconds', values.seconds, 300);
const counts = { killed: 0, compiler: 0, equivalent: 0, survived: 0 };

try {
  const needed = [...new Set(drawn.flatMap(({ file }) => near(file)))];
  const asIs = await tests.ask({ changed: files[0] ?? '', tests: needed }, 3600);
  if (typeof asIs === 'string' || asIs.killedBy !== undefined)
    throw new Error(`The tests fail before anything is changed: ${JSON.stringify(asIs)} ${tests.complaint}`);

  for (const [i, mutant] of drawn.entries()) {
    const { file, change } = mutant;
    const text = textOf(file);
    const { line, was, replacement } = sayChange(text, change);
    const report = (verdict: string): void =>
      console.log(`${String(i + 1).padStart(4)} ${verdict}  ${file}:${line}\n       - ${was}\n       + ${replacement}`);
    if (isEquivalent(mutant)) {
      counts.equivalent++;
      continue;
    }
    writeFileSync(join(copy, file), applyChange(text, change));
    const began = performance.now();
    const ask = (): Promise<Verdict> => tests.ask({ changed: file, tests: near(file) }, seconds);
    // Runs a mutant that ended the process a second time, because processes also end for other reasons; if it happens
    // twice, the mutant is the cause.
    const first = await ask();
    const isMishap = first === 'ended' || (typeof first === 'object' && first.why?.startsWith(VITE_MISHAP));
    if (isMishap) tests.end();
    const verdict = isMishap ? await ask() : first;
    const time = `${((performance.now() - began) / 1000).toFixed(1)} s`;
    if (typeof verdict === 'string' || verdict.killedBy !== undefined) {
      counts.killed++;
      const by =
        verdict === 'too long'
          ? 'time'
          : verdict === 'ended'
            ? `the end of the process: ${tests.complaint}`
            : `${verdict.killedBy ?? ''}: ${verdict.why ?? ''}`;
      console.log(
        `${String(i + 1).padStart(4)} killed in ${time}  ${file}:${line}  by ${by.replace(/\s+/g, ' ').slice(0, 200)}`,
      );
    } else if (!compiles(file)) {
      counts.compiler++;
      report(`refused by the compiler`);
    } else {
      counts.survived++;
      report(`SURVIVED ${time}`);
    }
    writeFileSync(join(copy, file), text);
  }
  // Checks that every file is restored, because a mutant left behind would fail all later ones. A new process reads the
  // files afresh.
  tests.end();
  const after = await tests.ask({ changed: files[0] ?? '', tests: needed }, 3600);
  if (typeof after === 'string' || after.killedBy !== undefined)
    throw new Error(`The tests fail although every file is as it was: ${JSON.stringify(after)}`);
  const judged = counts.killed + counts.survived;
  console.log(
    `${counts.killed} of ${judged} killed (${((100 * counts.killed) / Math.max(1, judged)).toFixed(1)} %); besides, ${counts.compiler} refused by the compiler, ${counts.equivalent} known to change nothing`,
  );
} finally {
  tests.end();
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = counts.survived > 0 ? 1 : 0;
