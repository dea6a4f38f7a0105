import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import type { AstroIntegration } from 'astro';

/** Client entry of every island: applies our Preact options, then Astro's entry. */
const CLIENT = fileURLToPath(new URL('../../src/islands/page/preact-client.ts', import.meta.url));
const SERVER = fileURLToPath(new URL('preact-server.ts', import.meta.url));

/** Astro's Preact integration with our entries. */
export const preactIslands = (): AstroIntegration => ({
  name: 'preact-islands',
  hooks: {
    'astro:config:setup': (given) => {
      // Babel is needed only for hot reloading in development; in a build Vite compiles JSX faster.
      const { hooks } = preact(
        given.command === 'build' ? { exclude: [/./] } : { include: [/\.tsx$/], devtools: true },
      );
      return hooks['astro:config:setup']?.({
        ...given,
        addRenderer: (renderer) =>
          given.addRenderer({ ...renderer, clientEntrypoint: CLIENT, serverEntrypoint: SERVER }),
      });
    },
  },
});
