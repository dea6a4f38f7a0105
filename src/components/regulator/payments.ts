import type { GameContent } from '#edition/graph/game-content.ts';
import { entriesOf, keysOf } from '#engine/kernel/collections.ts';
import type { Basis, RuleSet } from '#engine/rules/rule-set.ts';
import { valuesOf } from '#engine/rules/vary.ts';

export { citationsOf } from '#islands/rules/cites.ts';

export interface PaymentRow {
  readonly question: string;
  readonly says: string;
  readonly basis: Basis;
}

/**
 * Whether a book pays by a rule. An amount of nothing is not paid; nor is there anything to choose, where the book is silent,
 * if every amount and every yes or no beside the choice is nothing: a book without a vole pool does not say who has its odd
 * counters. Beside it stand the keys of its own name (`vole.pool.…`), otherwise those of its group.
 */
function isPaid(key: string, { keys }: GameContent, { rules }: RuleSet): boolean {
  const spec = keys[key];
  const rule = rules[key];
  const isNothing = (other: string): boolean => rules[other]?.value === 0 || rules[other]?.value === false;
  if (spec?.type !== 'choice' || rule?.basis.kind !== 'silent') return !isNothing(key);
  const others = keysOf(keys).filter((other) => keys[other]?.type !== 'choice' && keys[other]?.group === spec.group);
  const akin = others.filter((other) => other.startsWith(key.slice(0, key.lastIndexOf('.') + 1)));
  const beside = akin.length > 0 ? akin : others;
  return beside.length === 0 || !beside.every(isNothing);
}

/** What a book pays, in the groups in which readers meet its questions: what it does not pay is left out. */
export function paymentsIn(
  gameContent: GameContent,
  ruleSet: RuleSet,
): readonly { readonly heading: string; readonly rows: readonly PaymentRow[] }[] {
  const values = valuesOf(ruleSet);
  return gameContent.groups
    .map(([group, heading]) => ({
      heading,
      rows: entriesOf(gameContent.keys).flatMap(([key, spec]): readonly PaymentRow[] => {
        const value = values[key];
        const basis = ruleSet.rules[key]?.basis;
        if (spec.group !== group || spec.touches !== 'payment' || value === undefined || !basis) return [];
        if (!isPaid(key, gameContent, ruleSet)) return [];
        return [
          {
            question: gameContent.question(key),
            says: gameContent.say(key, value, ruleSet.unit, values),
            basis,
          },
        ];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}
