import { hrefOf, parseTarget } from './links.ts';
import { isElement, type MdxNode } from './mdx-tree.ts';

/**
 * Prepares content for the page: links of our schemes become addresses below `base`, and the margin notes of a clause,
 * wherever the writer put them in it, become its children in the slot `notes`. Whether a link leads anywhere is checked
 * beforehand, for all content at once (`check.ts`), so that one build names every mistake.
 */
export function remarkContent({ base }: { readonly base: string }): (tree: unknown) => void {
  return (tree) => {
    const root = tree as MdxNode;
    resolveLinks(root, base);
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

/** A note on the line after a paragraph belongs to the paragraph for the parser; for the reader it stands in the margin. */
function moveNotes(clause: MdxNode): void {
  const notes: MdxNode[] = [];
  const without = (children: readonly MdxNode[]): MdxNode[] =>
    children.filter((child) => {
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
