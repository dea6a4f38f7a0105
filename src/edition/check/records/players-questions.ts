import { balancesAfter, type Balances, type Entry } from '#engine/ledger/sink.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { ruleOf } from '#engine/rules/rule-set.ts';
import { signed } from '#engine/wording/sentence.ts';
import { type JudgedDeal, asRecorded } from '../../deals/deal-steps.ts';
import type { Book, ContentGraph } from '../../graph/content.ts';
import type { PlayersQuestion } from '../../library/library.ts';
import { numbersIn } from '../../text/words/number-words.ts';
import { requestedPiece } from '../../view/plates.ts';
import { suggestId, problemsAt, type ContentProblem } from '../problem.ts';
import { sumsIn } from '../sums.ts';

/** Questions in each file, and how many of them at least are settled on a record. */
const QUESTIONS = 20;
const FEWEST_SETTLED = 8;

/**
 * Checks the questions that test whether a page is understood: that each edition, and each game’s page that teaches a book, has
 * its number of them, that their clauses stand in the book, and that the engine gives the answers.
 */
export function playersQuestionProblems(graph: ContentGraph): readonly ContentProblem[] {
  const scopes = new Map<string, PlayersQuestion[]>();
  for (const question of graph.library.playersQuestions)
    scopes.set(question.scope, [...(scopes.get(question.scope) ?? []), question]);
  return [...missingFiles(graph, scopes), ...problemsOfFiles(graph, scopes)];
}

/** Reports pages without questions. An edition with fewer clauses than questions may do without. */
function missingFiles({ library }: ContentGraph, scopes: ReadonlyMap<string, unknown>): readonly ContentProblem[] {
  const pages = [
    ...library.editions
      .filter(({ clauses }) => clauses.length >= QUESTIONS)
      .map((edition) => ({ scope: edition.ruleset, page: edition })),
    ...library.games.filter(({ teaches }) => teaches !== undefined).map((page) => ({ scope: page.game, page })),
  ];
  return pages.flatMap(({ scope, page }) =>
    problemsAt(page, scopes.has(scope) ? [] : [`has no questions: write content/questions/${scope}.yaml.`]),
  );
}

function problemsOfFiles(
  graph: ContentGraph,
  scopes: ReadonlyMap<string, readonly PlayersQuestion[]>,
): readonly ContentProblem[] {
  return [...scopes].flatMap(([scope, questions]) => {
    const at = { file: questions[0]?.file ?? '', line: 1 };
    // The file of a game is about its page, which teaches one book.
    const ruleset = graph.library.games.find(({ game }) => game === scope)?.teaches ?? scope;
    const book = graph.books.find(({ ruleSet }) => ruleSet.id === ruleset);
    const names = [...graph.books.map(({ ruleSet }) => ruleSet.id), ...graph.library.games.map(({ game }) => game)];
    if (!book) return problemsAt(at, [`“${scope}” is neither an edition nor a game.${suggestId(scope, names)}`]);
    return [
      ...problemsAt(at, wrongNumbers(questions)),
      ...questions.flatMap((question) => problemsAt(question, wrongWith(question, book, graph))),
    ];
  });
}

const isSettled = ({ deal, passage, session, record }: PlayersQuestion): boolean =>
  (deal ?? passage ?? session ?? record) !== undefined;

function wrongNumbers(questions: readonly PlayersQuestion[]): readonly string[] {
  const settled = questions.filter(isSettled).length;
  return [
    ...(questions.length === QUESTIONS
      ? []
      : [`has ${String(questions.length)} questions; it must have ${String(QUESTIONS)}.`]),
    ...(settled >= FEWEST_SETTLED
      ? []
      : [
          `has ${String(settled)} questions that are settled on a record; it must have ${String(FEWEST_SETTLED)} at least.`,
        ]),
  ];
}

function wrongWith(question: PlayersQuestion, book: Book, graph: ContentGraph): readonly string[] {
  const { clauses, rules, pays, net, pools, against, sum } = question;
  const own = book.edition.clauses.map(({ id }) => id.slice(book.ruleSet.id.length + 1));
  const hasProof = isSettled(question) || Object.keys(rules).length > 0;
  const amounts = [pays, net, pools].flatMap((each) => Object.values(each));
  const due = [...amounts, ...Object.values(rules).filter((value) => typeof value === 'number')];
  return [
    ...clauses
      .filter((id) => !own.includes(id))
      .map((id) => `names the clause “${id}”, which ${book.ruleSet.id} does not have.${suggestId(id, own)}`),
    ...(hasProof ? [] : ['has nothing by which the engine proves its answer: give “rules”, or a record.']),
    ...Object.keys(rules).flatMap((key) => whyNotRule(key, rules[key], book)),
    ...(isSettled(question) ? whyNotRecord(question, book, graph) : []),
    ...whyUnsaid(question, due),
    ...(sum === undefined && amounts.length > 0 ? ['gives no “sum” for its amounts.'] : []),
    ...(isSettled(question) && amounts.length === 0 && against === undefined
      ? ['asks nothing of its record: give “pays”, “net”, “pools” or “against”.']
      : []),
  ];
}

