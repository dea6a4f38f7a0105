import type { ShownGame, ReplayWords } from '#islands/replay/game.ts';
import type { Frame, ThrowEvent } from '../../play/frame.ts';
import { refusedPlays, type RefusedPlay } from '../../play/why-not.ts';
import { judge, settleAgain, type Occasion } from '../../settle/judge.ts';
import { REVERTIER_KEYS, type RevertierKey } from '../../rules/keys.ts';
import { ok, type Result } from '#engine/kernel/result.ts';
import { PLAYERS } from '#engine/tables/position.ts';
import { sayAccount, sayThrowPlace, sayThrowInBook, throwOf, sayOccasion, WHY } from '../../wording/names.ts';
import { sayFrame } from '../../wording/frames.ts';
import { makeSettleAny, type SettleRequest } from '#islands/replay/settle/settle-record.ts';
import type { BoardStep, GameModel } from '../../table/model.ts';
import { revertier, type Revertier } from '../../game.ts';
import { WORDING } from '../../rules/questions.ts';
import { makeQuestions } from '#islands/replay/settle/questions.ts';

const EVERY = 10;

/** Steps to which large jumps lead: the beginning, every throw that hits, the end. */
const landings = (steps: readonly BoardStep[]): readonly number[] =>
  steps.flatMap(({ played }, i) => (i === 0 || i === steps.length - 1 || (played?.hits.length ?? 0) > 0 ? [i] : []));

/** Words of the replay: throws instead of cards. */
export const BOARD_WORDS: ReplayWords<BoardStep> = {
  start: 'start',
  piece: 'game',
  sayPlace: sayThrowPlace,
  sayPlaceInBook: sayThrowInBook,
  steps: 'Throws of the game',
  labels: { play: 'Play', first: 'The beginning' },
  ticks: (steps) =>
    steps.flatMap(({ at }, step) => {
      const number = throwOf(at) ?? 0;
      return number % EVERY === 1 ? [{ step, label: String(number) }] : [];
    }),
  next: (steps, from) => landings(steps).find((i) => i > from) ?? from,
  before: (steps, from) => landings(steps).findLast((i) => i < from) ?? from,
};

/** Rules about the dice in the next game: no record of a single game can show them. */
const BEYOND_A_GAME: readonly RevertierKey[] = ['start.next', 'start.afterDraw'];

/** The rules of Revertier as questions, without some keys. */
export const questionsWithout = (beyond: readonly RevertierKey[]) =>
  makeQuestions({ engine: revertier, settleAgain, wording: WORDING, beyond });

/** Questions that a game can raise. */
const questions = questionsWithout(BEYOND_A_GAME);

const playedOf = ({ event }: Frame): ThrowEvent | undefined => (event.kind === 'throw' ? event : undefined);

const settle = makeSettleAny<Revertier>({
  keys: REVERTIER_KEYS,
  judge,
  seats: () => PLAYERS,
  stepOf: (frame) => ({ at: frame.at, position: frame.position, played: playedOf(frame) }),
  say: sayFrame,
  what: ({ occasion }) => sayOccasion(occasion as Occasion),
  why: ({ occasion }) => WHY[occasion as Occasion],
  atCut: (last) => ({ ...last, played: undefined }),
  piece: 'game',
  saySeat: sayAccount,
});

/** Settles a record by the book and by the changed rules, ready for display. Only an impossible record is an error. */
export function settleDeal(request: SettleRequest<Revertier>): Result<GameModel> {
  const settled = settle(request);
  if (!settled.ok) return settled;
  const { model, rules } = settled.value;
  const found = new Map<number, readonly RefusedPlay[]>();
  const refusedAt = (step: number): readonly RefusedPlay[] => {
    const known = found.get(step);
    if (known) return known;
    const before = model.steps[step - 1]?.position;
    const dice = model.steps[step]?.played?.dice;
    const refused = before && dice ? refusedPlays(before, dice, rules) : [];
    found.set(step, refused);
    return refused;
  };
  return ok({ ...model, rules, refusedAt });
}

/** Revertier as every tool takes it that shows records. */
export const shownGame: ShownGame<Revertier> = {
  ...questions,
  engine: revertier,
  wording: WORDING,
  settleDeal,
  stakes: 'ending',
  hasHandout: true,
  accountLabel: sayAccount,
  words: BOARD_WORDS,
};
