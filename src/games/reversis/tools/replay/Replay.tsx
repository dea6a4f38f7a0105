import { ReplayOf, type ReplayGame, type ReplayProps } from '#islands/replay/Replay.tsx';
import type { ReversisRules } from '../../rules/keys.ts';
import type { ReversisRecord } from '../../record/record.ts';
import { CARD_WORDS } from '#islands/replay/words.ts';
import { accountInBook } from '../../say/account-words.ts';
import { Baize } from '../../table/GameTable.tsx';
import { REPLAY_KEYS } from './key-bindings.ts';
import type { ReplayModel, TableStep } from '../../table/model.ts';
import { unpackDeal, type PackedDeal } from './packed-deal.ts';

const GAME: ReplayGame<ReversisRules, ReversisRecord, PackedDeal, TableStep, ReplayModel> = {
  unpack: unpackDeal,
  fetchKit: () => import('./desk.ts').then(({ desk }) => desk),
  Baize,
  keys: REPLAY_KEYS,
  words: CARD_WORDS,
  accountInBook,
};

/** A deal of Réversis step by step: the table, the account as it grows, and the rules to be changed. */
export const Replay = (props: ReplayProps) => <ReplayOf {...props} game={GAME} />;
