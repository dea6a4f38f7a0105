import { nameCard } from '#engine/cards/card-name.ts';
import type { Card } from '#engine/cards/card.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { atExchange } from '#engine/ledger/place.ts';
import { MEDIATEUR } from '../rules/bids.ts';
import type { Contracted } from './play.ts';
import { theSeat, type QuadrilleRecord } from '../record/record.ts';

/** A card given where none may change hands stays where it was, and is listed. */
export function exchangeDepartures({ gives }: QuadrilleRecord, c: Contracted): readonly Departure[] {
  if (gives === undefined || c.contract === MEDIATEUR) return [];
  const message = `${theSeat(c.ombre)} gives the ${nameCard(gives)}; a card changes hands in médiateur and in no other game.`;
  return [{ at: atExchange(), key: 'auction.mediateur', message }];
}

/** The hands as they are played: in médiateur the king has changed hands. Fails where a card given is not held. */
export function exchangedHands(record: QuadrilleRecord, c: Contracted): Result<readonly (readonly Card[])[]> {
  if (c.contract !== MEDIATEUR) return ok(record.hands);
  const { gives } = record;
  if (gives === undefined)
    return record.plays.length > 0
      ? refuse(
          'no-exchange',
          `${theSeat(c.ombre)} plays médiateur, and gives no card for the king.`,
          'exchange',
          'auction.mediateur',
        )
      : ok(record.hands);
  if (record.hands[c.ombre]?.includes(gives) !== true)
    return refuse(
      'not-held',
      `${theSeat(c.ombre)} gives the ${nameCard(gives)}, and does not hold it.`,
      'exchange.gives',
      'auction.mediateur',
    );
  return ok(
    record.hands.map((hand, seat) =>
      seat === c.ombre
        ? [...hand.filter((card) => card !== gives), c.called]
        : seat === c.giver
          ? [...hand.filter((card) => card !== c.called), gives]
          : hand,
    ),
  );
}
