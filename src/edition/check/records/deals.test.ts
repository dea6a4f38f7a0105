import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content, makeContentGraph } from '../../graph/content.ts';
import { readLibrary } from '../../library/read-library.ts';
import { contentProblems } from '../check.ts';
import { printProblem } from '../problem.ts';
import type { FirstHand } from '../../library/library.ts';
import { firstHandProblems } from './deals.ts';

/*
 * One trick of 1785: four from each and eight from the dealer fill the basket, 20; first hand takes the Quinola that the dealer
 * throws on a spade, and pays him 4, and he draws the basket. First −4 − 4 = −8, second −4, third −4, dealer −8 + 4 + 20 = +16.
 */
const deal = (id: string, notes: string, rest: string): string => `id: ${id}
game: reversis
title: A trick
lede: A trick.
ruleset: almanach-1785
composed: true
plays:
  - KS 8S 2S JH
clauses: [almanach-1785.quinola.placed.basket]
${rest}
notes: |-
${notes.replaceAll(/^(?=.)/gm, '  ')}
`;
const RIGHT = 'expect:\n  net: { first: -8, second: -4, third: -4, dealer: 16 }\n  pools: { basket: 0 }';
const TABLE = `| | first | second | third | dealer | basket |
| :-- | --: | --: | --: | --: | --: |
| the basket | −4 | −4 | −4 | −8 | +20 |
| the Quinola | −4 |  |  | +24 | −20 |
| together | −8 | −4 | −4 | +16 | 0 |`;

const FILES: Readonly<Record<string, string>> = {
  right: deal(
    'right',
    `Composed for this site. The dealer: −8 + 4 + 20 = +16; first hand −4 − 4 = −8, and 3 × 4 + 8 = 20.\n\n${TABLE}`,
    `annotations:\n  - { at: ante, text: Four. }\n  - { at: t1.4, text: Placed. }\n${RIGHT}`,
  ),
  'wrong-expect': deal(
    'wrong-expect',
    'Composed for this site.',
    'expect:\n  net:\n    first: -7\n    second: -4\n    thrid: -4\n    dealer: 15\n  pools:\n    basket: 20',
  ),
  'wrong-sums': deal(
    'wrong-sums',
    // One cell of the table is 23 for 24.
    `Composed for this site.

The basket: 3 × 4 + 8 = 22. First hand −4 − 3 = −7;
the dealer: +16, a king 4 + 5 = 9, and 5 + a king 4 = 9.

${TABLE.replace('+24', '+23')}`,
    RIGHT,
  ),
  'broken-sum': deal('broken-sum', 'Composed for this site. The basket: 3 × 4\n+ 8 = 20.', RIGHT),
  'wrong-table': deal(
    'wrong-table',
    `Composed for this site.\n\n${TABLE.replace('| −8 | −4 | −4 |', '| −8 | −5 | −4 |')}`,
    RIGHT,
  ),
  'wrong-places': deal(
    'wrong-places',
    'Made up.',
    `annotations:\n  - { at: t1.4, text: Placed. }\n  - { at: ante, text: Four. }\n  - at: t2.1\n    text: Nothing.\n${RIGHT}`,
  ).replace('clauses: [almanach-1785.quinola.placed.basket]', 'clauses:\n  - bohn-1850.ante\n  - bohn-1850.ante'),
  twice: deal('twice', 'Composed for this site.', RIGHT).replace('KS 8S 2S JH', 'KS 8S KS JH'),
  tab: 'id: tab\ngame: reversis\ndeal:\n\thands:\n\t  first: KS\n',
};

let root: string;
let problems: readonly string[];
const read = async (): Promise<readonly string[]> =>
  contentProblems(makeContentGraph(await readLibrary(root))).map(printProblem);
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'deals-'));
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(root, `content/deals/reversis/${name}.yaml`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const ruleSets = 'src/games/reversis/rules/books';
  cpSync(ruleSets, join(root, ruleSets), { recursive: true });
  problems = await read();
});
afterAll(() => rmSync(root, { recursive: true }));

