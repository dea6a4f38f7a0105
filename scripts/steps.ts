import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A step of `npm test`: a program run by this Node that succeeds with exit code 0. */
export interface Step {
  readonly name: string;
  /** What is checked, for the log. */
  readonly about: string;
  readonly arguments: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Steps that must have succeeded, because this one depends on them. */
  readonly needs?: readonly string[];
  /** Steps that must have ended, successfully or not, because this one reads their output. */
  readonly after?: readonly string[];
  /** Output, removed before the step starts so that no stale file is read. */
  readonly makes?: string;
  /** File to which Vitest writes its counts; each test then counts separately. */
  readonly counts?: string;
  /** Output that makes the step fail even if the program succeeds. */
  readonly refuses?: RegExp;
  /** Whether to show the output on success too. */
  readonly speaks?: boolean;
}

export const cache = 'node_modules/.cache/quinola';

/**
 * The site under test. It has a base path, so that links without it fail, and stands apart from the one that `npm start`
 * builds.
 */
export const testedSite = { folder: `${cache}/site`, url: 'https://quinola.example/some/where/' };

/** Script behind a package's command; run by Node itself it needs no shell, also on Windows. */
function command(name: string, from = name): string {
  const folder = join('node_modules', from);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly bin: string | Readonly<Record<string, string>>;
  };
  const path = typeof bin === 'string' ? bin : bin[name];
  if (path === undefined) throw new Error(`The package ${from} has no command ${name}.`);
  return join(folder, path);
}

/** Writes Astro's generated types if no build has. */
export const sync: Step = { name: 'sync', about: 'the types that Astro writes', arguments: [command('astro'), 'sync'] };

/** Runs tests by file name, or all of some projects with exceptions; each test counts separately. */
const tests = (
  name: string,
  projects: readonly string[],
  ...filters: readonly string[]
): Pick<Step, 'arguments' | 'counts'> => {
  const counts = `${cache}/${name}.json`;
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${counts}`];
  return { arguments: [command('vitest'), 'run', ...chosen, ...filters, ...reporters], counts };
};

/** Steps for a copy of the project with both recipes applied: those that the recipes can break. */
export const afterRecipes: readonly string[] = [
  'content',
  'types',
  'pages',
  'unit',
  'build',
  'properties',
  'imports',
  'browser',
  'index',
  'site',
  'dead code',
];

const properties = ['tests/properties/'];

/** Draws one picture of each kind for shared links: all would take longer than the rest of the build. */
const underBase = { SITE_URL: testedSite.url, QUINOLA_PICTURES: '1' };

/**
 * All steps. Two run at a time, and the first in the list that may start does. Errors of editors show first; the build
 * starts beside them, and the page tests, which take longest, as soon as the build ends; other steps fill the remaining
 * time, longest first. Astro rewrites its generated types when it checks or builds, so steps that read them run apart
 * from both.
 */
export const steps: readonly Step[] = [
  {
    name: 'content',
    about: 'the content, and its deals against their sums worked out by hand',
    arguments: ['scripts/check.ts', '--content'],
  },
  {
    name: 'build',
    about: 'astro build under a base path',
    // A larger young generation saves a fifth of the time in garbage collection.
    arguments: ['--max-semi-space-size=64', command('astro'), 'build', '--outDir', testedSite.folder],
    env: underBase,
    makes: testedSite.folder,
    // A warning that is ignored hides the next one.
    refuses: /\bwarn(?:ing)?\b/i,
  },
  { name: 'browser', about: 'finds a Chromium to test with', arguments: ['scripts/browser.ts'] },
  {
    name: 'index',
    about: 'the search index, and the games to keep for reading offline',
    arguments: ['scripts/search-index.ts', testedSite.folder],
    env: underBase,
    needs: ['build'],
  },
  {
    name: 'site',
    about: 'links, policy, budgets and pages as built',
    ...tests('site', ['site']),
    env: underBase,
    needs: ['build'],
    after: ['index', 'browser'],
    speaks: true,
  },
  {
    name: 'types',
    about: 'TypeScript and oxlint: types, and rules of this code',
    arguments: [command('oxlint')],
    // Less frequent garbage collection saves a quarter of the time.
    env: { GOGC: '400' },
    after: ['build', 'sync'],
  },
  {
    name: 'pages',
    about: 'the types of pages and components (astro check)',
    arguments: [
      command('astro'),
      'check',
      '--noSync',
      '--tsconfig',
      'scripts/pages.tsconfig.json',
      '--minimumFailingSeverity',
      'hint',
    ],
    after: ['build', 'sync'],
  },
  {
    name: 'unit',
    about: 'unit tests',
    ...tests('unit', ['unit', 'view']),
    env: { QUINOLA_LEAVE_OUT: properties.map((path) => path.replace(/\/$/, '/**')).join() },
  },
  {
    name: 'properties',
    about: 'what holds for every deal, tried on thousands of random deals',
    ...tests('properties', ['unit', 'view'], ...properties),
    speaks: true,
  },
  { name: 'format', about: 'oxfmt, as Prettier would have it', arguments: [command('oxfmt'), '--check', '.'] },
  {
    name: 'page format',
    about: 'Prettier, of pages and components',
    arguments: [command('prettier'), '--check', '**/*.astro'],
  },
  {
    name: 'imports',
    about: 'which module may import which',
    arguments: [command('depcruise', 'dependency-cruiser'), 'src', 'scripts', 'tests', '--output-type', 'err-long'],
  },
  { name: 'lock', about: 'npm ci on six platforms', arguments: ['scripts/lock.ts'] },
  { name: 'dead code', about: 'knip', arguments: [command('knip')] },
  {
    name: 'words',
    about: 'no words taken from a source outside quotation marks',
    arguments: ['scripts/close-to-seeds.ts'],
    speaks: true,
  },
];
