import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentProblems } from '../../src/edition/check/check.ts';
import { printProblem } from '../../src/edition/check/problem.ts';
import { makeContentGraph } from '../../src/edition/graph/content.ts';
import { readLibrary } from '../../src/edition/library/read-library.ts';

/*
 * Mistakes that an editor makes. Each is made alone in a small content of this test's own; what the check says of that
 * content anyway (it has one clause of a book) is left out, and the mistake must then be one line that begins with its place.
 */
const EDITION = 'content/editions/almanach-1785.mdx';
const SOURCE = 'content/sources/almanach-1785.yaml';
const BIBLIOGRAPHY = 'content/bibliography.json';
const DEAL = 'content/deals/reversis/a-trick.yaml';
/** Put together here, so that the scan of the real tests does not find it. */
const UNKNOWN = ['almanach-1785', 'plaiers'].join('.');
const OTHER_DEAL = 'content/deals/reversis/b-trick.yaml';
const TERMS = 'content/glossary/common.yaml';
const DOUBTS = 'content/readings/almanach-1785.yaml';
const RUNS = 'content/lab/reversis.json';

/*
 * One trick of 1785: four from each and eight from the dealer fill the basket, 20; first hand takes the Quinola that the dealer
 * throws on a spade, and pays him 4, and he draws the basket. First −4 − 4 = −8, second −4, third −4, dealer −8 + 4 + 20 = +16.
 */
const deal = (id: string): string => `id: ${id}
game: reversis
title: A trick
lede: A trick.
ruleset: almanach-1785
composed: true
plays:
  - KS 8S 2S JH
clauses: [almanach-1785.players]
expect:
  net:
    first: -8
    second: -4
    third: -4
    dealer: 16
  pools: { basket: 0 }
notes: |-
  Composed for this site. The dealer: −8 + 4 + 20 = +16.
`;

const SOUND: Readonly<Record<string, string>> = {
  [EDITION]: `---
ruleset: almanach-1785
game: reversis
title: Réversis
short: Almanach
date: "1785"
sort: 1785
lede: A game.
knownThrough: A summary.
source: almanach-1785
---
## Pools

<Clause id="almanach-1785.players" status="modelled" page="285">
Four play. See [the first hand](#almanach-1785.players), [the mat](term:mat) and [who shuffles](reading:almanach-1785.shuffle).

<Plate deal="reversis/a-trick" at="t1.4" />
</Clause>
`,
  [SOURCE]: `title: Almanach des jeux
shortTitle: Almanach 1785
date: '1785'
sort: 1785
pages: 284–289
language: fr
kind: primary
game: [reversis]
seen: All of it.
known:
  how: transcription
  by: almanach-1785
rights: Public domain.
where: []
looked: '2026-11-22'
citation: almanach-1785
`,
  [BIBLIOGRAPHY]: `[
  { "id": "almanach-1785",
    "type": "book",
    "title": "Almanach des jeux",
    "issued": { "date-parts": [[1785]] }
  }
]
`,
  [TERMS]: `- term: mat
  slug: mat
  also: [cloth]
  senses: [{ says: What covers the table. }]
- term: lamp
  slug: lamp
  senses: [{ says: What stands on the mat. }]
  see: [mat]
`,
  [DOUBTS]: `- id: almanach-1785.shuffle
  question: Who shuffles?
  keys: []
  default: { id: dealer, says: The dealer. }
  alternatives: []
  evidence: Nothing is said.
  principle: ours
- id: almanach-1785.cut
  question: Who cuts?
  keys: []
  default: { id: right, says: Whoever sits on his right. }
  alternatives: []
  evidence: Nothing is said, as of [the shuffle](reading:almanach-1785.shuffle).
  principle: ours
`,
  [RUNS]: `{"game":"reversis","seed":1,"player":"plain","roles":["first","dealer"],"events":["tie"],
  "books": {
    "almanach-1785": {"deals":8,"roles":[[-1.5,0.2,0.1],[1.5,0.2,0.1]],"nets":{"step":1,"counts":[]},"turnover":[2,0.1,0.1],"left":[0,0,0],"pools":null,"events":[3],"paid":{"basket":[8,4]},"dealsOfSession":4,"sample":[-6,6],
      "effects": [
      {"changes":{"tie.order":"dealer"},"question":"eachPlays","moved":3,"movedAlone":3,"elsewhere":[0.5,0.1,0.1],"elsewhereAlone":[0.5,0.1,0.1],"roles":[[0,0,0],[0,0,0]],"beyondTen":[0,0],"playedOtherwise":3,"most":[[2,4]],"events":[3],"isAlike":false,"sample":[1,8]}]}
  }
}
`,
  [DEAL]: deal('a-trick'),
  [OTHER_DEAL]: deal('b-trick'),
};

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

