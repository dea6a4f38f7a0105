import { printLink } from '#engine/notation/link.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { LinkedGame } from '../replay/linking.ts';

/** A deal of the library as a link, by its own book as it stands. */
export interface DealLink {
  readonly slug: string;
  readonly ruleset: string;
  readonly link: string;
}

/** The deal of the library that a record is, if it is one. */
export function findDeal<R, Rec>(
  game: LinkedGame<R, Rec>,
  record: Rec,
  ruleSets: readonly RuleSet<R>[],
  links: readonly DealLink[],
): string | undefined {
  const printed = new Map(
    ruleSets.map((source) => {
      const variation = { source, changes: {}, rules: valuesOf(source) };
      return [source.id, printLink({ ...game, ruleSets }, { variation, record, step: undefined })];
    }),
  );
  return links.find(({ ruleset, link }) => printed.get(ruleset) === link)?.slug;
}
