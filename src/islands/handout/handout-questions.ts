import { listed } from '#engine/kernel/collections.ts';
import { trickAt } from '#engine/ledger/place.ts';
import { capital, counted, signed, type Unit } from '#engine/wording/sentence.ts';
import { spokenCard } from '#view/cards/card-names.ts';
import { sumsAtEnd, type AccountLine } from '../account/account.ts';
import type { EditionGame } from '../reading/game.ts';
import type { AnyModel, AnyStep, ReplayStep, ShownTypes } from '../replay/model.ts';
import { parseValue, type RuleOf, type RuleWords } from '../rules/rule-words.ts';
import { SHEET_QUESTIONS } from './handout-address.ts';

/** What an answer overleaf says, and the rule keys it rests on. */
export interface HandoutAnswer {
  readonly sentences: readonly string[];
  readonly keys: readonly string[];
}

/** A question of a handout. Its answer is worked out when the sheet shows it. */
export interface HandoutQuestion {
  /** Stable within a deal: `winner`, `paid`, `if:double.manner=none`. */
  readonly id: string;
  readonly ask: string;
  readonly answer: () => HandoutAnswer;
}

/** Moment of a deal that a handout shows. */
export interface HandoutMoment<G extends ShownTypes> {
  readonly model: G['model'];
  readonly step: number;
}

/** Whether a step belongs to a card game. */
export const isCardStep = (step: AnyStep | undefined): step is ReplayStep => step !== undefined && 'trick' in step;

/** Steps of the trick that a step belongs to; the step alone before and after the play, and at tables. */
export function stepsTogether({ steps }: Pick<AnyModel, 'steps'>, step: number): readonly number[] {
  const trick = trickAt(steps[step]?.at);
  if (trick === undefined || !isCardStep(steps[step])) return [step];
  return steps.flatMap(({ at }, i) => (trickAt(at) === trick ? [i] : []));
}

type SayAccount = (account: string) => string;

/** “Second hand pays the dealer 4 fiches (ace of clubs placed).” */
const sayPayment = ({ from, to, amount, what }: AccountLine, sayAccount: SayAccount, unit: Unit): string =>
  `${capital(sayAccount(from))} pays ${sayAccount(to)} ${counted(amount, unit)} (${what}).`;

/** Everybody's net at the end: “First hand −12, second hand +4 fiches.” */
function sayNets(model: AnyModel, sayAccount: SayAccount, unit: Unit): string {
  const sums = sumsAtEnd(model);
  return `${capital(listed(model.seats.map((seat) => `${sayAccount(seat)} ${signed(sums[seat] ?? 0)}`)))} ${unit[1]}.`;
}

/** What another answer to a rule would change: “Second hand would have +33 instead of +31, third hand −11 instead of −9 fiches.” */
export function sayDifference(
  now: AnyModel,
  turned: AnyModel,
  { sayAccount, unit }: { readonly sayAccount: SayAccount; readonly unit: Unit },
): string {
  const departure = turned.steps.at(-1)?.departure;
  if (departure) return `The play would have been against the rules. ${departure.message}`;
  const [was, would] = [sumsAtEnd(now), sumsAtEnd(turned)];
  const moved = now.seats.filter((seat) => was[seat] !== would[seat]);
  if (moved.length === 0) return 'Nobody would win or lose more or less.';
  const says = moved.map(
    (seat, i) =>
      `${sayAccount(seat)}${i === 0 ? ' would have' : ''} ${signed(would[seat] ?? 0)} instead of ${signed(was[seat] ?? 0)}`,
  );
  return `${capital(says.join(', '))} ${unit[1]}.`;
}

/** Deal at a moment, and what the questions of a handout ask of its rules. */
export interface HandoutSubject<G extends ShownTypes> extends HandoutMoment<G> {
  readonly game: Pick<EditionGame<G>, 'sayAccount' | 'words'>;
  readonly unit: Unit;
  /** Rules for which another answer moves a payment of the deal, the largest effect first. */
  readonly moving: readonly string[];
  readonly ruleOf: RuleOf;
  /** Effect in words if a rule is given another answer. */
  readonly effectOf: (key: string, value: string) => string;
}

/** Rules that a handout asks about at most: more would hide the others in the list. */
const MOST_RULES = 12;

