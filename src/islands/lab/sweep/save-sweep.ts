import type { LabName } from '#engine/lab/lab-game.ts';
import { printCsvCell, type CsvValue } from '../../page/save-file.ts';
import type { FoundSweep } from './use-sweep.ts';

/** A sweep as CSV: a line for each amount and role, less the own amount, with the 95 % interval; counters a deal. */
export function csvOfSweep({ plan, points }: FoundSweep, roles: readonly LabName[]): string {
  const lines: (readonly CsvValue[])[] = [['amount', 'books', 'what', 'value', 'from', 'to']];
  for (const { amount, roles: nets, elsewhere } of points) {
    const books = plan.marks.find((mark) => mark.amount === amount)?.books.join(' ') ?? '';
    for (const [i, { mean, half }] of [...nets, elsewhere].entries())
      lines.push([amount, books, roles[i]?.id ?? 'elsewhere', mean, mean - half, mean + half]);
  }
  return `${lines.map((cells) => cells.map(printCsvCell).join(',')).join('\n')}\n`;
}

/** A sweep as JSON, with what was asked and where. */
export const jsonOfSweep = (
  { settings, plan, points, deals, sessions }: FoundSweep,
  roles: readonly LabName[],
  place: { readonly address: string; readonly version: string | undefined },
): string =>
  `${JSON.stringify({ site: 'Quinola', ...place, ...settings, player: 'plain', ...plan, playedDeals: deals, sessions, roles: roles.map(({ id }) => id), points }, undefined, 2)}\n`;
