declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes at the reader’s first move, touch or link (src/islands/reading/wake.ts). */
    'client:reading'?: boolean;
  }
}

export {};
