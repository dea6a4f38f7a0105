import type { KeySpec, RuleValue } from '#engine/rules/key.ts';
import { ruleOf } from '#engine/rules/rule-set.ts';
import type { ContentGraph } from '../../graph/content-graph.ts';
import { runs } from '../../library/clauses.ts';
import { GAME_CONTENTS } from '../../graph/game-content.ts';
import type { BoundWords } from '../../library/bound.ts';
import { numbersIn } from '../../text/words/number-words.ts';
import { lackingProblems } from '../lacking.ts';
import { didYouMean, problemsAt, thatIsNot, type ContentProblem } from '../problem.ts';

/** Bound words that do not say what their book answers: text and rules must not drift apart. */
export function boundWordProblems({ library }: ContentGraph): readonly ContentProblem[] {
  const { editions, games, essays } = library;
  return [
    ...editions.flatMap(({ clauses, bound }) => [...clauses.flatMap((clause) => clause.bound), ...bound]),
    ...[...games, ...essays].flatMap(({ bound }) => bound),
  ].flatMap((bound) =>
    problemsAt(
      bound,
      whyNotSaid(bound).map((message) => `<V> round “${bound.words}” ${message}`),
    ),
  );
}

/** Each as the end of a sentence that begins with the words. */
function whyNotSaid(bound: BoundWords): readonly string[] {
  const game = GAME_CONTENTS.find(({ ruleSets }) => ruleSets.some(({ id }) => id === bound.book));
  const ruleSet = game?.ruleSets.find(({ id }) => id === bound.book);
  if (!game || !ruleSet) {
    const books = GAME_CONTENTS.flatMap(({ ruleSets }) => ruleSets.map(({ id }) => id));
    return [`names the book ${thatIsNot(bound.book, books)}`];
  }
  const wrongs = bound.keys.flatMap((key) => {
    const spec = game.keys[key];
    if (!spec) return [`names “${key}”, which is no rule key.${didYouMean(key, Object.keys(game.keys))}`];
    const rule = ruleOf(ruleSet, key);
    if (!rule) return [`names “${key}”, which does not arise in ${ruleSet.id}.`];
    const wrong = whyNotValue(bound, spec, rule.value);
    return wrong === undefined ? [] : [`${wrong} ${ruleSet.id} answers “${key}” with ${String(rule.value)}.`];
  });
  const isFlag = bound.keys.some((key) => game.keys[key]?.type === 'flag');
  return wrongs.length > 0 ? wrongs : whyNotElse(bound.else, isFlag);
}

/** A yes or no is no part of a sentence: the words say by `else` what stands there once the answer is turned. */
function whyNotElse(otherwise: string | undefined, isFlag: boolean): readonly string[] {
  if (isFlag && otherwise === undefined)
    return ['must give by else="…" the words that stand there once its yes or no is turned.'];
  if (!isFlag && otherwise !== undefined)
    return ['gives words by else="…", and is no yes or no with one other answer.'];
  return [];
}

/** Why the words do not say the value, up to what the value is. */
function whyNotValue({ words, is }: BoundWords, { type }: KeySpec, value: RuleValue): string | undefined {
  const sum = type === 'amount' && is !== undefined ? sumOf(is) : undefined;
  if (is !== undefined && (sum ? sum.total !== value : is !== String(value))) return `is said to be ${is}, but`;
  if (type !== 'amount') return is === undefined ? 'must say by is="…" which answer it stands for:' : undefined;
  // A word like “a” says a number only if nothing else does.
  const numbers = numbersIn(words, is === undefined ? 'faint too' : 'plain');
  if (is === undefined && numbers.length !== 1) {
    const found = numbers.length === 0 ? 'no number' : `the numbers ${numbers.join(' and ')}`;
    return `holds ${found} and must say by is="…" which it stands for:`;
  }
  // What a sum comes to is the book’s; what the sentence says is a number that stands in it.
  const said = sum ? sum.numbers : [Number(value)];
  const isSaid = numbers.length === 0 || said.some((number) => numbers.includes(number));
  return isSaid ? undefined : `reads as ${numbers.join(' and ')}, but`;
}

/** Clauses that rest on a sum and bind nothing: each is listed with its reason in `content/unbound/`, which lists no other. */
export const unboundProblems = ({ books, library }: ContentGraph): readonly ContentProblem[] =>
  books.flatMap((book) =>
    lackingProblems(book, {
      listed: library.unbound,
      folder: 'content/unbound',
      name: 'a clause without a figure',
      lacks: ({ id, status, bound }) => {
        const paysASum = (book.keysOf.get(id) ?? []).some((key) => book.gameContent.keys[key]?.type === 'amount');
        return runs(status) && bound.length === 0 && paysASum ? 'rests on a sum and binds no figure' : undefined;
      },
    }),
  );

const SUM = /^(\d+) ([×+-]) (\d+)$/;

/** How a figure in a sentence comes to the book’s amount: “five” tricks lose where four are too few, `5 - 1`; “twice” six, `2 × 6`. */
function sumOf(is: string): { readonly total: number; readonly numbers: readonly number[] } | undefined {
  const [, first, sign, second] = SUM.exec(is) ?? [];
  if (sign === undefined) return undefined;
  const [a, b] = [Number(first), Number(second)];
  return { total: sign === '×' ? a * b : sign === '+' ? a + b : a - b, numbers: [a, b] };
}
