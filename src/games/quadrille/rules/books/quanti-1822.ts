import { attested, inferred, makeRuleSet, type RuleSet, silent } from '#engine/rules/rule-set.ts';
import { QUADRILLE_KEYS, type QuadrilleRules } from '../keys.ts';

/** “Q. Quanti”, *Quadrille Elucidated* (1822), known from David Parlett’s description. */
export const quanti1822: RuleSet<QuadrilleRules> = makeRuleSet(QUADRILLE_KEYS, {
  id: 'quanti-1822',
  game: 'quadrille',
  linkNumber: 2,
  unit: ['chip', 'chips'],
  rules: {
    // The pack and the deal
    'cards.redLow': attested(
      'reversed',
      'ranks.redTrumps',
      'ranks.redPlain',
      'ranks.blackTrumps',
      'ranks.blackPlain',
      'pack',
      'matadors',
    ),
    'cards.punto': attested(true, 'punto'),
    'play.direction': attested('right', 'direction'),
    'deal.packets': inferred('eachDealer', ['deal.packets'], 'quanti-1822.packets'),
    'deal.misdeal': silent('redeal', 'quadrille.misdeal'),
    // The auction
    'auction.vole': attested('announced', 'auction.vole'),
    'auction.mediateur': silent(false, 'quadrille.not-mentioned'),
    'auction.casco': silent(false, 'quadrille.not-mentioned'),
    'auction.grandissimo': silent(false, 'quadrille.not-mentioned'),
    'auction.devole': silent(false, 'quadrille.not-mentioned'),
    'auction.order': attested('byMode', 'auction.highest', 'auction.alliance', 'auction.solo', 'auction.vole'),
    'auction.raise': inferred('toEqual', ['auction.elder', 'auction.pass'], 'quadrille.auctionRounds'),
    'auction.allPass': attested('forcedSpadille', 'forced.spadille', 'forced.call'),
    // The favourite suit
    'favourite.suit': silent('none', 'quadrille.not-mentioned'),
    // Naming trumps and calling
    'call.kingOfTrumps': attested('never', 'call.kingOfTrumps', 'call.king'),
    'call.queen': inferred('fourKings', ['call.queen', 'forced.call'], 'quadrille.callingQueen'),
    'call.own': attested(true, 'call.own'),
    'call.own.premium': inferred(true, ['call.own.solo'], 'quanti-1822.ownKing'),
    'call.forcedAllyNames': inferred(true, ['forced.allyNames'], 'quanti-1822.forcedTrumps'),
    // Play
    'play.follow': attested(true, 'play.follow', 'play.trick'),
    'play.firstLead': attested('eldest', 'play.lead'),
    'matadors.privilege': attested('unlessHigherLed', 'renege', 'renege.forced', 'renege.ledOnly'),
    'play.stop': attested(true, 'premiers.stop'),
    'play.stop.when': attested('firstSix', 'premiers.stop'),
    // The stake
    'stake.ante.each': inferred(1, ['stake.each'], 'quanti-1822.ante'),
    'stake.ante.dealer': inferred(0, ['stake.dealer'], 'quanti-1822.ante'),
    'stake.beast': attested('equalPool', 'remise.doubles', 'stake.carried'),
    'stake.odd': inferred('ombre', ['won.alliance.halves'], 'quadrille.oddOfTwo'),
    'payments.unit': inferred('quarterStake', ['stake.unit'], 'quanti-1822.unit'),
    'win.tricks': attested(6, 'win.six', 'won.solo.pool'),
    // What the game won or lost pays from hand to hand
    'consolation.each': silent(0, 'quadrille.not-mentioned'),
    'game.each': silent(0, 'quadrille.not-mentioned'),
    'premium.forced.plain': silent(0, 'quadrille.not-mentioned'),
    'premium.alliance.plain': silent(0, 'quadrille.not-mentioned'),
    'premium.solo.plain': attested(4, 'premium.solo', 'lost.solo'),
    // Matadors
    'matadors.manner': attested('threeAndFour', 'matadors.three', 'matadors.four', 'won.alliance.matadors'),
    'matadors.three.plain': attested(1, 'matadors.three', 'won.alliance.bonuses'),
    'matadors.four.plain': inferred(2, ['matadors.four'], 'quanti-1822.fourMatadors'),
    'matadors.side': attested('ombre', 'remise.pays', 'codille.pays', 'matadors.three'),
    'matadors.counted': attested('dealt', 'matadors.three'),
    // Premiers
    'premiers.plain': attested(1, 'premiers.paid', 'premiers', 'won.alliance.bonuses'),
    'premiers.forced': inferred(false, ['premiers.forced'], 'quadrille.premiersForced'),
    // The vole
    'vole.undertaken': attested('byLead', 'vole.lead', 'vole.alliance'),
    'vole.asks': inferred(true, ['vole.ask'], 'quanti-1822.asking'),
    'vole.forced': attested(false, 'vole.forced'),
    'vole.shownAlly': inferred('free', ['vole.reveal'], 'quanti-1822.shownAlly'),
    'vole.made.plain': attested(2, 'vole.paid'),
    'vole.lost.pays': inferred(false, ['vole.lost.keeps'], 'quanti-1822.undertakenLost'),
    'vole.announced.plain': attested(2, 'vole.paid', 'vole.announced.only'),
    'vole.announced.premium': inferred(true, ['vole.announced.made'], 'quanti-1822.announcedMade'),
    'vole.announced.lostSix': attested('voleOnly', 'vole.announced.stays', 'vole.announced.only'),
    'vole.announced.codille': inferred(false, ['vole.announced.five'], 'quanti-1822.announcedFive'),
    'vole.pool.manner': inferred(
      'pool',
      ['vole.announced.pool', 'vole.undertaken.pool', 'won.solo.volePool', 'vole.announced.lostPool'],
      'quadrille.volePool',
    ),
    'vole.pool.odd': inferred('highestTrump', ['vole.lost.pool'], 'quadrille.oddVolePool'),
    'vole.pool.undertaken.alliance.plain': attested(3, 'vole.undertaken.pool', 'vole.alliance'),
    'vole.pool.undertaken.solo.plain': attested(3, 'vole.undertaken.pool'),
    'vole.pool.announced.solo.plain': inferred(3, ['vole.announced.pool'], 'quanti-1822.announcedWorth'),
    // The game lost
    'lost.minimum.alliance': attested(3, 'lost.minimum'),
    'lost.minimum.forced': inferred(0, ['lost.minimum.forced'], 'quanti-1822.forcedMinimum'),
    'lost.stake': inferred('halves', ['lost.alliance'], 'quanti-1822.lostHalves'),
    'lost.noTrick': silent('nothing', 'quadrille.not-mentioned'),
    'remise.times': attested(1, 'remise.doubles', 'lost.degrees'),
    // Codille
    'codille.tricks': attested(4, 'lost.degrees'),
    'codille.times': attested(2, 'codille.twice'),
    'codille.odd': attested('allStays', 'codille.unshared', 'codille.share'),
    'codille.unshared': inferred(2, ['codille.unshared', 'codille.twice'], 'quanti-1822.codilleUnshared'),
    // The session
    'session.deals': attested(40, 'session.deals'),
    'session.leftover': silent('nobody', 'quadrille.leftovers'),
    'box.jetons': inferred(10, ['box'], 'quanti-1822.box'),
    'box.fiches': inferred(19, ['box'], 'quanti-1822.box'),
    'box.fiche': silent(10, 'quanti-1822.box'),
    'box.contrats': inferred(5, ['box'], 'quanti-1822.box'),
    'box.contrat': silent(100, 'quanti-1822.box'),
  },
});
