/**
 * Asks what the tests would let through: draws small changes to the code at random, makes each in a copy of the tree, and
 * runs the unit tests that reach it. `node scripts/mutants.ts payments links --count 60 --seed 7`; without a seed it draws
 * and prints one. What survives is printed with its place; the list of changes that change nothing stands in mutants/.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { askedOf, numberOf } from '../src/cli/command.ts';
import { makeRandom, shuffled } from '../src/engine/kernel/random.ts';
import { applyChange, changesOf, sayChange, type Change } from './mutants/changes.ts';
import { makeCompiles } from './mutants/compiles.ts';
import { filesOf, TARGET_NAMES } from './mutants/targets.ts';
import { TestProcess, type Verdict } from './mutants/test-process.ts';
import { testsNear } from './mutants/tests-near.ts';

interface Equivalent {
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
  readonly why: string;
}

interface Mutant {
  readonly file: string;
  readonly change: Change;
}

const { values, positionals } = askedOf({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string' },
    seconds: { type: 'string', default: '300' },
  },
});
const seed = numberOf('seed', values.seed, Math.floor(Math.random() * 1_000_000));
const here = join(import.meta.dirname, '..');
const files = filesOf(here, positionals.length > 0 ? positionals : TARGET_NAMES);

const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
for (const name of ['src', 'tests', 'scripts', 'package.json', 'tsconfig.json', 'vitest.config.ts'])
  cpSync(join(here, name), join(copy, name), { recursive: true });
for (const name of ['node_modules', 'content', 'public']) symlinkSync(join(here, name), join(copy, name));

const equivalents = parse(readFileSync(join(here, 'scripts/mutants/equivalent.yaml'), 'utf8')) as readonly Equivalent[];
// Read once: somebody may go on working in the tree while this runs on its copy.
const texts = new Map(files.map((file) => [file, readFileSync(join(copy, file), 'utf8')]));
const textOf = (file: string): string => texts.get(file) ?? '';
const isEquivalent = ({ file, change }: Mutant): boolean => {
  const { was, becomes } = sayChange(textOf(file), change);
  return equivalents.some((known) => known.file === file && known.was === was && known.becomes === becomes);
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
    const { line, was, becomes } = sayChange(text, change);
    const say = (verdict: string): void =>
      console.log(`${String(i + 1).padStart(4)} ${verdict}  ${file}:${line}\n       - ${was}\n       + ${becomes}`);
    if (isEquivalent(mutant)) {
      counts.equivalent++;
      continue;
    }
    writeFileSync(join(copy, file), applyChange(text, change));
    const began = performance.now();
    const ask = (): Promise<Verdict> => tests.ask({ changed: file, tests: near(file) }, seconds);
    // A process may end for reasons of its own; twice over the same mutant, the mutant is the reason.
    const first = await ask();
    const verdict = first === 'ended' ? await ask() : first;
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
      say(`refused by the compiler`);
    } else {
      counts.survived++;
      say(`SURVIVED ${time}`);
    }
    writeFileSync(join(copy, file), text);
  }
  // Whatever was put back must be back: a mutant left behind would kill all that come after it.
  const after = await tests.ask({ changed: files[0] ?? '', tests: needed }, 3600);
  if (typeof after === 'string' || after.killedBy !== undefined)
    throw new Error(`The tests fail when all is as it was: ${JSON.stringify(after)}`);
  const judged = counts.killed + counts.survived;
  console.log(
    `${counts.killed} of ${judged} killed (${((100 * counts.killed) / Math.max(1, judged)).toFixed(1)} %); besides, ${counts.compiler} refused by the compiler, ${counts.equivalent} known to change nothing`,
  );
} finally {
  tests.end();
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = counts.survived > 0 ? 1 : 0;
