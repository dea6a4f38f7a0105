import type { Place } from '#engine/ledger/place.ts';
import { cardsAt, PLAYS, type Draft } from '../draft/draft.ts';
import type { DraftGame, NextStep } from '../game.ts';

/** The draft as of one step, and the next choices there. */
export interface TurnAt {
  readonly draft: Draft;
  readonly next: NextStep | undefined;
  /** What another choice there would delete: `the 14 cards played after this step`. Undefined at the end of the draft. */
  readonly dropped: string | undefined;
}

/** The draft up to a place of its record; the whole draft if the place is undefined or nothing follows it. */
export function turnAt<R, Rec>(
  game: DraftGame<R, Rec>,
  { draft, next, rules }: { readonly draft: Draft; readonly next: NextStep | undefined; readonly rules: R },
  at: Place | undefined,
): TurnAt {
  const whole: TurnAt = { draft, next, dropped: undefined };
  if (at === undefined) return whole;
  const earlier = game.upTo(draft, at);
  const { record } = game.read(earlier);
  if (!record.ok || isSameDeal(game, earlier, draft)) return whole;
  const cards = cardsAt(draft, PLAYS).length - cardsAt(earlier, PLAYS).length;
  const isInPlay = at.phase === 'play' && cards > 0;
  return {
    draft: earlier,
    next: game.nextStep(record.value, rules),
    dropped: !isInPlay
      ? 'everything done after this step'
      : cards === 1
        ? 'the card played after this step'
        : `the ${String(cards)} cards played after this step`,
  };
}

/** Whether two drafts describe the same deal, however written. */
export function isSameDeal<R, Rec>({ read }: Pick<DraftGame<R, Rec>, 'read'>, a: Draft, b: Draft): boolean {
  const [one, other] = [read(a).record, read(b).record];
  return one.ok && other.ok && JSON.stringify(one.value) === JSON.stringify(other.value);
}
