import { readFileSync, rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** The list of what is wrong stands here among the pages until the gate has read it. */
const PROBLEMS = 'content-problems.json';

/**
 * Fails a build whose content does not hold together, and says every place at once. The pages are written first, so that
 * whoever is in the middle of an edition can look at it; `npm run dev` only tells, and so does a build with DRAFT=1.
 */
export const contentGate = (): AstroIntegration => ({
  name: 'content-gate',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'build') injectRoute({ pattern: `/${PROBLEMS}`, entrypoint: './src/edition/check/problems.ts' });
    },
    'astro:build:done': ({ dir, logger }) => {
      const file = new URL(PROBLEMS, dir);
      const problems = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
      rmSync(file);
      for (const problem of problems) logger.error(problem);
      if (problems.length > 0 && process.env['DRAFT'] !== '1')
        throw new Error(
          `The content has ${String(problems.length)} problems, listed above. The pages are written; DRAFT=1 lets such a build pass while an edition is being made.`,
        );
    },
    'astro:server:setup': ({ server }) => {
      // Only the texts are Astro's: of all else it does not know that a page shows it.
      server.watcher.on('change', (path) => {
        if (/[/\\]content[/\\].+\.(?:ya?ml|json)$/.test(path)) server.ws.send({ type: 'full-reload' });
      });
    },
    'astro:server:start': async ({ logger }) => {
      // A build has them in its bundle, and reads none of this twice.
      const [{ content }, { contentProblems }, { printProblem }] = await Promise.all([
        import('../graph/content.ts'),
        import('./check.ts'),
        import('./problem.ts'),
      ]);
      for (const problem of contentProblems(await content())) logger.warn(printProblem(problem));
    },
  },
});
