import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Every run plays other deals (tests/support/seeds.ts); this is the one place where chance comes in. */
const seed = process.env['QUINOLA_SEED'] ?? String(randomInt(1, 60_000_000));

const site = 'tests/site/**/*.test.ts';

/** What other steps of `npm test` run; Vitest's own `--exclude` does not reach its projects. */
const leftOut = process.env['QUINOLA_LEAVE_OUT']?.split(',') ?? [];

/** What takes longest begins first, or it is still at work when all the rest is done; a fresh copy has no times of its own. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('/every-page.test.ts');
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** Much is made and soon thrown away: with more room it is tidied up less often. */
const execArgv = ['--max-semi-space-size=64'];

export default defineConfig({
  test: {
    allowOnly: false,
    disableConsoleIntercept: true,
    env: { QUINOLA_SEED: seed },
    // How many pages a browser test has open at once.
    maxConcurrency: 3,
    sequence: { sequencer: LongestFirst },
    // A page in a browser takes its time; only what is out of the ordinary is worth a line.
    slowTestThreshold: 10_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [site, ...leftOut],
          // Pure functions on readonly data leave nothing behind: their modules are read once for all files.
          isolate: false,
          execArgv,
          // Time-outs end what hangs, and say nothing of speed: a machine may be slow, and busy besides.
          testTimeout: 300_000 * Math.max(1, Number(process.env['QUINOLA_DEALS'] ?? 0) / 10_000),
          hookTimeout: 300_000,
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
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // What a page does by and by it does later on a busy machine.
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
});
