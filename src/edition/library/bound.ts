import type { ContentProblem } from '../check/problem.ts';
import { attributesOf, isElement, plainText, type MdxNode } from '../text/mdx-tree.ts';

/** Words of a text that state a book's answer to rule keys: `<V key="pool.open.each">four</V>`. */
export interface BoundWords {
  /** Keys; the words state the answer to all of them. */
  readonly keys: readonly string[];
  readonly words: string;
  /** Answer, if the words do not state it as a number. */
  readonly is: string | undefined;
  /** Words to show at other answers. */
  readonly else: string | undefined;
  /** Rule whose answer the words say is the same: “whichever ace it is”. They change once the two answers differ. */
  readonly as: string | undefined;
  /** Rule set that answers. */
  readonly book: string;
  readonly file: string;
  readonly line: number;
}

/** Keys named in a `<V>`. */
export const keysNamed = (attributes: ReadonlyMap<string, string | undefined>): readonly string[] =>
  (attributes.get('key') ?? '').split(/\s+/).filter((key) => key !== '');

/** Bound words below a node. Inside a clause, `book` is its rule set; elsewhere every `<V>` names its own. */
export function boundIn(
  root: MdxNode,
  at: { readonly file: string; readonly firstLine: number; readonly book?: string },
): { readonly bound: readonly BoundWords[]; readonly problems: readonly ContentProblem[] } {
  const bound: BoundWords[] = [];
  const problems: ContentProblem[] = [];
  const visit = (node: MdxNode, inNote: boolean): void => {
    if (!isElement(node, 'V')) {
      for (const child of node.children ?? []) visit(child, inNote || isElement(node, 'Note'));
      return;
    }
    const attributes = attributesOf(node);
    const words = plainText(node);
    const book = at.book ?? attributes.get('book');
    const line = (node.position?.start.line ?? 1) + at.firstLine - 1;
    const wrong = whyNotBound(node, attributes, inNote, at.book !== undefined);
    for (const message of wrong) problems.push({ file: at.file, line, message: `<V> around “${words}” ${message}` });
    if (wrong.length === 0 && book !== undefined)
      bound.push({
        keys: keysNamed(attributes),
        words,
        is: attributes.get('is'),
        else: attributes.get('else'),
        as: attributes.get('as'),
        book,
        file: at.file,
        line,
      });
  };
  visit(root, false);
  return { bound, problems };
}

/** Errors of a `<V>` that do not depend on the book's answer, each as the end of a sentence. */
function whyNotBound(
  node: MdxNode,
  attributes: ReadonlyMap<string, string | undefined>,
  inNote: boolean,
  inClause: boolean,
): string[] {
  const wrong: string[] = [];
  const known = ['key', 'is', 'else', 'as', ...(inClause ? [] : ['book'])];
  for (const [name, value] of attributes) {
    if (!known.includes(name)) wrong.push(`has the unknown attribute “${name}”; here it may have ${known.join(', ')}.`);
    else if (value === undefined || value.trim() === '')
      wrong.push(`must give “${name}” a plain value in quotation marks.`);
  }
  if (wrong.length > 0) return wrong;
  if (!attributes.has('key')) wrong.push('names no rule key.');
  if (!inClause && !attributes.has('book')) wrong.push('is not in a clause, so it must name its book.');
  if (plainText(node) === '') wrong.push('contains no words.');
  if (holds(node, (child) => child.type === 'link' || isElement(child, 'a')))
    wrong.push('contains a link, but is itself one.');
  if (holds(node, (child) => isElement(child, 'V'))) wrong.push('contains another <V>.');
  if (inNote) wrong.push('is in a note; only the words of a clause can be bound.');
  return wrong;
}

const holds = (node: MdxNode, test: (child: MdxNode) => boolean): boolean =>
  (node.children ?? []).some((child) => test(child) || holds(child, test));
