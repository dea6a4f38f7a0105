import type { AstroIntegration } from 'astro';

/** `client:reading`, by which the table of an edition wakes when its reader first moves, touches or asks. */
export const readingDirective = (): AstroIntegration => ({
  name: 'reading-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'reading', entrypoint: './src/islands/reading/wake.ts' });
    },
  },
});
