import { rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { advance, handMasks, startDraft, type PlayDraft } from '../play/play.ts';
import type { ReversisSeen } from '../turns/seen.ts';
import { playedBy } from './sample.ts';

/** The table as one seat knows it: of the other hands it has the cards that have fallen, and so nothing is left in them. */
export interface View {
  readonly state: PlayDraft;
  /** The cards that have fallen, as masks; and those with the one under the pools that it has seen. */
  readonly fallen: readonly number[];
  readonly gone: readonly number[];
}

export function viewOf(seen: ReversisSeen): View {
  const { seat, seats, tricks, hand, plays } = seen;
  const held = playedBy(seen).map((cards, other) => (other === seat ? [...hand, ...cards] : cards));
  const state = startDraft(handMasks(held), seats, tricks, []);
  for (const card of plays.flat()) advance(state, card);
  const fallen = handMasks([plays.flat()]);
  const gone = fallen.slice();
  const known: Card | undefined = seen.laid ?? seen.looked;
  if (known !== undefined) gone[suitOf(known)]! |= 1 << rankOf(known);
  return { state, fallen, gone };
}