/** What is said of one file, without that the clauses it names are in no edition of this made-up content. */
const said = (name: string): readonly string[] => {
  const file = `content/deals/reversis/${name}.yaml`;
  return problems
    .filter((line) => line.startsWith(`${file}:`) && !line.includes('there is no clause'))
    .map((line) => line.slice(file.length));
};

test('a deal that comes to what its file says is not spoken of, whatever is wrong with others', () => {
  expect(said('right')).toEqual([]);
});

test('a sum that the engine does not find is told with its line, its seat and both sums', () => {
  expect(said('wrong-expect')).toEqual([
    ':12: “expect” leaves out “third”, which comes to −4.',
    ':12: “expect” gives “first” −7, “dealer” +15, but the deal brings −8, +16.',
    ':14: there is no “thrid” here, only first, second, third, dealer.',
    ':17: “expect” gives “basket” +20, but the deal leaves 0.',
  ]);
});

test('a sum in the notes that does not come out is told, and what they say of a seat otherwise than “expect”', () => {
  expect(said('wrong-sums')).toEqual([
    ':16: “3 × 4 + 8 = 22” comes to +20, not to +22.',
    ':16: “−4 − 3 = −7” is said of First hand, but the deal brings “first” −8.',
    ':22: the row “the Quinola” comes to −1 in all, not to 0: what one pays, another seat or a pool is paid.',
    ':23: the column “dealer” comes to +15, but “together” says +16.',
  ]);
  expect(said('wrong-table')).toEqual([
    ':20: the row “together” comes to −1 in all, not to 0.',
    ':20: the column “second” comes to −4, but “together” says −5.',
    ':20: “together” gives “second” −5, but the deal brings −4.',
  ]);
});

test('a sum that its line breaks before the plus sign is told, because Markdown prints a list there', () => {
  expect(said('broken-sum')).toEqual([
    ':15: begins a line with “+ 8”, which is printed as a list; end the line before with “+”.',
  ]);
});

test('annotations where nothing happens or out of order, clauses of other books, and a deal that does not say it is ours', () => {
  expect(said('wrong-places')).toEqual([
    ':10: “bohn-1850.ante” is not a clause of “almanach-1785”.',
    ':11: “bohn-1850.ante” is not a clause of “almanach-1785”.',
    ':11: “bohn-1850.ante” is named twice.',
    ':14: the annotation at “ante” comes after one for a later place.',
    ':15: nothing happens at “t2.1”, which an annotation names.',
    ':20: is composed, but its notes do not say “Composed for this site”.',
  ]);
});

test('one deal that cannot have been played, or cannot be read, does not hide the others', () => {
  expect(said('twice')).toEqual([':8: at “t1.3”: The king of spades is played twice, both times in trick 1.']);
  expect(said('tab')).toEqual([':4: this line begins with a tab; YAML is indented with spaces.']);
});

test('an edition that cannot be read is one line, and not all that it would have held', async () => {
  const path = join(root, 'content/editions/almanach-1785.mdx');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    '---\nruleset: almanach-1785\n---\n\n## Pools\n\n<Clause id="almanach-1785.players">\nFour play.\n',
  );
  const found = (await read()).filter((line) => !line.startsWith('content/deals/'));
  const [unclosed] = found.filter((line) => line.includes('Clause'));
  expect(unclosed).toMatch(
    /^content\/editions\/almanach-1785\.mdx:\d+: Expected a closing tag for `<Clause>` in line 7/,
  );
  // Beside it, what its frontmatter lacks.
  expect(found.every((line) => line.startsWith('content/editions/almanach-1785.mdx:'))).toBe(true);
  expect(found.every((line) => !line.includes('\n'))).toBe(true);
});

const FILE = 'content/first-hands/reversis.yaml:1: ';

async function printed(change: (hand: FirstHand) => Partial<FirstHand>): Promise<readonly string[]> {
  const graph = await content();
  const hand = graph.library.firstHands.find(({ game }) => game === 'reversis');
  if (!hand) throw new Error('The first hand of Réversis is gone.');
  const firstHands = [{ ...hand, ...change(hand) }];
  return firstHandProblems({ ...graph, library: { ...graph.library, firstHands } }).map(printProblem);
}
type Step = FirstHand['steps'][number];
/** The steps, that at one place put another way. */
const but =
  (at: string, change: (step: Step) => Partial<Step>) =>
  ({ steps }: FirstHand) => ({ steps: steps.map((step) => (step.at === at ? { ...step, ...change(step) } : step)) });

