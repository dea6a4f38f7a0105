import {
  amount,
  choice,
  flag,
  only,
  onlyAs,
  type Only,
  type RuleValue,
  type RulesOf,
  type Where,
} from '#engine/rules/key.ts';

/** A question about something that a book may not have at all. */
const absent = <const V extends RuleValue, const W extends Where>(value: V, ...where: W): Only<V, W> =>
  only(value, 'quadrille.not-mentioned', ...where);

/** An amount in favourite: where a reader gives a book the favourite suit, as much as in any other. */
const asPlain = <const W extends Where>(plain: string, ...where: W): Only<never, W> =>
  onlyAs(plain, 'quadrille.across.favourite', true, ...where);

/** What is laid for a vole in a bid that a book has not got: as much as in its solo. */
const asSolo = <const W extends Where>(solo: string, ...where: W): Only<never, W> =>
  onlyAs(solo, 'quadrille.not-mentioned', false, ...where);

const FAVOURITE = { 'favourite.suit': ['hearts', 'lotForParty', 'lotEachDeal'] } as const;
const FORCED = { 'auction.allPass': ['forcedSpadille'] } as const;
const MEDIATEUR = { 'auction.mediateur': [true] } as const;
const CASCO = { 'auction.casco': [true] } as const;
const GRANDISSIMO = { 'auction.grandissimo': [true] } as const;
const DEVOLE = { 'auction.devole': [true] } as const;
const THREE_AND_FOUR = { 'matadors.manner': ['threeAndFour'] } as const;
const ANNOUNCED = { 'auction.vole': ['announced', 'revealed'] } as const;
const REVEALED = { 'auction.vole': ['revealed'] } as const;

/**
 * Every question the engine asks of a Quadrille rule set, Médiateur included. Numbers are permanent (links carry them);
 * the order here is the order in which readers meet the questions. Amounts are counters, or units where `payments.unit`
 * says so; what is laid in a pool is always counters.
 */
