import { attested, inferred, makeRuleSet, type RuleSet, silent } from '#engine/rules/rule-set.ts';
import { QUADRILLE_KEYS, type QuadrilleRules } from '../keys.ts';

/**
 * “Quadrille” in the *Encyclopædia Britannica*, seventh edition, vol. 18, pp. 763–764, with médiateur and a favourite suit; we
 * read a transcription. Edition: content/editions/britannica-1842.mdx.
 */
export const britannica1842: RuleSet<QuadrilleRules> = makeRuleSet(QUADRILLE_KEYS, {
  id: 'britannica-1842',
  game: 'quadrille',
  linkNumber: 4,
  unit: ['counter', 'counters'],
  rules: {
    // The pack and the deal
    'cards.redLow': attested(
      'reversed',
      'ranks.redPlain',
      'ranks.redTrumps',
      'ranks.blackPlain',
      'ranks.blackTrumps',
      'pack',
      'matadors.three',
      'ranks.manille',
    ),
    'cards.punto': attested(true, 'ranks.redTrumps', 'ranks.punto'),
    'play.direction': attested('right', 'deal.direction', 'auction.first'),
    'deal.packets': inferred('eachDealer', ['deal.packets'], 'britannica-1842.packets'),
    'deal.misdeal': attested('redeal', 'deal.misdeal', 'deal.penalty'),
    // The auction
    'auction.vole': inferred('none', ['order.top'], 'britannica-1842.noVoleBid'),
    'auction.mediateur': attested(true, 'mediateur.king', 'mediateur.card', 'mediateur.alone'),
    'auction.casco': silent(false, 'quadrille.not-mentioned'),
    'auction.grandissimo': silent(false, 'quadrille.not-mentioned'),
    'auction.devole': silent(false, 'quadrille.not-mentioned'),
    'auction.order': attested(
      'byMode',
      'order.alliance',
      'order.mediateur',
      'order.mediateurFavourite',
      'order.solo',
      'order.top',
      'solo.preferred',
    ),
    'auction.raise': inferred(
      'toEqual',
      ['solo.forced', 'solo.onlyForced', 'auction.bound'],
      'quadrille.auctionRounds',
    ),
    'auction.allPass': attested('forcedSpadille', 'forced.spadille'),
    // The favourite suit
    'favourite.suit': attested('lotForParty', 'favourite.drawn', 'favourite.party'),
    'favourite.bids': inferred('bound', ['order.alliance'], 'britannica-1842.favouriteBids'),
    // Naming trumps and calling
    'call.kingOfTrumps': attested('never', 'call.kingOfTrumps', 'call.king'),
    'call.queen': attested('fourKings', 'call.queen'),
    'call.own': inferred(true, ['call.own', 'call.own.alone'], 'britannica-1842.thoseKings'),
    'call.own.premium': attested(false, 'call.own.noFee'),
    'call.forcedAllyNames': silent(false, 'quadrille.not-mentioned'),
    // Play
    'play.follow': attested(true, 'play.follow', 'play.trick'),
    'play.firstLead': attested('eldest', 'play.lead'),
    'matadors.privilege': attested('unlessHigherLed', 'matadors.privilege', 'matadors.higherLed'),
    'play.stop': inferred(true, ['play.shown'], 'britannica-1842.stopping'),
    'play.stop.when': inferred('anySix', ['play.shown'], 'britannica-1842.stopping'),
    // The stake
    'stake.ante.each': silent(1, 'britannica-1842.stake'),
    'stake.ante.dealer': silent(10, 'britannica-1842.stake'),
    'stake.beast': inferred('equalPool', ['remise.beast'], 'britannica-1842.beast'),
    'stake.odd': inferred('ombre', ['won.halves'], 'quadrille.oddOfTwo'),
    'payments.unit': attested('counter', 'box.fish', 'mediateur.won'),
    'win.tricks': attested(6, 'win.six', 'solo.six', 'mediateur.alone', 'order.mediateur'),
    // What the game won or lost pays from hand to hand
    'consolation.each': inferred(
      2,
      ['mediateur.remise', 'won.paid', 'remise.pays', 'solo.remise'],
      'britannica-1842.sums',
    ),
    'consolation.favourite': silent(4, 'britannica-1842.favouriteDouble'),
    'game.each': inferred(
      1,
      ['mediateur.won', 'mediateur.codille', 'won.paid', 'codille.pays'],
      'britannica-1842.sums',
    ),
    'game.favourite': silent(2, 'britannica-1842.favouriteDouble'),
    'premium.forced.plain': silent(0, 'quadrille.not-mentioned'),
    'premium.forced.favourite': silent(0, 'britannica-1842.favouriteDouble'),
    'premium.alliance.plain': silent(0, 'quadrille.not-mentioned'),
    'premium.alliance.favourite': silent(0, 'britannica-1842.favouriteDouble'),
    'premium.mediateur.plain': attested(10, 'fish', 'mediateur.won', 'mediateur.remise', 'mediateur.codille'),
    'premium.mediateur.favourite': silent(20, 'britannica-1842.favouriteDouble'),
    'premium.solo.plain': inferred(
      14,
      ['fish', 'solo.won', 'solo.lostRemise', 'solo.lostCodille', 'solo.remise', 'solo.codille'],
      'britannica-1842.sums',
    ),
    'premium.solo.favourite': silent(28, 'britannica-1842.favouriteDouble'),
    // Matadors
    'matadors.manner': attested('eachFromThree', 'matadors.sequence'),
    'matadors.each': silent(1, 'britannica-1842.matadorSum'),
    'matadors.each.favourite': silent(2, 'britannica-1842.favouriteDouble'),
    'matadors.side': inferred('ombre', ['codille.pays', 'won.paid', 'remise.pays'], 'britannica-1842.matadorsSide'),
    'matadors.counted': silent('afterExchange', 'quadrille.matadorsDealt'),
    // Premiers
    'premiers.plain': silent(0, 'quadrille.not-mentioned'),
    'premiers.favourite': silent(0, 'quadrille.not-mentioned'),
    // The vole
    'vole.undertaken': inferred('onceKingPlayed', ['vole.shown'], 'britannica-1842.voleUndertaken'),
    'vole.asks': silent(false, 'quadrille.not-mentioned'),
    'vole.forced': silent(false, 'britannica-1842.voleForced'),
    'vole.shownAlly': inferred('losesAndBeast', ['vole.shown'], 'britannica-1842.shownAlly'),
    'vole.shown.eldest': inferred('everyLead', ['vole.shown'], 'britannica-1842.shownEldest'),
    'vole.shown.known': inferred('counts', ['vole.shown'], 'britannica-1842.knownFriend'),
    'vole.made.plain': attested(10, 'vole.fish'),
    'vole.made.favourite': silent(20, 'britannica-1842.favouriteDouble'),
    'vole.lost.pays': silent(true, 'britannica-1842.voleLost'),
    'vole.pool.manner': silent('pool', 'quadrille.not-mentioned'),
    'vole.pool.odd': silent('highestTrump', 'quadrille.not-mentioned'),
    'vole.pool.undertaken.alliance.plain': silent(0, 'quadrille.not-mentioned'),
    'vole.pool.undertaken.alliance.favourite': silent(0, 'quadrille.not-mentioned'),
    'vole.pool.undertaken.mediateur.plain': silent(0, 'quadrille.not-mentioned'),
    'vole.pool.undertaken.mediateur.favourite': silent(0, 'quadrille.not-mentioned'),
    'vole.pool.undertaken.solo.plain': silent(0, 'quadrille.not-mentioned'),
    'vole.pool.undertaken.solo.favourite': silent(0, 'quadrille.not-mentioned'),
    // The game lost
    'lost.minimum.alliance': attested(3, 'lost.minimum'),
    'lost.minimum.forced': inferred(1, ['forced.oneTrick'], 'britannica-1842.forcedMinimum'),
    'lost.stake': attested('halves', 'lost.halves', 'forced.halves'),
    'lost.noTrick': silent('nothing', 'quadrille.not-mentioned'),
    'remise.times': attested(1, 'remise.beast', 'remise.five'),
    // Codille
    'codille.tricks': inferred(4, ['codille.fewer', 'remise.five'], 'britannica-1842.fourTricks'),
    'codille.times': attested(1, 'codille.beast'),
    'codille.odd': attested('highestNext', 'codille.odd', 'codille.share'),
    'codille.odd.hand': inferred('dealt', ['codille.odd'], 'britannica-1842.oddTrumps'),
    // Médiateur
    'mediateur.kingOfTrumps': inferred(true, ['mediateur.king'], 'britannica-1842.kingOfTrumps'),
    'mediateur.fourKings': inferred('asksQueen', ['mediateur.king', 'call.queen'], 'britannica-1842.fourKings'),
    'mediateur.giver.won': attested('pays', 'mediateur.won'),
    'mediateur.giver.lost': attested('paid', 'mediateur.remise', 'mediateur.codille'),
    'mediateur.price.plain': attested(10, 'mediateur.price'),
    'mediateur.price.favourite': attested(20, 'mediateur.priceFavourite'),
    'mediateur.price.suit': inferred('king', ['mediateur.priceFavourite'], 'britannica-1842.whoseSuit'),
    // The session
    'session.deals': attested(40, 'session.tours'),
    'session.leftover': silent('nobody', 'quadrille.leftovers'),
    'box.jetons': inferred(10, ['box.prise'], 'britannica-1842.prise'),
    'box.fiches': inferred(19, ['box.prise'], 'britannica-1842.prise'),
    'box.fiche': attested(10, 'box.fish'),
    'box.contrats': inferred(5, ['box.prise'], 'britannica-1842.prise'),
    'box.contrat': attested(100, 'box.mil'),
  },
  alternatives: {
    'vole.announced.plain': inferred(10, ['vole.fish'], 'britannica-1842.noVoleBid'),
    'vole.announced.favourite': silent(20, 'britannica-1842.noVoleBid'),
    'vole.announced.premium': silent(false, 'britannica-1842.noVoleBid'),
    'vole.announced.lostSix': silent('voleOnly', 'britannica-1842.noVoleBid'),
    'vole.announced.codille': silent(true, 'britannica-1842.noVoleBid'),
  },
});
