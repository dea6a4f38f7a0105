import type { ReplayGame } from '#islands/replay/game.ts';
import { replayKeys } from '#islands/replay/key-bindings.ts';
import { ReplayOf, type ReplayProps } from '#islands/replay/Replay.tsx';
import { CARD_WORDS } from '#islands/replay/words.ts';
import { reversis } from '../../game.ts';
import type { ReversisRecord } from '../../record/record.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { accountLabel } from '../../say/accounts.ts';
import { GameTable } from '../../table/GameTable.tsx';
import type { ReplayModel, TableStep } from '../../table/model.ts';
import { POSSIBILITIES } from '../possible/possibilities.ts';
import { groupRules, rulesInWords } from './questions.ts';
import { settleDeal } from './settle.ts';

const GAME: ReplayGame<ReversisRules, ReversisRecord, TableStep, ReplayModel> = {
  engine: reversis,
  settleDeal,
  rulesInWords,
  groupRules,
  GameTable,
  keys: replayKeys('card'),
  words: CARD_WORDS,
  accountLabel,
  possibilities: POSSIBILITIES,
};

/** A deal of Réversis step by step: the table, the account as it grows, and the rules to be changed. */
export const Replay = (props: ReplayProps) => <ReplayOf {...props} game={GAME} />;
