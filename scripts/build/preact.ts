import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import type { AstroIntegration } from 'astro';

const entry = (name: string): string => fileURLToPath(new URL(`../../src/islands/page/${name}`, import.meta.url));
/** Client entry of every island: applies our Preact options, then Astro's entry. */
const CLIENT = entry('preact-client.ts');
const SERVER = entry('preact-server.ts');

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
