import type { RevertierRules } from '../../rules/keys.ts';
import { revertier } from '../../game.ts';
import type { RevertierRecord } from '../../record/record.ts';
import { makeLinking } from '#islands/replay/linking.ts';

/** Links of Revertier, to pages that carry its book. */
export const linking = makeLinking<RevertierRules, RevertierRecord>(revertier);
