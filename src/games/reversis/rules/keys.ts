import { amount, choice, flag, type RulesOf } from '#engine/rules/key.ts';

/**
 * Every question the engine asks of a Reversis rule set. Numbers are permanent (links carry them); the order here is the
 * order in which readers meet the questions.
 */
export const REVERSIS_KEYS = {
  // The pack and the deal
  'pack.tens': flag(1, 'deal', 'deal'),
  'players.five': flag(99, 'deal', 'deal'),
  'play.direction': choice(14, 'deal', 'play', ['right', 'left']),
  'deal.firstDealer': choice(3, 'deal', 'deal', ['thrownCard', 'quinolaPile', 'agreed']),
  /** What becomes of the cards not played: none over; each lays one out; four lie aside unseen; a talon of three is exchanged. */
  'deal.discard': choice(2, 'deal', 'deal', ['none', 'each', 'aside', 'talon']),
  'deal.misdeal': choice(92, 'deal', 'deal', ['redeal', 'dealPasses']),
  'exchange.compulsory': choice(4, 'deal', 'deal', [
    'never',
    'always',
    'untilThreeStakesGreat',
    'untilThreeStakesBoth',
    'afterRemise',
  ]),
  'exchange.look': flag(5, 'deal', 'deal'),
  'exchange.opposites': flag(6, 'deal', 'deal'),
  'discard.quinola': choice(7, 'deal', 'deal', ['allowed', 'forbidden', 'threeStakes', 'notAfterRemise']),
  'discard.aces': flag(8, 'deal', 'deal'),
  'trade.aces': flag(9, 'deal', 'deal'),
  'trade.quinola': flag(10, 'deal', 'deal'),
  // Play
  'play.follow': flag(11, 'play', 'play'),
  'play.firstLead': choice(12, 'play', 'play', ['any', 'heart']),
  /** What a player void in the suit led may throw of hearts: any, or only king, queen and Quinola. */
  'play.throwHearts': choice(13, 'play', 'play', ['any', 'courtsOnly']),
  // Points
  'points.scale': choice(15, 'points', 'payment', ['low', 'high']),
  'points.quinolaTaken': amount(16, 'points', 'payment', [1, 2]),
  'points.quinolaLaid': amount(17, 'points', 'payment', [1, 2, 3, 4]),
  'points.aceDiamondsLaid': amount(18, 'points', 'payment', [4, 5]),
  // Pools
  'pool.structure': choice(19, 'pools', 'payment', ['none', 'one', 'greatAndLittle', 'queue']),
  /** A filling: what each of the others pays, and what the dealer pays in all. */
  'pool.open.each': amount(20, 'pools', 'payment', [1, 4, 5, 6]),
  'pool.open.dealer': amount(21, 'pools', 'payment', [1, 8, 10]),
  'pool.ante.each': amount(22, 'pools', 'payment', [0, 1]),
  'pool.ante.dealer': amount(23, 'pools', 'payment', [0, 1, 2, 4, 5]),
  /** The pool is filled, instead of the ante, when it holds less than this before a deal: 1 when it is empty, 0 never. */
  'pool.refill.below': amount(24, 'pools', 'payment', [0, 1, 26]),
  'pool.refill.manner': choice(25, 'pools', 'payment', ['onTop', 'madeUp']),
  /** Three stakes: what is then drawn or paid, and no more. 0: no such bound. */
  'pool.cap': amount(26, 'pools', 'payment', [0, 78, 100]),
  'pool.reform': choice(32, 'pools', 'payment', ['nextDeal', 'atOnce']),
  'little.open.each': amount(27, 'pools', 'payment', [0, 3]),
  'little.open.dealer': amount(28, 'pools', 'payment', [0, 4]),
  'little.ante.dealer': amount(29, 'pools', 'payment', [0, 1]),
  'little.refill.below': amount(30, 'pools', 'payment', [0, 13]),
  'little.cap': amount(31, 'pools', 'payment', [0, 39, 50]),
  // Aces
  'ace.placed.rate': amount(33, 'aces', 'payment', [0, 1, 2]),
  'ace.placed.diamonds': amount(34, 'aces', 'payment', [0, 1, 2, 4]),
  'ace.forced.rate': amount(35, 'aces', 'payment', [0, 1, 2]),
  'ace.forced.diamonds': amount(36, 'aces', 'payment', [0, 1, 2, 4]),
  'ace.forced.payers': choice(37, 'aces', 'payment', ['holder', 'all']),
  'ace.led.rate': amount(38, 'aces', 'payment', [0, 1, 2]),
  'ace.led.diamonds': amount(39, 'aces', 'payment', [0, 1, 2, 4]),
  'ace.led.payers': choice(40, 'aces', 'payment', ['holder', 'all']),
  'led.claim': flag(41, 'aces', 'payment'),
  'led.own': choice(42, 'aces', 'payment', ['nothing', 'othersPay']),
  // The Quinola, and the little Quinola where the queen of hearts is one
  'quinola.little': flag(43, 'quinola', 'payment'),
  'quinola.placed.winnerToHolder': amount(44, 'quinola', 'payment', [0, 2, 4, 5, 6]),
  'quinola.placed.draws': flag(45, 'quinola', 'payment'),
  'quinola.forced.holderToForcer': amount(46, 'quinola', 'payment', [0, 2, 3, 4, 6, 8, 10]),
  'quinola.forced.othersToForcer': amount(47, 'quinola', 'payment', [0, 1, 2, 5, 6]),
  'quinola.forced.intoPool': flag(48, 'quinola', 'payment'),
  'quinola.led.holderToWinner': amount(49, 'quinola', 'payment', [0, 6, 10]),
  'quinola.led.othersToWinner': amount(50, 'quinola', 'payment', [0, 5, 6]),
  'quinola.led.intoPool': flag(51, 'quinola', 'payment'),
  'little.placed.winnerToHolder': amount(52, 'quinola', 'payment', [0, 3]),
  'little.forced.holderToForcer': amount(53, 'quinola', 'payment', [0, 3]),
  'little.forced.othersToForcer': amount(54, 'quinola', 'payment', [0, 3]),
  'little.led.holderToWinner': amount(55, 'quinola', 'payment', [0, 3]),
  'little.led.othersToWinner': amount(56, 'quinola', 'payment', [0, 3]),
  // Doubling
  /**
   * `last`: the last tricks, between everyone. `lastOpposite`: the last tricks, between opposites only.
   * `oppositeAndLast`: everything between opposites, the party included, and the last tricks once more between everyone.
   */
  'double.manner': choice(57, 'doubling', 'payment', ['none', 'last', 'lastOpposite', 'oppositeAndLast']),
  'double.window': amount(58, 'doubling', 'payment', [1, 2]),
  'double.scope': choice(59, 'doubling', 'payment', ['aces', 'acesNotLed', 'acesAndQuinola']),
  // The partie, or talon
  'partie.manner': choice(60, 'partie', 'payment', [
    'ownPoints',
    'fixed',
    'discard',
    'mat',
    'poolAsDealt',
    'poolAtEnd',
  ]),
  'partie.base': amount(61, 'partie', 'payment', [0, 3, 4, 6]),
  'partie.mat': amount(62, 'partie', 'payment', [0, 4]),
  'partie.tariff': amount(63, 'partie', 'payment', [1, 2, 3, 10]),
  'tie.order': choice(64, 'partie', 'payment', ['tricks', 'tricksThenCards', 'seat']),
  // The reversis
  /** When a reversis is undertaken: by the first nine tricks; by all but the last; or it is only known when made. */
  'reversis.undertaken': choice(65, 'reversis', 'payment', ['nine', 'butLast', 'onlyMade']),
  'reversis.made.manner': choice(66, 'reversis', 'payment', ['flat', 'tariff']),
  'reversis.made.each': amount(67, 'reversis', 'payment', [0, 2, 4, 9, 16, 20]),
  'reversis.made.opposite': amount(68, 'reversis', 'payment', [0, 2, 4, 9, 16, 32, 40]),
  'reversis.made.undoes': choice(71, 'reversis', 'payment', ['nothing', 'makerPaid', 'everything']),
  'reversis.made.pool': choice(76, 'reversis', 'payment', ['nothing', 'ifQuinola', 'always', 'restored']),
  'reversis.made.forcedFirst': amount(79, 'reversis', 'payment', [0, 8]),
  'reversis.broken.manner': choice(69, 'reversis', 'payment', ['sum', 'talon']),
  'reversis.broken.sum': amount(70, 'reversis', 'payment', [0, 16, 48, 64, 80]),
  'reversis.broken.undoes': choice(72, 'reversis', 'payment', ['nothing', 'breakerPaid', 'everything']),
  'reversis.broken.bete': flag(77, 'reversis', 'payment'),
  'reversis.broken.ownQuinola': choice(78, 'reversis', 'payment', ['stands', 'undone']),
  'reversis.othersQuinolas': choice(73, 'reversis', 'payment', ['stand', 'undone']),
  /** What the tricks after the undertaking still pay. */
  'reversis.lastTricks': choice(75, 'reversis', 'payment', ['everything', 'aces', 'nothing']),
  'reversis.brokenByQuinola': choice(80, 'reversis', 'payment', ['nothing', 'forcerPaid']),
  // Four aces, or the espagnolette
  'espagnolette.hands': choice(81, 'espagnolette', 'play', ['none', 'fourAces', 'orThreeAndQuinola', 'orTwoAndBoth']),
  'espagnolette.renounce': choice(82, 'espagnolette', 'play', ['throughout', 'firstNine']),
  'espagnolette.kept': choice(83, 'espagnolette', 'payment', ['asRanked', 'wins']),
  'espagnolette.failed.losesPartie': flag(84, 'espagnolette', 'payment'),
  'espagnolette.failed.returns': choice(85, 'espagnolette', 'payment', ['nothing', 'single', 'double']),
  'espagnolette.failed.stake': choice(86, 'espagnolette', 'payment', [
    'stands',
    'paysPlaced',
    'paysHeld',
    'paysDouble',
  ]),
  'espagnolette.reversisMade': choice(87, 'espagnolette', 'payment', ['paysAll', 'nothing']),
  'espagnolette.reversisBroken': choice(88, 'espagnolette', 'payment', ['reversisPlayer', 'espagnolette']),
  'espagnolette.breaks': choice(89, 'espagnolette', 'payment', ['paid', 'fails']),
  'espagnolette.forcesQuinola': choice(90, 'espagnolette', 'payment', ['consolation', 'stakeToo']),
  // Cards thrown down, boxes, the end of the session
  'thrown.pays': choice(91, 'session', 'payment', ['nothing', 'asPlaced', 'consolationOnly']),
  'box.fiches': amount(93, 'session', 'payment', [0, 20, 36]),
  'box.jetons': amount(94, 'session', 'payment', [0, 24]),
  'box.jeton': amount(95, 'session', 'payment', [0, 6]),
  'box.contrats': amount(96, 'session', 'payment', [0, 6, 10]),
  'box.contrat': amount(97, 'session', 'payment', [0, 10, 48, 50]),
  'session.leftover': choice(98, 'session', 'payment', ['nobody', 'shared']),
} as const;

export type ReversisKey = keyof typeof REVERSIS_KEYS;
export type ReversisRules = RulesOf<typeof REVERSIS_KEYS>;
