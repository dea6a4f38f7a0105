import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { isRulesLink, parseLink, parseRulesLink, printLink, printRulesLink } from '#engine/notation/link.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Variation } from '#engine/rules/vary.ts';
import { parseColumns, printColumns } from '../rules/columns.ts';
import type { LinkedGame } from '../replay/linking.ts';
import { findDeal, type DealLink } from './find-deal.ts';
import { FEWEST, MOST, variationOf, type Changes, type Column, type Compared } from './state.ts';

/** Addresses of one game's comparisons, and the library's deals as links. Fetched once a reader changes something, or follows a link. */
export interface ComparedLinks<R, Rec> {
  readonly print: (state: Compared<Rec>, ruleSets: readonly RuleSet<R>[]) => string;
  /** `others` are the books to set beside a single column. */
  readonly parse: (
    fragment: string,
    ruleSets: readonly RuleSet<R>[],
    others: readonly string[],
  ) => Result<Compared<Rec>>;
  readonly readDeal: (link: string, ruleSets: readonly RuleSet<R>[]) => Result<Rec>;
  /** The deal of the library that a record is, if it is one. */
  readonly findDeal: (record: Rec, ruleSets: readonly RuleSet<R>[], library: readonly DealLink[]) => string | undefined;
}

export const makeComparedLinks = <R, Rec>(game: LinkedGame<R, Rec>): ComparedLinks<R, Rec> => ({
  print: (state, ruleSets) => printCompared(game, state, ruleSets),
  parse: (fragment, ruleSets, others) => parseCompared(game, fragment, ruleSets, others),
  readDeal: (link, ruleSets) => {
    const read = parseLink({ ...game, ruleSets }, link);
    return read.ok ? ok(read.value.record) : read;
  },
  findDeal: (record, ruleSets, library) => findDeal(game, record, ruleSets, library),
});

const columnOf = <R>({ source, changes }: Variation<R>): Column => ({ book: source.id, changes: changes as Changes });

/** The fragment: the deal with the first column's rules, then each further column's rules alone. */
export function printCompared<R, Rec>(
  links: LinkedGame<R, Rec>,
  { record, columns }: Compared<Rec>,
  ruleSets: readonly RuleSet<R>[],
): string {
  const game = { ...links, ruleSets };
  return printColumns(
    columns.map((column, i) => {
      const variation = variationOf(links.keys, column, ruleSets);
      return i === 0 ? printLink(game, { variation, record, step: undefined }) : printRulesLink(game, variation);
    }),
  );
}

/**
 * Reads a fragment: a deal with its rules, then columns, each rules alone or the same deal again. Where there are fewer
 * than two, `others` are the books to set beside it.
 */
export function parseCompared<R, Rec>(
  links: LinkedGame<R, Rec>,
  fragment: string,
  ruleSets: readonly RuleSet<R>[],
  others: readonly string[],
): Result<Compared<Rec>> {
  const game = { ...links, ruleSets };
  const [head = '', ...rest] = parseColumns(fragment);
  const first = parseLink(game, head);
  if (!first.ok) return first;
  const { record } = first.value;
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
  for (const book of others) {
    if (columns.length >= FEWEST) break;
    if (columns.every((column) => column.book !== book)) columns.push({ book, changes: {} });
  }
  return ok({ record, columns });
}

/** A record as its letters in a link, under whichever book comes first: two are the same if these are. */
function printBare<R, Rec>(
  game: LinkedGame<R, Rec> & { readonly ruleSets: readonly RuleSet<R>[] },
  record: Rec,
): string {
  const [source] = game.ruleSets;
  return source ? printLink(game, { variation: { source, changes: {}, rules: {} as R }, record, step: undefined }) : '';
}
