import type { ReplayGame } from '#islands/replay/game.ts';
import { replayKeys } from '#islands/replay/key-bindings.ts';
import { ReplayOf, type ReplayProps } from '#islands/replay/Replay.tsx';
import { SHOWN_REVERTIER } from './settle.ts';
import type { Revertier } from '../../game.ts';
import { GameTable } from '../../table/GameTable.tsx';

const GAME: ReplayGame<Revertier> = {
  ...SHOWN_REVERTIER,
  GameTable,
  keys: replayKeys('throw', {
    forwardTrick: 'Next throw that hits',
    backTrick: 'Previous throw that hits',
    first: 'The beginning',
    last: 'The end',
  }),
};

/** Replay of a game of Revertier: the board, the account, rules to change. A file of its own, because the page hydrates it. */
export const Replay = (props: ReplayProps) => <ReplayOf {...props} game={GAME} />;
