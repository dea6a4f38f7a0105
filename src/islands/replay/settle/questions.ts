import { entriesOf, keysOf } from '#engine/kernel/collections.ts';
import { onceFor } from '#engine/kernel/once.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Wording } from '#engine/words/answers.ts';
import { wordRules } from '../../rules/make-rule-words.ts';
import type { RuleWords } from '../../rules/rule-words.ts';
import type { RuleGroup } from '../../rules/Suppose.tsx';
import { makeRulesThatMatter, type AskedOf, type RulesThatMatter } from './moving-rules.ts';
import type { ReplayData } from '../replay-data.ts';

/** A game's rules as questions to a deal. */
export interface Asked<K extends string, R, Rec> extends Pick<AskedOf<K, R, Rec>, 'settleAgain'> {
  readonly engine: Pick<AskedOf<K, R, Rec>, 'keys'>;
  readonly wording: Wording<R>;
  /** Who deals first, what a box holds: no record of one deal can tell. */
  readonly beyond: readonly K[];
}

export interface Questions<R, Rec, K extends string = string> {
  /** The questions that one deal can ask, in the order in which readers meet them. */
  readonly askedOfADeal: readonly K[];
  /** A book's rules in words, every one that a deal can ask. */
  readonly rulesInWords: (ruleSet: RuleSet<R>) => readonly RuleWords[];
  /** The same, and those of which no record of one deal can tell. */
  readonly everyRuleInWords: (ruleSet: RuleSet<R>) => readonly RuleWords[];
  /** What the questions are to one deal. `rules` are the book’s; a record they cannot settle has none. */
  readonly rulesThatMatter: (record: Rec, rules: R) => RulesThatMatter<K>;
  /**
   * The questions in groups: the first of those that move a payment of a deal, in the order given; the rest of those; those
   * that would have forbidden something in it; and all others by their own groups.
   */
  readonly groupRules: (deal: Pick<ReplayData, 'moving' | 'forbidding'>) => readonly [RuleGroup, ...RuleGroup[]];
}

/** So many questions stand open at first; a reader who wants more asks for them. */
const OPEN = 12;

export function makeQuestions<K extends string, R extends Readonly<Record<K, RuleValue>>, Rec>({
  engine: { keys },
  settleAgain,
  wording,
  beyond,
}: Asked<K, R, Rec>): Questions<R, Rec, K> {
  const askedOfADeal = keysOf(keys).filter((key) => !beyond.includes(key));
  const inWords = (ruleSet: RuleSet<R>, asked: readonly K[]): readonly RuleWords[] => {
    const wordsOf = wordRules(keys, ruleSet, wording);
    return asked.flatMap((key) => wordsOf(key) ?? []);
  };
  return {
    askedOfADeal,
    rulesThatMatter: makeRulesThatMatter({ keys, askedOfADeal, settleAgain }),
    rulesInWords: onceFor((ruleSet) => inWords(ruleSet, askedOfADeal)),
    everyRuleInWords: (ruleSet) => inWords(ruleSet, keysOf(keys)),
    groupRules: ({ moving, forbidding }) => {
      const named = (list: readonly string[]): readonly K[] => askedOfADeal.filter((key) => list.includes(key));
      const movers = moving.flatMap((key) => named([key]));
      const rest = askedOfADeal.filter((key) => !moving.includes(key) && !forbidding.includes(key));
      const others = [
        { id: 'moving-more', heading: 'More that move payments in it', keys: movers.slice(OPEN) },
        { id: 'forbidding', heading: 'These would have forbidden something in it', keys: named(forbidding) },
        ...entriesOf(wording.groups).map(([id, heading]) => ({
          id,
          heading,
          keys: rest.filter((key) => keys[key].group === id),
        })),
      ];
      return [
        { id: 'moving', heading: 'These move payments in this deal', keys: movers.slice(0, OPEN) },
        ...others.filter(({ keys: own }) => own.length > 0),
      ];
    },
  };
}
