/** Citation.js ships no types; these are the parts used here. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(items: readonly object[]);
    format(
      format: string,
      options?: { format?: 'text' | 'html'; template?: string; lang?: string; nosort?: boolean },
    ): string;
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
