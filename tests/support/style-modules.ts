import { transform } from 'lightningcss';

/** First line of every style sheet, which fixes the order of layers. */
export const LAYERS = '@layer base, chrome, book, play, forms, code, print;';

/** Names local to a CSS module: its classes, and its ids, of which it should have none. */
export const classesOf = (file: string, css: string): readonly string[] =>
  Object.keys(
    transform({
      filename: file,
      code: Buffer.from(css),
      cssModules: { animation: false, container: false, customIdents: false, grid: false },
    }).exports ?? {},
  );

const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** Class names a component takes from its CSS modules, and any expression that is not a literal name. */
export function classesTaken(code: string): readonly { readonly from: string; readonly names: readonly string[] }[] {
  return [...code.matchAll(IMPORT)].map(([, local = '', from = '']) => ({
    from,
    names: [...code.matchAll(new RegExp(`(?<![.\\w/])${local}(?:\\.(\\w+)|\\[)`, 'g'))].map(
      ([written, name]) => name ?? written,
    ),
  }));
}

const WIDTHS = ['24rem', '36rem', '48rem', '60rem', '75rem'];

/** Font sizes written out, and window widths other than the five. */
export function sizesRefused(css: string): readonly string[] {
  const sizes = [...css.matchAll(/(?<![\w-])font(?:-size)?:[^;{}]*?\drem\b[^;{}]*/g)].map(([written]) => written);
  const conditions = [...css.matchAll(/@media[^{]*/g)].map(([written]) => written.trim());
  const widths = conditions.filter((condition) =>
    condition
      .split(/\band\b|,/)
      .filter((feature) => feature.includes('width'))
      .some((feature) => {
        const lengths = feature.split(/[\s()<>=:]+/).filter((word) => /^\d/.test(word));
        return feature.includes('-width') || lengths.some((length) => !WIDTHS.includes(length));
      }),
  );
  return [...sizes, ...widths];
}
