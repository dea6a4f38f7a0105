import { expect } from 'vitest';
import type { Card } from '#engine/cards/card.ts';
import type { Random } from '#engine/kernel/random.ts';
import type { Game } from '#engine/ledger/game.ts';
import type { PlayedGame, Playing } from '#engine/play/played-game.ts';

type Played<R, Rec, Act> = Pick<PlayedGame<R, Rec, Act, unknown>, 'turn' | 'act' | 'seen'>;

/** A deal of which every act is drawn from those that are legal. `watch` sees it before each. */
export function playDrawn<R, Rec, Act>(
  game: Played<R, Rec, Act>,
  start: Playing<Rec>,
  rules: R,
  random: Random,
  watch: (playing: Playing<Rec>, seat: number) => void = () => undefined,
): Playing<Rec> {
  let playing = start;
  for (let now = game.turn(playing, rules); now; now = game.turn(playing, rules)) {
    expect(now.legal.length).toBeGreaterThan(0);
    watch(playing, now.seat);
    playing = game.act(playing, now.legal[random(now.legal.length)]!.act, rules);
  }
  return playing;
}

/** Whatever is refused at a turn is so in a sentence, and done all the same breaks the rule that is named. */
export function expectRefusals<R, Rec, Act extends { readonly kind: string }>(
  game: Played<R, Rec, Act>,
  judge: Game<R, Rec, unknown>['judge'],
  playing: Playing<Rec>,
  rules: R,
  /** What cannot be done against a rule at all. */
  never: Act['kind'],
): void {
  for (const { act, key, message } of game.turn(playing, rules)?.refused ?? []) {
    expect(message).toMatch(/\.$/);
    if (act.kind === never) continue;
    const judged = judge(game.act(playing, act, rules).record, rules);
    expect(judged.ok && judged.value.departures.map((one) => one.key)).toContain(key);
  }
}

/** Two cards of others that a seat does not know change places; nothing that it sees may change. */
export function expectUnseen<R, Rec extends { readonly hands: readonly (readonly Card[])[] }, Act>(
  game: Played<R, Rec, Act>,
  playing: Playing<Rec>,
  rules: R,
  seat: number,
  known: ReadonlySet<Card | undefined>,
): void {
  const { record } = playing;
  const hidden = record.hands.flat().filter((card) => !known.has(card));
  const [one, other] = [hidden[0], hidden.at(-1)];
  if (one === undefined || other === undefined || one === other) return;
  const swap = (card: Card): Card => (card === one ? other : card === other ? one : card);
  const otherwise = { ...playing, record: { ...record, hands: record.hands.map((hand) => hand.map(swap)) } };
  expect(game.seen(otherwise, rules, seat)).toEqual(game.seen(playing, rules, seat));
}
