import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island once the page has been painted. */
    'client:painted'?: boolean;
    /** Wakes an island at the reader’s first move, touch or link. */
    'client:reading'?: boolean;
  }
}

/** Registers the site's client directives with Astro: `client:painted` and `client:reading`. */
export const ownDirectives = (): AstroIntegration => ({
  name: 'own-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'painted', entrypoint: './src/islands/page/wake-painted.ts' });
      addClientDirective({ name: 'reading', entrypoint: './src/islands/reading/wake.ts' });
    },
  },
});
