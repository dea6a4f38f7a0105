/** Our own directives for when an island wakes. Astro reads their types from a declaration file. */
declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes once the page has been painted (src/islands/page/wake-painted.ts). */
    'client:painted'?: boolean;
    /** Wakes at the reader’s first move, touch or link (src/islands/reading/wake.ts). */
    'client:reading'?: boolean;
  }
}

export {};
