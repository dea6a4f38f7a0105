import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import {
  isRulesLink,
  parseLink,
  parseRulesLink,
  printLink,
  printRulesLink,
  type LinkFormat,
} from '#engine/notation/link.ts';
import { valuesOf, type Variation } from '#engine/rules/vary.ts';
import type { Changes } from '../../rules/changes.ts';
import { rivalsOf, type Dated } from '../rules/rivals.ts';
import { parseColumns, printColumns } from '../../rules/address/columns.ts';
import { FEWEST, MOST, variationOf, type Column, type Compared } from './state.ts';

const columnOf = <R>({ source, changes }: Variation<R>): Column => ({ book: source.id, changes: changes as Changes });

/** The fragment: the deal with the first column's rules, then each further column's rules alone. */
export function printCompared<R, Rec>(game: LinkFormat<R, Rec>, { record, columns, step }: Compared<Rec>): string {
  return printColumns(
    columns.map((column, i) => {
      const variation = variationOf(game, column);
      return i === 0 ? printLink(game, { variation, record, step }) : printRulesLink(game, variation);
    }),
  );
}

/**
 * Reads a fragment: a deal with its rules, then columns, each rules alone or the same deal again. Where there are fewer
 * than two, the nearest in time of `others` is set beside it.
 */
export function parseCompared<R, Rec>(
  game: LinkFormat<R, Rec>,
  fragment: string,
  others: readonly Dated[],
): Result<Compared<Rec>> {
  const [head = '', ...rest] = parseColumns(fragment);
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
      return refuse('two-deals', 'The columns of this link carry different deals, and only one can be compared.');
    const variation = rules?.value ?? deal?.value.variation;
    if (variation) columns.push(columnOf(variation));
  }
  const rivals = rivalsOf(
    others,
    columns.map(({ book }) => book),
  );
  for (const { id } of rivals.slice(0, Math.max(0, FEWEST - columns.length))) columns.push({ book: id, changes: {} });
  return ok({ record, columns, ...(step !== undefined && { step }) });
}

/** A record as its letters in a link, under whichever book comes first: two are the same if these are. */
function printBare<R, Rec>(game: LinkFormat<R, Rec>, record: Rec): string {
  const [source] = game.ruleSets;
  return source ? printLink(game, { variation: { source, changes: {}, rules: {} as R }, record, step: undefined }) : '';
}

/** The deal of the library that a record is, if it is one: each is known by its link, by its own book as it stands. */
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
