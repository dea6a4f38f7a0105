import { amount, choice, flag, only, onlyAs, type RulesOf } from '#engine/rules/key.ts';
import {
  absent,
  WITH_CASCO,
  WITH_DEVOLE,
  EACH,
  WITH_FAVOURITE,
  WITH_FORCED_SPADILLE,
  WITH_GRANDISSIMO,
  inFavourite,
  WITH_MEDIATEUR,
  THREE_AND_FOUR,
  VOLE_KEYS,
} from './vole-keys.ts';

/**
 * Every question that the engine asks of a Quadrille rule set, including Médiateur. Numbers are permanent (links contain them);
 * the order is that in which readers meet the questions. Amounts are counters, or units if `payments.unit` says so; payments
 * into a pool are always counters. Names that begin with `premium.` or `vole.pool.` are rows in the table of 1752: begin any other
 * key otherwise.
 */
export const QUADRILLE_KEYS = {
  // The pack and the deal
  /**
   * Order of the low cards of the red suits: the seven lowest, or the two lowest as in the black suits. The lowest trump is the
   * manille.
   */
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
  /** What an overcalled bidder may still do: equal the highest bid, also go above it, or nothing. */
  'auction.raise': choice(12, 'auction', 'play', ['toEqual', 'toEqualOrHigher', 'never']),
  'auction.allPass': choice(13, 'auction', 'play', ['forcedSpadille', 'redeal']),
  // The favourite suit
  'favourite.suit': choice(14, 'favourite', 'payment', ['none', 'hearts', 'lotForParty', 'lotEachDeal']),
  'favourite.bids': choice(
    15,
    'favourite',
    'play',
    ['bound', 'free'],
    only('bound', 'quadrille.across.favourite', WITH_FAVOURITE),
  ),
  // Naming trumps and calling
  'call.kingOfTrumps': choice(16, 'call', 'play', ['never', 'ifOnlyOneLacking']),
  'call.queen': choice(17, 'call', 'play', ['fourKings', 'noneLeft']),
  'call.own': flag(18, 'call', 'play'),
  'call.own.premium': flag(19, 'call', 'payment', absent(false, { 'call.own': [true] })),
  'call.forcedAllyNames': flag(20, 'call', 'play', absent(false, WITH_FORCED_SPADILLE)),
  // Play
  'play.follow': flag(21, 'play', 'play'),
  'play.firstLead': choice(22, 'play', 'play', ['eldest', 'ombreAlone']),
  'matadors.privilege': choice(23, 'play', 'play', ['none', 'unlessHigherLed', 'always']),
  /** Whether a side with six tricks may stop and be paid. */
  'play.stop': flag(24, 'play', 'play'),
  /** Which six tricks allow a side to stop: the first six of the deal, or any six. */
  'play.stop.when': choice(
    121,
    'play',
    'play',
    ['firstSix', 'anySix'],
    only('firstSix', 'quadrille.stopping', { 'play.stop': [true] }),
  ),
  // The stake
  'stake.ante.each': amount(25, 'stake', [0, 1]),
  'stake.ante.dealer': amount(26, 'stake', [0, 4, 10]),
  'stake.beast': choice(27, 'stake', 'payment', ['equalPool', 'ladder']),
  /** Under the ladder: the beast of an ally who showed himself, after the pool was drawn or as it lay before. */
  'stake.beast.shown': choice(
    124,
    'stake',
    'payment',
    ['newHeap', 'oldHeap'],
    only('newHeap', 'quadrille.shownLadder', { 'stake.beast': ['ladder'], 'vole.shownAlly': ['losesAndBeast'] }),
  ),
  'stake.odd': choice(28, 'stake', 'payment', ['ombre', 'ally']),
  'payments.unit': choice(29, 'stake', 'payment', ['counter', 'quarterStake']),
  'win.tricks': amount(30, 'stake', [6]),
  // What the game won or lost pays from hand to hand
  'consolation.each': amount(31, 'consolation', [0, 2]),
  'consolation.favourite': amount(117, 'consolation', [0, 2, 4], inFavourite('consolation.each')),
  /** Paid for a game won, and by a side that loses codille, but not at a remise. */
  'game.each': amount(115, 'consolation', [0, 1]),
  'game.favourite': amount(116, 'consolation', [0, 1, 2], inFavourite('game.each')),
  'premium.forced.plain': amount(32, 'consolation', [0], absent(0, WITH_FORCED_SPADILLE)),
  'premium.forced.favourite': amount(
    33,
    'consolation',
    [0, 1],
    inFavourite('premium.forced.plain', WITH_FORCED_SPADILLE),
  ),
  'premium.alliance.plain': amount(34, 'consolation', [0]),
  'premium.alliance.favourite': amount(35, 'consolation', [0, 1], inFavourite('premium.alliance.plain')),
  'premium.mediateur.plain': amount(36, 'mediateur', [0, 1, 10], absent(0, WITH_MEDIATEUR)),
  'premium.mediateur.favourite': amount(
    37,
    'mediateur',
    [0, 2, 20],
    inFavourite('premium.mediateur.plain', WITH_MEDIATEUR),
  ),
  'premium.casco.plain': amount(38, 'casco', [0, 2], absent(0, WITH_CASCO)),
  'premium.casco.favourite': amount(39, 'casco', [0, 4], inFavourite('premium.casco.plain', WITH_CASCO)),
  'premium.solo.plain': amount(40, 'consolation', [0, 2, 4, 5, 14]),
  'premium.solo.favourite': amount(41, 'consolation', [0, 4, 5, 28], inFavourite('premium.solo.plain')),
  'premium.grandissimo': amount(42, 'grandissimo', [0, 8], absent(0, WITH_GRANDISSIMO)),
  'premium.devole': amount(43, 'devole', [0, 16], absent(0, WITH_DEVOLE)),
  // Matadors
  'matadors.manner': choice(44, 'matadors', 'payment', ['eachFromThree', 'eachFromOne', 'threeAndFour']),
  'matadors.each': amount(45, 'matadors', [0, 1], absent(1, EACH)),
  'matadors.each.favourite': amount(
    118,
    'matadors',
    [0, 1, 2],
    onlyAs('matadors.each', 'quadrille.across.favourite', true, { ...WITH_FAVOURITE, ...EACH }),
  ),
  'matadors.three.plain': amount(46, 'matadors', [0, 1], absent(0, THREE_AND_FOUR)),
  'matadors.three.favourite': amount(47, 'matadors', [0, 2], inFavourite('matadors.three.plain', THREE_AND_FOUR)),
  'matadors.four.plain': amount(48, 'matadors', [0, 2], absent(0, THREE_AND_FOUR)),
  'matadors.four.favourite': amount(49, 'matadors', [0, 4], inFavourite('matadors.four.plain', THREE_AND_FOUR)),
  'matadors.side': choice(50, 'matadors', 'payment', ['winners', 'ombre']),
  'matadors.counted': choice(51, 'matadors', 'payment', ['dealt', 'afterExchange']),
  // Premiers
  'premiers.plain': amount(52, 'premiers', [0, 1]),
  'premiers.favourite': amount(53, 'premiers', [0, 1, 2], inFavourite('premiers.plain')),
  'premiers.forced': flag(
    54,
    'premiers',
    'payment',
    absent(
      false,
      { ...WITH_FORCED_SPADILLE, 'premiers.plain': 'some' },
      { ...WITH_FORCED_SPADILLE, 'premiers.favourite': 'some' },
    ),
  ),
  ...VOLE_KEYS,
  // The game lost
  'lost.minimum.alliance': amount(88, 'lost', [0, 3, 4]),
  'lost.minimum.forced': amount(89, 'lost', [0, 1, 3], absent(1, WITH_FORCED_SPADILLE)),
  'lost.stake': choice(90, 'lost', 'payment', ['halves', 'ombre']),
  'lost.noTrick': choice(91, 'lost', 'payment', ['nothing', 'paysVole']),
  'remise.times': amount(92, 'lost', [1, 2]),
  // Codille
  'codille.tricks': amount(93, 'codille', [4, 3]),
  'codille.times': amount(94, 'codille', [1, 2]),
  /**
   * What happens to a pool that the sharers cannot divide: all of it stays, or the odd counters go by the trumps dealt, now or
   * next.
   */
  'codille.odd': choice(95, 'codille', 'payment', ['allStays', 'highestDealt', 'highestNext']),
  /** Whether the highest trump of the next deal is counted in the cards as dealt, or as held after the exchange of a king. */
  'codille.odd.hand': choice(
    125,
    'codille',
    'payment',
    ['dealt', 'played'],
    absent('dealt', { 'codille.odd': ['highestNext'], ...WITH_MEDIATEUR }),
  ),
  'codille.unshared': amount(
    96,
    'codille',
    [0, 1, 2],
    only(1, 'quadrille.oddOfThree', { 'codille.odd': ['allStays'] }),
  ),
  // Médiateur
  'mediateur.kingOfTrumps': flag(97, 'mediateur', 'play', absent(false, WITH_MEDIATEUR)),
  /** Médiateur with four kings in hand: ask for a queen, or no such bid. */
  'mediateur.fourKings': choice(
    120,
    'mediateur',
    'play',
    ['asksQueen', 'mayNotBid'],
    absent('asksQueen', WITH_MEDIATEUR),
  ),
  'mediateur.giver.won': choice(98, 'mediateur', 'payment', ['spared', 'pays'], absent('spared', WITH_MEDIATEUR)),
  'mediateur.giver.lost': choice(99, 'mediateur', 'payment', ['paid', 'nothing'], absent('paid', WITH_MEDIATEUR)),
  'mediateur.price.plain': amount(100, 'mediateur', [0, 10], absent(0, WITH_MEDIATEUR)),
  'mediateur.price.favourite': amount(101, 'mediateur', [0, 20], inFavourite('mediateur.price.plain', WITH_MEDIATEUR)),
  /** Which suit must be the favourite for the king's price in favourite: the trumps, or the king’s own. */
  'mediateur.price.suit': choice(
    119,
    'mediateur',
    'payment',
    ['trumps', 'king'],
    absent('trumps', { ...WITH_MEDIATEUR, ...WITH_FAVOURITE, 'mediateur.price.favourite': 'some' }),
  ),
  // Casco
  'casco.aces': flag(102, 'casco', 'play', absent(true, WITH_CASCO)),
  'casco.fourKings': choice(103, 'casco', 'play', ['mayNotBid', 'callsQueen'], absent('mayNotBid', WITH_CASCO)),
  'casco.trumps': choice(104, 'casco', 'play', ['anySuit', 'notCalled'], absent('anySuit', WITH_CASCO)),
  'lost.minimum.casco': amount(105, 'casco', [0, 3], absent(0, WITH_CASCO)),
  // Grandissimo and devole
  'grandissimo.aces': flag(106, 'grandissimo', 'play', absent(false, WITH_GRANDISSIMO)),
  'devole.lost': choice(107, 'devole', 'payment', ['remise', 'unitsOnly'], absent('remise', WITH_DEVOLE)),
  // The session
  'session.deals': amount(108, 'session', [20, 40]),
  'session.leftover': choice(109, 'session', 'payment', ['nobody', 'shared']),
  'box.jetons': amount(110, 'session', [0, 10, 50]),
  'box.fiches': amount(111, 'session', [0, 19, 20, 30]),
  'box.fiche': amount(112, 'session', [0, 10], absent(10, { 'box.fiches': 'some' })),
  'box.contrats': amount(113, 'session', [0, 5, 7]),
  'box.contrat': amount(114, 'session', [0, 100], absent(100, { 'box.contrats': 'some' })),
} as const;

export type QuadrilleKey = keyof typeof QUADRILLE_KEYS;
export type QuadrilleRules = RulesOf<typeof QUADRILLE_KEYS>;
