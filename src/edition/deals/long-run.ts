import type { KeyTable, RuleValue } from '#engine/rules/key.ts';
import { type Changes, ruleOf, type RuleSet } from '#engine/rules/rule-set.ts';
import { otherAnswers, type StoredBook, type StoredEffect, type StoredRuns } from '#engine/lab/stored.ts';
import type { ContentGraph } from '../graph/content.ts';
import type { Interpretation, Library } from '../library/library.ts';

/** Name by which changes are compared: the same for the same rules in any order. */
export const nameOfChanges = (changes: Changes): string =>
  JSON.stringify(Object.entries(changes).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Changes without those that a book makes already. */
export const withoutOwn = ({ values }: RuleSet, changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([key, value]) => (values as Readonly<Record<string, unknown>>)[key] !== value),
  );

/**
 * All changes of a book that the stored runs hold: every other answer to its rules, then the alternatives of its doubts that
 * change something else. Rules that the lab cannot show (`untold`) are left out.
 */
export function changesInLongRun(
  library: Library,
  ruleSet: RuleSet,
  { keys, untold }: { readonly keys: KeyTable; readonly untold: Readonly<Record<string, string>> },
): readonly Changes[] {
  const isShown = (changes: Changes): boolean => !Object.keys(changes).some((key) => Object.hasOwn(untold, key));
  const answers = otherAnswers(keys, ruleSet).filter(isShown);
  const known = new Set(answers.map(nameOfChanges));
  const doubts = [...library.readings.values()]
    .filter(({ scope }) => scope === ruleSet.id || scope === ruleSet.game)
    .flatMap(({ alternatives }) => alternatives.map(({ changes }) => withoutOwn(ruleSet, changes)))
    .filter((changes) => {
      const name = nameOfChanges(changes);
      const isNew = Object.keys(changes).length > 0 && !known.has(name);
      known.add(name);
      return isNew && isShown(changes);
    });
  return [...answers, ...doubts];
}

/** Stored runs of a game, from `content/lab/`; undefined if it has none. */
export const longRunsOf = (game: string, { library: { longRuns } }: ContentGraph): StoredRuns | undefined =>
  longRuns.find((runs) => runs.game === game);

/** Effects of a rule's other answers in a book, in the order of the answers. */
export const effectsOfRule = (
  stored: StoredBook,
  key: string,
): readonly (StoredEffect & { readonly value: RuleValue })[] =>
  stored.effects.flatMap((effect) => {
    const [[only, value] = [], ...more] = Object.entries(effect.changes);
    return only === key && value !== undefined && more.length === 0 ? [{ ...effect, value }] : [];
  });

/** A rule of a book with the answer that changes most. */
export interface RankedRule {
  readonly key: string;
  readonly effect: StoredEffect & { readonly value: RuleValue };
}

/** Rules of a book, those first whose other answers change most deals by themselves. */
export function rankRules(stored: StoredBook, keys: KeyTable): readonly RankedRule[] {
  const ranked = Object.keys(keys).flatMap((key): RankedRule[] => {
    const [effect] = effectsOfRule(stored, key).toSorted(mostFirst);
    return effect ? [{ key, effect }] : [];
  });
  return ranked.toSorted((a, b) => mostFirst(a.effect, b.effect));
}

const mostFirst = (a: StoredEffect, b: StoredEffect): number =>
  b.elsewhereAlone[0] - a.elsewhereAlone[0] || b.movedAlone - a.movedAlone;

/** What an alternative of a doubt does in a book: its stored effect, or `none` where it changes nothing there. */
export function effectOfAlternative(
  changes: Changes,
  ruleSet: RuleSet,
  stored: StoredBook,
): StoredEffect | 'none' | undefined {
  const own = withoutOwn(ruleSet, changes);
  if (Object.keys(own).length === 0) return 'none';
  const name = nameOfChanges(own);
  return stored.effects.find((effect) => nameOfChanges(effect.changes) === name);
}

/** An effect with the book in which it was found. */
export interface FoundEffect {
  readonly ruleSet: RuleSet;
  readonly stored: StoredBook;
  readonly effect: StoredEffect;
}

/** What an alternative does in its book, or in that book of its game where it changes most; undefined if nothing is stored. */
export function longRunOfAlternative(scope: string, changes: Changes, graph: ContentGraph): FoundEffect | undefined {
  const found = graph.books
    .filter(({ ruleSet, gameContent }) => ruleSet.id === scope || gameContent.id === scope)
    .flatMap(({ ruleSet, gameContent }): FoundEffect[] => {
      const stored = longRunsOf(gameContent.id, graph)?.books[ruleSet.id];
      const effect = stored && effectOfAlternative(changes, ruleSet, stored);
      return stored && effect && effect !== 'none' ? [{ ruleSet, stored, effect }] : [];
    });
  return found.toSorted((a, b) => mostFirst(a.effect, b.effect))[0];
}

/** A doubt with that alternative which changes most. */
export interface RankedDoubt extends FoundEffect {
  readonly reading: Interpretation;
}

/** The doubts whose alternatives have a stored effect, those first that change the largest share of deals by themselves. */
export const rankDoubts = (readings: readonly Interpretation[], graph: ContentGraph): readonly RankedDoubt[] =>
  readings
    .flatMap((reading): RankedDoubt[] => {
      const [most] = reading.alternatives
        .flatMap(({ changes }) => longRunOfAlternative(reading.scope, changes, graph) ?? [])
        .toSorted((a, b) => mostFirst(a.effect, b.effect));
      return most ? [{ reading, ...most }] : [];
    })
    .toSorted((a, b) => b.effect.movedAlone / b.stored.deals - a.effect.movedAlone / a.stored.deals);

/** The book's own answer to a rule; undefined where the question does not arise. */
export const ownAnswer = (ruleSet: RuleSet, key: string): RuleValue | undefined => ruleOf(ruleSet, key)?.value;
