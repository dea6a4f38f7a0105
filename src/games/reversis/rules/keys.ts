import {
  amount,
  choice,
  flag,
  only,
  type ConditionalKey,
  type RuleValue,
  type RulesOf,
  type Conditions,
} from '#engine/rules/key.ts';

/** Condition for a key about something that a book may lack: the value that means “not there”, and where it arises. */
const absent = <const V extends RuleValue>(value: V, ...where: Conditions): ConditionalKey<V> =>
  only(value, 'reversis.not-mentioned', ...where);

const TALON = { 'deal.discard': ['talon'] } as const;
const LAID = { 'deal.discard': ['each', 'talon'] } as const;
const COUNTED = { 'partie.manner': ['discard', 'mat'] } as const;
const POOL = { 'pool.structure': ['one', 'greatAndLittle', 'queue'] } as const;
const LITTLE_POOL = { 'pool.structure': ['greatAndLittle'] } as const;
const LITTLE = { 'quinola.little': [true] } as const;
const DOUBLED = { 'double.manner': ['last', 'lastOpposite', 'oppositeAndLast'] } as const;
const UNDERTAKEN = { 'reversis.undertaken': ['nine', 'butLast'] } as const;
const RENOUNCED = { 'espagnolette.hands': ['fourAces', 'orThreeAndQuinola', 'orTwoAndBoth'] } as const;
/** Condition: the rules pay for a card led. */
const LED = [
  { 'ace.led.rate': 'some' },
  { 'ace.led.diamonds': 'some' },
  { 'quinola.led.holderToWinner': 'some' },
  { 'quinola.led.othersToWinner': 'some' },
  { 'little.led.holderToWinner': 'some' },
  { 'little.led.othersToWinner': 'some' },
] as const;

/**
 * Every question that the engine asks of a Réversis rule set. Numbers are permanent (links contain them); the order is that in
 * which readers meet the questions.
 */
