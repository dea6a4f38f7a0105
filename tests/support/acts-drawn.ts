import { expect } from 'vitest';
import type { Card } from '#engine/cards/card.ts';
import type { Random } from '#engine/kernel/random.ts';
import type { Game, GameTypes } from '#engine/ledger/game.ts';
import type { TableGame, DealInPlay } from '#engine/play/played-game.ts';

/** Plays a deal with random legal acts. `watch` is called before each. */
export function playDrawn<G extends GameTypes>(
  game: TableGame<G>,
  start: DealInPlay<G['record']>,
  rules: G['rules'],
  random: Random,
  watch: (playing: DealInPlay<G['record']>, seat: number) => void = () => undefined,
): DealInPlay<G['record']> {
  let playing = start;
  for (let now = game.turn(playing, rules); now; now = game.turn(playing, rules)) {
    expect(now.legal.length).toBeGreaterThan(0);
    watch(playing, now.seat);
    playing = game.act(playing, now.legal[random(now.legal.length)]!.act, rules);
  }
  return playing;
}

/** Checks that every refused act has a reason and, if done, breaks the rule it names. */
export function expectRefusals<G extends GameTypes & { readonly act: { readonly kind: string } }>(
  game: TableGame<G>,
  judge: Game<G>['judge'],
  playing: DealInPlay<G['record']>,
  rules: G['rules'],
  /** Kinds of act that cannot be done against the rules. */
  never: G['act']['kind'],
): void {
  for (const { act, key, message } of game.turn(playing, rules)?.refused ?? []) {
    expect(message).toMatch(/\.$/);
    if (act.kind === never) continue;
    const judged = judge(game.act(playing, act, rules).record, rules);
    expect(judged.ok && judged.value.departures.map((one) => one.key)).toContain(key);
  }
}

/** Swaps two cards that a seat does not know; its view must stay the same. */
export function expectUnseen<
  G extends GameTypes & { readonly record: { readonly hands: readonly (readonly Card[])[] } },
>(
  game: TableGame<G>,
  playing: DealInPlay<G['record']>,
  rules: G['rules'],
  seat: number,
  known: ReadonlySet<Card | undefined>,
): void {
  const { record } = playing;
  const hidden = record.hands.flat().filter((card) => !known.has(card));
  const [one, other] = [hidden[0], hidden.at(-1)];
  if (one === undefined || other === undefined || one === other) return;
  const swap = (card: Card): Card => (card === one ? other : card === other ? one : card);
  const otherwise = { ...playing, record: { ...record, hands: record.hands.map((hand) => hand.map(swap)) } };
  expect(game.seatView(otherwise, rules, seat)).toEqual(game.seatView(playing, rules, seat));
}
