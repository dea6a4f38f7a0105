import { balancesIn, type AccountBook, type Judgement } from '#engine/ledger/game.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { signed } from '#engine/wording/sentence.ts';
import { asRecorded } from '../../deals/deal-steps.ts';
import { GAME_CONTENTS, type GameContent, type ChoiceOnFile, type StageOnFile } from '../../graph/game-content.ts';
import type { ContentGraph } from '../../graph/content.ts';
import type { YamlPath } from '../../library/content-files.ts';
import type { Deal, Passage, LibrarySession, FirstHand } from '../../library/library.ts';
import { pathOfPlace } from '../../library/schemas/deals.ts';
import { type ContentProblem, suggestId, problemsAt, unknownName, whyUnknown } from '../problem.ts';
import { amountsApart, notesProblems } from '../sums.ts';

/** An error in a file and the part of the file it is in; `textLine` is the line within that part's text, from 0. */
interface Found {
  readonly path: YamlPath;
  readonly textLine?: number;
  readonly message: string;
}
type Judged = Judgement<unknown>;

/**
 * Reports deals, passages and sessions that do not come to the sums their editors worked out, or do not show what they
 * claim.
 */
export const dealProblems = ({ library }: ContentGraph): readonly ContentProblem[] => {
  const { deals, passages, sessions } = library;
  const placed = (file: string, found: readonly Found[]): readonly ContentProblem[] =>
    found.map((one) => ({ ...one, file }));
  return [
    ...[...deals, ...passages].flatMap((deal) => placed(deal.file, wrongWithDeal(deal))),
    ...sessions.flatMap((session) => placed(session.file, wrongWithSession(session))),
  ];
};

/** Fewest annotated deals of a book. */
const FEWEST_DEALS = 2;

/** Reports books that have too few annotated deals, at their editions. */
export const dealCountProblems = ({ books, library }: ContentGraph): readonly ContentProblem[] =>
  books.flatMap(({ edition: { file, line, game, ruleset } }) => {
    const count = library.deals.filter((deal) => deal.ruleset === ruleset).length;
    if (count >= FEWEST_DEALS) return [];
    const has = count === 0 ? 'no annotated deal' : 'one annotated deal';
    return [
      {
        file,
        line,
        message: `“${ruleset}” has ${has}; a book must have at least two: add them in content/deals/${game}/.`,
      },
    ];
  });

const contentOf = (game: string): GameContent | undefined => GAME_CONTENTS.find(({ id }) => id === game);

const bookOf = ({ ruleSets }: GameContent, ruleset: unknown): AccountBook =>
  ruleSets.find(({ id }) => id === ruleset) ?? {};

function wrongWithDeal(deal: Deal | Passage): readonly Found[] {
  const gameContent = contentOf(deal.game);
  // `impossibleProblems` and the records' schemas report why a deal cannot be judged.
  const judged = gameContent && asRecorded(deal, gameContent);
  if (!judged) return [];
  const { expect } = deal;
  const against = 'against' in expect ? (expect.against ?? []) : [];
  // If the result is wrong, so are the notes: one mistake is one line.
  const unexpected = wrongBalances(expect, judged, 'the deal');
  const moved = movedIn(bookOf(gameContent, deal.ruleset), judged);
  return [
    ...wrongDepartures(judged, against),
    ...unexpected,
    ...whyNotEven(judged),
    ...notesProblems(deal.notes, unexpected.length > 0 ? undefined : { net: judged.net, moved }).map(
      ({ line, message }) => ({ path: ['notes'], textLine: line, message }),
    ),
    ...wrongAnnotations(deal.annotations, judged, []),
    ...deal.clauses.flatMap((id, i): readonly Found[] => [
      ...(id.startsWith(`${deal.ruleset}.`)
        ? []
        : [{ path: ['clauses', i], message: `“${id}” is not a clause of “${deal.ruleset}”.` }]),
      ...(deal.clauses.indexOf(id) < i ? [{ path: ['clauses', i], message: `“${id}” is named twice.` }] : []),
    ]),
    ...whyNotComposed(deal),
  ];
}

