import type { ReplayGame } from '#islands/replay/game.ts';
import { replayKeys } from '#islands/replay/key-bindings.ts';
import { ReplayOf, type ReplayProps } from '#islands/replay/Replay.tsx';
import type { Reversis } from '../../game.ts';
import { GameTable } from '../../table/GameTable.tsx';
import { SHOWN_REVERSIS } from './settle.ts';

const GAME: ReplayGame<Reversis> = {
  ...SHOWN_REVERSIS,
  GameTable,
  fetchFollowed: async () => (await import('./followed.ts')).FOLLOWED,
  keys: replayKeys('card'),
};

/** Replay of a deal of Réversis: the table, the growing account, rules to change. A file of its own, because the page hydrates it. */
export const Replay = (props: ReplayProps) => <ReplayOf {...props} game={GAME} />;
