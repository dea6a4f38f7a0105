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

/**
 * The site that is tested. It stands under a base path, where a link that forgets the base leads nowhere, and out of the way
 * of the one that `npm start` builds.
 */
export const testedSite = { folder: `${cache}/site`, url: 'https://quinola.example/some/where/' };

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

/** Tests by the names of their files, or all of a project but some; each counts for itself. */
const tests = (name: string, project: string, ...filters: readonly string[]): Pick<Step, 'arguments' | 'counts'> => {
  const counts = `${cache}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${counts}`];
  return { arguments: [command('vitest'), 'run', `--project=${project}`, ...filters, ...reporters], counts };
};

/** Of a copy of the project in which both recipes have been followed: nothing but what they could have broken. */
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
  'lint',
  'dead code',
];

/** What an editor waits for: the content held together, and every annotated deal settled. */
const content = ['src/edition/', 'tests/deals.test.ts'];
const properties = ['tests/properties/'];

const underBase = { SITE_URL: testedSite.url };

/**
 * Whichever comes first of those that may start does so; two run at a time. An editor's mistake shows first; the build begins
 * beside it, and the pages, which take longest, as soon as it stands: the rest fills what they leave of the machine, the
 * longest first. Astro writes its generated types whenever it checks or builds, so that nothing that reads them is done
 * beside either.
 */
export const steps: readonly Step[] = [
  { name: 'content', about: 'the content, and its deals as worked by hand', ...tests('content', 'unit', ...content) },
  {
    name: 'build',
    about: 'astro build under a base path',
    // A fifth of it went into tidying up after short-lived things: with more room it is done less often.
    arguments: ['--max-semi-space-size=64', command('astro'), 'build', '--outDir', testedSite.folder],
    env: underBase,
    makes: testedSite.folder,
  },
  { name: 'browser', about: 'a Chromium to test with', arguments: ['scripts/browser.ts'] },
  {
    name: 'index',
    about: 'the search index',
    arguments: ['scripts/search-index.ts', testedSite.folder],
    needs: ['build'],
  },
  {
    name: 'site',
    about: 'links, policy, budgets and pages as built',
    ...tests('site', 'site'),
    env: underBase,
    needs: ['build'],
    after: ['index', 'browser'],
    speaks: true,
  },
  {
    name: 'types',
    about: 'TypeScript and oxlint: what the types say, and what may not be written here',
    arguments: [command('oxlint')],
    // A quarter of it went into tidying up memory, of which there is enough.
    env: { GOGC: '400' },
    after: ['build'],
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
    after: ['build'],
  },
  {
    name: 'lint',
    about: 'ESLint, of pages and components',
    arguments: [command('eslint'), '.', '--max-warnings=0'],
  },
  {
    name: 'unit',
    about: 'unit tests',
    ...tests('unit', 'unit'),
    env: { QUINOLA_LEAVE_OUT: [...content, ...properties].map((path) => path.replace(/\/$/, '/**')).join() },
  },
  {
    name: 'properties',
    about: 'what holds of every deal, over thousands at random',
    ...tests('properties', 'unit', ...properties),
    speaks: true,
  },
  {
    name: 'recipes',
    about: 'a made-up book and a made-up game, added as CONTRIBUTING.md says',
    arguments: ['scripts/recipes.ts'],
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
    about: 'nothing taken over from a source but between quotation marks',
    arguments: ['scripts/close-to-seeds.ts'],
    speaks: true,
  },
];
