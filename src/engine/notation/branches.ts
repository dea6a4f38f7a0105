import type { NonEmpty } from '../kernel/collections.ts';

/**
 * One line of play of a deal: how it went, or how it could have gone. A line is a whole record, so it settles by itself under any
 * rules, and where it leaves another line follows from the two records.
 */
export interface PlayLine<Rec> {
  readonly record: Rec;
  /** Name that a reader gave it. */
  readonly name?: string;
}

/** The main line of a deal, then its branches in the order in which they were begun. */
export type PlayTree<Rec> = NonEmpty<PlayLine<Rec>>;

/** Most characters of a branch's name. */
export const LONGEST_BRANCH_NAME = 60;

/** A typed name on one line and within its length; undefined if nothing is left of it. */
export function tidyBranchName(typed: string): string | undefined {
  const name = Array.from(typed.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, LONGEST_BRANCH_NAME)
    .join('')
    .trim();
  return name === '' ? undefined : name;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const lineOf = <Rec>(record: Rec, name: string | undefined): PlayLine<Rec> => ({
  record,
  ...(name !== undefined && { name }),
});

/** A tree without branches. */
export const treeOf = <Rec>(main: Rec): PlayTree<Rec> => [{ record: main }];

/** Index of the line with this record; -1 if there is none. */
export const lineWith = <Rec>(tree: PlayTree<Rec>, record: Rec): number =>
  tree.findIndex((line) => isSame(line.record, record));

/** Adds a branch at the end, unless a line with its record is there; returns the tree and the index of that line. */
export function makeBranch<Rec>(
  tree: PlayTree<Rec>,
  record: Rec,
  name?: string,
): { readonly tree: PlayTree<Rec>; readonly line: number } {
  const known = lineWith(tree, record);
  return known < 0 ? { tree: [...tree, lineOf(record, name)], line: tree.length } : { tree, line: known };
}

const withLine = <Rec>([main, ...branches]: PlayTree<Rec>, at: number, line: PlayLine<Rec>): PlayTree<Rec> =>
  at === 0 ? [line, ...branches] : [main, ...branches.map((one, i) => (i + 1 === at ? line : one))];

/** Gives a line another record: it was played on. */
export const extendLine = <Rec>(tree: PlayTree<Rec>, at: number, record: Rec): PlayTree<Rec> =>
  tree[at] ? withLine(tree, at, { ...tree[at], record }) : tree;

/** Names a line; without a name it is known by its place again. */
export const nameLine = <Rec>(tree: PlayTree<Rec>, at: number, name: string | undefined): PlayTree<Rec> =>
  tree[at] ? withLine(tree, at, lineOf(tree[at].record, name)) : tree;

/** Makes a branch the main line; the main line takes its place. Done twice, the tree is as before. */
export function promoteBranch<Rec>(tree: PlayTree<Rec>, at: number): PlayTree<Rec> {
  const [main] = tree;
  const promoted = tree[at];
  return promoted ? withLine(withLine(tree, at, main), 0, promoted) : tree;
}

/** Removes a branch; the main line and the other branches stay as they are. */
export function strikeBranch<Rec>(tree: PlayTree<Rec>, at: number): PlayTree<Rec> {
  const [main, ...branches] = tree;
  return [main, ...branches.filter((_, i) => i + 1 !== at)];
}
