import { expect, test } from 'vitest';
import { content } from '../../graph/content.ts';
import type { FirstHand } from '../../library/library.ts';
import { firstHandProblems } from './first-hands.ts';
import { printProblem } from '../problem.ts';

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
