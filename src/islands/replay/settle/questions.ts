import { entriesOf, keysOf, memoizeByIdentity } from '#engine/kernel/collections.ts';
import { arises, type KeySpec } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Wording } from '#engine/wording/answers.ts';
import { wordRules, type RuleGroup, type RuleWords } from '../../rules/rule-words.ts';
import type { ReplayData } from '../model.ts';
import { whatIfOf, type WhatIfGame } from '#engine/replay/what-if.ts';

/** A rule key of a game, from its rules; below, its key table. */
type KeyOf<R> = keyof R & string;
type KeysOf<R> = Readonly<Record<KeyOf<R>, KeySpec>>;

/** Rules that matter to a deal: those for which another answer moves a payment, and those that would forbid the play. */
export interface RulesThatMatter<K extends string> {
  readonly moving: readonly K[];
  readonly forbidding: readonly K[];
}

/** What trying every answer needs of a game. */
interface TrialGame<R, Rec> extends WhatIfGame<R, Rec> {
  readonly keys: KeysOf<R>;
  readonly dealKeys: readonly KeyOf<R>[];
}

/**
 * Tries every suggested answer to every question, one at a time. `rules` are the book's; a record that they cannot settle
 * has no results.
 */
const makeRulesThatMatter =
  <R extends object, Rec>({
    dealKeys,
    ...game
  }: TrialGame<R, Rec>): ((record: Rec, rules: R) => RulesThatMatter<KeyOf<R>>) =>
  (record, rules) => {
    const { moves, forbids } = whatIfOf(game, record, rules);
    const moving: KeyOf<R>[] = [];
    const forbidding: KeyOf<R>[] = [];
    for (const key of dealKeys) {
      if (!arises(game.keys, key, rules)) continue;
      const answers = game.keys[key].values.map((value) => ({ [key]: value }));
      if (answers.some(moves)) moving.push(key);
      else if (answers.some(forbids)) forbidding.push(key);
    }
    return { moving, forbidding };
  };

/** A game's rules as questions about a deal. */
export interface RuleQuestions<R, Rec> extends Pick<TrialGame<R, Rec>, 'settleAgain'> {
  readonly engine: Pick<TrialGame<R, Rec>, 'keys'>;
  readonly wording: Wording<R>;
  /** Questions that no single deal can answer: who deals first, what a box holds. */
  readonly beyond: readonly KeyOf<R>[];
}

export interface Questions<R, Rec> {
  /** Questions that a deal can involve, in the order shown to readers. */
  readonly dealKeys: readonly KeyOf<R>[];
  /** Words for a book's rules, for the questions that can be asked. */
  readonly rulesInWords: (ruleSet: RuleSet<R>) => readonly RuleWords[];
  /** Rules that matter to a deal. `rules` are the book's; a record that they cannot settle has none. */
  readonly rulesThatMatter: (record: Rec, rules: R) => RulesThatMatter<string>;
  /**
   * Groups of questions: the most important ones that move a payment of the deal, in the order given; the rest of those;
   * those that would forbid something in it; and all others by their own groups.
   */
  readonly groupRules: (deal: Pick<ReplayData, 'moving' | 'forbidding'>) => readonly [RuleGroup, ...RuleGroup[]];
}

/** Number of questions shown initially; more on request. */
const OPEN = 12;

export function makeQuestions<R extends object, Rec>({
  engine: { keys },
  settleAgain,
  wording,
  beyond,
}: RuleQuestions<R, Rec>): Questions<R, Rec> {
  const dealKeys = keysOf(keys).filter((key) => !beyond.includes(key));
  return {
    dealKeys,
    rulesThatMatter: makeRulesThatMatter({ keys, dealKeys, settleAgain }),
    rulesInWords: memoizeByIdentity((ruleSet) => {
      const wordsOf = wordRules(keys, ruleSet, wording);
      return dealKeys.flatMap((key) => wordsOf(key) ?? []);
    }),
    groupRules: ({ moving, forbidding }) => {
      const named = (list: readonly string[]): readonly KeyOf<R>[] => dealKeys.filter((key) => list.includes(key));
      const movers = moving.flatMap((key) => named([key]));
      const rest = dealKeys.filter((key) => !moving.includes(key) && !forbidding.includes(key));
      const others = [
        { id: 'moving-more', heading: 'More rules that change payments here', keys: movers.slice(OPEN) },
        { id: 'forbidding', heading: 'Rules that would have forbidden a play here', keys: named(forbidding) },
        ...entriesOf(wording.groups).map(([id, heading]) => ({
          id,
          heading,
          keys: rest.filter((key) => keys[key].group === id),
        })),
      ];
      return [
        { id: 'moving', heading: 'Rules that change payments here', keys: movers.slice(0, OPEN) },
        ...others.filter(({ keys: own }) => own.length > 0),
      ];
    },
  };
}
