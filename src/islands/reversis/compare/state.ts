import { reversisLinks } from '#engine/games/reversis/links.ts';
import type { ReversisRules } from '#engine/games/reversis/keys.ts';
import type { ReversisRecord } from '#engine/games/reversis/record.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { isRulesLink, parseLink, parseRulesLink, printLink, printRulesLink } from '#engine/notation/link.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { vary, type Variation } from '#engine/rules/vary.ts';
import { parseColumns, printColumns } from '../../shared/columns.ts';

export type Rules = RuleSet<ReversisRules>;
export type Changes = Readonly<Record<string, RuleValue>>;

/** One way to settle the deal: a book, and what the reader has changed in it. */
export interface Column {
  readonly book: string;
  readonly changes: Changes;
}

/** A deal and the columns it is settled in: all that the address says. */
export interface Compared {
  readonly record: ReversisRecord;
  readonly columns: readonly Column[];
}

export const FEWEST = 2;
export const MOST = 4;

/** The rules of a column; a book or a change that is not there cannot have come from a page of ours. */
export function variationOf({ book, changes }: Column, ruleSets: readonly Rules[]): Variation<ReversisRules> {
  const source = ruleSets.find(({ id }) => id === book);
  if (!source) throw new Error(`There is no book ${book}.`);
  const varied = vary(reversisLinks.keys, source, changes);
  if (!varied.ok) throw new Error(varied.error.message);
  return varied.value;
}

const columnOf = ({ source, changes }: Variation<ReversisRules>): Column => ({
  book: source.id,
  changes: changes,
});

/** The fragment: the deal with the first column's rules, then each further column's rules alone. */
export function printCompared({ record, columns }: Compared, ruleSets: readonly Rules[]): string {
  const game = { ...reversisLinks, ruleSets };
  return printColumns(
    columns.map((column, i) => {
      const variation = variationOf(column, ruleSets);
      return i === 0 ? printLink(game, { variation, record, step: undefined }) : printRulesLink(game, variation);
    }),
  );
}

/**
 * Reads a fragment: a deal with its rules, then columns, each rules alone or the same deal again. Where there are fewer
 * than two, `others` are the books to set beside it.
 */
export function parseCompared(
  fragment: string,
  ruleSets: readonly Rules[],
  others: readonly string[],
): Result<Compared> {
  const game = { ...reversisLinks, ruleSets };
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
function printBare(
  game: typeof reversisLinks & { readonly ruleSets: readonly Rules[] },
  record: ReversisRecord,
): string {
  const [source] = game.ruleSets;
  return source
    ? printLink(game, { variation: { source, changes: {}, rules: {} as ReversisRules }, record, step: undefined })
    : '';
}
