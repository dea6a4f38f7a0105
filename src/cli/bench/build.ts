import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync, cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAMES } from '#games/index.ts';
import { printRecord } from '#engine/notation/record.ts';
import { clausesOf, type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';
import { tmpdir } from 'node:os';

/** Folders that are not the project's own, or are made by building it. */
const LEFT = ['node_modules', 'dist', '.git', '.astro', '.running'];

/**
 * Copies the project to a temporary folder, to be changed and built. Packages are linked one by one, so that what Astro
 * and Vite store beside them is separate.
 */
export function copyOfTheTree(name: string, except: readonly string[] = []): string {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  const left = except.map((path) => resolve(path));
  for (const entry of readdirSync('.').filter((one) => !LEFT.includes(one)))
    cpSync(entry, join(copy, entry), { recursive: true, filter: (path) => !left.includes(resolve(path)) });
  mkdirSync(join(copy, 'node_modules'));
  for (const entry of readdirSync('node_modules', { withFileTypes: true })) {
    const isPackage = (entry.isDirectory() || entry.isSymbolicLink()) && !/^\.(?!bin$)/.test(entry.name);
    if (isPackage) symlinkSync(resolve('node_modules', entry.name), join(copy, 'node_modules', entry.name), 'junction');
  }
  // It says that the packages are installed; without it the first command run in the copy would install them anew.
  cpSync('node_modules/.package-lock.json', join(copy, 'node_modules/.package-lock.json'));
  return copy;
}

/** A made-up deal as a content file. */
interface MadeUp {
  readonly game: string;
  readonly name: string;
  readonly text: string;
}

/** Deals played by the house, under every book of every game in turn; each names a clause of its book. */
async function madeUpDeals(count: number): Promise<readonly MadeUp[]> {
  const makers = await Promise.all(
    GAMES.flatMap((game) =>
      game.open(async ({ engine, dealer }) => {
        const deal = await dealer();
        return (n: number): MadeUp => {
          const source = engine.ruleSets[n % engine.ruleSets.length]!;
          const record = deal(n + 1, valuesOf(source));
          const [clause] = Object.values((source as RuleSet).rules).flatMap((rule) =>
            rule ? clausesOf(rule.basis) : [],
          );
          const name = `made-up-${String(n)}`;
          const said = {
            id: name,
            title: `Made up ${String(n)}`,
            lede: 'Made up.',
            composed: true,
            clauses: [clause],
            notes: 'Composed for this site.',
          };
          const judged = engine.judge(record, valuesOf(source));
          const expect = { net: judged.ok ? judged.value.net : {} };
          const variation = { source, changes: {}, rules: valuesOf(source) };
          return {
            game: engine.id,
            name,
            text: JSON.stringify({ ...said, expect, ...printRecord(engine, { variation, record }) }),
          };
        };
      }),
    ),
  );
  return Array.from({ length: count }, (_, n) => makers[n % makers.length]!(Math.floor(n / makers.length)));
}

/** Makes the build print its processor time at the end; wall time is unreliable on a shared machine. */
const SAYS_CPU = `data:text/javascript,${encodeURIComponent(
  "process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stdout.write('CPU '+String(user+system)+'\\n')})",
)}`;

/** Files of an earlier build that would make the next one faster. */
const BUILT = ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'];

/** Processor time, in seconds, of a clean build of the site in a folder. */
function secondsToBuild(folder: string): Promise<number> {
  for (const built of BUILT) rmSync(join(folder, built), { recursive: true, force: true });
  // The same command as `npm start`.
  const build = spawn(
    process.execPath,
    ['--max-semi-space-size=64', '--import', SAYS_CPU, 'node_modules/astro/bin/astro.mjs', 'build'],
    // Pictures for shared links are drawn once and kept: with them the first build would seem to cost most.
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, QUINOLA_PICTURES: '1' } },
  );
  let said = '';
  build.stdout.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-1000)));
  return new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('close', (code) => {
      const microseconds = Number(
        said
          .match(/CPU (\d+)\n/g)
          ?.at(-1)
          ?.slice(4) ?? NaN,
      );
      if (code === 0) resolve(microseconds / 1e6);
      else reject(new Error(`The build with made-up deals failed (${String(code)}).`));
    });
  });
}

/**
 * Measures the cost of a further deal to a build: the site as it is, with half of the made-up deals, and with all, in a
 * temporary copy, each without the pictures for shared links. The exponent shows how the cost grows: 1 is linear, 2 quadratic.
 */
export async function measureBuild(deals: number): Promise<void> {
  const copy = copyOfTheTree('bench-build');
  try {
    const made = await madeUpDeals(deals);
    const half = Math.floor(deals / 2);
    const timed: number[] = [];
    for (const [from, to] of [
      [0, 0],
      [0, half],
      [half, deals],
    ] as const) {
      for (const { game, name, text } of made.slice(from, to)) {
        mkdirSync(join(copy, 'content', 'deals', game), { recursive: true });
        writeFileSync(join(copy, 'content', 'deals', game, `${name}.yaml`), text);
      }
      const seconds = await secondsToBuild(copy);
      timed.push(seconds);
      console.log(`With ${String(to).padStart(4)} made-up deals: ${seconds.toFixed(1)} s of the processor`);
    }
    const [none = 0, some = 0, all = 0] = timed;
    console.log(`Each: ${((1000 * (all - none)) / deals).toFixed(1)} ms (limit 25, aim 10)`);
    console.log(`Exponent: ${Math.log2((all - none) / (some - none)).toFixed(2)}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
