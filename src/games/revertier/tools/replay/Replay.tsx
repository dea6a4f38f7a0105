import type { RevertierRules } from '../../rules/keys.ts';
import type { RevertierRecord } from '../../record/record.ts';
import { sayAccount } from '../../say/names.ts';
import { ReplayOf, type ReplayGame, type ReplayProps } from '#islands/replay/Replay.tsx';
import { Baize } from '../../table/GameTable.tsx';
import { REPLAY_KEYS } from './key-bindings.ts';
import type { BoardStep, GameModel } from '../../table/model.ts';
import { unpackGame, type PackedGame } from './packed-game.ts';
import { BOARD_WORDS } from './replay-words.ts';

const GAME: ReplayGame<RevertierRules, RevertierRecord, PackedGame, BoardStep, GameModel> = {
  unpack: unpackGame,
  fetchKit: () => import('./desk.ts').then(({ desk }) => desk),
  Baize,
  keys: REPLAY_KEYS,
  words: BOARD_WORDS,
  accountInBook: sayAccount,
};

/** A game of Revertier throw by throw: the board, the account, and the rules to be changed. */
export const Replay = (props: ReplayProps) => <ReplayOf {...props} game={GAME} />;