function wrongWithSession(session: LibrarySession): readonly Found[] {
  const gameContent = contentOf(session.game);
  const settled = gameContent?.settleSession(session.record);
  if (!gameContent || !settled) return [];
  const book = bookOf(gameContent, session.record['ruleset']);
  const { expect, record } = session;
  if (!settled.ok) return [{ path: pathOfPlace(settled.error.at ?? ''), message: settled.error.message }];
  const { balances, pools, deals } = settled.value;
  const field = record['games'] === undefined ? 'deals' : 'games';
  const written = record[field] as readonly { readonly notes?: string; readonly annotations?: Deal['annotations'] }[];
  return [
    ...wrongBalances(expect, { net: balances, pools }, 'the session'),
    ...notesProblems(session.notes, undefined).map(({ line, message }) => ({
      path: ['notes'],
      textLine: line,
      message,
    })),
    ...deals.flatMap(({ judgement }, i): readonly Found[] => {
      if (!judgement) return [];
      const at = [field, i];
      const { notes = '', annotations = [] } = written[i] ?? {};
      const moved = movedIn(book, judgement);
      return [
        ...wrongDepartures(judgement, []).map((found) => ({ ...found, path: [...at, ...found.path] })),
        ...notesProblems(notes, { net: judgement.net, moved }).map(({ line, message }) => ({
          path: [...at, 'notes'],
          textLine: line,
          message,
        })),
        ...wrongAnnotations(annotations, judgement, at),
      ];
    }),
    ...whyNotComposed(session),
  ];
}

/** Change in each pool. An emptied pool may be missing from `after`. */
/** Change of each pool during a deal, under the book's names for the pools, as its notes have them. */
const movedIn = (
  book: AccountBook,
  { poolsBefore, pools }: Pick<Judgement<unknown>, 'poolsBefore' | 'pools'>,
): Balances => balancesIn(book, difference(poolsBefore, pools));

const difference = (before: Balances, after: Balances): Balances =>
  Object.fromEntries(
    Object.keys({ ...before, ...after }).map((pool) => [pool, (after[pool] ?? 0) - (before[pool] ?? 0)]),
  );

function wrongDepartures({ departures }: Judged, against: readonly string[]): readonly Found[] {
  const departs = new Map(departures.map(({ at, message }) => [printPlace(at), message]));
  return [
    ...[...departs].flatMap(([at, message]) =>
      against.includes(at) ? [] : [{ path: pathOfPlace(at), message: `breaks its rules at ${at}: ${message}` }],
    ),
    ...against.flatMap((at, i) =>
      departs.has(at) ? [] : [{ path: ['expect', 'against', i], message: `nothing breaks the rules at ${at}.` }],
    ),
  ];
}

/** Reports sums that the file expects and the engine does not find; all wrong seats in one line, and all wrong pools. */
function wrongBalances(
  { net, pools }: { readonly net: Balances; readonly pools?: Balances | undefined },
  found: Pick<Judged, 'net' | 'pools'>,
  what: string,
): readonly Found[] {
  const compared = (expected: Balances, is: Balances, field: string, brings: string): readonly Found[] => {
    const apart = amountsApart(expected, is);
    return [
      ...[...new Set([...Object.keys(is), ...Object.keys(expected)])].flatMap((account): readonly Found[] => {
        const path = ['expect', field, account];
        const due = is[account];
        if (due === undefined)
          return [{ path, message: `there is no “${account}” here, only ${Object.keys(is).join(', ')}.` }];
        return expected[account] === undefined
          ? [{ path, message: `“expect” leaves out “${account}”, which comes to ${signed(due)}.` }]
          : [];
      }),
      ...(apart
        ? [
            {
              path: ['expect', field, apart.first],
              message: `“expect” gives ${apart.given}, but ${what} ${brings} ${apart.due}.`,
            },
          ]
        : []),
    ];
  };
  return [
    ...compared(net, found.net, 'net', 'brings'),
    ...(pools ? compared(pools, found.pools, 'pools', 'leaves') : []),
  ];
}

/** Reports a total of seats and pools that is not zero. */
function whyNotEven({ net, pools, poolsBefore }: Judged): readonly Found[] {
  const total = (balances: Balances): number => Object.values(balances).reduce((sum, amount) => sum + amount, 0);
  const odd = total(net) + total(pools) - total(poolsBefore);
  return odd === 0 ? [] : [{ path: ['expect'], message: `seats and pools together come to ${signed(odd)}, not to 0.` }];
}

