import { unified } from '@astrojs/markdown-remark';

/** What we use of a node of an MDX text: markdown, and the elements written in it. */
export interface MdxNode {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  depth?: number;
  attributes?: MdxAttribute[];
  children?: MdxNode[];
  /** What becomes of a node that Markdown does not know. */
  data?: { hName: string; hProperties: Readonly<Record<string, string | string[]>> };
  position?: { start: { line: number; offset?: number }; end: { line: number; offset?: number } };
}

interface MdxAttribute {
  type: string;
  name?: string;
  value?: string | null | object;
}

/** The same parser that renders the page, so that what is checked is what is shown. Throws the parser's own error, with its place. */
export async function parseMdx(text: string, path: string): Promise<MdxNode> {
  let tree: MdxNode | undefined;
  const keep = () => (root: unknown) => {
    tree = root as MdxNode;
  };
  const processor = unified({ remarkPlugins: [keep], gfm: false, smartypants: false });
  const renderer = await processor.createMdxRenderer?.({ syntaxHighlight: false }, { optimize: false });
  await renderer?.process(text, path, {});
  if (!tree) throw new Error(`${path} gave no tree`);
  return tree;
}

export const isElement = (node: MdxNode, name: string): boolean =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name;

/** The attributes written as plain strings; one written as an expression or without a value is `undefined`. */
export function attributesOf(node: MdxNode): ReadonlyMap<string, string | undefined> {
  const attributes = new Map<string, string | undefined>();
  for (const { name, value } of node.attributes ?? [])
    attributes.set(name ?? '{…}', typeof value === 'string' ? value : undefined);
  return attributes;
}

/** The words of a node, without the elements named in `leaveOut`. Paragraphs are parted by a space; quotations keep their marks. */
export function plainText(node: MdxNode, leaveOut: readonly string[] = []): string {
  const words = (at: MdxNode): string => {
    if (leaveOut.some((name) => isElement(at, name))) return '';
    if (at.value !== undefined) return at.type === 'text' || at.type === 'inlineCode' ? at.value : '';
    const inner = (at.children ?? []).map(words).join('');
    if (isElement(at, 'Q')) return `“${inner}”`;
    return at.type === 'paragraph' || at.type === 'heading' || at.type === 'listItem' ? `${inner} ` : inner;
  };
  return words(node).replaceAll(/\s+/g, ' ').trim();
}

/** Every element of that name below a node, in order. */
export function elementsIn(node: MdxNode, name: string): readonly MdxNode[] {
  if (isElement(node, name)) return [node];
  return (node.children ?? []).flatMap((child) => elementsIn(child, name));
}
