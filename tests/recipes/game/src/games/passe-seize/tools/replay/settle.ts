import { type ShownGame, CARD_WORDS } from '#islands/replay/game.ts';
import { WORDING } from '../../rules/questions.ts';
import { makeQuestions } from '#islands/replay/settle/questions.ts';
import { type PasseSeize, passeSeize } from '../../game.ts';
import { ok, type Result } from '#engine/kernel/result.ts';
import { makeSettleAny, type SettleRequest } from '#islands/replay/settle/settle-record.ts';
import { SEATS } from '../../record/record.ts';
import { PASSE_SEIZE_KEYS } from '../../rules/keys.ts';
import { sayFrame, sayOccasion, sayAccount, sayTurn, sayTurnInBook } from '../../wording/frames.ts';
import { judge, settleAgain } from '../../settle/judge.ts';
import type { CountModel } from '../../table/model.ts';

const settle = makeSettleAny<PasseSeize>({
  keys: PASSE_SEIZE_KEYS,
  judge,
  seats: () => SEATS,
  stepOf: ({ at, turned }) => ({ at, turned }),
  say: sayFrame,
  what: sayOccasion,
  why: () => `for ${sayOccasion()}`,
  atCut: (last) => ({ ...last, turned: undefined }),
  piece: 'deal',
  saySeat: (seat) => `the ${seat}`,
});

/** A record by the book and by the changed rules, ready to be shown. */
export function settleDeal(request: SettleRequest<PasseSeize>): Result<CountModel> {
  const settled = settle(request);
  return settled.ok ? ok(settled.value.model) : settled;
}

/** Passe-Seize as every tool takes it that shows records. */
export const shownGame: ShownGame<PasseSeize> = {
  ...makeQuestions({ engine: passeSeize, settleAgain, wording: WORDING, beyond: [] }),
  engine: passeSeize,
  wording: WORDING,
  settleDeal,
  accountLabel: sayAccount,
  stakes: 'stake',
  words: { ...CARD_WORDS, start: 'start', sayPlace: sayTurn, sayPlaceInBook: sayTurnInBook },
};
