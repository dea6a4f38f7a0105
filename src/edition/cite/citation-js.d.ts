/** Types of Citation.js, which ships none: the parts used here. TypeScript wants a file of their own for such declarations. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(items: readonly object[]);
    format(
      format: string,
      options?: { format?: 'text' | 'html'; template?: string; lang?: string; nosort?: boolean },
    ): string;
    /** RIS records before printing: two-letter tags with their values. */
    format(
      format: 'ris',
      options: { format: 'object' },
    ): readonly Readonly<Record<string, string | readonly string[]>>[];
  }
  interface Config {
    '@bibtex': { format: { useIdAsLabel: boolean } };
    '@csl': { styles: { add(name: string, xml: string): void; get(name: string): string } };
  }
  export const plugins: { config: { get<N extends keyof Config>(name: N): Config[N] } };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-csl';
declare module '@citation-js/plugin-ris';
