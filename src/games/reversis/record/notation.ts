import { checkTricks } from '#engine/cards/card-shapes.ts';
import { printCard, printCards, sortedCards, type Card } from '#engine/cards/card.ts';
import type { Fields } from '#engine/kernel/fields.ts';
import { Reading } from '#engine/kernel/reading.ts';
import type { Result } from '#engine/kernel/result.ts';
import { handsSeen } from './hands-seen.ts';
import { seatNames, type ReversisRecord } from './record.ts';
import { CLAIM, HANDS, REVERSIS_RECORD, shapesAmong } from './shape.ts';

const PACK = 52;

/**
 * Reads a record's body: lenient in form, exact about what it cannot read. Cards are not counted and nothing is judged;
 * a hand that is not given is what its seat is seen to play. Problems say where: `deal.hands.first`, `plays[3]`, `t4.2`.
 */
export function parseReversis(data: Fields): Result<ReversisRecord> {
  const reading = new Reading();
  const { given, read } = REVERSIS_RECORD.open(data, 'record', reading);
  const dealt = shapesAmong(5).deal.open(given['deal'], 'deal', reading).given;
  if (given['deal'] === undefined && given['plays'] === undefined)
    reading.refuse('no-cards', 'The record gives neither a deal nor plays.', 'deal');
  const plays = read('plays');
  if (plays.flat().length > PACK)
    reading.refuse('too-many-cards', 'More cards are played than the largest pack has.', 'plays');
  const hands = HANDS.open(dealt['hands'], 'deal.hands', reading);
  // One trick of five among whole tricks of four is a slip of the pen, not a fifth player.
  const fours = plays.slice(0, -1).some((trick) => trick.length === 4);
  const seats = hands.given['fourth'] !== undefined || (!fours && plays.some((trick) => trick.length === 5)) ? 5 : 4;
  checkTricks(plays, seats, String(seats), reading);
  const among = shapesAmong(seats);
  const deal = among.deal.open(dealt, 'deal', reading);
  const talon = deal.read('talon');
  const laidOut = deal.read('laidOut');
  const exchange = deal.read('exchange');
  const opposites = exchange.some((card) => card !== undefined) ? exchange : [];
  const trades = deal.read('trades');
  const seen = handsSeen({ seats, talon, laidOut, opposites, trades, plays });
  const inHand = seatNames(seats).map((name, seat) => sortedCards(hands.read(name) ?? seen[seat] ?? []));
  const pools = read('pools');
  const said = given['claims'];
  const claims = typeof said === 'object' ? among.claims.open(said, 'claims', reading) : undefined;
  const claimed = claims ? claims.read('led') : CLAIM.read(said, 'claims', reading);
  const thrownBy =
    given['thrown'] === undefined ? claims?.read('thrown') : among.record.open(data, 'record', reading).read('thrown');
  return reading.result({ seats, hands: inHand, talon, laidOut, trades, opposites, plays, pools, claimed, thrownBy });
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
