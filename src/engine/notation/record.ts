import { keysOf, type NonEmpty } from '../kernel/collections.ts';
import { isFields, quoteValue, type Fields } from '../kernel/fields.ts';
import { didYouMean, err, ok, refuse, type Problem, type Result } from '../kernel/result.ts';
import type { GameFormat } from '../ledger/game.ts';
import { type RuleSet, vary, type Variation } from '../rules/rule-set.ts';

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

/** A line with its name, if it has one. */
export const lineOf = <Rec>(record: Rec, name: string | undefined): PlayLine<Rec> => ({
  record,
  ...(name !== undefined && { name }),
});

/** A tree without branches. */
export const treeOf = <Rec>(main: Rec): PlayTree<Rec> => [{ record: main }];

/** Index of the line with this record; -1 if there is none. */
const lineWith = <Rec>(tree: PlayTree<Rec>, record: Rec): number =>
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

/** A branch that was struck, and its index in the tree before. */
export interface StruckBranch<Rec> {
  readonly branch: PlayLine<Rec>;
  readonly at: number;
}

/** Puts a struck branch back in its place, unless a line with its record is there; returns the tree and the index of that line. */
export function restoreBranch<Rec>(
  tree: PlayTree<Rec>,
  { branch, at }: StruckBranch<Rec>,
): { readonly tree: PlayTree<Rec>; readonly line: number } {
  const known = lineWith(tree, branch.record);
  if (known >= 0) return { tree, line: known };
  const [main, ...branches] = tree;
  return { tree: [main, ...branches.toSpliced(at - 1, 0, branch)], line: Math.min(at, tree.length) };
}

/** A record with the rules to settle it by. */
export interface WrittenDeal<R, Rec> {
  readonly variation: Variation<R>;
  readonly record: Rec;
  /** Name that a reader gave the record as the main line of its branches. */
  readonly name?: string;
  /** Branches of a file from the editor; the record above is their main line. */
  readonly branches?: readonly PlayLine<Rec>[];
}

/** Fields of a whole record that every game has. */
const HEAD_FIELDS = ['game', 'ruleset', 'vary'] as const;
/** Fields for the lines of play, as the editor writes them. */
const TREE_FIELDS = ['mainLine', 'branches'] as const;
/** Fields for readers, as in the site's annotated deals, with their schemas; the engine skips them. */
export const READERS_FIELDS = {
  id: 'A name of your own for the deal.',
  title: 'A heading for readers.',
  lede: 'What the deal shows, in a sentence.',
  composed: 'Whether the cards were put together to show something, rather than dealt.',
  clauses: 'The clauses that the deal shows.',
  annotations: 'Notes for readers, each at a place of the record.',
  notes: 'Anything worth saying.',
  expect: 'What the writer worked out by hand.',
} as const;
export type ReadersField = keyof typeof READERS_FIELDS;

/** Finds a rule set by id, or returns an error with the nearest id. */
export function findRuleSet<R, Rec>(game: GameFormat<R, Rec>, id: unknown): Result<RuleSet<R>> {
  const found = game.ruleSets.find((ruleSet) => ruleSet.id === id);
  if (found) return ok(found);
  const ids = game.ruleSets.map((ruleSet) => ruleSet.id);
  if (id === undefined || id === null || id === '')
    return refuse(
      'no-ruleset',
      `The record names no rule set, and there is no default. Name one of ${ids.join(', ')}.`,
      'ruleset',
    );
  if (typeof id !== 'string')
    return refuse('unknown-ruleset', `A rule set must be named by its id, such as ${String(ids[0])}.`, 'ruleset');
  return refuse(
    'unknown-ruleset',
    `There is no rule set called ${quoteValue(id)} for ${game.id}.${didYouMean(id, ids)}`,
    'ruleset',
  );
}

/** Parses changes to a rule set; the error for a misspelt key names the nearest. */
export function parseChanges<R, Rec>(
  game: GameFormat<R, Rec>,
  ruleSet: RuleSet<R>,
  data: unknown,
): Result<Variation<R>> {
  const changes = data ?? {};
  if (!isFields(changes))
    return refuse('not-a-mapping', 'Changed rules must be given as rule keys with their values.', 'vary');
  const varied = vary(game.keys, ruleSet, changes);
  if (varied.ok || varied.error.code !== 'unknown-key') return varied;
  const meant = didYouMean(varied.error.at?.slice('vary.'.length) ?? '', keysOf(game.keys));
  return err({ ...varied.error, message: varied.error.message + meant });
}

/** Parses the rule set of a record or session and the changes to it. */
export function parseHead<R, Rec>(game: GameFormat<R, Rec>, data: Fields): Result<Variation<R>> {
  const ruleSet = findRuleSet(game, data['ruleset']);
  return ruleSet.ok ? parseChanges(game, ruleSet.value, data['vary']) : ruleSet;
}