function wrongAnnotations(
  annotations: Deal['annotations'],
  { frames }: Judgement<{ readonly at: Parameters<typeof printPlace>[0] }>,
  at: YamlPath,
): readonly Found[] {
  const places = frames.map((frame) => printPlace(frame.at));
  let last = -1;
  return annotations.flatMap((annotation, i): readonly Found[] => {
    const path = [...at, 'annotations', i, 'at'];
    const place = places.indexOf(annotation.at);
    if (place < 0) return [{ path, message: `nothing happens at “${annotation.at}”, which an annotation names.` }];
    const isLate = place < last;
    last = Math.max(last, place);
    return isLate ? [{ path, message: `the annotation at “${annotation.at}” comes after one for a later place.` }] : [];
  });
}

const whyNotComposed = ({ composed, notes }: Pick<Deal, 'composed' | 'notes'>): readonly Found[] =>
  composed && !/composed for this site/i.test(notes)
    ? [{ path: ['notes'], message: 'is composed, but its notes do not say “Composed for this site”.' }]
    : [];

/**
 * Reports first hands with a moment that is not the reader's, a choice he does not have, a clause of another book, or a
 * wrong sum.
 */
export const firstHandProblems = (graph: ContentGraph): readonly ContentProblem[] =>
  graph.library.firstHands.flatMap((hand) => whatIsWrong(hand, graph));

type FirstHandStep = FirstHand['steps'][number];

/** The reader's choices in a deal: his turns with more than one legal act. */
const ownChoices = (stages: readonly StageOnFile[], seat: string): readonly StageOnFile[] =>
  stages.filter((stage) => stage.seat === seat && stage.legal.length > 1);

function whatIsWrong(hand: FirstHand, { library, books }: ContentGraph): readonly ContentProblem[] {
  const id = `${hand.game}/${hand.deal}`;
  const deal = library.deals.find((one) => one.id === id);
  if (!deal) return problemsAt(hand, whyUnknown('deal', id, library.links.deal), ['deal']);
  const taught = library.games.find(({ game }) => game === hand.game)?.teaches;
  const book = books.find(({ ruleSet }) => ruleSet.id === deal.ruleset);
  if (!book || deal.ruleset !== taught)
    return problemsAt(
      hand,
      [`its deal is by “${deal.ruleset}”; the page of the game teaches “${taught ?? 'no book'}”.`],
      ['deal'],
    );
  const stages = book.gameContent.stagesOf(deal.record);
  const seats = [...new Set(stages.map(({ seat }) => seat))];
  if (!seats.includes(hand.seat))
    return problemsAt(
      hand,
      [`there is no seat “${hand.seat}”; the seats are ${seats.join(', ')}.${suggestId(hand.seat, seats)}`],
      ['seat'],
    );
  const own = ownChoices(stages, hand.seat);
  let last = -1;
  return hand.steps.flatMap((step, n): readonly ContentProblem[] => {
    const atStep = (messages: readonly string[]): readonly ContentProblem[] =>
      problemsAt(
        hand,
        messages.map((message) => `the step at “${step.at}” ${message}`),
        ['steps', n],
      );
    const i = own.findIndex(({ at }) => at === step.at);
    const stage = own[i];
    if (!stage) {
      const places = own.map(({ at }) => at);
      return atStep([`is not a choice of ${hand.seat}, who chooses at ${places.join(', ')}.`]);
    }
    const problems = [...choiceProblems(step, stage.legal), ...clauseProblems(step, deal.ruleset, library.clauses)];
    if (i <= last) problems.push('comes before the step above it in the file.');
    last = Math.max(last, i);
    const stands = stage.net[hand.seat] ?? 0;
    if (stands !== step.stands)
      problems.push(`says that the reader has ${String(step.stands)}, but he has ${String(stands)}.`);
    return atStep(problems);
  });
}

function choiceProblems({ choices, otherwise }: FirstHandStep, legal: readonly ChoiceOnFile[]): string[] {
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
  { clause }: FirstHandStep,
  ruleset: string,
  clauses: ContentGraph['library']['clauses'],
): readonly string[] {
  if (!clauses.has(clause)) return [`rests on the clause ${unknownName(clause, clauses.keys())}`];
  return clauses.get(clause)?.ruleset === ruleset ? [] : [`rests on “${clause}”, which is not a clause of ${ruleset}.`];
}
