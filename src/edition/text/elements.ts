import type { MdxNode } from './mdx-tree.ts';

/**
 * Elements that each kind of text may use besides Markdown; its page provides these and no others. Bound words (`<V>`)
 * become links before a page sees them.
 */
export const ELEMENTS = {
  editions: ['Clause', 'Note', 'Plate', 'Q'],
  essays: ['LongRun', 'Note', 'Plate', 'Q'],
  games: ['BookTable', 'Lesson', 'Note', 'Plate', 'Q'],
  home: ['Begin', 'Books', 'Compared', 'Doubt'],
  records: ['Example', 'Settled'],
} as const;
export type KindOfText = keyof typeof ELEMENTS;

/** Components of a text's elements by name, and replacements for Markdown's own elements. */
export type ElementsOf<K extends KindOfText> = Readonly<Record<(typeof ELEMENTS)[K][number], unknown>> &
  Readonly<Record<string, unknown>>;

/** Elements in a text that its page does not provide: a sentence each, with the line within the text. */
export function strangeParts(
  tree: MdxNode,
  kind: KindOfText,
): readonly { readonly line: number; readonly message: string }[] {
  const own: readonly string[] = ELEMENTS[kind];
  const whyNot = ({ type, name, value }: MdxNode): string | undefined => {
    if (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') {
      // A fragment has no name; HTML elements have lower-case names.
      if (name === undefined || name === null || name === 'V' || /^[a-z]/.test(name) || own.includes(name))
        return undefined;
      const there = own.map((one) => `<${one}>`).join(', ');
      return `<${name}> cannot be used in this text, which may contain ${there}, and <V> for bound words.`;
    }
    if (type === 'mdxjsEsm')
      return 'import and export cannot be used in this text: all its elements are available without them.';
    if (type === 'mdxFlowExpression' || type === 'mdxTextExpression')
      return /^\s*(?:\/\*[^]*\*\/\s*)?$/.test(value ?? '')
        ? undefined
        : `{${value ?? ''}} is read as program code; to print a curly bracket, write a backslash before it.`;
    return undefined;
  };
  const found = whyNot(tree);
  return [
    ...(found === undefined ? [] : [{ line: tree.position?.start.line ?? 1, message: found }]),
    ...(tree.children ?? []).flatMap((child) => strangeParts(child, kind)),
  ];
}