async function problemsOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), 'damages-'));
  roots.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const ruleSets = 'src/games/reversis/rules/books';
  cpSync(ruleSets, join(root, ruleSets), { recursive: true });
  // Which pages there are is known by their files.
  const page = join(root, 'src/pages/[game]/deals/index.astro');
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, '');
  return contentProblems(makeContentGraph(await readLibrary(root))).map(printProblem);
}

/** What is said of the content with some words changed in one file, and not of the content as it stands above. */
async function said(file: string, from: string, to: string): Promise<readonly string[]> {
  const text = SOUND[file] ?? '';
  expect(text).toContain(from);
  const sound = new Set(await problemsOf(SOUND));
  return (await problemsOf({ ...SOUND, [file]: text.replace(from, to) })).filter((line) => !sound.has(line));
}

test.each([
  [
    'a page that the source has not',
    [EDITION, 'page="285"', 'page="300"'],
    `${EDITION}:14: clause “almanach-1785.players” names p. 300 of “almanach-1785”, which has “284–289”.`,
  ],
  [
    'a type that CSL has not',
    [BIBLIOGRAPHY, '"book"', '"buch"'],
    `${BIBLIOGRAPHY}:3: “0.type”: must be a type of CSL, such as “book”, “chapter” or “webpage”`,
  ],
  [
    'a year that is none',
    [BIBLIOGRAPHY, '1785]]', '17850]]'],
    `${BIBLIOGRAPHY}:5: “0.issued.date-parts.0”: is not a date: write a year, with its month and day if they are known, such as [1785] or [1785, 11, 22]`,
  ],
  [
    'a “sort” far from the date',
    [SOURCE, 'sort: 1785', 'sort: 1758'],
    `${SOURCE}:4: “sort” puts it in 1758, but its date is “1785”.`,
  ],
  [
    'a sum in the notes that does not come out',
    [DEAL, '= +16', '= +15'],
    `${DEAL}:18: “−8 + 4 + 20 = +15” comes to +16, not to +15.`,
  ],
  [
    'a payment that the deal does not bring',
    [DEAL, 'second: -4', 'second: -5'],
    `${DEAL}:13: “expect” gives “second” −5, but the deal brings −4.`,
  ],
  [
    'a deal that cannot have been played',
    [DEAL, 'KS 8S 2S JH', 'KS 8S KS JH'],
    `${DEAL}:8: at “t1.3”: The king of spades is played twice, both times in trick 1.`,
  ],
  [
    'a tag that is not closed',
    [EDITION, '</Clause>', ''],
    `${EDITION}:14: Expected a closing tag for \`<Clause>\` in line 14`,
  ],
  [
    'a tab',
    [DEAL, '    first: -8', '\tfirst: -8'],
    `${DEAL}:12: this line begins with a tab; YAML is indented with spaces.`,
  ],
  [
    'a link that leads nowhere',
    [EDITION, '(#almanach-1785.players)', '(term:baskt)'],
    `${EDITION}:15: there is no term “baskt”.`,
  ],
  [
    'a link of a kind that there is not',
    [EDITION, '(#almanach-1785.players)', '(glossary:basket)'],
    `${EDITION}:15: there are no links “glossary:”.`,
  ],
  [
    'a link to a page that there is not',
    [EDITION, '(#almanach-1785.players)', '(/reversis/deal/)'],
    `${EDITION}:15: there is no page “/reversis/deal/” to link to.`,
  ],
  [
    'an element that there is not',
    [EDITION, '<Plate deal', '<Plat deal'],
    `${EDITION}:17: <Plat> cannot be used in this text, which may contain <Clause>, <Note>, <Plate>, <Q>, and <V> for bound words.`,
  ],
  [
    'a clause that there is not',
    [DEAL, '[almanach-1785.players]', `[${UNKNOWN}]`],
    `${DEAL}:9: there is no clause “${UNKNOWN}”. Did you mean “almanach-1785.players”?`,
  ],
  [
    'a name that is misspelt',
    [DEAL, 'ruleset: almanach-1785', 'ruleset: almanac-1785'],
    `${DEAL}:5: “ruleset”: There is no rule set called “almanac-1785” for reversis. Did you mean “almanach-1785”?`,
  ],
  [
    'a field that is misspelt',
    [SOURCE, 'language: fr', 'langage: fr'],
    `${SOURCE}:6: the file: cannot have the field “langage”. Did you mean “language”?`,
  ],
  [
    'a source through which another is known, and which there is not',
    [SOURCE, 'by: almanach-1785', 'by: almanac-1785'],
    `${SOURCE}:12: there is no source “almanac-1785”. Did you mean “almanach-1785”?`,
  ],
  [
    'a source of an edition that there is not',
    [EDITION, 'source: almanach-1785', 'source: almanac-1785'],
    `${EDITION}:10: there is no source “almanac-1785”. Did you mean “almanach-1785”?`,
  ],
  [
    'a game that there is not',
    [EDITION, 'game: reversis', 'game: reversi'],
    `${EDITION}:3: there is no game “reversi”.`,
  ],
  [
    'a rule set that is not that of the file',
    [EDITION, 'ruleset: almanach-1785', 'ruleset: almanac-1785'],
    `${EDITION}:2: the file must be named after its rule set, “almanac-1785.mdx”.`,
  ],
  [
    'a status that there is not',
    [EDITION, 'status="modelled"', 'status="modeled"'],
    `${EDITION}:14: clause “almanach-1785.players” has the status “modeled”; it must be one of modelled, ambiguous, prose, unmodelled.`,
  ],
  [
    'a step that a deal has not',
    [EDITION, 'at="t1.4"', 'at="t9.4"'],
    `${EDITION}:17: <Plate> stands at “t9.4” of “reversis/a-trick”, which has no such step. Did you mean “t1.4”?`,
  ],
  ['a list that is none', [TERMS, '[cloth]', 'cloth'], `${TERMS}:3: “also”: must be a list.`],
  ['a term given twice', [TERMS, 'slug: mat', 'slug: lamp'], `${TERMS}:1: there is another term “lamp” at ${TERMS}:5.`],
  [
    'stored runs that break off',
    [RUNS, SOUND[RUNS] ?? '', '{"a":'],
    `${RUNS}:1: this is not valid JSON: Flow map must end with a }.`,
  ],
  [
    'a mean that is no number',
    [RUNS, '"turnover":[2,', '"turnover":["2",'],
    `${RUNS}:3: “books.almanach-1785.turnover.0”: must be a number.`,
  ],
  [
    'a role without its mean',
    [RUNS, '[[0,0,0],[0,0,0]]', '[[0,0,0]]'],
    `${RUNS}:5: “books.almanach-1785.effects.0.roles”: must have 2 entries, one a role.`,
  ],
  [
    'a book of stored runs that there is not',
    [RUNS, '"almanach-1785": {', '"almanac-1785": {'],
    `${RUNS}:3: there is no rule set “almanac-1785”. Did you mean “almanach-1785”?`,
  ],
  ['a field that is missing', [SOURCE, 'language: fr\n', ''], `${SOURCE}:1: “language”: is missing.`],
] as const)('%s is one line', async (_, [file, from, to], line) => {
  expect(await said(file, from, to)).toEqual([line]);
});

