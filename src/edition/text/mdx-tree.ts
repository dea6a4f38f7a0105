import { unified } from '@astrojs/markdown-remark';

/** The parts of an MDX syntax node that we use: Markdown and elements. */
export interface MdxNode {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  depth?: number;
  attributes?: MdxAttribute[];
  children?: MdxNode[];
  /** Output element for a node that Markdown does not know. */
  data?: { hName: string; hProperties: Readonly<Record<string, string | string[]>> };
  position?: { start: { line: number; offset?: number }; end: { line: number; offset?: number } };
}

interface MdxAttribute {
  type: string;
  name?: string;
  value?: string | null | object;
}

/**
 * Parses MDX with the parser that renders the page, so that the check sees what is shown. Throws the parser's error, with
 * its place.
 */
export async function parseMdx(text: string, path: string): Promise<MdxNode> {
  let tree: MdxNode | undefined;
  // The renderer goes on with an empty page: what it would make of this one takes longer than parsing it.
  const keep = () => (root: unknown) => {
    tree = root as MdxNode;
    return { type: 'root' as const, children: [] };
  };
  const processor = unified({ remarkPlugins: [keep], gfm: true, smartypants: false });
  const renderer = await processor.createMdxRenderer?.({ syntaxHighlight: false }, { optimize: false });
  await renderer?.process(text, path, {});
  if (!tree) throw new Error(`${path} gave no tree`);
  return tree;
}

export const isElement = (node: MdxNode, name: string): boolean =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name;

/** Attributes of an element; those without a plain string value are undefined. */
export function attributesOf(node: MdxNode): ReadonlyMap<string, string | undefined> {
  const attributes = new Map<string, string | undefined>();
  for (const { name, value } of node.attributes ?? [])
    attributes.set(name ?? '{…}', typeof value === 'string' ? value : undefined);
  return attributes;
}

/**
 * Plain words of a node, without the elements named in `leaveOut`; `instead` replaces the words of some nodes. Paragraphs
 * are separated by a space; quotations keep their marks.
 */
export function plainText(
  node: MdxNode,
  leaveOut: readonly string[] = [],
  instead: (node: MdxNode) => string | undefined = () => undefined,
): string {
  const words = (at: MdxNode): string => {
    if (leaveOut.some((name) => isElement(at, name))) return '';
    const others = instead(at);
    if (others !== undefined) return others;
    if (at.value !== undefined) return at.type === 'text' || at.type === 'inlineCode' ? at.value : '';
    const inner = (at.children ?? []).map(words).join('');
    if (isElement(at, 'Q')) return `“${inner}”`;
    return ['paragraph', 'heading', 'listItem', 'tableCell'].includes(at.type) ? `${inner} ` : inner;
  };
  return words(node).replaceAll(/\s+/g, ' ').trim();
}

/** All elements with a given name below a node, in order. */
export function elementsIn(node: MdxNode, name: string): readonly MdxNode[] {
  if (isElement(node, name)) return [node];
  return (node.children ?? []).flatMap((child) => elementsIn(child, name));
}

/** Part of a text under its own heading; the first, before any heading, has none. */
export interface Section {
  /** Anchor of its heading; undefined for the beginning. */
  readonly id: string | undefined;
  readonly heading: string | undefined;
  /** Plain words. */
  readonly text: string;
}

/** Anchor that the renderer gives a heading: `How to play, in five minutes` → `how-to-play-in-five-minutes`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Parts of a text in order, including those inside a lesson element. */
const partsOf = ({ children = [] }: MdxNode): readonly MdxNode[] =>
  children.flatMap((node) => (node.name === 'Lesson' ? partsOf(node) : [node]));

/** Splits a text at its second-level headings, with the words of each part; parts without words are left out. */
export function sectionsIn(tree: MdxNode): readonly Section[] {
  const sections: { id: string | undefined; heading: string | undefined; words: string[] }[] = [
    { id: undefined, heading: undefined, words: [] },
  ];
  for (const node of partsOf(tree)) {
    if (node.type === 'mdxjsEsm') continue;
    const text = plainText(node);
    if (node.type === 'heading' && node.depth === 2) sections.push({ id: anchorOf(text), heading: text, words: [] });
    else if (text !== '') sections.at(-1)?.words.push(text);
  }
  return sections
    .filter(({ words }) => words.length > 0)
    .map(({ id, heading, words }) => ({ id, heading, text: words.join(' ') }));
}

/**
 * Elements that each kind of text may use besides Markdown; its page provides these and no others. Bound words (`<V>`)
 * become links before a page sees them.
 */
const ELEMENTS = {
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
