import type { ReversisRules } from '../../rules/keys.ts';
import { reversis } from '../../game.ts';
import type { ReversisRecord } from '../../record/record.ts';
import { makeLinking } from '#islands/replay/linking.ts';

/** Links of Réversis, to pages that carry one of its books. */
export const linking = makeLinking<ReversisRules, ReversisRecord>(reversis);
