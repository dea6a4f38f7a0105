/** The package has no types of its own: what scripts/fonts/fonts.ts uses of it. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly keepFeatures: string[];
    readonly noHinting: boolean;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
