import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeContentGraph, type ContentGraph } from '../graph/content.ts';
import { contentProblems } from './check.ts';
import { readLibrary } from '../library/read-library.ts';
import { printProblem } from './problem.ts';

/** Put together here, so that the scan of the real tests does not find it. */
const UNKNOWN = ['almanach-1785', 'nothing'].join('.');

/** A gameContent of content with one mistake of every kind in it. */
const FILES: Readonly<Record<string, string>> = {
  'content/editions/almanach-1785.mdx': `---
ruleset: almanach-1785
game: reversis
title: Réversis
short: Almanach
date: "1785"
sort: 1785
lede: A game.
source: almanac-1785
knownThrough: A summary.
---
## Pools

<Clause id="almanach-1785.basket.opening" status="modelled">
A rule that no key cites, by this name.
</Clause>

<Clause id="almanach-1785.players" status="modelled">
Four play. See [a word](term:baskt).
</Clause>

<Clause id="almanach-1785.seats" status="prose">
A rule that a key cites, though it says that there is nothing to compute.
</Clause>

<Clause id="almanach-1785.scope" status="ambiguous" reading="almanach-1785.lastTrik">
A doubt under a misspelt name.
</Clause>
`,
  'content/readings/almanach-1785.yaml': `
- id: almanach-1785.lastTrick
  question: What is doubled?
  keys: [double.scope, double.scpe]
  default: { id: aces, says: Aces. }
  alternatives:
    - { id: same, says: The same., changes: { double.scope: aces } }
    - { id: wrong, says: Nonsense., changes: { double.scope: kings } }
    - { id: other, says: Something else., changes: { double.manner: none } }
  evidence: None.
  principle: ours
- id: almanach-1785.unused
  question: Does anybody ask?
  keys: []
  default: { id: no, says: 'No.' }
  alternatives: []
  evidence: None.
  principle: ours
- id: bohn-1850.elsewhere
  question: Does it stand in its own file?
  keys: [double.scope]
  default: { id: no, says: 'No.' }
  alternatives: []
  evidence: None.
  principle: ours
`,
  'content/glossary/reversis.yaml': `
- term: basket
  slug: basket
  games: [reversi]
  senses: [{ source: almanach-1785, says: The common stake. }]
  see: [pol]
`,
  'content/errata.yaml': `
- id: box
  source: almanach-1785
  printed: '400'
  should: '440'
  why: Added up.
  sum:
    parts: [{ label: contracts, count: 6, each: 48, value: 280 }, { label: fish, value: 32 }]
    total: 320
    printedTotal: 400
`,
  'content/essays/reversis.mdx': `---
game: reversi
title: History
lede: A history.
---
Words.
`,
  'src/a.test.ts': `test('pays [${UNKNOWN}]', () => {});\n`,
};

let root: string;
let graph: ContentGraph;
let problems: readonly string[];
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const ruleSets = 'src/games/reversis/rules/books';
  cpSync(ruleSets, join(root, ruleSets), { recursive: true });
  graph = makeContentGraph(await readLibrary(root));
  problems = contentProblems(graph).map(printProblem);
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  'content/editions/almanach-1785.mdx:9: there is no source “almanac-1785”.',
  'content/editions/almanach-1785.mdx:14: clause “almanach-1785.basket.opening” is modelled, but no rule key of almanach-1785 cites it.',
  'content/editions/almanach-1785.mdx:14: clause “almanach-1785.basket.opening” is modelled, but no deal lists it under “clauses” and no test has its id, in square brackets, in the title.',
  'content/editions/almanach-1785.mdx:19: there is no term “baskt”. Did you mean “basket”?',
  'content/editions/almanach-1785.mdx:26: clause “almanach-1785.scope” names the reading “almanach-1785.lastTrik”, which does not exist.',
  'content/errata.yaml:2: there is no source “almanach-1785”.',
  'content/errata.yaml:2: “box” says that 6 × 48 for contracts is 280; it is 288.',
  'content/errata.yaml:2: the parts of “box” come to 312, not 320.',
  'content/essays/reversis.mdx:2: there is no game “reversi”. Did you mean “reversis”?',
  'content/games/reversis.mdx:1: the game “reversis” has no page of its own.',
  'content/glossary/reversis.yaml:2: there is no game “reversi”. Did you mean “reversis”?',
  'content/glossary/reversis.yaml:2: there is no term “pol”.',
  'content/readings/almanach-1785.yaml:2: reading “almanach-1785.lastTrick” decides “double.scpe”, which is not a rule key. Did you mean “double.scope”?',
  'content/readings/almanach-1785.yaml:2: reading “almanach-1785.lastTrick” has an alternative “same” that says what almanach-1785 says already.',
  'content/readings/almanach-1785.yaml:2: reading “almanach-1785.lastTrick” changes “double.scope” to "kings"; it must be "aces", "acesNotLed" or "acesAndQuinola".',
  'content/readings/almanach-1785.yaml:2: reading “almanach-1785.lastTrick” changes “double.manner”, but does not list it among its keys.',
  'content/readings/almanach-1785.yaml:12: reading “almanach-1785.unused” decides no key, and no clause or rule set names it.',
  'content/readings/almanach-1785.yaml:19: reading “bohn-1850.elsewhere” must begin with its file’s name, “almanach-1785.”.',
  'src/a.test.ts:1: a test names the clause “almanach-1785.nothing”, which does not exist.',
])('%s', (expected) => {
  expect(problems.filter((problem) => problem.startsWith(expected))).toHaveLength(1);
});

