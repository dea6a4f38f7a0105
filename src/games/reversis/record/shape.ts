import { CARD, CARD_PATTERN, cardShapes, readWords, type ShapeProblem } from '#engine/cards/card-shapes.ts';
import type { Card } from '#engine/cards/card.ts';
import { isFields, placeIn, quoteValue } from '#engine/kernel/fields.ts';
import { didYouMean } from '#engine/kernel/result.ts';
import { eachOf, either, is, arrayOf, mapping, Shape, single, upTo, wordNumber } from '#engine/kernel/shape.ts';
import { MAX_POOL, type Balances } from '#engine/ledger/sink.ts';
import { MOST_POOLS, POOL_NAMES, SEATS_OF_FIVE, SEATS_OF_FOUR, type SeatName } from './record.ts';

const notCards: ShapeProblem = (part, at, i) => [
  'not-cards',
  `${quoteValue(part)} is not a list of cards; write them as “KS 8S 2S”.`,
  i === undefined ? at : `${at}[${String(i)}]`,
];
const { cards: CARDS, tricks: TRICKS } = cardShapes(notCards);

export const HANDS = mapping(Object.fromEntries(SEATS_OF_FIVE.map((name) => [name, CARDS.maybe()])));

const CLAIM_WORDS = ['claimed', 'forfeited'] as const;
export const CLAIM = single(
  { anyOf: [{ enum: CLAIM_WORDS }, { type: 'boolean' }] },
  (data) => (data === true || data === 'claimed' ? true : data === false || data === 'forfeited' ? false : undefined),
  false,
  ['bad-claim', is('is not a word for led cards; write “claimed” or “forfeited”.', CLAIM_WORDS)],
)
  .orElse(true)
  .published('claim');

const COUNTERS = upTo(MAX_POOL, 'The content of a pool').published('counters');
const ONE_POOL = COUNTERS.into((pool): Balances => ({ pool }));
const POOLS_IN_A_ROW = arrayOf(COUNTERS, {
  most: MOST_POOLS,
  tooMany: ['too-many-pools', () => `A record can have at most ${String(MOST_POOLS)} pools in a row.`],
}).into((row): Balances => Object.fromEntries(row.map((counters, i) => [`pool${String(i + 1)}`, counters])));

/**
 * Names of pools: `basket`, `great` …, `pool1` … of a queue, and `remises`, which is 1 once the only pool of a queue has had
 * its first remise (a `pool2` of 0 says the same).
 */
const NAMED_POOLS = [...POOL_NAMES, 'remises'];
const QUEUED = /^pool[1-9][0-9]?$/;
const POOLS_BY_NAME = new Shape(
  {
    type: 'object',
    properties: Object.fromEntries(NAMED_POOLS.map((name) => [name, COUNTERS.schema])),
    patternProperties: { [QUEUED.source]: COUNTERS.schema },
    additionalProperties: false,
  },
  (data, at, context): Balances => {
    const pools = Object.entries(data as object);
    const [stray] = pools.find(([name]) => !NAMED_POOLS.includes(name) && !QUEUED.test(name)) ?? [];
    if (stray === undefined)
      return Object.fromEntries(pools.map(([name, held]) => [name, COUNTERS.read(held, `${at}.${name}`, context)]));
    const meant = didYouMean(stray, POOL_NAMES);
    context.refuse('unknown-pool', `There is no pool called ${quoteValue(stray)}.${meant}`, placeIn(at, stray));
    return {};
  },
  [COUNTERS],
);

/** Contents of the pools: by name, in a list, or one number for the only pool. */
export const POOLS = either(Array.isArray, POOLS_IN_A_ROW, either(isFields, POOLS_BY_NAME, ONE_POOL)).maybe();

const DASH = '-';
const isDash = (data: unknown): boolean => data === DASH;
const CARD_OR_DASH = either(isDash, new Shape({ const: DASH }, () => undefined), CARD);

