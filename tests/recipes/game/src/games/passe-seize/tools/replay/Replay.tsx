import type { ReplayGame } from '#islands/replay/game.ts';
import { replayKeys } from '#islands/replay/key-bindings.ts';
import { ReplayOf, type ReplayProps } from '#islands/replay/Replay.tsx';
import type { PasseSeize } from '../../game.ts';
import { GameTable } from '../../table/GameTable.tsx';
import { shownGame } from './settle.ts';

const GAME: ReplayGame<PasseSeize> = {
  ...shownGame,
  GameTable,
  keys: replayKeys('card'),
};

/** A deal of Passe-Seize card by card. */
export const Replay = (props: ReplayProps) => <ReplayOf {...props} game={GAME} />;
