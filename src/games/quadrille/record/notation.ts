import { checkTricks } from '#engine/cards/card-shapes.ts';
import { printCard, printCards, sortedCards, SUITS } from '#engine/cards/card.ts';
import type { Fields } from '#engine/kernel/fields.ts';
import { Reading } from '#engine/kernel/reading.ts';
import type { Result } from '#engine/kernel/result.ts';
import { PASS, printBid } from '../rules/bids.ts';
import { handsSeen } from './hands-seen.ts';
import { SEATS, type DealOutcome, type QuadrilleRecord } from './record.ts';
import { DEAL, EXCHANGE, HANDS, QUADRILLE_RECORD } from './shape.ts';
import { speakersOf } from './speakers.ts';

/**
 * Reads a record’s body: lenient in form, exact about what it cannot read. Nothing is judged; a hand that is not given is
 * what its seat is seen to play. Problems say where: `deal.hands.first`, `bids[2]`, `t4.2`, `result.tricks`.
 */
export function parseQuadrille(data: Fields): Result<QuadrilleRecord> {
  const reading = new Reading();
  const { given, read } = QUADRILLE_RECORD.open(data, 'record', reading);
  const deal = DEAL.open(given['deal'], 'deal', reading);
  if (given['deal'] === undefined && given['plays'] === undefined && given['result'] === undefined)
    reading.refuse('no-cards', 'The record gives neither a deal nor plays, nor a result.', 'deal');
  const told = read('result');
  const bids = read('bids');
  const contract = read('contract') ?? told?.contract;
  const trump = read('trump') ?? told?.trump;
  const exchange = EXCHANGE.open(given['exchange'], 'exchange', reading);
  const takes = exchange.read('takes');
  const call = read('call') ?? takes;
  if (takes !== undefined && call !== takes)
    reading.refuse('other-card', 'The card taken in exchange is not the card called.', 'exchange.takes');
  const plays = read('plays');
  if (plays.flat().length > 52) reading.refuse('too-many-cards', 'More cards are played than any pack has.', 'plays');
  checkTricks(plays, 4, 'four', reading);
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
    result: told?.result,
  };
  const hands = HANDS.open(deal.given['hands'], 'deal.hands', reading);
  const seen = SEATS.every((name) => hands.given[name] !== undefined) ? partial.hands : handsSeen(partial);
  return reading.result({
    ...partial,
    hands: SEATS.map((name, i) => sortedCards(hands.read(name) ?? seen[i] ?? [])),
  });
}

/** The body in its one canonical form, which `parseQuadrille` reads back to the same body. What says nothing is left out. */
export function printQuadrille(record: QuadrilleRecord): Fields {
  const { hands, bids, contract, trump, named, call, gives, favourite, vole, plays, pools, result } = record;
  const derived = speakersOf(bids.map(({ bid }) => bid));
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
