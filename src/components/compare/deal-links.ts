import type { Chain } from '../../edition/chain.ts';
import { reversis } from '../../engine/games/reversis/index.ts';
import { printLink } from '../../engine/notation/link.ts';
import { valuesOf } from '../../engine/rules/vary.ts';
import type { DealLink } from '../../islands/reversis/compare/find-deal.ts';
import { readDeal } from '../deal/reversis-records.ts';

/** Each deal of Reversis as a link, by its own book as it stands. */
export const dealLinks = ({ library }: Chain): readonly DealLink[] =>
  library.deals
    .filter(({ game }) => game === reversis.id)
    .map((deal): DealLink => {
      const { record, variation } = readDeal(deal);
      const bare = { source: variation.source, changes: {}, rules: valuesOf(variation.source) };
      return {
        slug: deal.slug,
        ruleset: variation.source.id,
        link: printLink(reversis, { variation: bare, record, step: undefined }),
      };
    });
