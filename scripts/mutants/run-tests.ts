/**
 * Runs test files repeatedly in one process while another program changes the files. A JSON line on standard input names
 * the changed file and the tests; a line on standard output gives the first failure.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createVitest, type TestModule } from 'vitest/node';
import type { Answer, TestRequest } from './messages.ts';

const root = process.cwd();
const vitest = await createVitest(
  {
    root,
    project: ['unit', 'view'],
    watch: false,
    bail: 1,
    // The sampler has its own time limit; a slow machine must not count as a failure.
    testTimeout: 0,
    hookTimeout: 0,
    // Worker threads refuse the memory option of `vitest.config.ts`.
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    isolate: false,
    reporters: [{}],
    passWithNoTests: true,
  },
  { server: { watch: null } },
);
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();

/** Duration of each test file's last complete run. */
const durations = new Map<string, number>();
const SLOW = 2000;

/** Batches of test files: nearest first, slow ones last, because most mutants fail in the first few files. */
function batchesOf(tests: readonly string[]): readonly (readonly string[])[] {
  const isSlow = (test: string): boolean => (durations.get(test) ?? 0) > SLOW;
  const quick = tests.filter((test) => !isSlow(test));
  const batches = [quick.slice(0, 4), quick.slice(4, 16), quick.slice(16), tests.filter(isSlow)];
  return batches.filter((batch) => batch.length > 0);
}

function whyOf(failed: TestModule | undefined): string | undefined {
  const [error] = failed?.errors() ?? [];
  if (error) return error.message;
  for (const one of failed?.children.allTests('failed') ?? [])
    return `${one.fullName}: ${one.result().errors?.[0]?.message ?? ''}`;
  return undefined;
}

let before = '';

async function run({ changed, tests }: TestRequest): Promise<Answer> {
  // The file of the previous mutant has been restored since.
  for (const file of [before, changed]) vitest.invalidateFile(join(root, file));
  before = changed;
  for (const batch of batchesOf(tests)) {
    const paths = new Set(batch.map((test) => join(root, test)));
    const found = specifications.filter(({ moduleId }) => paths.has(moduleId));
    // Clears the failures of earlier mutants, which would be reported again.
    for (const project of vitest.projects) vitest.state.clearFiles(project, [...paths]);
    const ran = await vitest.runTestSpecifications(found);
    const testModules = ran.testModules.filter(({ moduleId }) => paths.has(moduleId));
    const { unhandledErrors } = ran;
    for (const module of testModules) durations.set(module.relativeModuleId, module.diagnostic().duration);
    const failed = testModules.find((module) => !module.ok());
    if (failed || unhandledErrors.length > 0)
      return { killedBy: failed?.relativeModuleId ?? 'an error between tests', why: whyOf(failed) };
  }
  return { killedBy: undefined };
}

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const answer = await run(JSON.parse(line) as TestRequest);
  process.stdout.write(`\nanswer ${JSON.stringify(answer)}\n`);
}
await vitest.close();
