import { expect, test } from 'vitest';
import { type ContentGraph, content } from '../../graph/content.ts';
import type { PlayersQuestion } from '../../library/library.ts';
import { playersQuestionProblems } from './players-questions.ts';
import { printProblem } from '../problem.ts';

const FILE = 'content/questions/almanach-1785.yaml';
const OF_FILE = new RegExp(`^${FILE}:`);

/** What is said of the questions on one edition when the one with these words is changed. */
async function printed(words: string, change: Partial<PlayersQuestion>): Promise<readonly string[]> {
  const graph = await content();
  const own = graph.library.playersQuestions.filter(({ scope }) => scope === 'almanach-1785');
  expect(own.filter(({ question }) => question.includes(words))).toHaveLength(1);
  const playersQuestions = own.map((one) => (one.question.includes(words) ? { ...one, line: 1, ...change } : one));
  return saidOf(graph, playersQuestions);
}

/** What is said of these questions, but not of the pages that then have none. */
const saidOf = (graph: ContentGraph, playersQuestions: readonly PlayersQuestion[]): readonly string[] =>
  playersQuestionProblems({ ...graph, library: { ...graph.library, playersQuestions } })
    .map(printProblem)
    .filter((line) => OF_FILE.test(line));

test('the engine answers every question on file as the file does', async () => {
  expect(playersQuestionProblems(await content())).toEqual([]);
});

test('a clause, a rule, a record or a step that there is not is named', async () => {
  expect((await printed('basket holds 92', { clauses: ['quinola.place'] }))[0]).toMatch(
    /:1: names the clause “quinola\.place”, which almanach-1785 does not have\./,
  );
  expect((await printed('throw the ace of diamonds on', { rules: { 'ace.placed.rat': 1 } }))[0]).toBe(
    `${FILE}:1: names the rule “ace.placed.rat”, which almanach-1785 does not answer. Did you mean “ace.placed.rate”?`,
  );
  expect(await printed('basket holds 92', { session: 'reversis/1785-six-deals-with-the-abbe/14' })).toEqual([
    `${FILE}:1: names the record “reversis/1785-six-deals-with-the-abbe/14”, which almanach-1785 does not have.`,
  ]);
  expect((await printed('basket holds 92', { at: 't13.1' }))[0]).toMatch(
    /names the step “t13\.1”; there are ante, exchange\.first/,
  );
});

test('an amount that the engine does not find is told, also where it is missing from the answer', async () => {
  // The basket of 92, and 4 from the player who takes the trick.
  expect(await printed('basket holds 92', { pays: { 'third → second': 5, 'basket → second': 92 } })).toEqual([
    `${FILE}:1: gives “third → second” 5 in “pays”; the engine says 4.`,
    `${FILE}:1: has no 5 in its answer or its sum, which is the engine’s figure.`,
  ]);
  expect(await printed('basket holds 92', { answer: 'You take 92.', sum: '92' })).toEqual([
    `${FILE}:1: has no 4 in its answer or its sum, which is the engine’s figure.`,
  ]);
  expect(await printed('basket holds 92', { sum: '90 + 4 = 96' })).toEqual([
    `${FILE}:1: has the sum “90 + 4 = 96”, which comes to +94.`,
  ]);
  expect(await printed('basket holds 92', { sum: undefined })).toEqual([`${FILE}:1: gives no “sum” for its amounts.`]);
  expect(await printed('throw the ace of diamonds on', { rules: { 'ace.placed.rate': 2 } })).toEqual([
    `${FILE}:1: gives the rule “ace.placed.rate” 2; it is 1.`,
  ]);
});

test('a question has a proof, and says where its record breaks the rules', async () => {
  expect(await printed('throw the ace of diamonds on', { rules: {} })).toEqual([
    `${FILE}:1: has nothing by which the engine proves its answer: give “rules”, or a record.`,
  ]);
  expect(await printed('May you throw the ace', { against: [] })).toEqual([
    expect.stringMatching(/says nothing of “t1\.2” in “against”, where its record breaks the rules: /),
  ]);
});

test('a file has twenty questions, eight of them settled on a record, and is named after an edition or a game', async () => {
  const graph = await content();
  const own = graph.library.playersQuestions.filter(({ scope }) => scope === 'almanach-1785');
  const said = (playersQuestions: readonly PlayersQuestion[]): readonly string[] => saidOf(graph, playersQuestions);
  const byRules = own.filter(({ rules }) => Object.keys(rules).length > 0);
  expect(said(byRules)[0]).toBe(`${FILE}:1: has ${String(byRules.length)} questions; it must have 20.`);
  expect(said(byRules)).toContain(`${FILE}:1: has 0 questions that are settled on a record; it must have 8 at least.`);
  expect(said(own.map((one) => ({ ...one, scope: 'almanac-1785' })))).toEqual([
    `${FILE}:1: “almanac-1785” is neither an edition nor a game. Did you mean “almanach-1785”?`,
  ]);
});

test('an edition or a game’s page without questions is named', async () => {
  const graph = await content();
  const playersQuestions = graph.library.playersQuestions.filter(
    ({ scope }) => scope !== 'reversis' && scope !== 'ancient',
  );
  expect(
    playersQuestionProblems({ ...graph, library: { ...graph.library, playersQuestions } }).map(printProblem),
  ).toEqual([
    'content/editions/ancient.mdx:1: has no questions: write content/questions/ancient.yaml.',
    'content/games/reversis.mdx:1: has no questions: write content/questions/reversis.yaml.',
  ]);
});
