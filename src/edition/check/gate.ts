import type { AstroIntegration } from 'astro';
import { contentProblems } from './check.ts';
import { content } from '../graph/content.ts';
import { printProblem } from './problem.ts';

/**
 * Fails a build whose content does not hold together, and says every place at once. The pages are written first, so that
 * whoever is in the middle of an edition can look at it; `npm run dev` only tells, and so does a build with DRAFT=1.
 */
export const contentGate = (): AstroIntegration => ({
  name: 'content-gate',
  hooks: {
    'astro:build:done': async ({ logger }) => {
      const problems = contentProblems(await content());
      for (const problem of problems) logger.error(printProblem(problem));
      if (problems.length > 0 && process.env['DRAFT'] !== '1')
        throw new Error(
          `The content has ${String(problems.length)} problems, listed above. The pages are written; DRAFT=1 lets such a build pass while an edition is being made.`,
        );
    },
    'astro:server:start': async ({ logger }) => {
      for (const problem of contentProblems(await content())) logger.warn(printProblem(problem));
    },
  },
});
