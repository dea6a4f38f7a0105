import { plainText, type MdxNode } from './mdx-tree.ts';

/** A part of a text under a heading of its own; the first, before any heading, has none. */
export interface Section {
  /** The anchor of its heading on the page; undefined for the beginning. */
  readonly id: string | undefined;
  readonly heading: string | undefined;
  /** Its words, without markup. */
  readonly text: string;
}

/** The anchor that the renderer gives a heading: `How to play, in five minutes` → `how-to-play-in-five-minutes`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** The parts of a text in their order, those within a lesson too, which goes on round its headings. */
const partsOf = ({ children = [] }: MdxNode): readonly MdxNode[] =>
  children.flatMap((node) => (node.name === 'Lesson' ? partsOf(node) : [node]));

/** A text cut at its headings of the second order, with the words of each part; a part without words is left out. */
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
