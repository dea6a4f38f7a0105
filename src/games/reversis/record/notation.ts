import { printCard, printCards, sortedCards, type Card } from '#engine/cards/card.ts';
import type { Fields } from '#engine/kernel/fields.ts';
import { err, ok, type Result } from '#engine/kernel/result.ts';
import { FIELDS } from './fields.ts';
import { handsSeen } from './hands-seen.ts';
import { ReversisReader } from './reader.ts';
import { SEATS_OF_FIVE, seatNames, type ReversisRecord } from './record.ts';

const PACK = 52;

/**
 * Reads a record's body: lenient in form, exact about what it cannot read. Cards are not counted and nothing is judged;
 * a hand that is not given is what its seat is seen to play. Problems say where: `deal.hands.first`, `plays[3]`, `t4.2`.
 */
export function parseReversis(data: Fields): Result<ReversisRecord> {
  const reading = new ReversisReader();
  const body = reading.fields(data, FIELDS.record, 'record');
  const deal = reading.fields(body['deal'], FIELDS.deal, 'deal');
  if (body['deal'] === undefined && body['plays'] === undefined)
    reading.refuse('no-cards', 'The record gives neither a deal nor plays.', 'deal');
  const plays = reading.tricks(body['plays']);
  if (plays.flat().length > PACK)
    reading.refuse('too-many-cards', 'More cards are played than the largest pack has.', 'plays');
  const hands = reading.fields(deal['hands'], SEATS_OF_FIVE, 'deal.hands');
  // One trick of five among whole tricks of four is a slip of the pen, not a fifth player.
  const fours = plays.slice(0, -1).some((trick) => trick.length === 4);
  const seats = hands['fourth'] !== undefined || (!fours && plays.some((trick) => trick.length === 5)) ? 5 : 4;
  const names = seatNames(seats);
  plays.forEach((trick, t) => {
    const where = [`Trick ${String(t + 1)} has ${String(trick.length)} cards`, `plays[${String(t)}]`] as const;
    if (trick.length > seats) reading.refuse('trick-long', `${where[0]} among ${String(seats)} players.`, where[1]);
    if (trick.length < seats && t < plays.length - 1)
      reading.refuse('trick-short', `${where[0]} among ${String(seats)} players, and another follows it.`, where[1]);
  });
  const talon = reading.cards(deal['talon'], 'deal.talon');
  const laidOut = reading.cardBySeat(deal['laidOut'], names, 'deal.laidOut');
  const given = reading.cardBySeat(deal['exchange'], names, 'deal.exchange');
  const opposites = given.some((card) => card !== undefined) ? given : [];
  const trades = reading.trades(deal['trades'], names);
  const seen = handsSeen({ seats, talon, laidOut, opposites, trades, plays });
  const inHand = names.map((name, seat) =>
    hands[name] === undefined || hands[name] === null
      ? (seen[seat] ?? [])
      : reading.cards(hands[name], `deal.hands.${name}`),
  );
  const pools = reading.pools(body['pools']);
  const word = body['claims'];
  const claims = typeof word === 'object' ? reading.fields(word, FIELDS.claims, 'claims') : { led: word };
  const claimed = reading.claimed(claims['led'], typeof word === 'object' ? 'claims.led' : 'claims');
  const [thrown, thrownAt] =
    body['thrown'] === undefined ? [claims['thrown'], 'claims.thrown'] : [body['thrown'], 'thrown'];
  const thrownBy = thrown === undefined || thrown === null ? undefined : reading.seat(thrown, names, thrownAt);
  if (reading.problem) return err(reading.problem);
  return ok({
    seats,
    hands: inHand.map(sortedCards),
    talon,
    laidOut,
    trades,
    opposites,
    plays,
    pools,
    claimed,
    thrownBy,
  });
}

const bySeat = (cards: readonly (Card | undefined)[], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(cards.flatMap((card, seat) => (card === undefined ? [] : [[names[seat] ?? '', printCard(card)]])));

/** The body in its one canonical form, which `parseReversis` reads back to the same body. What says nothing is left out. */
export function printReversis(record: ReversisRecord): Fields {
  const names = seatNames(record.seats);
  const laidOut = bySeat(record.laidOut, names);
  return {
    deal: {
      hands: Object.fromEntries(names.map((name, seat) => [name, printCards(sortedCards(record.hands[seat] ?? []))])),
      ...(record.talon.length > 0 && { talon: printCards(record.talon) }),
      ...(Object.keys(laidOut).length > 0 && { laidOut }),
      ...(record.opposites.length > 0 && { exchange: bySeat(record.opposites, names) }),
      ...(record.trades.length > 0 && {
        trades: record.trades.map(({ by, gives, takes }) => ({
          by: names[by],
          gives: printCard(gives),
          takes: printCard(takes),
        })),
      }),
    },
    plays: record.plays.map(printCards),
    ...(record.pools && { pools: record.pools }),
    ...(!record.claimed && { claims: 'forfeited' }),
    ...(record.thrownBy !== undefined && { thrown: names[record.thrownBy] }),
  };
}
