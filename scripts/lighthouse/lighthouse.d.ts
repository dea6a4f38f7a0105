/**
 * Types for the part of the package that measure.ts uses. Lighthouse is installed only where somebody measures, but the
 * script is type-checked everywhere.
 */
declare module 'lighthouse' {
  interface Audit {
    readonly id: string;
    readonly title: string;
    readonly score: number | null;
    readonly numericValue?: number;
    readonly details?: { readonly items?: unknown };
  }
  interface Category {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }
  export interface Result {
    readonly audits: Readonly<Record<string, Audit>>;
    readonly categories: Readonly<Record<string, Category>>;
  }
  interface Options {
    readonly port: number;
    readonly logLevel: 'silent';
    readonly disableFullPageScreenshot: boolean;
  }
  export default function lighthouse(url: string, options: Options): Promise<{ readonly lhr: Result } | undefined>;
}
