import type { KeySpec, KeyTable, RuleValue } from '#engine/rules/key.ts';
import { ruleOf, type RuleSet } from '#engine/rules/rule-set.ts';
import type { ContentGraph } from '../../graph/content.ts';
import { runs } from '../../library/clauses.ts';
import { GAME_CONTENTS } from '../../graph/game-content.ts';
import type { BoundWords } from '../../library/bound.ts';
import { ANY_NUMBER, otherWordsFor, parseOtherWords } from '#engine/wording/answers.ts';
import { numbersIn } from '../../text/words/number-words.ts';
import { lackingProblems } from '../lacking.ts';
import { suggestId, problemsAt, unknownName, type ContentProblem } from '../problem.ts';

/** Reports bound words that differ from their book's answer, so that text and rules stay consistent. */
export function boundWordProblems({ library }: ContentGraph): readonly ContentProblem[] {
  const { editions, games, essays } = library;
  return [
    ...editions.flatMap(({ clauses, bound }) => [...clauses.flatMap((clause) => clause.bound), ...bound]),
    ...[...games, ...essays].flatMap(({ bound }) => bound),
  ].flatMap((bound) =>
    problemsAt(
      bound,
      whyNotSaid(bound).map((message) => `<V> around “${bound.words}” ${message}`),
    ),
  );
}

/** Errors, each as the end of a sentence that begins with the bound words. */
function whyNotSaid(bound: BoundWords): readonly string[] {
  const game = GAME_CONTENTS.find(({ ruleSets }) => ruleSets.some(({ id }) => id === bound.book));
  const ruleSet = game?.ruleSets.find(({ id }) => id === bound.book);
  if (!game || !ruleSet) {
    const books = GAME_CONTENTS.flatMap(({ ruleSets }) => ruleSets.map(({ id }) => id));
    return [`names the book ${unknownName(bound.book, books)}`];
  }
  if (bound.as !== undefined) return whyNotAlike(bound, game.keys, ruleSet);
  const wrongs = bound.keys.flatMap((key) => {
    const spec = game.keys[key];
    const rule = ruleOf(ruleSet, key);
    if (!spec || !rule) return [whyNoRule(key, game.keys, ruleSet.id)];
    const wrong = whyNotValue(bound, spec, rule.value);
    return wrong === undefined ? [] : [`${wrong} ${ruleSet.id} answers “${key}” with ${String(rule.value)}.`];
  });
  const specs = bound.keys.flatMap((key) => game.keys[key] ?? []);
  return wrongs.length > 0
    ? wrongs
    : specs.flatMap((spec, i) => {
        const own = ruleOf(ruleSet, bound.keys[i] ?? '')?.value;
        return [...whyNotElse(bound, spec, own), ...whyNotOne(bound, spec, { own, unit: ruleSet.unit })];
      });
}

const whyNoRule = (key: string, keys: KeyTable, book: string): string =>
  Object.hasOwn(keys, key)
    ? `names “${key}”, which does not arise in ${book}.`
    : `names “${key}”, which is not a rule key.${suggestId(key, Object.keys(keys))}`;

/** Checks words that say that two rules have the same answer. */
function whyNotAlike(bound: BoundWords, keys: KeyTable, ruleSet: RuleSet<object>): readonly string[] {
  const pair = [...bound.keys, bound.as ?? ''];
  const lacking = pair.filter((key) => !ruleOf(ruleSet, key));
  if (lacking.length > 0) return lacking.map((key) => whyNoRule(key, keys, ruleSet.id));
  if (pair.length !== 2 || bound.is !== undefined)
    return ['says as="…", so it names one rule in “key” and needs no “is”.'];
  const [one, other] = pair.map((key) => String(ruleOf(ruleSet, key)?.value));
  if (one !== other)
    return [
      `says that “${pair.join('” and “')}” have the same answer, but ${ruleSet.id} answers ${one ?? ''} and ${other ?? ''}.`,
    ];
  const said = parseOtherWords(bound.else ?? '');
  return said.byAnswer.has(ANY_NUMBER) ? [] : ['must give words with “#” in else="…" for when the two answers differ.'];
}

