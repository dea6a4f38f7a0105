import { HEARTS, JACK, rankOf, suitOf } from '#engine/cards/card.ts';
import type { ReversisSeen } from '../turns/seen.ts';
import type { ReversisRules } from '../rules/keys.ts';

const WHOLE = (1 << 13) - 1;
const HEART_COURTS = WHOLE & ~((1 << JACK) - 1) & ~(1 << 12);

/**
 * What each seat has shown, by what it played, that it no longer holds, as masks: `barred[seat * 4 + suit]`. Who renounced a
 * suit that he played later had the right to, and has shown nothing by it.
 */
export function barredCards({ seats, plays }: ReversisSeen, rules: ReversisRules): readonly number[] {
  const barred = new Array<number>(seats * 4).fill(0);
  const refused = new Array<number>(seats * 4).fill(-1);
  const privileged = new Array<boolean>(seats).fill(false);
  let leader = 0;
  for (const [t, trick] of plays.entries()) {
    const led = suitOf(trick[0]!);
    let best = 0;
    for (const [position, card] of trick.entries()) {
      const seat = (leader + position) % seats;
      const suit = suitOf(card);
      if (refused[seat * 4 + suit]! >= 0) privileged[seat] = true;
      if (suit === led && card > trick[best]!) best = position;
      if (position === 0) {
        const isFirst = t === 0 && rules['play.firstLead'] === 'heart' && suit !== HEARTS;
        if (isFirst) barred[seat * 4 + HEARTS] = WHOLE;
      } else if (suit !== led && rules['play.follow']) {
        refused[seat * 4 + led] = t;
        const isSmallHeart = suit === HEARTS && ((HEART_COURTS >> rankOf(card)) & 1) === 0;
        if (isSmallHeart && rules['play.throwHearts'] === 'courtsOnly') {
          for (const other of [0, 2, 3]) barred[seat * 4 + other] = WHOLE;
          barred[seat * 4 + HEARTS]! |= HEART_COURTS;
        }
      }
    }
    if (trick.length === seats) leader = (leader + best) % seats;
  }
  const mayRenounce = rules['espagnolette.hands'] !== 'none';
  for (let seat = 0; seat < seats; seat++)
    for (let suit = 0; suit < 4; suit++)
      if (refused[seat * 4 + suit]! >= 0 && !(mayRenounce && privileged[seat])) barred[seat * 4 + suit] = WHOLE;
  return barred;
}
