import { statSync, readFileSync } from 'node:fs';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import { clausesOf, ruleOf, type Rule, type RuleSet } from '#engine/rules/rule-set.ts';
import type { Voice } from '#engine/wording/answers.ts';
import type { Clause } from '../library/clauses.ts';
import { GAME_CONTENTS, type GameContent } from './game-content.ts';
import type { Deal, Edition, Library, Interpretation } from '../library/library.ts';
import { voiceOf } from './voices.ts';
import { filesBelow } from '../library/files-below.ts';
import { readLibrary } from '../library/read-library.ts';
import { join, relative } from 'node:path';

/** A rule set with its edition: the text and the values that run. */
export interface Book {
  readonly edition: Edition;
  readonly ruleSet: RuleSet;
  readonly gameContent: GameContent;
  /** Text through which the book is known. */
  readonly voice: Voice;
  /** Keys that rest on each clause, in the order of the game's questions. */
  readonly keysOf: ReadonlyMap<string, readonly string[]>;
}

/** All content with its links from clause to rule key to test or deal, in both directions. */
export interface ContentGraph {
  readonly library: Library;
  /** Ordered by date. */
  readonly books: readonly Book[];
  readonly testsOf: ReadonlyMap<string, readonly NamedTest[]>;
  readonly dealsOf: ReadonlyMap<string, readonly Deal[]>;
  readonly tests: readonly NamedTest[];
}

export function makeContentGraph(library: Library): ContentGraph {
  const books = library.editions.flatMap((edition): Book[] => {
    const gameContent = GAME_CONTENTS.find(({ id }) => id === edition.game);
    const ruleSet = gameContent?.ruleSets.find(({ id }) => id === edition.ruleset);
    const source = library.sources.find(({ id }) => id === edition.source);
    if (!gameContent || !ruleSet) return [];
    const voice = source ? voiceOf(source, library.sources) : UNKNOWN;
    return [{ edition, ruleSet, gameContent, voice, keysOf: keysByClause(ruleSet, gameContent) }];
  });
  const tests = scanTests(
    library.root,
    GAME_CONTENTS.flatMap((gameContent) => gameContent.ruleSets.map(({ id }) => id)),
  );
  return {
    library,
    books,
    tests,
    testsOf: grouped(tests, (test) => test.clauses),
    dealsOf: grouped(library.deals, (deal) => deal.clauses),
  };
}

/** Stands in where a source has no record; the content check then reports it and nothing is built. */
const UNKNOWN: Voice = { name: 'a source without a record' };

/** A rule set's answer to a question that arises in it, or would under another interpretation. */
const answerOf = ({ rules, alternatives }: RuleSet, key: string): Rule | undefined =>
  ruleOf({ rules }, key) ?? ruleOf({ rules: alternatives }, key);

function keysByClause(ruleSet: RuleSet, gameContent: GameContent): ReadonlyMap<string, readonly string[]> {
  const keys = Object.keys(gameContent.keys).map((key) => {
    const rule = answerOf(ruleSet, key);
    return { key, clauses: rule ? clausesOf(rule.basis) : [] };
  });
  return new Map(
    [...grouped(keys, ({ clauses }) => clauses)].map(([clause, citing]) => [clause, citing.map(({ key }) => key)]),
  );
}

/** Uses of each interpretation: the keys whose answers rest on it and the clauses that name it. */
export const usesOfReading = memoizeByIdentity(
  (
    reading: Interpretation,
    { books }: ContentGraph,
  ): readonly { readonly book: Book; readonly keys: readonly string[]; readonly clauses: readonly Clause[] }[] =>
    books.flatMap((book) => {
      const keys = Object.keys(book.gameContent.keys).filter((key) => {
        const basis = answerOf(book.ruleSet, key)?.basis;
        return basis !== undefined && basis.kind !== 'attested' && basis.reading === reading.id;
      });
      const clauses = book.edition.clauses.filter((clause) => clause.reading === reading.id);
      return keys.length + clauses.length === 0 ? [] : [{ book, keys, clauses }];
    }),
);

/** Groups items by each of the names they give. */
function grouped<T>(items: readonly T[], namesOf: (item: T) => readonly string[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items)
    for (const name of new Set(namesOf(item))) groups.set(name, [...(groups.get(name) ?? []), item]);
  return groups;
}

interface Kept {
  readonly stamp: number;
  readonly graph: Promise<ContentGraph>;
}
let kept: Kept | undefined;
let looked = 0;

/** Vite sets this in pages; scripts and the command line do not have it. */
const isBuild = (import.meta as { readonly env?: { readonly PROD?: boolean } }).env?.PROD === true;

/** Time of the newest change below content and src, so that the development server rereads what changed. */
function newestChange(root: string): number {
  const files = [...filesBelow(`${root}/content`, /./), ...filesBelow(`${root}/src`, /\.test\.ts$/)];
  return files.reduce((newest, file) => Math.max(newest, statSync(file).mtimeMs), files.length);
}

/** All content as a graph, read once and again only when a file has changed. */
export function content(root = process.cwd()): Promise<ContentGraph> {
  // Content does not change during a build.
  if (kept && isBuild) return kept.graph;
  const now = Date.now();
  if (kept && now - looked < 1000) return kept.graph;
  looked = now;
  const stamp = newestChange(root);
  if (kept?.stamp !== stamp) kept = { stamp, graph: readLibrary(root).then(makeContentGraph) };
  return kept.graph;
}

/** A test whose title names the clauses it covers in square brackets: `pays 8 to the forcer [book-1700.ace.forced]`. */
export interface NamedTest {
  readonly file: string;
  readonly line: number;
  /** Title without the ids, and with … where a table of cases fills in words. */
  readonly title: string;
  readonly clauses: readonly string[];
}

const BRACKETED = / ?\[([a-z0-9-]+(?:\.[A-Za-z0-9]+)+)\]/g;
const PLACEHOLDER = /%[sid]/g;
const STRING = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/**
 * Finds tests that name clauses without running them: string literals with a bracketed id that starts with a rule set.
 * Only literals, so that `cards[hand.length]` is not taken for a clause.
 */
function scanTests(root: string, ruleSets: readonly string[]): readonly NamedTest[] {
  const files = [...filesBelow(join(root, 'src'), /\.test\.ts$/), ...filesBelow(join(root, 'tests'), /\.ts$/)];
  return files.flatMap((path) =>
    namedTestsIn(readFileSync(path, 'utf8'), relative(root, path).replaceAll('\\', '/'), ruleSets),
  );
}

export function namedTestsIn(text: string, file: string, ruleSets: readonly string[]): readonly NamedTest[] {
  return text.split('\n').flatMap((words, index) =>
    [...words.matchAll(STRING)].flatMap(([literal]): NamedTest[] => {
      const clauses = [...literal.matchAll(BRACKETED)]
        .map(([, id = '']) => id)
        .filter((id) => ruleSets.some((ruleSet) => id.startsWith(`${ruleSet}.`)));
      if (clauses.length === 0) return [];
      const title = literal
        .slice(1, -1)
        .replaceAll(BRACKETED, '')
        .replaceAll(PLACEHOLDER, '…')
        .replaceAll(/\s+/g, ' ')
        // Words that end with nothing but filled-in words say as much without them.
        .replace(/: …(?:[,:]? …)*$/, '')
        .trim();
      return [{ file, line: index + 1, title, clauses }];
    }),
  );
}
