import type { ReplayGame } from '#islands/replay/game.ts';
import { replayKeys } from '#islands/replay/key-bindings.ts';
import { ReplayOf, type ReplayProps } from '#islands/replay/Replay.tsx';
import { BOARD_WORDS } from './replay-words.ts';
import { revertier } from '../../game.ts';
import type { RevertierRecord } from '../../record/record.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { sayAccount } from '../../say/index.ts';
import { GameTable } from '../../table/GameTable.tsx';
import type { GameModel, BoardStep } from '../../table/model.ts';
import { groupRules, rulesInWords } from './questions.ts';
import { settleDeal } from './settle.ts';

const GAME: ReplayGame<RevertierRules, RevertierRecord, BoardStep, GameModel> = {
  engine: revertier,
  settleDeal: settleDeal,
  rulesInWords,
  groupRules,
  GameTable,
  keys: replayKeys('throw', {
    forwardTrick: 'Next throw that hits',
    backTrick: 'Previous throw that hits',
    first: 'The beginning',
    last: 'The end',
  }),
  words: BOARD_WORDS,
  accountLabel: sayAccount,
};

/** A game of Revertier throw by throw: the board, the account, and the rules to be changed. */
export const Replay = (props: ReplayProps) => <ReplayOf {...props} game={GAME} />;
