import type { ReplayGame } from '#islands/replay/game.ts';
import { replayKeys } from '#islands/replay/key-bindings.ts';
import { ReplayOf, type ReplayProps } from '#islands/replay/Replay.tsx';
import { CARD_WORDS } from '#islands/replay/words.ts';
import { passeSeize } from '../../game.ts';
import type { PasseSeizeRecord } from '../../record/record.ts';
import type { PasseSeizeRules } from '../../rules/keys.ts';
import { sayAccount, sayPlace, sayPlaceInBook } from '../../say/index.ts';
import { GameTable, type CountModel, type CountStep } from '../../table/GameTable.tsx';
import { groupRules, rulesInWords } from './questions.ts';
import { settleDeal } from './settle.ts';

const GAME: ReplayGame<PasseSeizeRules, PasseSeizeRecord, CountStep, CountModel> = {
  engine: passeSeize,
  settleDeal,
  rulesInWords,
  groupRules,
  GameTable,
  keys: replayKeys('card'),
  words: { ...CARD_WORDS, start: 'start', sayPlace, sayPlaceInBook },
  accountLabel: sayAccount,
};

/** A deal of Passe-Seize card by card. */
export const Replay = (props: ReplayProps) => <ReplayOf {...props} game={GAME} />;
