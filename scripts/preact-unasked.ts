import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import type { AstroIntegration } from 'astro';

const SERVER = fileURLToPath(new URL('./preact-server.ts', import.meta.url));

/**
 * Preact, not asked of each component whether it is its own: the question was answered by rendering the component and throwing
 * that away, and half of the time that a deal’s page took went into it. To stand before any other that would be asked so.
 */
export function preactUnasked(options: Parameters<typeof preact>[0]): AstroIntegration {
  const { name, hooks } = preact(options);
  const setUp = hooks['astro:config:setup'];
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (given) =>
        setUp?.({
          ...given,
          addRenderer: (renderer) => given.addRenderer({ ...renderer, serverEntrypoint: SERVER }),
        }),
    },
  };
}
