import { nameCard } from '#engine/cards/card-name.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { seatNames, talonCardBefore, theSeat, type ReversisRecord, type Seat } from '../../record/record.ts';
import type { ReplayModel } from '../../table/model.ts';

/** What one seat may hear of a step: of an exchange of others that it was made, of its own all. */
export function tell(model: ReplayModel, step: number, record: ReversisRecord, me: Seat): string {
  const { seats } = record;
  const at = model.steps[step]?.at;
  if (at?.phase === 'exchange') {
    const seat = seatNames(seats).findIndex((name) => name === at.seat);
    if (seat === me) return model.say(step);
    const before = talonCardBefore(record, seat);
    if (before === undefined) return `${theSeat(seats, seat)} lays out a card.`;
    return record.laidOut[seat] === before
      ? `${theSeat(seats, seat)} keeps the hand.`
      : `${theSeat(seats, seat)} lays out a card and takes up the one before it.`;
  }
  if (at?.phase === 'opposites') {
    const [gave, got] = [record.opposites[me], record.opposites[(me + 2) % seats]];
    if (gave === undefined || got === undefined) return 'Opposite players exchange a card.';
    const other = seatHeading(seatNames(seats)[(me + 2) % seats] ?? '').toLowerCase();
    return `Opposite players exchange a card: you give ${other} the ${nameCard(gave)} and get the ${nameCard(got)}.`;
  }
  if (at?.phase === 'trade') {
    const trade = record.trades[at.number - 1];
    const isParty = trade && [trade.gives, trade.takes].some((card) => record.hands[me]?.includes(card));
    if (trade && !isParty && trade.by !== me)
      return `${theSeat(seats, trade.by)} calls for the ${nameCard(trade.takes)}, and gets it.`;
  }
  return model.say(step);
}
