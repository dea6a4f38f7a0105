import { transform, type Selector, type SelectorComponent } from 'lightningcss';
import { LAYERS } from '../../scripts/build/style-layers.ts';

const layers: readonly string[] = LAYERS.replace(/^@layer |;$/g, '').split(', ');

/** Rules of a sheet that stand in none of our layers; animations and the like belong to none. */
export const outsideLayers = (css: string): readonly string[] => {
  let depth = 0;
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .split(/(?<=[{};])/)
    .map((part) => part.trim())
    .filter((part) => {
      const isOutermost = depth === 0 && part !== '';
      depth += Number(part.endsWith('{')) - Number(part.endsWith('}'));
      const layer = /^@layer (\w+) \{$/.exec(part)?.[1];
      return isOutermost && !/^@(keyframes|position-try)\b/.test(part) && !(layer && layers.includes(layer));
    });
};

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

/** Sheet of a page or component: the text of its `<style>` elements. */
export const ownSheet = (code: string): string =>
  [...code.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css = '']) => css).join('\n');

/** Text from an opening brace to its closing one. */
function braced(code: string, from: number): string {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    if (code[at] === '{') depth++;
    if (code[at] === '}' && --depth === 0) return code.slice(from, at + 1);
  }
  return code.slice(from);
}

/** Strings that are compared or passed to a method, and so are no classes. */
const ASKED = /[!=]==? *'[^']*'|'[^']*' *[!=]==?|\.\w+\('[^']*'\)/g;

/** Class names written out in a component, in `class="…"` or as strings in `class={…}` and `class:list={…}`. */
export function classesWritten(code: string): readonly string[] {
  const plain = [...code.matchAll(/(?<![-\w])class=\\?"([^"{\\]*)/g)].map(([, names = '']) => names);
  const computed = [...code.matchAll(/(?<![-\w])class(?::list)?=\{/g)].flatMap(({ index, 0: { length } }) => {
    const expression = braced(code, index + length - 1).replace(ASKED, '');
    const templates = [...expression.matchAll(/`([^`]*)`/g)].map(([, text = '']) => text.replace(/\$\{[^}]*\}/g, ' '));
    return [...templates, ...[...expression.matchAll(/'([^']*)'/g)].map(([, text = '']) => text)];
  });
  // Of a name that is put together, `suit-${suit}`, only the beginning stands in the code.
  return [...plain, ...computed].flatMap((names) => names.split(/\s+/)).filter((name) => /[^-]$/.test(name));
}

/** Whether a compound names a class, an attribute or an id, also within `:is()`. */
const isNamed = (compound: readonly SelectorComponent[]): boolean =>
  compound.some((part) =>
    part.type === 'pseudo-class'
      ? (part.kind === 'is' || part.kind === 'where') && part.selectors.every(isNamed)
      : ['class', 'attribute', 'id', 'nesting'].includes(part.type),
  );

/**
 * Rules of a sheet such as `li + li` or `input:checked + span`, where neither what stands before `+` or `~` nor the styled element
 * has a class, an attribute or an id. Whenever an element is put into another or taken out, Chromium styles all `li` or `span` in
 * that one anew for them.
 */
export function unnamedSiblings(css: string): readonly string[] {
  const found: string[] = [];
  const Selector = (selector: Selector): void => {
    const compounds: SelectorComponent[][] = [[]];
    for (const part of selector)
      if (part.type === 'combinator') compounds.push([part]);
      else compounds.at(-1)!.push(part);
    if (isNamed(compounds.at(-1)!)) return;
    for (const [i, [first]] of compounds.entries())
      if (first?.type === 'combinator' && /sibling/.test(first.value) && !isNamed(compounds[i - 1]!))
        found.push(
          selector.map((part) => ('name' in part ? part.name : 'value' in part ? ` ${part.value} ` : '')).join(''),
        );
  };
  transform({ filename: 'a.css', code: Buffer.from(css), visitor: { Selector } });
  return found;
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
