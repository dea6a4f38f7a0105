import type { RevertierRules } from '#engine/games/revertier/keys.ts';
import { revertierLinks } from '#engine/games/revertier/links.ts';
import type { RevertierRecord } from '#engine/games/revertier/record.ts';
import { makeLinking } from '../shared/replay/linking.ts';

/** Links of Revertier, to pages that carry its book. */
export const linking = makeLinking<RevertierRules, RevertierRecord>(revertierLinks);
