import { checkTricks } from '#engine/cards/card-shapes.ts';
import { printCard, printCards, sortedCards, type Card } from '#engine/cards/card.ts';
import { type Fields, ParseContext } from '#engine/kernel/fields.ts';
import type { Result } from '#engine/kernel/result.ts';
import { seatNames, type ReversisRecord, talonCardBefore } from './record.ts';
import { CLAIM, HANDS, REVERSIS_RECORD, shapesAmong } from './shape.ts';
import { playsBySeat, highestOfLedSuit } from '#engine/cards/plays-in-link.ts';

/**
 * Hand of each seat as far as the plays show it, for records without hands: the cards it played and, if a talon is given, the
 * hand as dealt, before the exchange between opposite seats, the trades and the exchange with the talon.
 */
function handsSeen(
  record: Pick<ReversisRecord, 'seats' | 'talon' | 'laidOut' | 'opposites' | 'trades' | 'plays'>,
): readonly (readonly Card[])[] {
  const { seats, talon, laidOut, opposites, trades, plays } = record;
  const asDealt = talon.length > 0;
  return playsBySeat(plays, seats, highestOfLedSuit).map((played, seat) => {
    const hand = new Set(played);
    const swap = (gone: Card | undefined, back: Card | undefined): void => {
      if (gone !== undefined) hand.delete(gone);
      if (back !== undefined) hand.add(back);
    };
    if (opposites.length > 0) swap(opposites[(seat + 2) % 4], opposites[seat]);
    for (const { by, gives, takes } of trades.toReversed()) {
      if (by === seat) swap(takes, gives);
      else if (hand.has(gives)) swap(gives, takes);
    }
    const laid = laidOut[seat];
    const before = talonCardBefore({ seats, talon }, seat);
    if (asDealt && laid !== undefined && laid !== before) swap(before, laid);
    return [...hand];
  });
}

const PACK = 52;

/**
 * Parses a record's body: lenient in form, and with an exact problem for what it cannot read. It counts no cards and judges
 * nothing; a missing hand is taken from the plays. Places of problems: `deal.hands.first`, `plays[3]`, `t4.2`.
 */
export function parseReversis(data: Fields): Result<ReversisRecord> {
  const context = new ParseContext();
  const { given, read } = REVERSIS_RECORD.open(data, 'record', context);
  const dealt = shapesAmong(5).deal.open(given['deal'], 'deal', context).given;
  if (given['deal'] === undefined && given['plays'] === undefined)
    context.refuse('no-cards', 'The record has neither a deal nor plays.', 'deal');
  const plays = read('plays');
  if (plays.flat().length > PACK)
    context.refuse('too-many-cards', 'The record plays more cards than the largest pack has.', 'plays');
  const hands = HANDS.open(dealt['hands'], 'deal.hands', context);
  // One trick of five cards among tricks of four is a mistake, not a fifth player.
  const fours = plays.slice(0, -1).some((trick) => trick.length === 4);
  const seats = hands.given['fourth'] !== undefined || (!fours && plays.some((trick) => trick.length === 5)) ? 5 : 4;
  checkTricks(plays, seats, context);
  const among = shapesAmong(seats);
  const deal = among.deal.open(dealt, 'deal', context);
  const talon = deal.read('talon');
  const laidOut = deal.read('laidOut');
  const exchange = deal.read('exchange');
  const opposites = exchange.some((card) => card !== undefined) ? exchange : [];
  const trades = deal.read('trades');
  const knownHands = handsSeen({ seats, talon, laidOut, opposites, trades, plays });
  const inHand = seatNames(seats).map((name, seat) => sortedCards(hands.read(name) ?? knownHands[seat] ?? []));
  const pools = read('pools');
  const said = given['claims'];
  const claims = typeof said === 'object' ? among.claims.open(said, 'claims', context) : undefined;
  const claimed = claims ? claims.read('led') : CLAIM.read(said, 'claims', context);
  const thrownBy =
    given['thrown'] === undefined ? claims?.read('thrown') : among.record.open(data, 'record', context).read('thrown');
  return context.result({ seats, hands: inHand, talon, laidOut, trades, opposites, plays, pools, claimed, thrownBy });
}

const bySeat = (cards: readonly (Card | undefined)[], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(cards.flatMap((card, seat) => (card === undefined ? [] : [[names[seat] ?? '', printCard(card)]])));

/** The body in its one canonical form, which `parseReversis` reads back unchanged. Empty fields are left out. */
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
