import { ruleSetOfClause, type ClauseId } from '#engine/kernel/clause.ts';
import { gameOf } from '../library/game-of.ts';
import { keysNamed } from '../library/bound.ts';
import { hrefOf, parseTarget } from './links/links.ts';
import { attributesOf, isElement, type MdxNode } from './mdx-tree.ts';

/**
 * Prepares content for the page: links of our schemes become addresses below `base`, and the margin notes of a clause,
 * wherever the writer put them in it, become its children in the slot `notes`, and its plate is left out; bound words (`<V>`) become links to their rule; and red suits
 * are red. Whether a link leads anywhere, and whether bound words say what the rule says, is checked beforehand, for all content at once
 * (`check.ts`), so that one build names every mistake.
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
 * Words that say what the engine runs lead to the page of their rule; a script turns them where they stand. A component
 * would not do: the compiler keeps an attribute called `key` to itself.
 */
function bindWords(node: MdxNode, base: string, clause?: ClauseId): void {
  if (isElement(node, 'V')) {
    const attributes = attributesOf(node);
    const book = clause === undefined ? attributes.get('book') : undefined;
    const keys = keysNamed(attributes);
    const otherwise = attributes.get('else');
    const game = gameOf(clause === undefined ? (book ?? '') : ruleSetOfClause(clause));
    node.type = 'boundWords';
    node.data = {
      hName: 'a',
      hProperties: {
        className: ['v'],
        href: `${base}${game}/rules/${keys[0] ?? ''}/`,
        dataKey: keys.join(' '),
        ...(book !== undefined && { dataBook: book }),
        ...(otherwise !== undefined && { dataElse: otherwise }),
      },
    };
    return;
  }
  const within = isElement(node, 'Clause') ? (attributesOf(node).get('id') as ClauseId | undefined) : clause;
  for (const child of node.children ?? []) bindWords(child, base, within);
}

/** A card with a red suit, or its sign alone: `7♥`, `♦`. */
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

/** A note on the line after a paragraph belongs to the paragraph for the parser; for the reader it stands in the margin. */
function moveNotes(clause: MdxNode): void {
  const notes: MdxNode[] = [];
  const without = (children: readonly MdxNode[]): MdxNode[] =>
    children.filter((child) => {
      // The plate an editor has chosen is drawn with the clause, in its own place.
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

/** Without the line break that stood before a note. */
function trimEnd(children: MdxNode[]): MdxNode[] {
  const last = children.at(-1);
  if (last?.type !== 'text' || last.value === undefined) return children;
  last.value = last.value.trimEnd();
  return last.value === '' ? trimEnd(children.slice(0, -1)) : children;
}
