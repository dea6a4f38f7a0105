import type { RuleValue } from '#engine/rules/key.ts';
import { otherWordsFor } from '#engine/wording/answers.ts';
import { keysNamed } from '../library/bound.ts';
import { attributesOf, elementsIn, isElement, plainText, type MdxNode } from './mdx-tree.ts';
import { agreeingWords } from './words/number-words.ts';

/** One or several bound rules of a sentence, turned to one answer. */
export interface TurnedSentence {
  readonly keys: readonly string[];
  readonly answer: RuleValue;
}

/** Answers to try for a rule, its own answer in the book, and the fallback words of a page. */
export interface Answers {
  readonly own: (key: string) => RuleValue | undefined;
  readonly of: (key: string) => readonly RuleValue[];
  readonly say: (key: string, answer: RuleValue) => string;
}

/** Sentences after a rule is turned; changed words stand in ⟦ ⟧. */
export interface TurnedSentences extends TurnedSentence {
  readonly text: string;
}

/** Sentences of a text with bound words, as written and after every possible change of answer. */
export function boundSentences(
  node: MdxNode,
  { of, own, say }: Answers,
): { readonly own: string; readonly turned: readonly TurnedSentences[] } {
  const figures = elementsIn(node, 'V').flatMap((figure) => {
    const attributes = attributesOf(figure);
    const like = attributes.get('as');
    return [keysNamed(attributes), ...(like === undefined ? [] : [[like]])];
  });
  const turns = figures.flatMap((keys): readonly TurnedSentence[] => {
    const sets = keys.length > 1 ? [keys, ...keys.map((key) => [key])] : [keys];
    return sets.flatMap((set) => of(set[0] ?? '').map((answer) => ({ keys: set, answer })));
  });
  const unlike = new Map(turns.map((turn) => [`${turn.keys.join(' ')}=${String(turn.answer)}`, turn]));
  const read = ({ keys, answer }: TurnedSentence): string =>
    plainText(node, ['Note', 'Plate'], (at) => {
      if (!isElement(at, 'V')) return undefined;
      const attributes = attributesOf(at);
      const like = attributes.get('as');
      // Words that say that two rules have the same answer change with either of them.
      if (like !== undefined && keys.includes(like)) {
        const [key = ''] = keysNamed(attributes);
        return `⟦${otherWordsFor(attributes.get('else') ?? '', own(key) ?? '') ?? ''}⟧`;
      }
      const key = keysNamed(attributes).find((one) => keys.includes(one));
      if (key === undefined) return undefined;
      const others = attributes.get('else') ?? agreeingWords(plainText(at));
      const words = others === undefined ? undefined : otherWordsFor(others, answer);
      return `⟦${words ?? say(key, answer)}⟧`;
    });
  return {
    own: plainText(node, ['Note', 'Plate']),
    turned: [...unlike.values()].map((turn) => ({ ...turn, text: changedSentences(read(turn)) })),
  };
}

const changedSentences = (text: string): string =>
  text
    .split(/(?<=[.;:?!]) (?=\S)/)
    .filter((sentence) => /[⟦⟧]/.test(sentence))
    .join(' … ');