/** Questions that can be asked about a moment of a deal, those about the moment first. */
export function questionsAt<G extends ShownTypes>(asked: HandoutSubject<G>): readonly HandoutQuestion[] {
  const { model, step, game, unit, moving, ruleOf, effectOf } = asked;
  const { words } = game;
  const together = stepsTogether(model, step);
  const last = model.steps[together.at(-1) ?? step];
  const paid = model.lines.filter((line) => together.includes(line.step) && line.amount > 0);
  const isTrick = isCardStep(last) && last.trick.length === last.hands.length;
  const winner = isTrick && last.winning !== undefined ? model.seats[last.winning] : undefined;
  const card = isTrick && last.winning !== undefined ? last.trick[turnOf(last)] : undefined;
  const here = isTrick ? 'in this trick' : 'at this moment';
  const questions: readonly (HandoutQuestion | undefined)[] = [
    winner === undefined || card === undefined
      ? undefined
      : {
          id: 'winner',
          ask: 'Who wins this trick, and with which card?',
          answer: () => ({
            sentences: [`${capital(game.sayAccount(winner))}, with the ${spokenCard(card, false)}.`],
            keys: [],
          }),
        },
    {
      id: 'paid',
      ask: `Who pays whom ${here}, how much, and for what?`,
      answer: () => ({
        sentences:
          paid.length === 0 ? ['Nobody pays anything.'] : paid.map((line) => sayPayment(line, game.sayAccount, unit)),
        keys: [...new Set(paid.flatMap(({ keys }) => keys))],
      }),
    },
    model.steps[(together.at(-1) ?? step) + 1] && {
      id: 'next',
      ask: 'What happens next?',
      answer: () => ({ sentences: [model.tell((together.at(-1) ?? step) + 1)], keys: [] }),
    },
    {
      id: 'nets',
      ask: `What does each player win or lose in the whole ${words.piece}?`,
      answer: () => ({ sentences: [sayNets(model, game.sayAccount, unit)], keys: [] }),
    },
    ...moving.slice(0, MOST_RULES).flatMap((key) => {
      const rule = ruleOf(key);
      return rule ? whatIfs(rule, effectOf) : [];
    }),
  ];
  return questions.flatMap((question) => question ?? []);
}

/** Place in its trick of the card that is winning. */
const turnOf = ({ leader, winning = 0, hands }: ReplayStep): number => (winning - leader + hands.length) % hands.length;

/** “What if the rule were otherwise?”, for each suggested answer that the book does not give. */
const whatIfs = (rule: RuleWords, effectOf: HandoutSubject<ShownTypes>['effectOf']): readonly HandoutQuestion[] =>
  rule.options
    .filter(([value]) => value !== rule.source)
    .map(([value, label]) => ({
      id: `if:${rule.key}=${value}`,
      ask: `${rule.question} In this book: ${rule.bookAnswer}. What would change here if the answer were: ${label}?`,
      answer: () => ({ sentences: [effectOf(rule.key, value)], keys: [rule.key] }),
    }));

/** Changes that give a rule another answer, as a form prints it. */
export function changeTo(
  rule: RuleWords | undefined,
  value: string,
): Readonly<Record<string, string | number | boolean>> {
  const parsed = rule && parseValue(rule.type, value);
  return rule && parsed !== undefined ? { [rule.key]: parsed } : {};
}

/** Three questions to begin with: about the moment, if there is something to answer, about the whole, and about a rule. */
export function suggestedAmong(questions: readonly HandoutQuestion[]): readonly HandoutQuestion[] {
  const named = (id: string): HandoutQuestion | undefined => questions.find((question) => question.id === id);
  const paid = named('paid');
  const pays = paid !== undefined && paid.answer().keys.length > 0;
  const whatIf = questions.find(({ id }) => id.startsWith('if:'));
  const wanted = [named('winner'), pays ? paid : undefined, named('next'), named('nets')].flatMap((one) => one ?? []);
  return [...wanted.slice(0, whatIf ? 2 : 3), ...(whatIf ? [whatIf] : [])];
}

/** The questions of a sheet: those chosen by their ids, each once, and suggested ones in the places left free. */
export function chooseQuestions(
  questions: readonly HandoutQuestion[],
  chosen: readonly string[],
  suggested: readonly HandoutQuestion[],
): readonly HandoutQuestion[] {
  const wanted = Array.from({ length: SHEET_QUESTIONS }, (_, i) =>
    chosen.indexOf(chosen[i] ?? '') < i ? undefined : questions.find(({ id }) => id === chosen[i]),
  );
  const others = [...suggested, ...questions].filter(
    (question, i, all) => !wanted.includes(question) && all.indexOf(question) === i,
  );
  return wanted.flatMap((question) => question ?? others.shift() ?? []);
}
