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
Four play. See [the first hand](#almanach-1785.players).

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
known: { how: itself }
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
    `${SOURCE}:1: “sort” puts it in 1758, but its date is “1785”.`,
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
  ['a field that is missing', [SOURCE, 'language: fr\n', ''], `${SOURCE}:1: “language”: is missing.`],
] as const)('%s is one line', async (_, [file, from, to], line) => {
  expect(await said(file, from, to)).toEqual([line]);
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