const without = (data: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

/** Fields of a session without the head. */
export const bodyOf = (data: Fields): Fields => without(data, HEAD_FIELDS);

/** Parses the game's own part of a record; reports a field that neither the game nor the site knows. */
function parseBody<R, Rec>(game: GameFormat<R, Rec>, data: Fields): Result<Rec> {
  const ours = [...HEAD_FIELDS, ...keysOf(READERS_FIELDS)];
  const parsed = game.parseRecord(without(data, ours));
  if (parsed.ok) return parsed;
  const { code, message, at }: Problem = parsed.error;
  // The game suggests only its own fields; the misspelt one may be a field of the site.
  if (code !== 'unknown-field' || at === undefined || at.includes('.') || message.endsWith('?')) return parsed;
  return err({ ...parsed.error, message: message + didYouMean(at, [...ours, ...TREE_FIELDS]) });
}

/** Parses a line's name in a file; a blank one is none. */
function parseLineName(name: unknown, message: string, at: string): Result<Pick<PlayLine<unknown>, 'name'>> {
  if (name !== undefined && typeof name !== 'string')
    return refuse('bad-name', `${message} must be a text, not ${quoteValue(name)}.`, at);
  const known = tidyBranchName(name ?? '');
  return ok(known === undefined ? {} : { name: known });
}

/**
 * Parses the branches of a file: a list of mappings, each with a name and the fields in which it differs from the record. A field
 * that is null is absent in the branch.
 */
function parseFiledBranches<R, Rec>(
  game: GameFormat<R, Rec>,
  main: Fields,
  data: unknown,
): Result<readonly PlayLine<Rec>[]> {
  if (data === undefined || data === null) return ok([]);
  if (!Array.isArray(data)) return refuse('not-a-list', 'Branches must be given as a list.', 'branches');
  const branches: PlayLine<Rec>[] = [];
  for (const [i, item] of data.entries()) {
    const at = `branches[${String(i)}]`;
    if (!isFields(item))
      return refuse('not-a-mapping', 'A branch must name what differs in it, such as its plays.', at);
    const { name, ...fields } = item;
    const named = parseLineName(name, 'The name of a branch', `${at}.name`);
    if (!named.ok) return named;
    const merged = Object.entries({ ...main, ...fields }).filter(([, value]) => value !== null);
    const body = parseBody(game, Object.fromEntries(merged));
    if (!body.ok) {
      const { at: within } = body.error;
      return err({ ...body.error, at: within === undefined ? at : `${at}.${within}` });
    }
    branches.push({ record: body.value, ...named.value });
  }
  return ok(branches);
}

/** Prints the branches of a file; `main` is the printed record. */
const printFiledBranches = <R, Rec>(
  game: GameFormat<R, Rec>,
  main: Fields,
  branches: readonly PlayLine<Rec>[],
): readonly Fields[] =>
  branches.map(({ name, record }) => {
    const own = game.printRecord(record);
    const differs = [...new Set([...keysOf(main), ...keysOf(own)])].filter(
      (field) => JSON.stringify(own[field]) !== JSON.stringify(main[field]),
    );
    return {
      ...(name !== undefined && { name }),
      ...Object.fromEntries(differs.map((field) => [field, own[field] ?? null])),
    };
  });

/**
 * Parses a whole record, `{game, ruleset, vary?, deal, plays, …}`, from JSON or YAML data. Illegal and partial records
 * are accepted; nothing is judged. `game` may be left out, because the rule set implies it. Title, notes and annotations
 * are skipped.
 */
export function parseRecord<R, Rec>(game: GameFormat<R, Rec>, data: unknown): Result<WrittenDeal<R, Rec>> {
  if (!isFields(data))
    return refuse('not-a-record', 'A record must be a mapping with ruleset, deal and plays.', 'record');
  if ((data['game'] ?? game.id) !== game.id)
    return refuse('other-game', `This record is for ${quoteValue(data['game'])}, not for ${game.id}.`, 'game');
  const variation = parseHead(game, data);
  if (!variation.ok) return variation;
  const main = without(data, TREE_FIELDS);
  const body = parseBody(game, main);
  if (!body.ok) return body;
  const named = parseLineName(data['mainLine'], 'The name of the main line', 'mainLine');
  if (!named.ok) return named;
  const branches = parseFiledBranches(game, main, data['branches']);
  if (!branches.ok) return branches;
  return ok({
    variation: variation.value,
    record: body.value,
    ...named.value,
    ...(branches.value.length > 0 && { branches: branches.value }),
  });
}

/** Prints a whole record in its canonical form, as plain data; `parseRecord` reads it back unchanged. */
export function printRecord<R, Rec>(
  game: GameFormat<R, Rec>,
  { variation, record, name, branches = [] }: WrittenDeal<R, Rec>,
): Fields {
  const varied = Object.keys(variation.changes).length > 0;
  const main = game.printRecord(record);
  return {
    game: game.id,
    ruleset: variation.source.id,
    ...(varied && { vary: variation.changes }),
    ...main,
    ...(name !== undefined && { mainLine: name }),
    ...(branches.length > 0 && { branches: printFiledBranches(game, main, branches) }),
  };
}
