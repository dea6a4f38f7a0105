/** Types for the part of the package that scripts/fonts/fonts.ts uses; it ships none. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype' | 'woff2';
    readonly keepFeatures: string[];
    readonly noHinting: boolean;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
