import type { AstroIntegration } from 'astro';

/** Order of the layers: a later one wins. */
export const LAYERS = '@layer base, chrome, book, play, forms, code, print;';

/**
 * Puts the order of the layers before every sheet. A page gets the sheets of its components in an order of the build's
 * own, and the first that names a layer decides its place.
 */
export const styleLayers = (): AstroIntegration => ({
  name: 'style-layers',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const plugin = {
        name: 'style-layers',
        enforce: 'pre' as const,
        transform: {
          filter: { id: { include: /\.css(?:\?|$)/, exclude: /[?&](?:raw|url)\b/ } },
          handler: (code: string) => ({ code: LAYERS + code, map: null }),
        },
      };
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});