export const QUADRILLE_KEYS = {
  // The pack and the deal
  /** The low cards of the red suits: seven lowest, or two lowest as in the black ones. The lowest trump is the manille. */
  'cards.redLow': choice(1, 'deal', 'play', ['reversed', 'natural']),
  'cards.punto': flag(2, 'deal', 'play'),
  'play.direction': choice(3, 'deal', 'play', ['right', 'left']),
  'deal.packets': choice(4, 'deal', 'deal', ['firstDealer', 'eachDealer']),
  'deal.misdeal': choice(5, 'deal', 'deal', ['redeal', 'dealPasses']),
  // The auction
  'auction.vole': choice(6, 'auction', 'play', ['none', 'announced', 'revealed']),
  'auction.mediateur': flag(7, 'auction', 'play'),
  'auction.casco': flag(8, 'auction', 'play'),
  'auction.grandissimo': flag(9, 'auction', 'play'),
  'auction.devole': flag(10, 'auction', 'play'),
  'auction.order': choice(11, 'auction', 'play', ['byMode', 'volesHighest']),
  /** What an overcalled bidder may still do: equal the highest bid, or go above it as well, or nothing. */
  'auction.raise': choice(12, 'auction', 'play', ['toEqual', 'toEqualOrHigher', 'never']),
  'auction.allPass': choice(13, 'auction', 'play', ['forcedSpadille', 'redeal']),
  // The favourite suit
  'favourite.suit': choice(14, 'favourite', 'payment', ['none', 'hearts', 'lotForParty', 'lotEachDeal']),
  'favourite.bids': choice(
    15,
    'favourite',
    'play',
    ['bound', 'free'],
    only('bound', 'quadrille.across.favourite', FAVOURITE),
  ),
  // Naming trumps and calling
  'call.kingOfTrumps': choice(16, 'call', 'play', ['never', 'ifOnlyOneLacking']),
  'call.queen': choice(17, 'call', 'play', ['fourKings', 'noneLeft']),
  'call.own': flag(18, 'call', 'play'),
  'call.own.premium': flag(19, 'call', 'payment', absent(false, { 'call.own': [true] })),
  'call.forcedAllyNames': flag(20, 'call', 'play', absent(false, FORCED)),
  // Play
  'play.follow': flag(21, 'play', 'play'),
  'play.firstLead': choice(22, 'play', 'play', ['eldest', 'ombreAlone']),
  'matadors.privilege': choice(23, 'play', 'play', ['none', 'unlessHigherLed', 'always']),
  /** Whether the side that has the first six tricks may stop and be paid. */
  'play.stop': flag(24, 'play', 'play'),
  // The stake
  'stake.ante.each': amount(25, 'stake', 'payment', [0, 1]),
  'stake.ante.dealer': amount(26, 'stake', 'payment', [0, 4, 10]),
  'stake.beast': choice(27, 'stake', 'payment', ['equalPool', 'ladder']),
  'stake.odd': choice(28, 'stake', 'payment', ['ombre', 'ally']),
  'payments.unit': choice(29, 'stake', 'payment', ['counter', 'quarterStake']),
  'win.tricks': amount(30, 'stake', 'payment', [6]),
  // What the game won or lost pays from hand to hand
  'consolation.each': amount(31, 'consolation', 'payment', [0, 2]),
  'premium.forced.plain': amount(32, 'consolation', 'payment', [0], absent(0, FORCED)),
  'premium.forced.favourite': amount(
    33,
    'consolation',
    'payment',
    [0, 1],
    asPlain('premium.forced.plain', { ...FORCED, ...FAVOURITE }),
  ),
  'premium.alliance.plain': amount(34, 'consolation', 'payment', [0]),
  'premium.alliance.favourite': amount(
    35,
    'consolation',
    'payment',
    [0, 1],
    asPlain('premium.alliance.plain', FAVOURITE),
  ),
  'premium.mediateur.plain': amount(36, 'mediateur', 'payment', [0, 1], absent(0, MEDIATEUR)),
  'premium.mediateur.favourite': amount(
    37,
    'mediateur',
    'payment',
    [0, 2],
    asPlain('premium.mediateur.plain', { ...MEDIATEUR, ...FAVOURITE }),
  ),
  'premium.casco.plain': amount(38, 'casco', 'payment', [0, 2], absent(0, CASCO)),
  'premium.casco.favourite': amount(
    39,
    'casco',
    'payment',
    [0, 4],
    asPlain('premium.casco.plain', { ...CASCO, ...FAVOURITE }),
  ),
  'premium.solo.plain': amount(40, 'consolation', 'payment', [0, 2, 4, 5]),
  'premium.solo.favourite': amount(41, 'consolation', 'payment', [0, 4, 5], asPlain('premium.solo.plain', FAVOURITE)),
  'premium.grandissimo': amount(42, 'grandissimo', 'payment', [0, 8], absent(0, GRANDISSIMO)),
  'premium.devole': amount(43, 'devole', 'payment', [0, 16], absent(0, DEVOLE)),
  // Matadors
  'matadors.manner': choice(44, 'matadors', 'payment', ['eachFromThree', 'eachFromOne', 'threeAndFour']),
  'matadors.each': amount(
    45,
    'matadors',
    'payment',
    [0, 1],
    absent(1, { 'matadors.manner': ['eachFromThree', 'eachFromOne'] }),
  ),
  'matadors.three.plain': amount(46, 'matadors', 'payment', [0, 1], absent(0, THREE_AND_FOUR)),
  'matadors.three.favourite': amount(
    47,
    'matadors',
    'payment',
    [0, 2],
    asPlain('matadors.three.plain', { ...THREE_AND_FOUR, ...FAVOURITE }),
  ),
  'matadors.four.plain': amount(48, 'matadors', 'payment', [0, 2], absent(0, THREE_AND_FOUR)),
  'matadors.four.favourite': amount(
    49,
    'matadors',
    'payment',
    [0, 4],
    asPlain('matadors.four.plain', { ...THREE_AND_FOUR, ...FAVOURITE }),
  ),
  'matadors.side': choice(50, 'matadors', 'payment', ['winners', 'ombre']),
  'matadors.counted': choice(51, 'matadors', 'payment', ['dealt', 'afterExchange']),
  // Premiers
  'premiers.plain': amount(52, 'premiers', 'payment', [0, 1]),
  'premiers.favourite': amount(53, 'premiers', 'payment', [0, 1, 2], asPlain('premiers.plain', FAVOURITE)),
  'premiers.forced': flag(
    54,
    'premiers',
    'payment',
    absent(false, { ...FORCED, 'premiers.plain': 'some' }, { ...FORCED, 'premiers.favourite': 'some' }),
  ),
  // The vole
  /** What the lead to the seventh trick, after the first six, undertakes. */
  'vole.undertaken': choice(55, 'vole', 'payment', ['never', 'byLead', 'onceKingPlayed']),
  'vole.asks': flag(56, 'vole', 'play'),
  'vole.forced': flag(57, 'vole', 'payment'),
  'vole.shownAlly': choice(58, 'vole', 'payment', ['free', 'losesVole', 'losesAndBeast']),
  'vole.made.plain': amount(59, 'vole', 'payment', [0, 2, 10]),
  'vole.made.favourite': amount(60, 'vole', 'payment', [0, 4, 10], asPlain('vole.made.plain', FAVOURITE)),
  'vole.lost.pays': flag(61, 'vole', 'payment'),
  'vole.announced.plain': amount(62, 'vole', 'payment', [0, 2, 10], absent(0, ANNOUNCED)),
  'vole.announced.favourite': amount(
    63,
    'vole',
    'payment',
    [0, 4, 10],
    asPlain('vole.announced.plain', { ...ANNOUNCED, ...FAVOURITE }),
  ),
  'vole.announced.premium': flag(64, 'vole', 'payment', absent(false, ANNOUNCED)),
  'vole.announced.lostSix': choice(65, 'vole', 'payment', ['voleOnly', 'remise'], absent('voleOnly', ANNOUNCED)),
  'vole.announced.codille': flag(66, 'vole', 'payment', absent(false, ANNOUNCED)),
  /** What the next nineteen amounts are: laid by each of the four in a pool, or paid by each opponent as the game’s premium. */
  'vole.pool.manner': choice(67, 'vole', 'payment', ['pool', 'premium']),
  'vole.pool.odd': choice(
    68,
    'vole',
    'payment',
    ['highestTrump', 'stays'],
    absent('highestTrump', { 'vole.pool.manner': ['pool'] }),
  ),
  'vole.pool.undertaken.alliance.plain': amount(69, 'vole', 'payment', [0, 3]),
  'vole.pool.undertaken.alliance.favourite': amount(
    70,
    'vole',
    'payment',
    [0, 3, 6],
    asPlain('vole.pool.undertaken.alliance.plain', FAVOURITE),
  ),
  'vole.pool.undertaken.mediateur.plain': amount(
    71,
    'vole',
    'payment',
    [0, 3],
    asSolo('vole.pool.undertaken.solo.plain', MEDIATEUR),
  ),
  'vole.pool.undertaken.mediateur.favourite': amount(
    72,
    'vole',
    'payment',
    [0, 3, 6],
    asPlain('vole.pool.undertaken.mediateur.plain', { ...MEDIATEUR, ...FAVOURITE }),
  ),
  'vole.pool.undertaken.casco.plain': amount(
    73,
    'vole',
    'payment',
    [0, 6],
    asSolo('vole.pool.undertaken.solo.plain', CASCO),
  ),
  'vole.pool.undertaken.casco.favourite': amount(
    74,
    'vole',
    'payment',
    [0, 12],
    asPlain('vole.pool.undertaken.casco.plain', { ...CASCO, ...FAVOURITE }),
  ),
  'vole.pool.undertaken.solo.plain': amount(75, 'vole', 'payment', [0, 3, 6]),
  'vole.pool.undertaken.solo.favourite': amount(
    76,
    'vole',
    'payment',
    [0, 3, 12],
    asPlain('vole.pool.undertaken.solo.plain', FAVOURITE),
  ),
  'vole.pool.undertaken.grandissimo': amount(
    77,
    'vole',
    'payment',
    [0, 24],
    asSolo('vole.pool.undertaken.solo.plain', GRANDISSIMO),
  ),
  'vole.pool.announced.mediateur.plain': amount(
    78,
    'vole',
    'payment',
    [0, 3, 5],
    asSolo('vole.pool.announced.solo.plain', { ...ANNOUNCED, ...MEDIATEUR }),
  ),
  'vole.pool.announced.mediateur.favourite': amount(
    79,
    'vole',
    'payment',
    [0, 6, 9, 10],
    asPlain('vole.pool.announced.mediateur.plain', { ...ANNOUNCED, ...MEDIATEUR, ...FAVOURITE }),
  ),
  'vole.pool.announced.solo.plain': amount(80, 'vole', 'payment', [0, 3, 5, 6, 9], absent(0, ANNOUNCED)),
  'vole.pool.announced.solo.favourite': amount(
    81,
    'vole',
    'payment',
    [0, 3, 12, 18],
    asPlain('vole.pool.announced.solo.plain', { ...ANNOUNCED, ...FAVOURITE }),
  ),
  'vole.pool.announced.grandissimo': amount(
    82,
    'vole',
    'payment',
    [0, 24, 36],
    asSolo('vole.pool.announced.solo.plain', { ...ANNOUNCED, ...GRANDISSIMO }),
  ),
  'vole.pool.revealed.mediateur.plain': amount(
    83,
    'vole',
    'payment',
    [0, 6],
    asSolo('vole.pool.revealed.solo.plain', { ...REVEALED, ...MEDIATEUR }),
  ),
  'vole.pool.revealed.mediateur.favourite': amount(
    84,
    'vole',
    'payment',
    [0, 12],
    asPlain('vole.pool.revealed.mediateur.plain', { ...REVEALED, ...MEDIATEUR, ...FAVOURITE }),
  ),
  'vole.pool.revealed.solo.plain': amount(
    85,
    'vole',
    'payment',
    [0, 3, 12],
    onlyAs('vole.pool.announced.solo.plain', 'quadrille.not-mentioned', false, REVEALED),
  ),
  'vole.pool.revealed.solo.favourite': amount(
    86,
    'vole',
    'payment',
    [0, 3, 24],
    asPlain('vole.pool.revealed.solo.plain', { ...REVEALED, ...FAVOURITE }),
  ),
  'vole.pool.revealed.grandissimo': amount(
    87,
    'vole',
    'payment',
    [0, 48],
    asSolo('vole.pool.revealed.solo.plain', { ...REVEALED, ...GRANDISSIMO }),
  ),
  // The game lost
  'lost.minimum.alliance': amount(88, 'lost', 'payment', [0, 3, 4]),
  'lost.minimum.forced': amount(89, 'lost', 'payment', [0, 1, 3], absent(1, FORCED)),
  'lost.stake': choice(90, 'lost', 'payment', ['halves', 'ombre']),
  'lost.noTrick': choice(91, 'lost', 'payment', ['nothing', 'paysVole']),
  'remise.times': amount(92, 'lost', 'payment', [1, 2]),
  // Codille
  'codille.tricks': amount(93, 'codille', 'payment', [4, 3]),
  'codille.times': amount(94, 'codille', 'payment', [1, 2]),
  /** What becomes of a pool that the sharers cannot divide: all of it stays; the odd counters go by the trumps dealt, now or next. */
  'codille.odd': choice(95, 'codille', 'payment', ['allStays', 'highestDealt', 'highestNext']),
  'codille.unshared': amount(
    96,
    'codille',
    'payment',
    [0, 1, 2],
    only(1, 'quadrille.oddOfThree', { 'codille.odd': ['allStays'] }),
  ),
  // Médiateur
  'mediateur.kingOfTrumps': flag(97, 'mediateur', 'play', absent(false, MEDIATEUR)),
  'mediateur.giver.won': choice(98, 'mediateur', 'payment', ['spared', 'pays'], absent('spared', MEDIATEUR)),
  'mediateur.giver.lost': choice(99, 'mediateur', 'payment', ['paid', 'nothing'], absent('paid', MEDIATEUR)),
  'mediateur.price.plain': amount(100, 'mediateur', 'payment', [0, 10], absent(0, MEDIATEUR)),
  'mediateur.price.favourite': amount(
    101,
    'mediateur',
    'payment',
    [0, 20],
    asPlain('mediateur.price.plain', { ...MEDIATEUR, ...FAVOURITE }),
  ),
  // Casco
  'casco.aces': flag(102, 'casco', 'play', absent(true, CASCO)),
  'casco.fourKings': choice(103, 'casco', 'play', ['mayNotBid', 'callsQueen'], absent('mayNotBid', CASCO)),
  'casco.trumps': choice(104, 'casco', 'play', ['anySuit', 'notCalled'], absent('anySuit', CASCO)),
  'lost.minimum.casco': amount(105, 'casco', 'payment', [0, 3], absent(0, CASCO)),
  // Grandissimo and devole
  'grandissimo.aces': flag(106, 'grandissimo', 'play', absent(false, GRANDISSIMO)),
  'devole.lost': choice(107, 'devole', 'payment', ['remise', 'unitsOnly'], absent('remise', DEVOLE)),
  // The session
  'session.deals': amount(108, 'session', 'payment', [20, 40]),
  'session.leftover': choice(109, 'session', 'payment', ['nobody', 'shared']),
  'box.jetons': amount(110, 'session', 'payment', [0, 10, 50]),
  'box.fiches': amount(111, 'session', 'payment', [0, 19, 20, 30]),
  'box.fiche': amount(112, 'session', 'payment', [0, 10], absent(10, { 'box.fiches': 'some' })),
  'box.contrats': amount(113, 'session', 'payment', [0, 5]),
  'box.contrat': amount(114, 'session', 'payment', [0, 100], absent(100, { 'box.contrats': 'some' })),
} as const;

export type QuadrilleKey = keyof typeof QUADRILLE_KEYS;
export type QuadrilleRules = RulesOf<typeof QUADRILLE_KEYS>;
