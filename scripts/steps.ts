import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One thing `npm test` does: a program run by this Node, its exit code the verdict. */
export interface Step {
  readonly name: string;
  /** What is checked, for the one who reads the log. */
  readonly about: string;
  readonly arguments: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Steps that must have succeeded: without them this one would say nothing true. */
  readonly needs?: readonly string[];
  /** Steps that must have ended, well or ill: they write what this one reads. */
  readonly after?: readonly string[];
  /** What the step makes, removed before it starts, so that nothing later reads what an earlier run left. */
  readonly makes?: string;
  /** Vitest writes its counts here; each test then counts for itself. */
  readonly counts?: string;
  /** Shows what the step prints even when it succeeds. */
  readonly speaks?: boolean;
}

export const cache = 'node_modules/.cache/quinola';

/** A second build under a base path, where a link that forgets the base leads nowhere. */
export const elsewhere = { folder: `${cache}/elsewhere`, url: 'https://quinola.example/some/where/' };

/** The script behind a package's command: run by Node itself it needs no shell, on Windows either. */
function command(name: string, from = name): string {
  const folder = join('node_modules', from);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly bin: string | Readonly<Record<string, string>>;
  };
  const path = typeof bin === 'string' ? bin : bin[name];
  if (path === undefined) throw new Error(`The package ${from} has no command ${name}.`);
  return join(folder, path);
}

const vitest = (project: string, counts: string): readonly string[] => [
  command('vitest'),
  'run',
  `--project=${project}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${counts}`,
];

const unitCounts = `${cache}/unit.json`;
const siteCounts = `${cache}/site.json`;

/** In the order they start in; two run at a time. Astro writes its generated types whenever it checks or builds. */
export const steps: readonly Step[] = [
  { name: 'types', about: 'astro check', arguments: [command('astro'), 'check', '--minimumFailingSeverity', 'hint'] },
  { name: 'format', about: 'Prettier', arguments: [command('prettier'), '--check', '.'] },
  { name: 'lock', about: 'npm ci on six platforms', arguments: ['scripts/lock.ts'] },
  {
    name: 'imports',
    about: 'which module may import which',
    arguments: [command('depcruise', 'dependency-cruiser'), 'src', 'scripts', 'tests', '--output-type', 'err-long'],
  },
  { name: 'unit', about: 'unit and property tests', arguments: vitest('unit', unitCounts), counts: unitCounts },
  { name: 'build', about: 'astro build', arguments: [command('astro'), 'build'], after: ['types'], makes: 'dist' },
  { name: 'index', about: 'the search index', arguments: ['scripts/search-index.ts'], needs: ['build'] },
  { name: 'lint', about: 'ESLint', arguments: [command('eslint'), '.', '--max-warnings=0'], after: ['types', 'build'] },
  {
    name: 'elsewhere',
    about: 'astro build under a base path',
    arguments: [command('astro'), 'build', '--outDir', elsewhere.folder],
    env: { SITE_URL: elsewhere.url },
    needs: ['build'],
    after: ['lint'],
    makes: elsewhere.folder,
  },
  { name: 'dead code', about: 'knip', arguments: [command('knip')] },
  {
    name: 'words',
    about: 'nothing taken over from a source but between quotation marks',
    arguments: ['scripts/close-to-seeds.ts'],
    speaks: true,
  },
  { name: 'browser', about: 'a Chromium to test with', arguments: ['scripts/browser.ts'] },
  {
    name: 'site',
    about: 'links, policy, budgets and pages as built',
    arguments: vitest('site', siteCounts),
    needs: ['build'],
    after: ['index', 'elsewhere', 'browser'],
    counts: siteCounts,
    speaks: true,
  },
];
