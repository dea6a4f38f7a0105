import type { ErratumData } from '../library/schemas/errata.ts';

type Sum = NonNullable<ErratumData['sum']>;

/** Whether the source's figure comes out. */
export const isRight = ({ sum }: ErratumData): boolean => sum !== undefined && sum.printedTotal === sum.total;

/** `6 × 48 (contracts) + 20 × 6 (counters) + 32 (fish) = 440, where 400 is printed`. */
export function printSum({ parts, total, printedTotal }: Sum): string {
  const terms = parts.map((part) =>
    'count' in part
      ? `${String(part.count)} × ${String(part.each)} (${part.label})`
      : `${String(part.value)} (${part.label})`,
  );
  const printed =
    printedTotal === undefined || printedTotal === total ? '' : `, where ${String(printedTotal)} is printed`;
  return `${terms.join(' + ')} = ${String(total)}${printed}`;
}
