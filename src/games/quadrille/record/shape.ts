import { CARD, cardShapes, readWords } from '#engine/cards/card-shapes.ts';
import { SUITS } from '#engine/cards/card.ts';
import { isFields, isNothing, quoteValue, type ParseContext } from '#engine/kernel/fields.ts';
import {
  anyOf,
  NULL,
  eachOf,
  either,
  BOOLEAN,
  inText,
  is,
  arrayOf,
  mapping,
  Shape,
  single,
  upTo,
  word,
  wordNumber,
} from '#engine/kernel/shape.ts';
import { didYouMean } from '#engine/kernel/result.ts';
import { MAX_POOL, type Balances } from '#engine/ledger/sink.ts';
import { BIDS, parseBid, PASS, type Bid } from '../rules/bids.ts';
import { SEATS, type QuadrilleRecord, type SuitNumber, biddersOf } from './record.ts';

const { cards: CARDS, tricks: TRICKS } = cardShapes();

const SEAT = wordNumber(SEATS, 'unknown-word', `is not a seat; the seats are ${SEATS.join(', ')}.`)
  .described('A seat by its place in the order of play; the dealer plays last.')
  .published('quadrilleSeat');

const SUIT_WORDS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
const SUIT_SIGNS = ['♠', '♥', '♦', '♣'] as const;
function parseSuit(text: string): SuitNumber | undefined {
  const sign = text.trim().replace('\uFE0E', '').toLowerCase();
  const lists: readonly (readonly string[])[] = [SUITS, SUIT_SIGNS, SUIT_WORDS];
  return lists.map((names) => names.findIndex((name) => name.toLowerCase() === sign)).find((suit) => suit >= 0);
}
function noSuit(data: unknown): string {
  const meant = typeof data === 'string' ? didYouMean(data.trim(), SUIT_WORDS) : '';
  return `${quoteValue(data)} is not a suit; write S, H, D or C.${meant}`;
}
const SUIT = single(
  {
    description: 'S, H, D or C; ♠ ♥ ♦ ♣; or the English word.',
    type: 'string',
    pattern: '^\\s*([SHDCshdc]|[♠♥♦♣]\\uFE0E?|[Ss]pades|[Hh]earts|[Dd]iamonds|[Cc]lubs)\\s*$',
  },
  inText(parseSuit),
  0,
  ['bad-suit', noSuit],
).published('suit');
const TRUMP = SUIT.maybe().described('The suit named; absent in grandissimo and devole.');

const bidBy = (parse: (text: string) => Bid | undefined): Shape<Bid> =>
  single({ type: 'string' }, inText(parse), PASS, [
    'bad-bid',
    is('is not a bid; write, for example, “pass”, “ask” or “sans prendre”.', BIDS),
  ])
    .described('pass, ask, médiateur, casco, sans prendre, grandissimo or devole; … in favourite, … with the vole.')
    .published('quadrilleBid');
const BID = bidBy(parseBid);
/** Bid of a contract, including `forced spadille`. */
const PLAYED = bidBy((text) => (/^forced\b/i.test(text.trim()) ? PASS : parseBid(text)));
const spoken = (bid: Shape<Bid>) => mapping({ by: SEAT.maybe(), bid }, { required: ['bid'] });

/** Bids in the order spoken; a bid without a seat belongs to the seat whose turn it is. */
const AUCTION = arrayOf(
  either(
    isFields,
    spoken(BID),
    BID.into((bid) => ({ by: undefined, bid })),
  ),
  {
    // More bids than any auction has: four speak, and each raise is above another bid or replaces it.
    most: 40,
    tooMany: ['too-many-bids', () => 'The record has more bids than an auction can have.'],
    parted: [/[,;\n]/],
  },
).into((bids, at, context) => {
  const inTurn = biddersOf(bids.map(({ bid }) => bid));
  return bids.map(({ by, bid }, i) => {
    const speaker = by ?? inTurn[i];
    const where = `${at}[${String(i)}]`;
    if (speaker === undefined)
      context.refuse('nobody-left', 'No player is left to make this bid; say who made it.', where);
    return { by: speaker ?? 0, bid };
  });
});

