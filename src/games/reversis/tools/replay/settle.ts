import { accountLabel, quinolasOf, sayOccasion, sayPartie, sayWhy } from '../../wording/names.ts';
import { type ShownGame, CARD_WORDS } from '#islands/replay/game.ts';
import { QUINOLA } from '../../rules/shape.ts';
import { judge, settleAgain } from '../../settle/judge.ts';
import { REVERSIS_KEYS, type ReversisKey } from '../../rules/keys.ts';
import type { Occasion } from '../../play/pools.ts';
import { seatNames, type SeatName } from '../../record/record.ts';
import { mapOk, type Result } from '#engine/kernel/result.ts';
import { sayFrame } from '../../wording/frames.ts';
import { cardStep } from '#islands/replay/model.ts';
import { makeSettle, type SettleRequest } from '#islands/replay/settle/settle-record.ts';
import type { ReplayModel } from '../../table/model.ts';
import { reversis, type Reversis } from '../../game.ts';
import { WORDING } from '../../rules/questions.ts';
import { makeQuestions } from '#islands/replay/settle/questions.ts';

/** Rules about the first dealer, misdeals and boxes: no record of a single deal can show them. */
export const BEYOND_A_DEAL: readonly ReversisKey[] = [
  'deal.firstDealer',
  'deal.misdeal',
  'box.fiches',
  'box.jetons',
  'box.jeton',
  'box.contrats',
  'box.contrat',
  'session.leftover',
];

/** The rules of Réversis as questions, without some keys. */
export const questionsWithout = (beyond: readonly ReversisKey[]) =>
  makeQuestions({ engine: reversis, settleAgain, wording: WORDING, beyond });

/** Questions that a deal can raise. */
const questions = questionsWithout(BEYOND_A_DEAL);
export const { dealKeys } = questions;

const settle = makeSettle<Reversis>({
  keys: REVERSIS_KEYS,
  judge,
  seats: (record) => seatNames(record.seats),
  direction: (rules) => rules['play.direction'],
  stepOf: (frame) => ({ ...cardStep(frame), points: frame.points }),
  say: (frame, entries, { judged, rules, ...words }) =>
    sayFrame(frame, entries, { ...words, seats: judged.seats as readonly SeatName[], quinolas: quinolasOf(rules) }),
  what: ({ occasion, of }, rules) => sayOccasion(occasion as Occasion, of, quinolasOf(rules)),
  why: (entry, rules) =>
    entry.occasion === 'partie'
      ? sayPartie(entry, rules)
      : sayWhy(entry.occasion as Occasion, entry.of, quinolasOf(rules)),
});

/** Settles a record by the book and by the changed rules, ready for display. Only an impossible record is an error. */
export const settleDeal = (request: SettleRequest<Reversis>): Result<ReplayModel> =>
  mapOk(settle(request), ({ model, rules }) => ({
    ...model,
    seats: seatNames(request.record.seats),
    quinola: quinolasOf(rules) === 'none' ? undefined : QUINOLA,
    undealt: request.record,
  }));

/** Réversis as every tool takes it that shows records. */
export const shownGame: ShownGame<Reversis> = {
  ...questions,
  engine: reversis,
  wording: WORDING,
  settleDeal,
  stakes: 'pools',
  hasHandout: true,
  accountLabel,
  words: CARD_WORDS,
  possibilities: {
    provedFor: 'one player',
    start: () => new Worker(new URL('./possible.worker.ts', import.meta.url), { type: 'module' }),
    playedOtherwise: (record, plays) => ({ ...record, plays, thrownBy: undefined }),
  },
};
