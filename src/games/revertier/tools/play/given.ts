import type { Given } from '#islands/play/sitting.ts';
import { PLAYERS } from '#engine/tables/position.ts';
import { HANDICAPS, type Handicap } from '../../record/record.ts';
import { sayHandicap, sayPlayer } from '../../say/index.ts';

/** How many men are given on the head, where men are given there. */
const MEN_ON_HEAD = 2;

/** What one player may give the other: the advantages of 1698. */
export const GIVEN: readonly Given[] = PLAYERS.flatMap((name, to) =>
  HANDICAPS.map((gives): Given => {
    const handicap: Handicap = { to: to === 0 ? 0 : 1, gives, men: gives === 'head' ? MEN_ON_HEAD : 0 };
    return {
      id: `${name}-${gives}`,
      says: `${sayPlayer(handicap.to)} ${sayHandicap(handicap)}`,
      next: { handicap },
    };
  }),
);
