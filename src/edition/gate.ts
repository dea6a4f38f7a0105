import type { AstroIntegration } from 'astro';
import { contentProblems } from './check.ts';
import { content } from './content.ts';
import { printProblem } from './problem.ts';

/**
 * Stops a build whose content does not hold together, and says every place at once. `npm run dev` only tells; so does a
 * build with DRAFT=1, for whoever is in the middle of an edition and wants to see the page.
 */
export const contentGate = (): AstroIntegration => ({
  name: 'content-gate',
  hooks: {
    'astro:build:start': async ({ logger }) => {
      const problems = contentProblems(await content());
      for (const problem of problems) logger.error(printProblem(problem));
      if (problems.length > 0 && process.env['DRAFT'] !== '1')
        throw new Error(`The content has ${String(problems.length)} problems, listed above.`);
    },
    'astro:server:start': async ({ logger }) => {
      for (const problem of contentProblems(await content())) logger.warn(printProblem(problem));
    },
  },
});
