import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import type { AstroIntegration } from 'astro';

const SERVER = fileURLToPath(new URL('./preact-server.ts', import.meta.url));

/**
 * Preact, not asked of each component whether it is its own: the question was answered by rendering the component and throwing
 * that away, and half of the time that a deal’s page took went into it. To stand before any other that would be asked so.
 */
export const preactUnasked = (): AstroIntegration => ({
  name: 'preact-unasked',
  hooks: {
    'astro:config:setup': (given) => {
      // Only a page that changes while it is looked at needs Babel to read its components: Vite has another, quicker, for JSX.
      const { hooks } = preact(given.command === 'build' ? { exclude: [/./] } : { include: [/\.tsx$/] });
      return hooks['astro:config:setup']?.({
        ...given,
        addRenderer: (renderer) => given.addRenderer({ ...renderer, serverEntrypoint: SERVER }),
      });
    },
  },
});
