import type { ContentGraph } from '../graph/content-graph.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import { didYouMean, problemsAt, whyUnknown, type ContentProblem } from './problem.ts';

/* What the first page, the page on records and the pages of the games name in their frontmatter, each for a figure of its own. */

const GAME_IDS = GAME_CONTENTS.map(({ id }) => id);
const RULE_SETS = new Set(GAME_CONTENTS.flatMap(({ ruleSets }) => ruleSets.map(({ id }) => id)));

const whyNoKey = (key: string, keys: object): readonly string[] =>
  Object.hasOwn(keys, key) ? [] : [`there is no rule key “${key}”.${didYouMean(key, Object.keys(keys))}`];

export const pageProblems = (graph: ContentGraph): readonly ContentProblem[] => [
  ...homeProblems(graph),
  ...recordsProblems(graph),
  ...startProblems(graph),
];

function homeProblems({ library: { home, links } }: ContentGraph): readonly ContentProblem[] {
  if (!home) return [];
  const game = GAME_CONTENTS.find(({ id }) => id === home.game);
  return problemsAt(home, [
    ...(game
      ? whyNoKey(home.compared, game.keys)
      : [`there is no game “${home.game}”.${didYouMean(home.game, GAME_IDS)}`]),
    ...whyUnknown('reading', home.doubt, links.reading),
  ]);
}

function recordsProblems({ library: { records } }: ContentGraph): readonly ContentProblem[] {
  if (!records) return [];
  const { settled, refused } = records;
  const game = GAME_CONTENTS.find(({ ruleSets }) => ruleSets.some(({ id }) => id === settled.ruleset));
  const named = [settled.ruleset, refused['ruleset']].filter((id) => typeof id === 'string');
  return problemsAt(records, [
    ...named.flatMap((id) => whyUnknown('rule set', id, RULE_SETS)),
    ...(game ? Object.keys(settled.vary).flatMap((key) => whyNoKey(key, game.keys)) : []),
  ]);
}

/** The deal with which a page of a game begins. */
const startProblems = ({ library, books }: ContentGraph): readonly ContentProblem[] =>
  library.games.flatMap((page) => {
    const { start } = page;
    if (!start) return [];
    const deal = library.deals.find(({ id }) => id === start.deal);
    if (!deal) return problemsAt(page, whyUnknown('deal', start.deal, library.links.deal));
    const steps = books.find(({ ruleSet }) => ruleSet.id === deal.ruleset)?.gameContent.stagesOf(deal.record);
    return problemsAt(page, steps ? [] : [`its first deal, “${deal.id}”, is by no book that there is.`]);
  });
