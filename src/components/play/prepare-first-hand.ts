import { bookHead } from '../book-head.ts';
import { DEALS } from '../deal/deals-on-file.ts';
import { dealHref } from '#edition/deals/deal-steps.ts';
import type { ContentGraph } from '#edition/graph/content.ts';
import type { ChoiceOnFile } from '#edition/graph/game-content.ts';
import type { FirstHand } from '#edition/library/library.ts';
import { linkedParts } from '#edition/text/links.ts';
import { clauseHref } from '#engine/rules/key.ts';
import { parsePlace, type Place } from '#engine/ledger/place.ts';
import { clausesOf, ruleOrStart } from '#engine/rules/rule-set.ts';
import type { FirstHandPageData, GuideStep, GuideText } from '#islands/first-hand/Guide.tsx';
import { href } from '#view/href.ts';

/** A legal choice: its name in an editor's notation, and its words. */
export type PrintedChoice = Pick<ChoiceOnFile, 'name' | 'label'>;

/** Data of a first hand's page: for the table, and for the text with a plate at each step. */
export interface PreparedFirstHand {
  readonly data: FirstHandPageData;
  /** Id of its deal, as in plates. */
  readonly deal: string;
  readonly steps: readonly (GuideStep & {
    /** Step of the deal that shows the table when the question is asked. */
    readonly before: string;
    /** The reader's choices, as the page prints them. */
    readonly open: readonly PrintedChoice[];
    /** The same for each comment. */
    readonly comments: readonly { readonly of: readonly PrintedChoice[]; readonly says: GuideText }[];
    /** The recorded choice, in words. */
    readonly chosen: string;
  })[];
}

/** Whether two places are in the same trick, throw, auction or exchange. */
const isOfOneRound = (a: Place | undefined, b: Place | undefined): boolean =>
  a?.phase === b?.phase && (a?.phase !== 'play' || (b?.phase === 'play' && a.trick === b.trick));

export function prepareFirstHand(hand: FirstHand, graph: ContentGraph): PreparedFirstHand {
  const textOf = (text: string): GuideText => linkedParts(text, href('/'));
  const id = `${hand.game}/${hand.deal}`;
  const deal = graph.library.deals.find((one) => one.id === id);
  const book = graph.books.find(({ ruleSet }) => ruleSet.id === deal?.ruleset);
  if (!deal || !book) throw new Error(`${hand.file}: there is no deal “${id}”.`);
  const stages = book.gameContent.stagesOf(deal.record);
  const stageOf = (at: string): number =>
    stages.findIndex((stage) => stage.at === at && stage.seat === hand.seat && stage.legal.length > 1);
  const isTables = book.gameContent.kind === 'tables';
  const steps = hand.steps.map(({ at, look, ask, choices, otherwise, clause }, i) => {
    const done = stageOf(at);
    const stage = stages[done];
    if (!stage) throw new Error(`${hand.file}: the step at “${at}” is not a choice of ${hand.seat}.`);
    const next = hand.steps[i + 1];
    const last = next ? stageOf(next.at) : stages.length;
    const place = parsePlace(at);
    let over = done + 1;
    while (!isTables && over < last && isOfOneRound(parsePlace(stages[over]?.at ?? ''), place)) over++;
    const found = graph.library.clauses.get(clause);
    const printed = (name: string): PrintedChoice => ({
      name,
      label: stage.legal.find((choice) => choice.name === name)?.label ?? name,
    });
    return {
      done,
      over,
      before: stage.before,
      open: stage.legal.map(({ name }) => printed(name)),
      comments: choices.map(({ of, says }) => ({ of: of.map(printed), says: textOf(says) })),
      chosen: stage.legal.find(({ isDone }) => isDone)?.label ?? '',
      look: textOf(look),
      ask,
      choices: choices.map(({ of, says }) => ({ of, says: textOf(says) })),
      otherwise: otherwise === undefined ? undefined : textOf(otherwise),
      clause: {
        label: `§${String(found?.number ?? 0)}`,
        href: found ? clauseHref(hand.game, found.id, href('/')) : '',
      },
    };
  });
  const refusedBy = steps.flatMap(({ done }) => stages[done]?.refusedBy() ?? []);
  const words = refusedBy.flatMap((key) => {
    const rule = ruleOrStart(book.ruleSet, key);
    const [first] = rule ? clausesOf(rule.basis) : [];
    const text = first === undefined ? undefined : graph.library.clauses.get(first)?.text;
    return first === undefined || text === undefined ? [] : [[first, text] as const];
  });
  const data: FirstHandPageData = {
    title: hand.title,
    link: DEALS.get(hand.game)?.fragmentOf(deal) ?? '',
    seat: hand.seat,
    begins: textOf(hand.begins),
    ends: textOf(hand.ends),
    steps,
    head: bookHead(book, graph),
    words: Object.fromEntries(words),
    deal: dealHref(deal, undefined, href('/')),
  };
  return { data, deal: id, steps };
}
