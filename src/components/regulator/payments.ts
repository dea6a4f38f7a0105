import type { Shelf } from '../../edition/games.ts';
import type { RuleSet } from '../../engine/rules/rule-set.ts';
import { citesOf, type PackedBook } from '../../islands/shared/book.ts';
import type { PackedCite } from '../../islands/shared/cites.ts';

export { citationsOf } from '../../islands/shared/cites.ts';

export interface PaymentRow {
  readonly question: string;
  readonly says: string;
  readonly cites: readonly PackedCite[];
}

/** What a book pays, in the groups in which readers meet its questions: what it does not pay is left out. */
export function paymentsIn(
  shelf: Shelf,
  { rules, unit }: RuleSet,
  packed: PackedBook,
): readonly { readonly heading: string; readonly rows: readonly PaymentRow[] }[] {
  const keys = Object.entries(shelf.keys);
  return shelf.groups
    .map(([group, heading]) => ({
      heading,
      rows: keys.flatMap(([key, spec], i): readonly PaymentRow[] => {
        const rule = rules[key];
        if (spec.group !== group || spec.touches !== 'payment' || !rule || rule.value === 0 || rule.value === false)
          return [];
        return [
          {
            question: shelf.question(key),
            says: shelf.say(key, rule.value, unit),
            cites: citesOf(packed, packed.bases[i] ?? []),
          },
        ];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}
