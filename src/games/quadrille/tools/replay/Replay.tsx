import { refuseHouse, type ReplayGame } from '#islands/replay/game.ts';
import { replayKeys } from '#islands/replay/key-bindings.ts';
import { ReplayOf, type ReplayProps } from '#islands/replay/Replay.tsx';
import { quadrille, type Quadrille } from '../../game.ts';
import { GameTable } from '../../table/GameTable.tsx';
import { shownGame } from './settle.ts';

const GAME: ReplayGame<Quadrille> = {
  ...shownGame,
  GameTable,
  fetchFollowed: async () => {
    const { quadrilleTable: played, quadrilleReplay: following } = await import('../../choices/table-game.ts');
    const startHouse = () => new Worker(new URL('../play/house.worker.ts', import.meta.url), { type: 'module' });
    return { engine: quadrille, played, following, startHouse, fetchHouse: refuseHouse };
  },
  keys: replayKeys('bid or card'),
};

/** Replay of a deal of Quadrille: bids, trumps and call, tricks; the growing account; rules to change. */
export const Replay = (props: ReplayProps) => <ReplayOf {...props} game={GAME} />;
