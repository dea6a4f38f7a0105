import { refuseHouse, type ReplayGame } from '#islands/replay/game.ts';
import { replayKeys } from '#islands/replay/key-bindings.ts';
import { ReplayOf, type ReplayProps } from '#islands/replay/Replay.tsx';
import { reversis, type Reversis } from '../../game.ts';
import { GameTable } from '../../table/GameTable.tsx';
import { shownGame } from './settle.ts';

const GAME: ReplayGame<Reversis> = {
  ...shownGame,
  GameTable,
  fetchFollowed: async () => {
    const { reversisTable: played, reversisReplay: following } = await import('../../choices/table-game.ts');
    const startHouse = () => new Worker(new URL('../play/house.worker.ts', import.meta.url), { type: 'module' });
    return { engine: reversis, played, following, startHouse, fetchHouse: refuseHouse };
  },
  keys: replayKeys('card'),
};

/** Replay of a deal of Réversis: the table, the growing account, rules to change. */
export const Replay = (props: ReplayProps) => <ReplayOf {...props} game={GAME} />;
