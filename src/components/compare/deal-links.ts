import type { Chain } from '#edition/chain.ts';
import { printLink } from '#engine/notation/link.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import type { DealLink } from '#islands/compare/find-deal.ts';
import type { ComparedLibrary } from './game.ts';

/** Each deal of a game as a link, by its own book as it stands. */
export const dealLinks = <R extends object, Rec>(
  { game, readDeal }: ComparedLibrary<R, Rec>,
  { library }: Chain,
): readonly DealLink[] =>
  library.deals
    .filter((deal) => deal.game === game.id)
    .map((deal): DealLink => {
      const { record, variation } = readDeal(deal);
      const bare = { source: variation.source, changes: {}, rules: valuesOf(variation.source) };
      return {
        slug: deal.slug,
        ruleset: variation.source.id,
        link: printLink(game, { variation: bare, record, step: undefined }),
      };
    });

/** The same of one game, its types shut in. */
export type DealLinksOf = (chain: Chain) => readonly DealLink[];
