import { ruleSetOfClause, type ClauseId } from '#engine/rules/key.ts';
import { gameOf } from '../library/files-below.ts';
import { keysNamed } from '../library/bound.ts';
import { hrefOf, parseTarget } from './links.ts';
import { attributesOf, isElement, plainText, type MdxNode } from './mdx-tree.ts';
import { agreeingWords } from './words/number-words.ts';
import { unified } from '@astrojs/markdown-remark';

/**
 * Prepares content for its page: scheme links become addresses below `base`; a clause's margin notes become its children
 * in the slot `notes`, and its plate is removed; bound words (`<V>`) become links to their rule; red suits become red.
 * `check.ts` validates links and bound words beforehand, for all content at once, so that one build reports every
 * mistake.
 */
export function remarkContent({ base }: { readonly base: string }): (tree: unknown) => void {
  return (tree) => {
    const root = tree as MdxNode;
    resolveLinks(root, base);
    bindWords(root, base);
    colourSuits(root);
    for (const node of root.children ?? []) if (isElement(node, 'Clause')) moveNotes(node);
  };
}

function resolveLinks(node: MdxNode, base: string): void {
  if (node.type === 'link' && node.url !== undefined) {
    const target = parseTarget(node.url);
    if (target) node.url = hrefOf(target, base);
    else if (node.url.startsWith('/') && !node.url.startsWith('//')) node.url = base + node.url.slice(1);
  }
  for (const child of node.children ?? []) resolveLinks(child, base);
}

/**
 * Turns bound words into links to their rule's page; a script changes them in place. A component would not do, because
 * the MDX compiler reserves the attribute `key`.
 */
function bindWords(node: MdxNode, base: string, clause?: ClauseId): void {
  if (isElement(node, 'V')) {
    const attributes = attributesOf(node);
    const book = clause === undefined ? attributes.get('book') : undefined;
    const keys = keysNamed(attributes);
    const otherwise = attributes.get('else') ?? agreeingWords(plainText(node));
    const like = attributes.get('as');
    const game = gameOf(clause === undefined ? (book ?? '') : ruleSetOfClause(clause));
    node.type = 'boundWords';
    node.data = {
      hName: 'a',
      hProperties: {
        href: `${base}${game}/rules/${keys[0] ?? ''}/`,
        dataKey: keys.join(' '),
        ...(book !== undefined && { dataBook: book }),
        ...(otherwise !== undefined && { dataElse: otherwise }),
        ...(like !== undefined && { dataAs: like }),
      },
    };
    return;
  }
  const within = isElement(node, 'Clause') ? (attributesOf(node).get('id') as ClauseId | undefined) : clause;
  for (const child of node.children ?? []) bindWords(child, base, within);
}

/** A card of a red suit, or the suit sign alone: `7♥`, `♦`. */
const RED = /((?:10|[2-9AKQJ])?[♥♦]\uFE0E?)/;

function colourSuits(node: MdxNode): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.type !== 'text' || child.value === undefined || !RED.test(child.value)) {
      colourSuits(child);
      return [child];
    }
    return child.value
      .split(RED)
      .filter((part) => part !== '')
      .map((value): MdxNode => {
        const text: MdxNode = { type: 'text', value };
        if (!RED.test(value)) return text;
        const className = [value.includes('♥') ? 'suit-h' : 'suit-d'];
        return { type: 'redCard', children: [text], data: { hName: 'span', hProperties: { className } } };
      });
  });
}

/** Moves a clause's notes to the margin; the parser puts a note on the line after a paragraph into the paragraph. */
function moveNotes(clause: MdxNode): void {
  const notes: MdxNode[] = [];
  const without = (children: readonly MdxNode[]): MdxNode[] =>
    children.filter((child) => {
      // The clause component draws the plate itself.
      if (isElement(child, 'Plate')) return false;
      if (!isElement(child, 'Note')) return true;
      const paragraph =
        child.children?.length === 1 && child.children[0]?.type === 'paragraph' ? child.children[0] : child;
      notes.push({
        ...child,
        type: 'mdxJsxFlowElement',
        attributes: [...(child.attributes ?? []), { type: 'mdxJsxAttribute', name: 'slot', value: 'notes' }],
        children: paragraph.children ?? [],
      });
      return false;
    });
  const kept = without(clause.children ?? []);
  for (const child of kept) if (child.type === 'paragraph') child.children = trimEnd(without(child.children ?? []));
  clause.children = [...kept.filter((child) => child.type !== 'paragraph' || child.children?.length !== 0), ...notes];
}

/** Removes the line break before a note. */
function trimEnd(children: MdxNode[]): MdxNode[] {
  const last = children.at(-1);
  if (last?.type !== 'text' || last.value === undefined) return children;
  last.value = last.value.trimEnd();
  return last.value === '' ? trimEnd(children.slice(0, -1)) : children;
}

type Renderer = Awaited<ReturnType<ReturnType<typeof unified>['createRenderer']>>;
const renderers = new Map<string, Promise<Renderer>>();

function rendererFor(base: string): Promise<Renderer> {
  const known = renderers.get(base);
  if (known) return known;
  const processor = unified({ remarkPlugins: [[remarkContent, { base }]], gfm: true, smartypants: false });
  const renderer = processor.createRenderer({ syntaxHighlight: false });
  renderers.set(base, renderer);
  return renderer;
}

const rendered = new Map<string, Promise<string>>();

/**
 * Renders Markdown of a YAML field to HTML, with links resolved below `base`. Cached, because a text may stand on many
 * pages.
 */
export function renderMarkdown(text: string, base: string): Promise<string> {
  const name = `${base} ${text}`;
  const html = rendered.get(name) ?? rendererFor(base).then(async (renderer) => (await renderer.render(text)).code);
  rendered.set(name, html);
  return html;
}

/** Renders without the surrounding paragraph; several paragraphs are kept. */
export async function renderLine(text: string, base: string): Promise<string> {
  const html = (await renderMarkdown(text, base)).trim();
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  return inner === undefined || inner.includes('<p>') ? html : inner;
}