test('the first hands as they stand ask where the reader has a choice, and every sum comes out', async () => {
  expect(firstHandProblems(await content())).toEqual([]);
});

test('their deals are gone through to the last card, each act one of those that are open', async () => {
  const { library, books } = await content();
  for (const { game, deal } of library.firstHands) {
    const on = library.deals.find(({ id }) => id === `${game}/${deal}`);
    const stages = books.find(({ ruleSet }) => ruleSet.id === on?.ruleset)?.gameContent.stagesOf(on!.record) ?? [];
    expect(stages.length).toBeGreaterThan(30);
    for (const { legal, at } of stages) expect(legal.filter(({ isDone }) => isDone).length, `${deal} ${at}`).toBe(1);
  }
});

test('a deal or a seat that there is not is named, and a deal of another book than the page teaches', async () => {
  expect((await printed(() => ({ deal: '1785-a-frist-hand' })))[0]).toBe(
    `${FILE}there is no deal “reversis/1785-a-frist-hand”. Did you mean “reversis/1785-a-first-hand”?`,
  );
  expect(await printed(() => ({ deal: '1850-la-bonne' }))).toEqual([
    `${FILE}its deal is by “bohn-1850”; the page of the game teaches “almanach-1785”.`,
  ]);
  expect((await printed(() => ({ seat: 'frist' })))[0]).toMatch(/there is no seat “frist”; .* Did you mean “first”\?$/);
});

test('a step stands where the reader has a choice, in order, and with his balance there', async () => {
  // The third trick has only one card for him, the eight of spades.
  expect(await printed(but('t4.1', () => ({ at: 't3.2' })))).toEqual([
    `${FILE}the step at “t3.2” is not a choice of first, who chooses at exchange.first, t1.1, t2.2, t4.1, t5.2, t6.4, t7.3, t8.4, t10.1.`,
  ]);
  expect(await printed(({ steps }) => ({ steps: [steps[1]!, steps[0]!, ...steps.slice(2)] }))).toEqual([
    `${FILE}the step at “exchange.first” comes before the step above it in the file.`,
  ]);
  // Before trick 8: 20 from the basket and 4 from third hand, less his 4: 20.
  expect(await printed(but('t8.4', () => ({ stands: 21 })))).toEqual([
    `${FILE}the step at “t8.4” says that the reader has 21, but he has 20.`,
  ]);
});

test('its choices may be chosen there, each once, the deal’s own among them, and something is said of the rest', async () => {
  const text = 'So it is.';
  expect(
    await printed(
      but('t5.2', () => ({
        choices: [
          { of: ['AC'], says: text },
          { of: ['6C', '7C', 'AC'], says: text },
        ],
      })),
    ),
  ).toEqual([
    `${FILE}the step at “t5.2” speaks of “7C”, which cannot be chosen there; the choices are AC, 6C.`,
    `${FILE}the step at “t5.2” speaks of “AC” twice.`,
  ]);
  expect(await printed(but('t5.2', () => ({ choices: [{ of: ['AC'], says: text }] })))).toEqual([
    `${FILE}the step at “t5.2” says nothing about “6C”, which is what is done there in the deal.`,
    `${FILE}the step at “t5.2” needs an “otherwise” for 6C.`,
  ]);
  expect(await printed(but('t5.2', () => ({ otherwise: text })))).toEqual([
    `${FILE}the step at “t5.2” has an “otherwise”, but already speaks of every choice by its name.`,
  ]);
});

test('it rests on a clause of its book', async () => {
  expect(await printed(but('t5.2', () => ({ clause: 'almanach-1785.aces.forcd' })))).toEqual([
    `${FILE}the step at “t5.2” rests on the clause “almanach-1785.aces.forcd”, which does not exist. Did you mean “almanach-1785.aces.forced”?`,
  ]);
  expect(await printed(but('t5.2', () => ({ clause: 'bohn-1850.bonne' })))).toEqual([
    expect.stringMatching(/^content\/first-hands\/reversis.yaml:1: the step at “t5.2” rests on /),
  ]);
});
