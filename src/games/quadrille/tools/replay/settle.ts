import { accountLabel, sayOccasion, WHY } from '../../wording/names.ts';
import { type ShownGame, CARD_WORDS } from '#islands/replay/game.ts';
import { ANNOUNCED, REVEALED } from '../../rules/bids.ts';
import { CONTRACT_WORDS, type Frame } from '../../play/frame.ts';
import { judge, settleAgain } from '../../settle/judge.ts';
import { QUADRILLE_KEYS, type QuadrilleKey } from '../../rules/keys.ts';
import type { Occasion } from '../../record/pools.ts';
import { SEATS } from '../../record/record.ts';
import { mapOk, type Result } from '#engine/kernel/result.ts';
import { sayBid, sayFrame } from '../../wording/frames.ts';
import { cardStep } from '#islands/replay/model.ts';
import { makeSettle, type SettleRequest } from '#islands/replay/settle/settle-record.ts';
import type { ReplayModel, TableStep } from '../../table/model.ts';
import { quadrille, type Quadrille } from '../../game.ts';
import { WORDING } from '../../rules/questions.ts';
import { makeQuestions } from '#islands/replay/settle/questions.ts';

/** Rules about the choice of packets, misdeals and boxes: no record of a single deal can show them. */
const BEYOND_A_DEAL: readonly QuadrilleKey[] = [
  'deal.packets',
  'deal.misdeal',
  'session.deals',
  'session.leftover',
  'box.jetons',
  'box.fiches',
  'box.fiche',
  'box.contrats',
  'box.contrat',
];

/** The rules of Quadrille as questions, without some keys. */
export const questionsWithout = (beyond: readonly QuadrilleKey[]) =>
  makeQuestions({ engine: quadrille, settleAgain, wording: WORDING, beyond });

/** Questions that a deal can raise. */
const questions = questionsWithout(BEYOND_A_DEAL);

/** Contract in words: `alliance`, `sans prendre in favourite, vole revealed`; null before trumps are named. */
function gameAt({ event }: Frame, frames: readonly Frame[]): string | null {
  if (event.kind === 'ante' || event.kind === 'bid') return null;
  const named = frames.find((frame) => frame.event.kind === 'contract')?.event;
  if (named?.kind !== 'contract') return null;
  const words = CONTRACT_WORDS[named.contract] ?? '';
  const vole = { [ANNOUNCED]: ', vole announced', [REVEALED]: ', vole revealed' }[named.announced] ?? '';
  return `${words.replace(/^an? /, '')}${named.favourite ? ' in favourite' : ''}${vole}`;
}

function stepOf(frame: Frame, frames: readonly Frame[]): TableStep {
  const { event, ombre, trump, called, ally, allyKnownTo, open } = frame;
  const isKnown = ally !== undefined && ally !== ombre && allyKnownTo.length === SEATS.length;
  return {
    ...cardStep(frame),
    spoken: event.kind === 'bid' ? [event.seat, sayBid(event.bid).replace(/^asks leave/, 'asks')] : null,
    game: gameAt(frame, frames),
    ombre: ombre ?? null,
    trump: trump ?? null,
    called: called ?? null,
    ally: isKnown ? ally : null,
    open,
  };
}

const settle = makeSettle<Quadrille>({
  keys: QUADRILLE_KEYS,
  judge,
  seats: () => SEATS,
  direction: (rules) => rules['play.direction'],
  stepOf: (frame, { frames }) => stepOf(frame, frames),
  say: (frame, entries, words) => sayFrame(frame, entries, { ...words, seats: SEATS }),
  what: ({ occasion, of }) => sayOccasion(occasion as Occasion, of),
  why: ({ occasion }) => WHY[occasion as Occasion],
});

/** Settles a record by the book and by the changed rules, ready for display. Only an impossible record is an error. */
export const settleDeal = (request: SettleRequest<Quadrille>): Result<ReplayModel> =>
  mapOk(settle(request), ({ model }) => model);

/** Quadrille as every tool takes it that shows records. */
export const shownGame: ShownGame<Quadrille> = {
  ...questions,
  engine: quadrille,
  wording: WORDING,
  settleDeal,
  stakes: 'stake',
  hasHandout: true,
  accountLabel,
  words: CARD_WORDS,
  possibilities: {
    provedFor: 'one player (or the ombre and his ally)',
    start: () => new Worker(new URL('./possible.worker.ts', import.meta.url), { type: 'module' }),
    // The question about the vole belongs to the deal as played.
    playedOtherwise: (record, plays) => ({ ...record, plays, vole: undefined }),
  },
};
