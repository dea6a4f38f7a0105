import { amount, choice, flag, type RulesOf } from '#engine/rules/key.ts';

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
  'favourite.bids': choice(15, 'favourite', 'play', ['bound', 'free']),
  // Naming trumps and calling
  'call.kingOfTrumps': choice(16, 'call', 'play', ['never', 'ifOnlyOneLacking']),
  'call.queen': choice(17, 'call', 'play', ['fourKings', 'noneLeft']),
  'call.own': flag(18, 'call', 'play'),
  'call.own.premium': flag(19, 'call', 'payment'),
  'call.forcedAllyNames': flag(20, 'call', 'play'),
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
  'premium.forced.plain': amount(32, 'consolation', 'payment', [0]),
  'premium.forced.favourite': amount(33, 'consolation', 'payment', [0, 1]),
  'premium.alliance.plain': amount(34, 'consolation', 'payment', [0]),
  'premium.alliance.favourite': amount(35, 'consolation', 'payment', [0, 1]),
  'premium.mediateur.plain': amount(36, 'mediateur', 'payment', [0, 1]),
  'premium.mediateur.favourite': amount(37, 'mediateur', 'payment', [0, 2]),
  'premium.casco.plain': amount(38, 'casco', 'payment', [0, 2]),
  'premium.casco.favourite': amount(39, 'casco', 'payment', [0, 4]),
  'premium.solo.plain': amount(40, 'consolation', 'payment', [0, 2, 4, 5]),
  'premium.solo.favourite': amount(41, 'consolation', 'payment', [0, 4, 5]),
  'premium.grandissimo': amount(42, 'grandissimo', 'payment', [0, 8]),
  'premium.devole': amount(43, 'devole', 'payment', [0, 16]),
  // Matadors
  'matadors.manner': choice(44, 'matadors', 'payment', ['eachFromThree', 'eachFromOne', 'threeAndFour']),
  'matadors.each': amount(45, 'matadors', 'payment', [0, 1]),
  'matadors.three.plain': amount(46, 'matadors', 'payment', [0, 1]),
  'matadors.three.favourite': amount(47, 'matadors', 'payment', [0, 2]),
  'matadors.four.plain': amount(48, 'matadors', 'payment', [0, 2]),
  'matadors.four.favourite': amount(49, 'matadors', 'payment', [0, 4]),
  'matadors.side': choice(50, 'matadors', 'payment', ['winners', 'ombre']),
  'matadors.counted': choice(51, 'matadors', 'payment', ['dealt', 'afterExchange']),
  // Premiers
  'premiers.plain': amount(52, 'premiers', 'payment', [0, 1]),
  'premiers.favourite': amount(53, 'premiers', 'payment', [0, 1, 2]),
  'premiers.forced': flag(54, 'premiers', 'payment'),
  // The vole
  /** What the lead to the seventh trick, after the first six, undertakes. */
  'vole.undertaken': choice(55, 'vole', 'payment', ['never', 'byLead', 'onceKingPlayed']),
  'vole.asks': flag(56, 'vole', 'play'),
  'vole.forced': flag(57, 'vole', 'payment'),
  'vole.shownAlly': choice(58, 'vole', 'payment', ['free', 'losesVole', 'losesAndBeast']),
  'vole.made.plain': amount(59, 'vole', 'payment', [0, 2, 10]),
  'vole.made.favourite': amount(60, 'vole', 'payment', [0, 4, 10]),
  'vole.lost.pays': flag(61, 'vole', 'payment'),
  'vole.announced.plain': amount(62, 'vole', 'payment', [0, 2, 10]),
  'vole.announced.favourite': amount(63, 'vole', 'payment', [0, 4, 10]),
  'vole.announced.premium': flag(64, 'vole', 'payment'),
  'vole.announced.lostSix': choice(65, 'vole', 'payment', ['voleOnly', 'remise']),
  'vole.announced.codille': flag(66, 'vole', 'payment'),
  /** What the next nineteen amounts are: laid by each of the four in a pool, or paid by each opponent as the game’s premium. */
  'vole.pool.manner': choice(67, 'vole', 'payment', ['pool', 'premium']),
  'vole.pool.odd': choice(68, 'vole', 'payment', ['highestTrump', 'stays']),
  'vole.pool.undertaken.alliance.plain': amount(69, 'vole', 'payment', [0, 3]),
  'vole.pool.undertaken.alliance.favourite': amount(70, 'vole', 'payment', [0, 3, 6]),
  'vole.pool.undertaken.mediateur.plain': amount(71, 'vole', 'payment', [0, 3]),
  'vole.pool.undertaken.mediateur.favourite': amount(72, 'vole', 'payment', [0, 3, 6]),
  'vole.pool.undertaken.casco.plain': amount(73, 'vole', 'payment', [0, 6]),
  'vole.pool.undertaken.casco.favourite': amount(74, 'vole', 'payment', [0, 12]),
  'vole.pool.undertaken.solo.plain': amount(75, 'vole', 'payment', [0, 3, 6]),
  'vole.pool.undertaken.solo.favourite': amount(76, 'vole', 'payment', [0, 3, 12]),
  'vole.pool.undertaken.grandissimo': amount(77, 'vole', 'payment', [0, 24]),
  'vole.pool.announced.mediateur.plain': amount(78, 'vole', 'payment', [0, 3, 5]),
  'vole.pool.announced.mediateur.favourite': amount(79, 'vole', 'payment', [0, 6, 9, 10]),
  'vole.pool.announced.solo.plain': amount(80, 'vole', 'payment', [0, 3, 5, 6, 9]),
  'vole.pool.announced.solo.favourite': amount(81, 'vole', 'payment', [0, 3, 12, 18]),
  'vole.pool.announced.grandissimo': amount(82, 'vole', 'payment', [0, 24, 36]),
  'vole.pool.revealed.mediateur.plain': amount(83, 'vole', 'payment', [0, 6]),
  'vole.pool.revealed.mediateur.favourite': amount(84, 'vole', 'payment', [0, 12]),
  'vole.pool.revealed.solo.plain': amount(85, 'vole', 'payment', [0, 3, 12]),
  'vole.pool.revealed.solo.favourite': amount(86, 'vole', 'payment', [0, 3, 24]),
  'vole.pool.revealed.grandissimo': amount(87, 'vole', 'payment', [0, 48]),
  // The game lost
  'lost.minimum.alliance': amount(88, 'lost', 'payment', [0, 3, 4]),
  'lost.minimum.forced': amount(89, 'lost', 'payment', [0, 1, 3]),
  'lost.stake': choice(90, 'lost', 'payment', ['halves', 'ombre']),
  'lost.noTrick': choice(91, 'lost', 'payment', ['nothing', 'paysVole']),
  'remise.times': amount(92, 'lost', 'payment', [1, 2]),
  // Codille
  'codille.tricks': amount(93, 'codille', 'payment', [4, 3]),
  'codille.times': amount(94, 'codille', 'payment', [1, 2]),
  /** What becomes of a pool that the sharers cannot divide: all of it stays; the odd counters go by the trumps dealt, now or next. */
  'codille.odd': choice(95, 'codille', 'payment', ['allStays', 'highestDealt', 'highestNext']),
  'codille.unshared': amount(96, 'codille', 'payment', [0, 1, 2]),
  // Médiateur
  'mediateur.kingOfTrumps': flag(97, 'mediateur', 'play'),
  'mediateur.giver.won': choice(98, 'mediateur', 'payment', ['spared', 'pays']),
  'mediateur.giver.lost': choice(99, 'mediateur', 'payment', ['paid', 'nothing']),
  'mediateur.price.plain': amount(100, 'mediateur', 'payment', [0, 10]),
  'mediateur.price.favourite': amount(101, 'mediateur', 'payment', [0, 20]),
  // Casco
  'casco.aces': flag(102, 'casco', 'play'),
  'casco.fourKings': choice(103, 'casco', 'play', ['mayNotBid', 'callsQueen']),
  'casco.trumps': choice(104, 'casco', 'play', ['anySuit', 'notCalled']),
  'lost.minimum.casco': amount(105, 'casco', 'payment', [0, 3]),
  // Grandissimo and devole
  'grandissimo.aces': flag(106, 'grandissimo', 'play'),
  'devole.lost': choice(107, 'devole', 'payment', ['remise', 'unitsOnly']),
  // The session
  'session.deals': amount(108, 'session', 'payment', [20, 40]),
  'session.leftover': choice(109, 'session', 'payment', ['nobody', 'shared']),
  'box.jetons': amount(110, 'session', 'payment', [0, 10, 50]),
  'box.fiches': amount(111, 'session', 'payment', [0, 19, 20, 30]),
  'box.fiche': amount(112, 'session', 'payment', [0, 10]),
  'box.contrats': amount(113, 'session', 'payment', [0, 5]),
  'box.contrat': amount(114, 'session', 'payment', [0, 100]),
} as const;

export type QuadrilleKey = keyof typeof QUADRILLE_KEYS;
export type QuadrilleRules = RulesOf<typeof QUADRILLE_KEYS>;
