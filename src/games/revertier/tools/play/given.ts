import type { Given } from '#islands/play/sitting.ts';
import { PLAYERS } from '#engine/tables/position.ts';
import { ADVANTAGES } from '../../record/record.ts';
import { sayHandicap, sayPlayer } from '../../say/index.ts';

/** What one player may give the other: the advantages of 1698. */
export const GIVEN: readonly Given[] = ADVANTAGES.map((handicap) => ({
  id: `${PLAYERS[handicap.to]}-${handicap.gives}`,
  says: `${sayPlayer(handicap.to)} ${sayHandicap(handicap)}`,
  next: { handicap },
}));
