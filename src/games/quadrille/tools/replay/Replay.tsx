import type { ReplayGame } from '#islands/replay/game.ts';
import { replayKeys } from '#islands/replay/key-bindings.ts';
import { ReplayOf, type ReplayProps } from '#islands/replay/Replay.tsx';
import type { Quadrille } from '../../game.ts';
import { GameTable } from '../../table/GameTable.tsx';
import { SHOWN_QUADRILLE } from './settle.ts';

const GAME: ReplayGame<Quadrille> = {
  ...SHOWN_QUADRILLE,
  GameTable,
  fetchFollowed: async () => (await import('./followed.ts')).FOLLOWED,
  keys: replayKeys('bid or card'),
};

/** Replay of a deal of Quadrille: bids, trumps and call, tricks; the growing account; rules to change. A file of its own, because the page hydrates it. */
export const Replay = (props: ReplayProps) => <ReplayOf {...props} game={GAME} />;
