import { checkTricks } from '#engine/cards/card-shapes.ts';
import { printCard, printCards, sortedCards, SUITS, type Card } from '#engine/cards/card.ts';
import { type Fields, ParseContext } from '#engine/kernel/fields.ts';
import type { Result } from '#engine/kernel/result.ts';
import { PASS, printBid, BID_CONTRACT, GRANDISSIMO, MEDIATEUR } from '../rules/bids.ts';
import { SEATS, type DealOutcome, type QuadrilleRecord, biddersOf } from './record.ts';
import { DEAL, EXCHANGE_SHAPE, HANDS, QUADRILLE_RECORD } from './shape.ts';
import { playsBySeat } from '#engine/cards/plays-in-link.ts';
import { NO_SUIT, plainTable, winningPosition } from '../rules/ranks.ts';

/** Last bid of a record that is not a pass, unjudged. */
const lastBid = ({ contract, bids }: QuadrilleRecord): number =>
  contract?.bid ?? bids.findLast(({ bid }) => bid !== PASS)?.bid ?? PASS;

/** Trump suit: the one named, or `NO_SUIT` (only the black aces) if none is named yet. */
export function trumpOf(record: QuadrilleRecord): number {
  const bid = lastBid(record);
  return bid !== PASS && BID_CONTRACT[bid]! >= GRANDISSIMO ? NO_SUIT : (record.trump ?? NO_SUIT);
}

/**
 * Hand of each seat as far as the plays show it, for records without hands: the cards it played, as dealt before the exchange
 * of a king in médiateur.
 */
function handsSeen(record: QuadrilleRecord): readonly (readonly Card[])[] {
  const { call, gives } = record;
  const bid = lastBid(record);
  const exchanged = bid !== PASS && BID_CONTRACT[bid] === MEDIATEUR;
  const table = plainTable(trumpOf(record));
  return playsBySeat(record.plays, 4, (trick) => winningPosition(trick, table)).map((played) => {
    if (!exchanged || call === undefined || gives === undefined) return played;
    return played.map((card) => (card === call ? gives : card === gives ? call : card));
  });
}

/**
 * Parses a record’s body: lenient in form, and with an exact problem for what it cannot read. It judges nothing; a missing hand
 * is taken from the plays. Places of problems: `deal.hands.first`, `bids[2]`, `t4.2`, `result.tricks`.
 */
export function parseQuadrille(data: Fields): Result<QuadrilleRecord> {
  const context = new ParseContext();
  const { given, read } = QUADRILLE_RECORD.open(data, 'record', context);
  const deal = DEAL.open(given['deal'], 'deal', context);
  if (given['deal'] === undefined && given['plays'] === undefined && given['result'] === undefined)
    context.refuse('no-cards', 'The record has neither a deal, nor plays, nor a result.', 'deal');
  const outcome = read('result');
  const bids = read('bids');
  const contract = read('contract') ?? outcome?.contract;
  const trump = read('trump') ?? outcome?.trump;
  const exchange = EXCHANGE_SHAPE.open(given['exchange'], 'exchange', context);
  const takes = exchange.read('takes');
  const call = read('call') ?? takes;
  if (takes !== undefined && call !== takes)
    context.refuse('other-card', 'The card taken in exchange is not the card called.', 'exchange.takes');
  const plays = read('plays');
  if (plays.flat().length > 52)
    context.refuse('too-many-cards', 'The record plays more cards than the pack has.', 'plays');
  checkTricks(plays, 4, context);
  const partial: QuadrilleRecord = {
    hands: [[], [], [], []],
    bids,
    contract,
    trump,
    named: read('named'),
    call,
    gives: exchange.read('gives'),
    favourite: read('favourite'),
    vole: read('vole'),
    plays,
    pools: read('pools'),
    result: outcome?.result,
  };
  const hands = HANDS.open(deal.given['hands'], 'deal.hands', context);
  const knownHands = SEATS.every((name) => hands.given[name] !== undefined) ? partial.hands : handsSeen(partial);
  return context.result({
    ...partial,
    hands: SEATS.map((name, i) => sortedCards(hands.read(name) ?? knownHands[i] ?? [])),
  });
}

/** The body in its one canonical form, which `parseQuadrille` reads back unchanged. Empty fields are left out. */
export function printQuadrille(record: QuadrilleRecord): Fields {
  const { hands, bids, contract, trump, named, call, gives, favourite, vole, plays, pools, result } = record;
  const derived = biddersOf(bids.map(({ bid }) => bid));
  const isInTurn = bids.every(({ by }, i) => derived[i] === by);
  const isDealt = hands.some((hand) => hand.length > 0) || !result;
  return {
    ...(isDealt && {
      deal: {
        hands: Object.fromEntries(SEATS.map((name, seat) => [name, printCards(sortedCards(hands[seat] ?? []))])),
      },
    }),
    ...(bids.length > 0 && {
      bids: bids.map(({ by, bid }) => (isInTurn ? printBid(bid) : { by: SEATS[by], bid: printBid(bid) })),
    }),
    ...(contract && {
      contract: {
        ...(contract.by !== undefined && { by: SEATS[contract.by] }),
        bid: contract.bid === PASS ? 'forced spadille' : printBid(contract.bid),
      },
    }),
    ...(trump !== undefined && { trump: SUITS[trump] }),
    ...(named !== undefined && { named: SEATS[named] }),
    ...(call !== undefined && { call: printCard(call) }),
    ...(gives !== undefined && { exchange: { gives: printCard(gives) } }),
    ...(favourite !== undefined && { favourite: SUITS[favourite] }),
    ...(vole && { vole: { asked: vole.asked, ...(vole.answer && { answer: vole.answer }) } }),
    ...((plays.length > 0 || !result) && { plays: plays.map(printCards) }),
    ...(pools && { pools }),
    ...(result && { result: printResult(result) }),
  };
}

function printResult(result: DealOutcome): Fields {
  const [mine, theirs] = result.matadors;
  return {
    ...(result.ally !== undefined && { ally: SEATS[result.ally] }),
    ...(result.ownKing && { ownKing: true }),
    tricks: Object.fromEntries(SEATS.map((name, seat) => [name, result.tricks[seat] ?? 0])),
    ...(mine > 0 && theirs === 0 && { matadors: mine }),
    ...(theirs > 0 && { matadors: { ...(mine > 0 && { ombre: mine }), defenders: theirs } }),
    ...(result.premiers && { premiers: true }),
    ...(result.vole && { vole: result.vole }),
    ...(result.giver !== undefined && { giver: SEATS[result.giver] }),
    ...(result.shown && { shown: true }),
    ...(result.kingHidden && { kingHidden: true }),
    ...(result.highest.length > 0 && { highest: result.highest.map((seat) => SEATS[seat]) }),
  };
}