type RecordedContract = NonNullable<QuadrilleRecord['contract']>;
/** Only a forced spadille shows by itself who the ombre is. */
function withOmbre(contract: RecordedContract, at: string, context: ParseContext): RecordedContract {
  if (contract.bid !== PASS && contract.by === undefined) context.refuse('no-ombre', 'Say who plays the contract.', at);
  return contract;
}
const CONTRACT = either(
  isFields,
  spoken(PLAYED).into((contract, at, context) => withOmbre(contract, `${at}.by`, context)),
  PLAYED.into((bid, at, context) => withOmbre({ by: undefined, bid }, at, context)),
);

export const EXCHANGE_SHAPE = mapping({ gives: CARD.maybe(), takes: CARD.maybe() });

const ANSWER = single<'yes' | 'no'>(
  { anyOf: [{ type: 'boolean' }, { enum: ['yes', 'no'] }] },
  (data) => (data === true || data === 'yes' ? 'yes' : data === false || data === 'no' ? 'no' : undefined),
  'no',
  ['unknown-word', is('is not an answer; write yes or no.', ['yes', 'no'])],
);
const VOLE_ASKED = mapping({ asked: BOOLEAN.maybe(), answer: ANSWER.maybe() }).partByPart(({ read }) => {
  const answer = read('answer');
  return { asked: read('asked') ?? answer !== undefined, answer };
});

const COUNTERS = upTo(MAX_POOL, 'The content of a pool').published('counters');
/** By name, or one number for the stake. */
export const POOLS: Shape<Balances | undefined> = either(
  isFields,
  mapping({
    stake: COUNTERS,
    vole: COUNTERS,
    odd: COUNTERS,
    oddNot: upTo(4, 'The number of a seat'),
    beasts: COUNTERS,
    heapTaken: COUNTERS,
    pool: COUNTERS,
  }).partByPart(({ named, read }) =>
    Object.fromEntries(named.map((name) => [name === 'pool' ? 'stake' : name, read(name)])),
  ),
  COUNTERS.into((stake) => ({ stake })),
).maybe();

const HOW_MANY = upTo(99, 'The number of tricks').orElse(0);
const BY_SEAT = eachOf(SEATS, HOW_MANY);
const TRICKS_TOLD = new Shape(
  anyOf(BY_SEAT.schema, { type: 'array', items: HOW_MANY.schema, minItems: 4, maxItems: 4 }),
  (data, at, context) => {
    if (isNothing(data)) context.refuse('trick-count', 'Say how many tricks each player took.', at);
    if (!Array.isArray(data)) return BY_SEAT.read(data, at, context);
    if (data.length !== 4) context.refuse('trick-count', 'Give the tricks of all four seats in order of play.', at);
    return SEATS.map((name, i) => HOW_MANY.read(data[i], `${at}.${name}`, context));
  },
);

const SEQUENCE = upTo(12, 'The length of a sequence of trumps').orElse(0);
const MATADORS = either(
  isFields,
  mapping({ ombre: SEQUENCE, defenders: SEQUENCE }).into(({ ombre, defenders }) => [ombre, defenders] as const),
  SEQUENCE.into((ombre) => [ombre, 0] as const),
);

const VOLE_WORDS = ['undertaken', 'refused'] as const;
const VOLE_TOLD = either(
  (data) => data === false,
  new Shape({ const: false }, () => undefined),
  word(VOLE_WORDS, 'unknown-word', `is not a word for the vole; write ${VOLE_WORDS.join(' or ')}.`).maybe(),
);

const HIGHEST = new Shape(
  { anyOf: [{ type: 'array', items: SEAT.schema }, { type: 'string' }, NULL] },
  (data, at, context) => {
    const seats = readWords(data, at, context).map((text) => SEAT.read(text, at, context));
    if (new Set(seats).size < seats.length)
      context.refuse('seat-twice', 'A seat is named twice among the highest trumps.', at);
    return seats;
  },
  [SEAT],
);

