import type { ReversisRules } from '#engine/games/reversis/keys.ts';
import { reversisLinks } from '#engine/games/reversis/links.ts';
import type { ReversisRecord } from '#engine/games/reversis/record.ts';
import { makeLinking } from '../shared/replay/linking.ts';

/** Links of Réversis, to pages that carry one of its books. */
export const linking = makeLinking<ReversisRules, ReversisRecord>(reversisLinks);
