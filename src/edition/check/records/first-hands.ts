import type { ContentGraph } from '../../graph/content-graph.ts';
import type { ChoiceOnFile, StageOnFile } from '../../graph/game-content.ts';
import type { FirstHand } from '../../library/library.ts';
import { didYouMean, problemsAt, unknownName, whyUnknown, type ContentProblem } from '../problem.ts';

/**
 * Reports first hands with a moment that is not the reader's, a choice he does not have, a clause of another book, or a
 * wrong sum.
 */
export const firstHandProblems = (graph: ContentGraph): readonly ContentProblem[] =>
  graph.library.firstHands.flatMap((hand) => problemsAt(hand, whatIsWrong(hand, graph)));

type Step = FirstHand['steps'][number];

/** The reader's choices in a deal: his turns with more than one legal act. */
export const ownChoices = (stages: readonly StageOnFile[], seat: string): readonly StageOnFile[] =>
  stages.filter((stage) => stage.seat === seat && stage.legal.length > 1);

function whatIsWrong(hand: FirstHand, { library, books }: ContentGraph): readonly string[] {
  const id = `${hand.game}/${hand.deal}`;
  const deal = library.deals.find((one) => one.id === id);
  if (!deal) return whyUnknown('deal', id, library.links.deal);
  const taught = library.games.find(({ game }) => game === hand.game)?.teaches;
  const book = books.find(({ ruleSet }) => ruleSet.id === deal.ruleset);
  if (!book || deal.ruleset !== taught)
    return [`its deal is by “${deal.ruleset}”; the page of the game teaches “${taught ?? 'no book'}”.`];
  const stages = book.gameContent.stagesOf(deal.record);
  const seats = [...new Set(stages.map(({ seat }) => seat))];
  if (!seats.includes(hand.seat))
    return [`there is no seat “${hand.seat}”; the seats are ${seats.join(', ')}.${didYouMean(hand.seat, seats)}`];
  const own = ownChoices(stages, hand.seat);
  let last = -1;
  return hand.steps.flatMap((step): readonly string[] => {
    const problemAtStep = (message: string): string => `the step at “${step.at}” ${message}`;
    const i = own.findIndex(({ at }) => at === step.at);
    const stage = own[i];
    if (!stage) {
      const places = own.map(({ at }) => at);
      return [problemAtStep(`is not a choice of ${hand.seat}, who chooses at ${places.join(', ')}.`)];
    }
    const problems = [...choiceProblems(step, stage.legal), ...clauseProblems(step, deal.ruleset, library.clauses)];
    if (i <= last) problems.push('comes before the step above it in the file.');
    last = Math.max(last, i);
    const stands = stage.net[hand.seat] ?? 0;
    if (stands !== step.stands)
      problems.push(`says that the reader has ${String(step.stands)}, but he has ${String(stands)}.`);
    return problems.map(problemAtStep);
  });
}

function choiceProblems({ choices, otherwise }: Step, legal: readonly ChoiceOnFile[]): string[] {
  const names = legal.map(({ name }) => name);
  const named = choices.flatMap(({ of }) => of);
  const done = legal.find(({ isDone }) => isDone)?.name;
  const left = names.filter((name) => !named.includes(name));
  return [
    ...named
      .filter((name) => !names.includes(name))
      .map((name) => `speaks of “${name}”, which cannot be chosen there; the choices are ${names.join(', ')}.`),
    ...named.filter((name, i) => named.indexOf(name) < i).map((name) => `speaks of “${name}” twice.`),
    ...(done !== undefined && named.includes(done)
      ? []
      : [`says nothing about “${done ?? ''}”, which is what is done there in the deal.`]),
    ...(left.length > 0 && otherwise === undefined ? [`needs an “otherwise” for ${left.join(', ')}.`] : []),
    ...(left.length === 0 && otherwise !== undefined
      ? ['has an “otherwise”, but already speaks of every choice by its name.']
      : []),
  ];
}

function clauseProblems(
  { clause }: Step,
  ruleset: string,
  clauses: ContentGraph['library']['clauses'],
): readonly string[] {
  if (!clauses.has(clause)) return [`rests on the clause ${unknownName(clause, clauses.keys())}`];
  return clauses.get(clause)?.ruleset === ruleset ? [] : [`rests on “${clause}”, which is not a clause of ${ruleset}.`];
}
