import { ReplayOf, type ReplayGame, type ReplayProps } from '../shared/replay/Replay.tsx';
import type { ReversisRules } from '#engine/games/reversis/keys.ts';
import type { ReversisRecord } from '#engine/games/reversis/record.ts';
import { CARD_WORDS } from '../shared/replay/words.ts';
import { accountInBook } from './account-words.ts';
import { Baize } from './Baize.tsx';
import { REPLAY_KEYS } from './keys.ts';
import type { ReplayModel, TableStep } from './model.ts';
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
