import { printCard, printCards, sortedCards, SUITS } from '#engine/cards/card.ts';
import type { Fields } from '#engine/kernel/fields.ts';
import { err, ok, type Result } from '#engine/kernel/result.ts';
import { PASS, printBid } from '../rules/bids.ts';
import { handsSeen } from './hands-seen.ts';
import { QuadrilleReader } from './reader.ts';
import { SEATS, type DealResult, type QuadrilleRecord } from './record.ts';
import { FIELDS } from './fields.ts';
import { speakersOf } from './speakers.ts';

/**
 * Reads a record’s body: lenient in form, exact about what it cannot read. Nothing is judged; a hand that is not given is
 * what its seat is seen to play. Problems say where: `deal.hands.first`, `bids[2]`, `t4.2`, `result.tricks`.
 */
export function parseQuadrille(data: Fields): Result<QuadrilleRecord> {
  const reader = new QuadrilleReader();
  const body = reader.fields(data, FIELDS.record, 'record');
  const deal = reader.fields(body['deal'], FIELDS.deal, 'deal');
  if (body['deal'] === undefined && body['plays'] === undefined && body['result'] === undefined)
    reader.refuse('no-cards', 'The record gives neither a deal nor plays, nor a result.', 'deal');
  const told = reader.result(body['result']);
  const bids = reader.bids(body['bids']);
  const contract = reader.contract(body['contract']) ?? told?.contract;
  const trump = reader.suit(body['trump'], 'trump') ?? told?.trump;
  const exchange = reader.fields(body['exchange'], FIELDS.exchange, 'exchange');
  const takes = reader.maybeCard(exchange['takes'], 'exchange.takes');
  const call = reader.maybeCard(body['call'], 'call') ?? takes;
  if (takes !== undefined && call !== takes)
    reader.refuse('other-card', 'The card taken in exchange is not the card called.', 'exchange.takes');
  const plays = reader.plays(body['plays']);
  const partial: QuadrilleRecord = {
    hands: [[], [], [], []],
    bids,
    contract,
    trump,
    named: reader.seat(body['named'], 'named'),
    call,
    gives: reader.maybeCard(exchange['gives'], 'exchange.gives'),
    favourite: reader.suit(body['favourite'], 'favourite'),
    vole: reader.vole(body['vole']),
    plays,
    pools: reader.pools(body['pools']),
    result: told?.result,
  };
  const given = reader.fields(deal['hands'], SEATS, 'deal.hands');
  const seen = SEATS.every((name) => given[name] !== undefined) ? partial.hands : handsSeen(partial);
  const hands = SEATS.map((name, seat) =>
    sortedCards(
      given[name] === undefined || given[name] === null
        ? (seen[seat] ?? [])
        : reader.cards(given[name], `deal.hands.${name}`),
    ),
  );
  return reader.problem ? err(reader.problem) : ok({ ...partial, hands });
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

function printResult(result: DealResult): Fields {
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
