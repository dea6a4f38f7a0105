/** Citation.js ships no types; these are the parts used here. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(items: readonly object[]);
    format(
      format: string,
      options?: { format?: 'text' | 'html'; template?: string; lang?: string; nosort?: boolean },
    ): string;
  }
  export const plugins: { config: { get(name: string): { format: { useIdAsLabel: boolean } } } };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-csl';
declare module '@citation-js/plugin-ris';
