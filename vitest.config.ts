import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const site = 'tests/site/**/*.test.ts';
const browsers = 'tests/browsers/**/*.test.ts';
/** Tests that load components: `.tsx` and CSS modules, which only Vite reads. */
const view = [
  'src/{components,islands,view}/**/*.test.ts',
  'src/games/*/{table,tools}/**/*.test.ts',
  'tests/links/evening.test.ts',
  'tests/properties/{regulator,strength}.test.ts',
];

/** What other steps of `npm test` run; Vitest's own `--exclude` does not reach its projects. */
const leftOut = process.env['QUINOLA_LEAVE_OUT']?.split(',') ?? [];

/** Runs the files in the same order every time: the longest first, then by name. */
class SameOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): string =>
      `${moduleId.endsWith('/every-page.test.ts') ? '0' : '1'} ${moduleId}`;
    return Promise.resolve(files.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)));
  }
}

/** Much is made and soon thrown away: with more room it is tidied up less often. */
const execArgv = ['--max-semi-space-size=64'];

/** What tests without a browser share. */
const unit = {
  // Gives fast-check the seed of the repository.
  setupFiles: ['tests/support/seeds.ts'],
  // Pure functions on readonly data leave nothing behind: their modules are read once for all files.
  isolate: false,
  execArgv,
  // Time-outs end what hangs, and say nothing of speed: a machine may be slow, and busy besides.
  testTimeout: 300_000 * Math.max(1, Number(process.env['QUINOLA_DEALS'] ?? 0) / 10_000),
  hookTimeout: 300_000,
};

/**
 * Has Node import the modules, as the command line does: Vite would turn every name imported into a call of a function, which
 * takes a third of the time that deals take.
 */
const byNode = { viteModuleRunner: false };

/** Packages as the build of the site loads them: what some give developers looks at more, and takes a third longer. */
const asBuilt = { ssr: { resolve: { conditions: ['module', 'node'] } } };

export default defineConfig({
  test: {
    allowOnly: false,
    disableConsoleIntercept: true,
    // How many pages a browser test has open at once.
    maxConcurrency: 3,
    sequence: { sequencer: SameOrder },
    // A page in a browser takes its time; only what is out of the ordinary is worth a line.
    slowTestThreshold: 10_000,
    projects: [
      {
        ...asBuilt,
        test: {
          ...unit,
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [site, browsers, ...view, ...leftOut],
          experimental: byNode,
        },
      },
      {
        ...asBuilt,
        test: {
          ...unit,
          name: 'view',
          include: view,
          exclude: leftOut,
        },
      },
      {
        test: {
          // Reads and visits the site as built for tests.
          name: 'site',
          include: [site],
          globalSetup: ['tests/site/support/serve.ts'],
          // The pages that were read are kept for the next file.
          isolate: false,
          execArgv,
          // The round of all pages keeps one busy; what else is tried out waits for the browser most of the time.
          maxWorkers: 2,
          // A browser on a busy machine can lose a click. The report marks every test that needed another run.
          retry: 2,
          // Ten times what the longest test takes on an idle machine: what hangs is run again before long.
          testTimeout: 150_000,
          hookTimeout: 150_000,
          // What a page does by and by it does later on a busy machine.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          // Visits the site as built for tests in Firefox and WebKit: `npm run test:browsers`.
          name: 'browsers',
          include: [browsers],
          globalSetup: ['tests/site/support/serve.ts'],
          execArgv,
          maxConcurrency: 1,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
