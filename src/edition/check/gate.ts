import { readFileSync, rmSync } from 'node:fs';
import type { APIRoute, AstroIntegration } from 'astro';

/** File among the built pages that holds the list of problems until the gate has read it. */
const PROBLEMS = 'content-problems.json';

/** The problems of the content, one a line. Astro's configuration imports this file, which must not load the content at once. */
async function printProblems(): Promise<readonly string[]> {
  const [{ content }, { contentProblems }, { printProblem }] = await Promise.all([
    import('../graph/content.ts'),
    import('./check.ts'),
    import('./problem.ts'),
  ]);
  return contentProblems(await content()).map(printProblem);
}

/** Page of the problems, because a build has read and settled all content while making pages. */
export const GET: APIRoute = async () => Response.json(await printProblems());

/**
 * Fails a build whose content has errors, and prints them all with their places. The pages are written first, so that an
 * editor can look at unfinished work. `npm run dev` and a build with DRAFT=1 only print.
 */
export const contentGate = (): AstroIntegration => ({
  name: 'content-gate',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'build') injectRoute({ pattern: `/${PROBLEMS}`, entrypoint: './src/edition/check/gate.ts' });
    },
    'astro:build:done': ({ dir, logger }) => {
      const file = new URL(PROBLEMS, dir);
      const problems = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
      rmSync(file);
      for (const problem of problems) logger.error(problem);
      if (problems.length > 0 && process.env['DRAFT'] !== '1')
        throw new Error(
          `The content has ${String(problems.length)} problems, listed above. The pages were written all the same; DRAFT=1 lets such a build pass while you are making an edition.`,
        );
    },
    'astro:server:setup': ({ server }) => {
      // Astro watches only the texts; the server must be told of other content files.
      server.watcher.on('change', (path) => {
        if (/[/\\]content[/\\].+\.(?:ya?ml|json)$/.test(path)) server.ws.send({ type: 'full-reload' });
      });
    },
    'astro:server:start': async ({ logger }) => {
      for (const problem of await printProblems()) logger.warn(problem);
    },
  },
});