test.each([
  ['a glossary that is empty', TERMS, TERMS, '', `${TERMS}:1: the file: is empty.`],
  ['a glossary that is cut', TERMS, TERMS, '- term: [mat', `${TERMS}:1: this is not valid YAML: `],
  [
    'doubts under the name of no book',
    DOUBTS,
    'content/readings/almanac-1785.yaml',
    undefined,
    'content/readings/almanac-1785.yaml:1: there is no game or rule set “almanac-1785”. Did you mean “almanach-1785”?',
  ],
  [
    'doubts among the terms',
    DOUBTS,
    'content/glossary/almanach-1785.yaml',
    undefined,
    'content/glossary/almanach-1785.yaml:1: does it stand in the right folder? None of its 2 parts can be read here; the first: “term”: is missing.',
  ],
  [
    'doubts in no folder',
    DOUBTS,
    'content/almanach-1785.yaml',
    undefined,
    'content/almanach-1785.yaml:1: nothing reads this file: its folder or the ending of its name is wrong.',
  ],
] as const)('%s are one line', async (_, file, to, text, line) => {
  const { [file]: whole = '', ...rest } = SOUND;
  const sound = new Set(await problemsOf(SOUND));
  const found = (await problemsOf({ ...rest, [to]: text ?? whole })).filter((one) => !sound.has(one));
  expect(found).toEqual([expect.stringContaining(line)]);
});

test('a rule set without an edition is a fault, in one line', async () => {
  const { [EDITION]: left, ...rest } = SOUND;
  const book = 'src/games/reversis/rules/books/almanach-1785.ts:1: “almanach-1785” has no edition';
  const named = (lines: readonly string[]): readonly string[] => lines.filter((line) => line.startsWith(book));
  expect(left).toBeDefined();
  expect(named(await problemsOf(rest))).toEqual([`${book}: write content/editions/almanach-1785.mdx.`]);
  expect(named(await problemsOf(SOUND))).toEqual([]);
});

test('a book with fewer than two annotated deals is a fault, in one line', async () => {
  const { [DEAL]: one, [OTHER_DEAL]: other, ...none } = SOUND;
  const named = (lines: readonly string[]): readonly string[] =>
    lines.filter((line) => line.includes('a book must have at least two'));
  const ending = 'a book must have at least two: add them in content/deals/reversis/.';
  expect(named(await problemsOf({ ...none, [DEAL]: one ?? '' }))).toEqual([
    `${EDITION}:1: “almanach-1785” has one annotated deal; ${ending}`,
  ]);
  expect(named(await problemsOf(none))).toEqual([`${EDITION}:1: “almanach-1785” has no annotated deal; ${ending}`]);
  expect(other).toBeDefined();
  expect(named(await problemsOf(SOUND))).toEqual([]);
});