/** Checks that `else` gives words for every other answer, because a sentence must be true at every answer. */
function whyNotElse(
  { else: otherwise, keys }: BoundWords,
  spec: KeySpec,
  own: RuleValue | undefined,
): readonly string[] {
  const others = spec.values.filter((value) => value !== own);
  if (otherwise === undefined) {
    if (spec.type === 'amount') return [];
    const answers = others.map(String).join(', ');
    return [`must give words for its other answers in else="…": ${answers}.`];
  }
  const { byAnswer } = parseOtherWords(otherwise);
  // Words bound to several keys list the answers of all of them.
  const strange = [...byAnswer.keys()].filter((answer) => keys.length === 1 && !isAnswer(spec, answer));
  const silent = spec.type === 'amount' ? [] : others.filter((value) => otherWordsFor(otherwise, value) === undefined);
  return [
    ...strange.map(
      (answer) =>
        `gives words in else="…" for ${answer}, which is not an answer.${suggestId(answer, spec.values.map(String))}`,
    ),
    ...silent.map((value) => `gives no words in else="…" for the answer ${String(value)}.`),
  ];
}

/** Checks that `else` has words of its own for one, where those for any number end in a plural: “# fiches” would print “1 fiches”. */
function whyNotOne(
  { else: otherwise = '' }: BoundWords,
  { type }: KeySpec,
  { own, unit: [one, many] }: { readonly own: RuleValue | undefined; readonly unit: RuleSet<object>['unit'] },
): readonly string[] {
  if (type !== 'amount' || own === 1 || one === many) return [];
  const { byAnswer } = parseOtherWords(otherwise);
  const plural = [many, 'units'].find((noun) => byAnswer.get(ANY_NUMBER)?.includes(`# ${noun}`));
  return plural === undefined || byAnswer.has('1')
    ? []
    : [`prints “1 ${plural}” where the answer is 1: give it words of its own in else="1: … | #: …".`];
}

const isAnswer = ({ type, values }: KeySpec, answer: string): boolean =>
  type === 'amount' ? answer === ANY_NUMBER || /^\d+$/.test(answer) : values.map(String).includes(answer);

/** Why the words do not state the value, as a sentence up to the value. */
function whyNotValue({ words, is }: BoundWords, { type }: KeySpec, value: RuleValue): string | undefined {
  const sum = type === 'amount' && is !== undefined ? sumOf(is) : undefined;
  if (is !== undefined && (sum ? sum.total !== value : is !== String(value))) return `is said to be ${is}, but`;
  if (type !== 'amount') return is === undefined ? 'must say in is="…" which answer it stands for:' : undefined;
  // A word like “a” counts as a number only if there is no other.
  const numbers = numbersIn(words, is === undefined ? 'faint too' : 'plain');
  if (is === undefined && numbers.length !== 1) {
    const found = numbers.length === 0 ? 'no number' : `the numbers ${numbers.join(' and ')}`;
    return `holds ${found} and must say in is="…" which it stands for:`;
  }
  // The result of a sum is the book's amount; the words state one of its terms.
  const said = sum ? sum.numbers : [Number(value)];
  const isSaid = numbers.length === 0 || said.some((number) => numbers.includes(number));
  return isSaid ? undefined : `reads as ${numbers.join(' and ')}, but`;
}

/**
 * Reports clauses that rest on an amount and bind nothing, unless listed with a reason in `content/unbound/`; other
 * clauses may not be listed there.
 */
export const unboundProblems = ({ books, library }: ContentGraph): readonly ContentProblem[] =>
  books.flatMap((book) =>
    lackingProblems(book, {
      listed: library.unbound,
      folder: 'content/unbound',
      name: 'a clause without a figure',
      lacks: ({ id, status, bound }) => {
        const paysASum = (book.keysOf.get(id) ?? []).some((key) => book.gameContent.keys[key]?.type === 'amount');
        return runs(status) && bound.length === 0 && paysASum ? 'rests on a sum but binds no figure' : undefined;
      },
    }),
  );

const SUM = /^(\d+) ([×+-]) (\d+)$/;

/**
 * Parses how a number in a sentence gives the book's amount: “five” tricks lose where four are too few, `5 - 1`; “twice”
 * six, `2 × 6`.
 */
function sumOf(is: string): { readonly total: number; readonly numbers: readonly number[] } | undefined {
  const [, first, sign, second] = SUM.exec(is) ?? [];
  if (sign === undefined) return undefined;
  const [a, b] = [Number(first), Number(second)];
  return { total: sign === '×' ? a * b : sign === '+' ? a + b : a - b, numbers: [a, b] };
}