/** The outcome, with contract and trumps if given in it. */
const RESULT = mapping(
  {
    ombre: SEAT.maybe().described('Who played, if `contract` does not say it.'),
    played: PLAYED.maybe().described('What was played, if `contract` does not say it.'),
    trump: TRUMP,
    ally: SEAT.maybe().described('The ally whom the called card made.'),
    ownKing: BOOLEAN,
    tricks: TRICKS_TOLD.described('How many tricks each player took.'),
    matadors: MATADORS.described('Trumps in sequence from spadille, of the ombre’s side or of the defenders’.'),
    premiers: BOOLEAN,
    vole: VOLE_TOLD,
    giver: SEAT.maybe().described('Médiateur: who gave the king.'),
    shown: BOOLEAN,
    kingHidden: BOOLEAN,
    highest: HIGHEST.described(
      'Opponents in order of the highest trump they were dealt. If odd counters of the last codille are waiting: any seats, in order of the trumps by which the rules give them away, those dealt or those held after the exchange.',
    ),
  },
  { required: ['tricks'] },
).partByPart(({ read }, at, context) => {
  const by = read('ombre');
  const bid = read('played');
  const vole = read('vole');
  return {
    contract: bid === undefined ? undefined : withOmbre({ by, bid }, `${at}.ombre`, context),
    trump: read('trump'),
    result: {
      ally: read('ally'),
      ownKing: read('ownKing'),
      tricks: read('tricks'),
      matadors: read('matadors'),
      premiers: read('premiers'),
      vole,
      giver: read('giver'),
      shown: read('shown'),
      kingHidden: read('kingHidden'),
      highest: read('highest'),
    },
  };
});

export const HANDS = mapping(Object.fromEntries(SEATS.map((name) => [name, CARDS.maybe()])));
export const DEAL = mapping({
  hands: HANDS.maybe().described(
    'Ten cards each, before a king changes hands. A hand left out holds the cards that its seat plays.',
  ),
});

export const QUADRILLE_RECORD = mapping(
  {
    deal: DEAL.maybe().described('Who held which cards, as dealt.'),
    bids: AUCTION.described('The auction in the order spoken: a list, or one text separated by commas.'),
    contract: CONTRACT.maybe().described('What was played and by whom, if the auction is not known.'),
    trump: TRUMP,
    named: SEAT.maybe().described('Who named trumps, if it was not the ombre.'),
    call: CARD.maybe().described('The king or queen called; in médiateur the card asked for.'),
    exchange: EXCHANGE_SHAPE.maybe().described('Médiateur: the card given for the one called.'),
    favourite: SUIT.maybe().described('The favourite suit, if it was drawn by lot.'),
    vole: VOLE_ASKED.maybe().described('The question before the lead to the seventh trick, in an alliance.'),
    plays: TRICKS,
    pools: POOLS.described('What lay there before this deal’s ante: by name, or a bare number for the stake.'),
    result: RESULT.published('quadrilleResult')
      .maybe()
      .described('The outcome, in place of hands and plays, if no more is known.'),
  },
  { whole: 'record' },
);

/** Records that between them have every field of the shape, for tests of damaged input. */
export const WHOLE_RECORDS: readonly unknown[] = [
  {
    ruleset: 'quanti-1822',
    deal: { hands: { first: 'KS' } },
    bids: [{ by: 'first', bid: 'ask' }, 'pass'],
    contract: { by: 'first', bid: 'ask' },
    trump: 'S',
    named: 'first',
    call: 'KC',
    exchange: { gives: '2C', takes: 'KC' },
    favourite: 'H',
    vole: { asked: true, answer: 'no' },
    plays: ['KS 8S'],
    pools: { stake: 4, beasts: 1 },
  },
  {
    ruleset: 'tgq-1728',
    contract: { by: 'first', bid: 'solo' },
    result: {
      tricks: { first: 6, second: 4 },
      matadors: { ombre: 3 },
      highest: ['second'],
      trump: 'S',
      vole: 'refused',
    },
  },
];