/** At most one card a seat: all in seat order with a dash for none, or by seat. */
const inSeatOrder = (names: readonly SeatName[]) =>
  new Shape(
    {
      anyOf: [
        { type: 'string', pattern: `^\\s*((${CARD_PATTERN}|${DASH})([\\s,]+|$)){4,5}$` },
        { type: 'array', items: CARD_OR_DASH.schema, minItems: 4, maxItems: 5 },
      ],
    },
    (data, at, context): readonly (Card | undefined)[] => {
      const words = readWords(data, at, context, notCards);
      if (words.length !== names.length)
        context.refuse(
          'card-count',
          `${at} has ${String(words.length)} cards for ${String(names.length)} seats; write “-” for a seat of which nothing is known.`,
          at,
        );
      return names.map((name, i) => CARD_OR_DASH.read(words[i] ?? DASH, `${at}.${name}`, context));
    },
    [CARD_OR_DASH],
  );

/** Shape of a record among the named seats, with those parts that are read separately. */
function among(names: readonly SeatName[]) {
  const seat = wordNumber(names, 'unknown-seat', `is not a seat; the seats are ${names.join(', ')}.`)
    .described('A seat by its place in the order of play; the dealer plays last.')
    .published('seat');
  const oneForEachSeat = either(isFields, eachOf(names, CARD_OR_DASH.maybe()), inSeatOrder(names)).orElse(
    names.map(() => undefined),
  );
  const trade = { by: seat, gives: CARD, takes: CARD };
  const trades = arrayOf(mapping(trade, { required: Object.keys(trade) }), {
    // A deal cannot have more trades than cards.
    most: 52,
    tooMany: ['too-many-trades', () => 'The record has more trades than a deal can have.'],
  });
  const deal = mapping({
    hands: HANDS.maybe().described(
      'The hands as dealt; or, if laidOut is given and no talon, as played. A hand left out holds the cards that its seat plays.',
    ),
    talon: CARDS.orElse([]).described('The cards not dealt, in the order of the seats before which they lie.'),
    laidOut: oneForEachSeat.described(
      'The card each seat put under the pools. If it is the talon card before the seat, the seat kept its hand.',
    ),
    exchange: oneForEachSeat.described('The card each seat gives to the seat opposite (Bohn).'),
    trades: trades.described('Aces traded before play (1634), in turn.'),
  });
  const claims = mapping({ led: CLAIM, thrown: seat.maybe() });
  const record = mapping(
    {
      deal: deal
        .published('reversisDeal')
        .maybe()
        .described('Who held which cards, and what happened to them before play.'),
      plays: TRICKS,
      pools: POOLS.described(
        'What lay in each pool before this deal’s ante. If left out: as the rule set opens the pools.',
      ),
      claims: either(isFields, claims, CLAIM).described(
        'Whether led aces and Quinolas were claimed before the next cut: one word for the whole deal. If left out: claimed.',
      ),
      thrown: seat.maybe().described('The seat that threw down its cards after the plays given.'),
    },
    { whole: 'record' },
  );
  return { record, deal, claims };
}

const AMONG_FOUR = among(SEATS_OF_FOUR);
const AMONG_FIVE = among(SEATS_OF_FIVE);
export const shapesAmong = (seats: number): typeof AMONG_FIVE => (seats === 5 ? AMONG_FIVE : AMONG_FOUR);

/** Published shape, with a fourth hand. */
export const REVERSIS_RECORD = AMONG_FIVE.record;

/** Records that between them have every field of the shape, for tests of damaged input. */
export const WHOLE_RECORDS: readonly unknown[] = [
  {
    ruleset: 'lpjr-1634',
    vary: { 'trade.quinola': true },
    deal: {
      hands: { first: 'KS 2S' },
      talon: '3S',
      laidOut: { first: 'KS' },
      exchange: '- - - -',
      trades: [{ by: 'first', gives: 'AS', takes: 'AH' }],
    },
    plays: ['KS 8S'],
    pools: { basket: 20 },
    claims: { led: 'claimed', thrown: 'first' },
    thrown: 'first',
  },
];