export const REVERSIS_KEYS = {
  // The pack and the deal
  'pack.tens': flag(1, 'deal', 'deal'),
  'players.five': flag(99, 'deal', 'deal'),
  'play.direction': choice(14, 'deal', 'play', ['right', 'left']),
  'deal.firstDealer': choice(3, 'deal', 'deal', ['thrownCard', 'quinolaPile', 'agreed', 'drawnCard']),
  /**
   * What happens to the undealt cards. `none`: there are none. `each`: each player lays one out. `aside`: four lie unseen.
   * `talon`: a talon of three is exchanged.
   */
  'deal.discard': choice(2, 'deal', 'deal', ['none', 'each', 'aside', 'talon']),
  'deal.misdeal': choice(92, 'deal', 'deal', ['redeal', 'dealPasses']),
  'exchange.compulsory': choice(
    4,
    'deal',
    'deal',
    ['never', 'always', 'untilThreeStakesGreat', 'untilThreeStakesBoth', 'afterRemise'],
    absent('never', TALON),
  ),
  'exchange.look': flag(5, 'deal', 'deal', absent(false, TALON)),
  'exchange.opposites': flag(6, 'deal', 'deal'),
  'discard.quinola': choice(
    7,
    'deal',
    'deal',
    ['allowed', 'forbidden', 'threeStakes', 'notAfterRemise'],
    absent('allowed', LAID),
  ),
  'discard.aces': flag(8, 'deal', 'deal', absent(true, LAID)),
  'trade.aces': flag(9, 'deal', 'deal'),
  'trade.quinola': flag(10, 'deal', 'deal', absent(false, { 'trade.aces': [true] })),
  // Play
  'play.follow': flag(11, 'play', 'play'),
  'play.firstLead': choice(12, 'play', 'play', ['any', 'heart']),
  /** Hearts that a player void in the suit led may throw: any, or only king, queen and Quinola. */
  'play.throwHearts': choice(13, 'play', 'play', ['any', 'courtsOnly']),
  // Points
  'points.scale': choice(15, 'points', 'payment', ['low', 'high']),
  'points.quinolaTaken': amount(16, 'points', [1, 2]),
  'points.quinolaLaid': amount(17, 'points', [1, 2, 3, 4], absent(2, COUNTED)),
  'points.aceDiamondsLaid': amount(18, 'points', [4, 5], absent(5, COUNTED)),
  // Pools
  'pool.structure': choice(19, 'pools', 'payment', ['none', 'one', 'greatAndLittle', 'queue']),
  /** A filling: what each non-dealer pays; below, what the dealer pays in all. */
  'pool.open.each': amount(20, 'pools', [1, 4, 5, 6], absent(0, POOL)),
  'pool.open.dealer': amount(21, 'pools', [1, 8, 10], absent(0, POOL)),
  'pool.ante.each': amount(22, 'pools', [0, 1], absent(0, POOL)),
  'pool.ante.dealer': amount(23, 'pools', [0, 1, 2, 4, 5], absent(0, POOL)),
  /** Before a deal the pool is filled, instead of the ante, if it holds less than this: 1 means when empty, 0 never. */
  'pool.refill.below': amount(24, 'pools', [0, 1, 26], absent(0, POOL)),
  /**
   * `onTopAlsoDrawn`: on top, and also at the end of a deal in which a stake was drawn, unless the pool is low enough to be
   * filled anyway.
   */
  'pool.refill.manner': choice(25, 'pools', 'payment', ['onTop', 'madeUp', 'onTopAlsoDrawn'], absent('onTop', POOL)),
  /** Three stakes: the most that is then drawn or paid. 0: no such limit. */
  'pool.cap': amount(26, 'pools', [0, 78, 100], absent(0, POOL)),
  'pool.reform': choice(32, 'pools', 'payment', ['nextDeal', 'atOnce'], absent('nextDeal', POOL)),
  'little.open.each': amount(27, 'pools', [0, 3], absent(0, LITTLE_POOL)),
  'little.open.dealer': amount(28, 'pools', [0, 4], absent(0, LITTLE_POOL)),
  'little.ante.dealer': amount(29, 'pools', [0, 1], absent(0, LITTLE_POOL)),
  'little.refill.below': amount(30, 'pools', [0, 13], absent(0, LITTLE_POOL)),
  'little.cap': amount(31, 'pools', [0, 39, 50], absent(0, LITTLE_POOL)),
  // Aces
  'ace.placed.rate': amount(33, 'aces', [0, 1, 2]),
  'ace.placed.diamonds': amount(34, 'aces', [0, 1, 2, 4]),
  'ace.forced.rate': amount(35, 'aces', [0, 1, 2]),
  'ace.forced.diamonds': amount(36, 'aces', [0, 1, 2, 4]),
  'ace.forced.payers': choice(
    37,
    'aces',
    'payment',
    ['holder', 'all'],
    absent('holder', { 'ace.forced.rate': 'some' }, { 'ace.forced.diamonds': 'some' }),
  ),
  'ace.led.rate': amount(38, 'aces', [0, 1, 2]),
  'ace.led.diamonds': amount(39, 'aces', [0, 1, 2, 4]),
  'ace.led.payers': choice(
    40,
    'aces',
    'payment',
    ['holder', 'all'],
    absent('holder', { 'ace.led.rate': 'some' }, { 'ace.led.diamonds': 'some' }),
  ),
  'led.claim': flag(41, 'aces', 'payment', absent(false, ...LED)),
  'led.own': choice(42, 'aces', 'payment', ['nothing', 'othersPay'], only('nothing', 'reversis.ledOwn', ...LED)),
  // The Quinola, and the little Quinola where the queen of hearts is one
  'quinola.little': flag(43, 'quinola', 'payment'),
  'quinola.placed.winnerToHolder': amount(44, 'quinola', [0, 2, 4, 5, 6]),
  'quinola.placed.draws': flag(45, 'quinola', 'payment', absent(false, POOL)),
  'quinola.forced.holderToForcer': amount(46, 'quinola', [0, 2, 3, 4, 6, 8, 10]),
  'quinola.forced.othersToForcer': amount(47, 'quinola', [0, 1, 2, 5, 6]),
  'quinola.forced.intoPool': flag(48, 'quinola', 'payment', absent(false, POOL)),
  'quinola.led.holderToWinner': amount(49, 'quinola', [0, 6, 10]),
  'quinola.led.othersToWinner': amount(50, 'quinola', [0, 5, 6]),
  'quinola.led.intoPool': flag(51, 'quinola', 'payment', absent(false, POOL)),
  'little.placed.winnerToHolder': amount(52, 'quinola', [0, 3], absent(0, LITTLE)),
  'little.forced.holderToForcer': amount(53, 'quinola', [0, 3], absent(0, LITTLE)),
  'little.forced.othersToForcer': amount(54, 'quinola', [0, 3], absent(0, LITTLE)),
  'little.led.holderToWinner': amount(55, 'quinola', [0, 3], absent(0, LITTLE)),
  'little.led.othersToWinner': amount(56, 'quinola', [0, 3], absent(0, LITTLE)),
  // Doubling
  /**
   * `last`: the last tricks, between all seats. `lastOpposite`: the last tricks, between opposite seats only.
   * `oppositeAndLast`: everything between opposite seats, the party included, and the last tricks doubled again between all
   * seats.
   */
  'double.manner': choice(57, 'doubling', 'payment', ['none', 'last', 'lastOpposite', 'oppositeAndLast']),
  'double.window': amount(58, 'doubling', [1, 2], absent(1, DOUBLED)),
  'double.scope': choice(59, 'doubling', 'payment', ['aces', 'acesNotLed', 'acesAndQuinola'], absent('aces', DOUBLED)),
  // The partie, or talon
  'partie.manner': choice(60, 'partie', 'payment', [
    'ownPoints',
    'fixed',
    'discard',
    'mat',
    'poolAsDealt',
    'poolAtEnd',
  ]),
  'partie.base': amount(61, 'partie', [0, 3, 4, 6], absent(0, { 'partie.manner': ['fixed', 'discard', 'mat'] })),
  'partie.mat': amount(62, 'partie', [0, 4], absent(0, COUNTED)),
  'partie.tariff': amount(
    63,
    'partie',
    [1, 2, 3, 10],
    absent(1, { 'partie.manner': ['ownPoints'] }, { 'reversis.made.manner': ['tariff'] }),
  ),
  'tie.order': choice(64, 'partie', 'payment', ['tricks', 'tricksThenCards', 'seat']),
  // The reversis
  /** When a reversis counts as undertaken: after nine tricks, after all but the last, or only once made. */
  'reversis.undertaken': choice(65, 'reversis', 'payment', ['nine', 'butLast', 'onlyMade']),
  'reversis.made.manner': choice(66, 'reversis', 'payment', ['flat', 'tariff']),
  'reversis.made.each': amount(67, 'reversis', [0, 2, 4, 9, 16, 20]),
  'reversis.made.opposite': amount(68, 'reversis', [0, 2, 4, 9, 16, 32, 40]),
  'reversis.made.undoes': choice(71, 'reversis', 'payment', ['nothing', 'makerPaid', 'everything']),
  'reversis.made.pool': choice(
    76,
    'reversis',
    'payment',
    ['nothing', 'ifQuinola', 'always', 'restored'],
    absent('nothing', POOL),
  ),
  'reversis.made.forcedFirst': amount(79, 'reversis', [0, 8]),
  'reversis.broken.manner': choice(69, 'reversis', 'payment', ['sum', 'talon'], absent('sum', UNDERTAKEN)),
  'reversis.broken.sum': amount(
    70,
    'reversis',
    [0, 16, 48, 64, 80],
    absent(0, { ...UNDERTAKEN, 'reversis.broken.manner': ['sum'] }),
  ),
  'reversis.broken.undoes': choice(
    72,
    'reversis',
    'payment',
    ['nothing', 'breakerPaid', 'everything'],
    absent('nothing', UNDERTAKEN),
  ),
  'reversis.broken.bete': flag(77, 'reversis', 'payment', absent(false, { ...UNDERTAKEN, ...POOL })),
  'reversis.broken.ownQuinola': choice(78, 'reversis', 'payment', ['stands', 'undone'], absent('stands', UNDERTAKEN)),
  /** `undoneAttempted`: also if the record breaks off after the reversis was undertaken, neither made nor broken. */
  'reversis.othersQuinolas': choice(73, 'reversis', 'payment', ['stand', 'undone', 'undoneAttempted']),
  /** What cards of the tricks after the undertaking still pay. */
  'reversis.lastTricks': choice(
    75,
    'reversis',
    'payment',
    ['everything', 'aces', 'nothing'],
    absent('everything', UNDERTAKEN),
  ),
  'reversis.brokenByQuinola': choice(
    80,
    'reversis',
    'payment',
    ['nothing', 'forcerPaid'],
    absent('nothing', UNDERTAKEN),
  ),
  // Four aces, or the espagnolette
  'espagnolette.hands': choice(81, 'espagnolette', 'play', ['none', 'fourAces', 'orThreeAndQuinola', 'orTwoAndBoth']),
  'espagnolette.renounce': choice(
    82,
    'espagnolette',
    'play',
    ['throughout', 'firstNine'],
    absent('throughout', RENOUNCED),
  ),
  'espagnolette.kept': choice(83, 'espagnolette', 'payment', ['asRanked', 'wins'], absent('asRanked', RENOUNCED)),
  'espagnolette.failed.losesPartie': flag(84, 'espagnolette', 'payment', absent(false, RENOUNCED)),
  'espagnolette.failed.returns': choice(
    85,
    'espagnolette',
    'payment',
    ['nothing', 'single', 'double'],
    absent('nothing', RENOUNCED),
  ),
  'espagnolette.failed.stake': choice(
    86,
    'espagnolette',
    'payment',
    ['stands', 'paysPlaced', 'paysHeld', 'paysDouble', 'paysHeldAgain'],
    absent('stands', RENOUNCED),
  ),
  'espagnolette.reversisMade': choice(
    87,
    'espagnolette',
    'payment',
    ['paysAll', 'nothing'],
    absent('nothing', RENOUNCED),
  ),
  'espagnolette.reversisBroken': choice(
    88,
    'espagnolette',
    'payment',
    ['reversisPlayer', 'espagnolette'],
    absent('reversisPlayer', { ...RENOUNCED, ...UNDERTAKEN }),
  ),
  'espagnolette.breaks': choice(
    89,
    'espagnolette',
    'payment',
    ['paid', 'fails', 'returns'],
    absent('paid', { ...RENOUNCED, ...UNDERTAKEN }),
  ),
  'espagnolette.forcesQuinola': choice(
    90,
    'espagnolette',
    'payment',
    ['consolation', 'stakeToo'],
    absent('consolation', { ...RENOUNCED, 'quinola.forced.intoPool': [true] }),
  ),
  // Cards thrown down, boxes, the end of the session
  'thrown.pays': choice(91, 'session', 'payment', ['nothing', 'asPlaced', 'consolationOnly']),
  'box.fiches': amount(93, 'session', [0, 20, 32, 36]),
  'box.jetons': amount(94, 'session', [0, 20, 24]),
  'box.jeton': amount(95, 'session', [0, 6], absent(0, { 'box.jetons': 'some' })),
  'box.contrats': amount(96, 'session', [0, 6, 10]),
  'box.contrat': amount(97, 'session', [0, 10, 48, 50], absent(0, { 'box.contrats': 'some' })),
  'session.leftover': choice(
    98,
    'session',
    'payment',
    ['nobody', 'shared'],
    only('nobody', 'reversis.leftovers', POOL),
  ),
} as const;

export type ReversisKey = keyof typeof REVERSIS_KEYS;
export type ReversisRules = RulesOf<typeof REVERSIS_KEYS>;
