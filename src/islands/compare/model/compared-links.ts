import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import {
  isRulesLink,
  parseLink,
  parseRulesLink,
  printLink,
  printRulesLink,
  type LinkFormat,
} from '#engine/notation/link.ts';
import { valuesOf, type Variation } from '#engine/rules/rule-set.ts';
import type { ReaderChanges } from '../../rules/changes.ts';
import { rivalsOf, type DatedBook, FEWEST, MOST, variationOf, type Column, type ComparisonState } from './state.ts';
import { parseColumns, printColumns } from '../../rules/address/reading-address.ts';

const columnOf = <R>({ source, changes }: Variation<R>): Column => ({
  book: source.id,
  changes: changes as ReaderChanges,
});

/** Base column at the end of a fragment, counted from 1; the first column by default. */
const BASE = /&base=(\d)$/;

/**
 * Prints the fragment: the deal with the first column's rules, each further column's rules, and the base column if it is
 * not the first.
 */
export function printCompared<R, Rec>(
  game: LinkFormat<R, Rec>,
  { record, columns, base = 0, step }: Omit<ComparisonState<Rec>, 'base'> & { readonly base?: number },
): string {
  const links = columns.map((column, i) => {
    const variation = variationOf(game, column);
    return i === 0 ? printLink(game, { variation, record, step }) : printRulesLink(game, variation);
  });
  return printColumns(links) + (base > 0 ? `&base=${String(base + 1)}` : '');
}

/**
 * Parses a fragment: a deal with its rules, then columns, each as rules alone or as the same deal again. A single column
 * is compared with the book of `others` nearest in time.
 */
export function parseCompared<R, Rec>(
  game: LinkFormat<R, Rec>,
  fragment: string,
  others: readonly DatedBook[],
): Result<ComparisonState<Rec>> {
  const [head = '', ...rest] = parseColumns(fragment.replace(BASE, ''));
  const first = parseLink(game, head);
  if (!first.ok) return first;
  const { record, step } = first.value;
  const columns = [columnOf(first.value.variation)];
  for (const link of rest.slice(0, MOST - 1)) {
    const rules = isRulesLink(link) ? parseRulesLink(game, link) : undefined;
    const deal = rules ? undefined : parseLink(game, link);
    if (rules && !rules.ok) return rules;
    if (deal && !deal.ok) return deal;
    if (deal?.ok && printBare(game, deal.value.record) !== printBare(game, record))
      return refuse(
        'two-deals',
        'The columns of this link hold different deals. Only one deal can be compared at a time: open the link of one column alone.',
      );
    const variation = rules?.value ?? deal?.value.variation;
    if (variation) columns.push(columnOf(variation));
  }
  const rivals = rivalsOf(
    others,
    columns.map(({ book }) => book),
  );
  for (const { id } of rivals.slice(0, Math.max(0, FEWEST - columns.length))) columns.push({ book: id, changes: {} });
  const base = Number(BASE.exec(fragment)?.[1] ?? 1) - 1;
  return ok({
    record,
    columns,
    // No page of the site writes a base that is not a column.
    base: base in columns ? base : 0,
    ...(step !== undefined && { step }),
  });
}

/** Identifies a record by its encoding in a link, always under the same book. */
function printBare<R, Rec>(game: LinkFormat<R, Rec>, record: Rec): string {
  const [source] = game.ruleSets;
  return source ? printLink(game, { variation: { source, changes: {}, rules: {} as R }, record, step: undefined }) : '';
}

/** Annotated deal that a record is, if any; each is known by its link under its unchanged book. */
export function findDeal<R, Rec, Deal extends { readonly link: string }>(
  game: LinkFormat<R, Rec>,
  record: Rec,
  library: readonly Deal[],
): Deal | undefined {
  const printed = new Set(
    game.ruleSets.map((source) =>
      printLink(game, { variation: { source, changes: {}, rules: valuesOf(source) }, record, step: undefined }),
    ),
  );
  return library.find(({ link }) => printed.has(link));
}