function whyNotRule(key: string, value: unknown, { ruleSet, gameContent }: Book): readonly string[] {
  const rule = ruleOf(ruleSet, key);
  const keys = Object.keys(gameContent.keys);
  if (!rule) return [`names the rule “${key}”, which ${ruleSet.id} does not answer.${suggestId(key, keys)}`];
  return rule.value === value
    ? []
    : [`gives the rule “${key}” ${JSON.stringify(value)}; it is ${JSON.stringify(rule.value)}.`];
}

/** Reports amounts that the answer or the sum does not contain, and sums that are wrong. */
function whyUnsaid({ answer, sum = '' }: PlayersQuestion, due: readonly number[]): readonly string[] {
  const said = new Set(numbersIn(answer));
  const summed = new Set(numbersIn(sum, 'plain'));
  const isSaid = (amount: number): boolean =>
    said.has(amount) || (amount === 0 && /\b(no|nobody|none|nothing|not|never|empty)\b/i.test(answer));
  return [
    ...[...new Set(due.map(Math.abs))]
      // A book's figure may stand in the sum alone, if the answer says what it comes to.
      .filter((amount) => !isSaid(amount) && !(summed.has(amount) && said.size > 0))
      .map((amount) => `has no ${String(amount)} in its answer or its sum, which is the engine’s figure.`),
    ...sumsIn(sum).flatMap(({ sides, text }) => {
      const [first = 0, ...others] = sides;
      return others.every((other) => other === first)
        ? []
        : [`has the sum “${text}”, which comes to ${signed(first)}.`];
    }),
  ];
}

function whyNotRecord(question: PlayersQuestion, book: Book, graph: ContentGraph): readonly string[] {
  const { deal, passage, session, at } = question;
  const request = Object.fromEntries(Object.entries({ deal, passage, session }).filter(([, id]) => id !== undefined));
  const { gameContent, ruleSet } = book;
  const found = question.record
    ? { record: { game: gameContent.id, ruleset: ruleSet.id, ...question.record } }
    : requestedPiece(request, book, graph);
  if (!found) return [`names the record “${Object.values(request).join()}”, which ${ruleSet.id} does not have.`];
  const judged = asRecorded(found, gameContent);
  if (!judged) return whyNotPlayed(gameContent.openRecord(found.record));
  const frame = judged.frames.findLast((one) => at === undefined || printPlace(one.at) === at);
  if (!frame)
    return [`names the step “${at ?? ''}”; there are ${judged.frames.map((one) => printPlace(one.at)).join(', ')}.`];
  const made = judged.entries.filter((entry) => at === undefined || printPlace(entry.at) === at);
  // The frame at which a payment is made may still be without it.
  const count = Math.max(frame.entries, judged.entries.lastIndexOf(made.at(-1)!) + 1);
  return [
    ...whyNotPaid(question, made, judged),
    ...wrongAmounts('pools', question.pools, balancesAfter(judged.poolsBefore, judged.entries.slice(0, count))),
    ...whyNotAgainst(question, judged),
  ];
}

/** Error message for a record that cannot be read or played. */
function whyNotPlayed(opened: ReturnType<Book['gameContent']['openRecord']>): readonly string[] {
  const judged = opened.ok ? opened.value.judged : opened;
  return judged.ok ? [] : [`has a record that cannot be played: ${judged.error.message}`];
}

function whyNotPaid({ pays, net }: PlayersQuestion, made: readonly Entry[], judged: JudgedDeal): readonly string[] {
  const accounts = new Set([...judged.seats, ...Object.keys({ ...judged.poolsBefore, ...judged.pools })]);
  const passed: Balances = Object.fromEntries(
    Object.keys(pays).map((way) => {
      const [from, to] = way.split(' → ');
      return [
        way,
        made.filter((entry) => entry.from === from && entry.to === to).reduce((total, { amount }) => total + amount, 0),
      ];
    }),
  );
  const strange = Object.keys(pays)
    .flatMap((way) => way.split(' → '))
    .filter((account) => !accounts.has(account));
  return [
    ...strange.map((account) => `names “${account}” in “pays”; there are ${[...accounts].join(', ')}.`),
    ...wrongAmounts('pays', pays, passed),
    ...wrongAmounts('net', net, { ...balancesOf(judged.seats), ...balancesAfter({}, made) }),
  ];
}

const balancesOf = (seats: readonly string[]): Balances => Object.fromEntries(seats.map((seat) => [seat, 0]));

const wrongAmounts = (field: string, expected: Balances, is: Balances): readonly string[] =>
  Object.entries(expected).flatMap(([name, amount]) => {
    const due = is[name];
    if (due === undefined) return [`names “${name}” in “${field}”; there are ${Object.keys(is).join(', ')}.`];
    return due === amount ? [] : [`gives “${name}” ${String(amount)} in “${field}”; the engine says ${String(due)}.`];
  });

/** Reports steps that break the rules where the question says they do not, and the reverse. */
function whyNotAgainst({ against }: PlayersQuestion, { departures }: JudgedDeal): readonly string[] {
  if (!against) return [];
  const broken = new Map(departures.map(({ at, message }) => [printPlace(at), message]));
  return [
    ...against.filter((at) => !broken.has(at)).map((at) => `says that “${at}” is against the rules; it is not.`),
    ...[...broken]
      .filter(([at]) => !against.includes(at))
      .map(([at, message]) => `says nothing of “${at}” in “against”, where its record breaks the rules: ${message}`),
  ];
}
