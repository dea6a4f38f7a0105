import { reversisLinks } from '#engine/games/reversis/links.ts';
import type { ReversisRecord } from '#engine/games/reversis/record.ts';
import { printLink } from '#engine/notation/link.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import type { Rules } from './state.ts';

/** A deal of the library as a link, by its own book as it stands. */
export interface DealLink {
  readonly slug: string;
  readonly ruleset: string;
  readonly link: string;
}

/** The deal of the library that a record is, if it is one. */
export function findDeal(
  record: ReversisRecord,
  ruleSets: readonly Rules[],
  links: readonly DealLink[],
): string | undefined {
  const printed = new Map(
    ruleSets.map((source) => {
      const variation = { source, changes: {}, rules: valuesOf(source) };
      return [source.id, printLink({ ...reversisLinks, ruleSets }, { variation, record, step: undefined })];
    }),
  );
  return links.find(({ ruleset, link }) => printed.get(ruleset) === link)?.slug;
}