test('a rule set may cite only clauses of its own edition, and only such as run', () => {
  const own = problems.filter((problem) => problem.startsWith('src/games/reversis/rules/books/almanach-1785.ts:'));
  expect(own.some((problem) => problem.includes('cites “almanach-1785.seats”, which is prose'))).toBe(true);
  expect(own.some((problem) => problem.includes('which its edition does not have'))).toBe(true);
  expect(own.some((problem) => problem.includes('which does not exist'))).toBe(true);
});

test('a rule set answers every question that arises in it, and no other', () => {
  const books = graph.books.map((book) => {
    const { 'tie.order': left, ...rules } = book.ruleSet.rules;
    return { ...book, ruleSet: { ...book.ruleSet, rules: { ...rules, ...(left && { 'little.cap': left }) } } };
  });
  const found = contentProblems({ ...graph, books }).map(printProblem);
  const own = found.filter((problem) => problem.startsWith('src/games/reversis/rules/books/almanach-1785.ts:'));
  expect(own.filter((problem) => problem.endsWith('“almanach-1785” has no answer to “tie.order”.'))).toHaveLength(1);
  // It has one basket, and no little pool.
  expect(own.filter((problem) => problem.includes('answers “little.cap”, which does not arise in it'))).toHaveLength(1);
});

test('an answer that a rule set lacks is one line, and hides what only follows from it', () => {
  const books = graph.books.map((book) => {
    const { 'tie.order': left, ...rules } = book.ruleSet.rules;
    return left === undefined ? book : { ...book, ruleSet: { ...book.ruleSet, rules } };
  });
  const lacking = books.filter((book, n) => book !== graph.books[n]);
  const own = contentProblems(graph).filter(({ file }) => file.startsWith('src/games/'));
  const found = contentProblems({ ...graph, books }).filter(({ file }) => file.startsWith('src/games/'));
  expect(lacking.length).toBeGreaterThan(0);
  expect(own.every(({ message }) => !message.includes('no answer'))).toBe(true);
  expect(found.map(({ message }) => message)).toEqual(
    lacking.map(({ ruleSet }) => `“${ruleSet.id}” has no answer to “tie.order”.`),
  );
});

test('a misspelt key, and a book without a unit, are a line each', () => {
  const books = graph.books.map((book) => {
    const { 'tie.order': misspelt, ...rules } = book.ruleSet.rules;
    const unit = undefined as unknown as typeof book.ruleSet.unit;
    return {
      ...book,
      ruleSet: { ...book.ruleSet, unit, rules: { ...rules, ...(misspelt && { 'tie.ordr': misspelt }) } },
    };
  });
  const found = contentProblems({ ...graph, books }).map(printProblem);
  expect(found.filter((problem) => problem.startsWith('src/games/reversis/rules/books/almanach-1785.ts:'))).toEqual([
    "src/games/reversis/rules/books/almanach-1785.ts:5: “almanach-1785” has no unit: name its counters, one and several, such as unit: ['fiche', 'fiches'].",
    'src/games/reversis/rules/books/almanach-1785.ts:10: “almanach-1785” answers “tie.ordr”, which is not a rule key. Did you mean “tie.order”?',
  ]);
});
