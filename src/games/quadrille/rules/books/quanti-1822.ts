import { attested, inferred, makeRuleSet, type RuleSet, silent } from '#engine/rules/rule-set.ts';
import { QUADRILLE_KEYS, type QuadrilleRules } from '../keys.ts';

/** “Q. Quanti”, *Quadrille Elucidated* (1822), known through David Parlett’s description. */
export const quanti1822: RuleSet<QuadrilleRules> = makeRuleSet(QUADRILLE_KEYS, {
  id: 'quanti-1822',
  game: 'quadrille',
  linkNumber: 2,
  unit: ['chip', 'chips'],
  rules: {
    // The pack and the deal
    'cards.redLow': attested(
      'reversed',
      'quanti-1822.ranks.redTrumps',
      'quanti-1822.ranks.redPlain',
      'quanti-1822.ranks.blackTrumps',
      'quanti-1822.ranks.blackPlain',
      'quanti-1822.pack',
      'quanti-1822.matadors',
    ),
    'cards.punto': attested(true, 'quanti-1822.punto'),
    'play.direction': attested('right', 'quanti-1822.direction'),
    'deal.packets': inferred('eachDealer', ['quanti-1822.deal.packets'], 'quanti-1822.packets'),
    'deal.misdeal': silent('redeal', 'quadrille.misdeal'),
    // The auction
    'auction.vole': attested('announced', 'quanti-1822.auction.vole'),
    'auction.mediateur': silent(false, 'quadrille.not-mentioned'),
    'auction.casco': silent(false, 'quadrille.not-mentioned'),
    'auction.grandissimo': silent(false, 'quadrille.not-mentioned'),
    'auction.devole': silent(false, 'quadrille.not-mentioned'),
    'auction.order': attested(
      'byMode',
      'quanti-1822.auction.highest',
      'quanti-1822.auction.alliance',
      'quanti-1822.auction.solo',
      'quanti-1822.auction.vole',
    ),
    'auction.raise': inferred(
      'toEqual',
      ['quanti-1822.auction.elder', 'quanti-1822.auction.pass'],
      'quadrille.auctionRounds',
    ),
    'auction.allPass': attested('forcedSpadille', 'quanti-1822.forced.spadille', 'quanti-1822.forced.call'),
    // The favourite suit
    'favourite.suit': silent('none', 'quadrille.not-mentioned'),
    // Naming trumps and calling
    'call.kingOfTrumps': attested('never', 'quanti-1822.call.kingOfTrumps', 'quanti-1822.call.king'),
    'call.queen': inferred(
      'fourKings',
      ['quanti-1822.call.queen', 'quanti-1822.forced.call'],
      'quadrille.callingQueen',
    ),
    'call.own': attested(true, 'quanti-1822.call.own'),
    'call.own.premium': inferred(true, ['quanti-1822.call.own.solo'], 'quanti-1822.ownKing'),
    'call.forcedAllyNames': inferred(true, ['quanti-1822.forced.allyNames'], 'quanti-1822.forcedTrumps'),
    // Play
    'play.follow': attested(true, 'quanti-1822.play.follow', 'quanti-1822.play.trick'),
    'play.firstLead': attested('eldest', 'quanti-1822.play.lead'),
    'matadors.privilege': attested(
      'unlessHigherLed',
      'quanti-1822.renege',
      'quanti-1822.renege.forced',
      'quanti-1822.renege.ledOnly',
    ),
    'play.stop': attested(true, 'quanti-1822.premiers.stop'),
    // The stake
    'stake.ante.each': inferred(1, ['quanti-1822.stake.each'], 'quanti-1822.ante'),
    'stake.ante.dealer': inferred(0, ['quanti-1822.stake.dealer'], 'quanti-1822.ante'),
    'stake.beast': attested('equalPool', 'quanti-1822.remise.doubles', 'quanti-1822.stake.carried'),
    'stake.odd': inferred('ombre', ['quanti-1822.won.alliance.halves'], 'quadrille.oddOfTwo'),
    'payments.unit': inferred('quarterStake', ['quanti-1822.stake.unit'], 'quanti-1822.unit'),
    'win.tricks': attested(6, 'quanti-1822.win.six', 'quanti-1822.won.solo.pool'),
    // What the game won or lost pays from hand to hand
    'consolation.each': silent(0, 'quadrille.not-mentioned'),
    'game.each': silent(0, 'quadrille.not-mentioned'),
    'premium.forced.plain': silent(0, 'quadrille.not-mentioned'),
    'premium.alliance.plain': silent(0, 'quadrille.not-mentioned'),
    'premium.solo.plain': attested(4, 'quanti-1822.premium.solo', 'quanti-1822.lost.solo'),
    // Matadors
    'matadors.manner': attested(
      'threeAndFour',
      'quanti-1822.matadors.three',
      'quanti-1822.matadors.four',
      'quanti-1822.won.alliance.matadors',
    ),
    'matadors.three.plain': attested(1, 'quanti-1822.matadors.three', 'quanti-1822.won.alliance.bonuses'),
    'matadors.four.plain': inferred(2, ['quanti-1822.matadors.four'], 'quanti-1822.fourMatadors'),
    'matadors.side': attested(
      'ombre',
      'quanti-1822.remise.pays',
      'quanti-1822.codille.pays',
      'quanti-1822.matadors.three',
    ),
    'matadors.counted': attested('dealt', 'quanti-1822.matadors.three'),
    // Premiers
    'premiers.plain': attested(
      1,
      'quanti-1822.premiers.paid',
      'quanti-1822.premiers',
      'quanti-1822.won.alliance.bonuses',
    ),
    'premiers.forced': inferred(false, ['quanti-1822.premiers.forced'], 'quadrille.premiersForced'),
    // The vole
    'vole.undertaken': attested('byLead', 'quanti-1822.vole.lead', 'quanti-1822.vole.alliance'),
    'vole.asks': inferred(true, ['quanti-1822.vole.ask'], 'quanti-1822.asking'),
    'vole.forced': attested(false, 'quanti-1822.vole.forced'),
    'vole.shownAlly': inferred('free', ['quanti-1822.vole.reveal'], 'quanti-1822.shownAlly'),
    'vole.made.plain': attested(2, 'quanti-1822.vole.paid'),
    'vole.lost.pays': inferred(false, ['quanti-1822.vole.lost.keeps'], 'quanti-1822.undertakenLost'),
    'vole.announced.plain': attested(2, 'quanti-1822.vole.paid', 'quanti-1822.vole.announced.only'),
    'vole.announced.premium': inferred(true, ['quanti-1822.vole.announced.made'], 'quanti-1822.announcedMade'),
    'vole.announced.lostSix': attested(
      'voleOnly',
      'quanti-1822.vole.announced.stays',
      'quanti-1822.vole.announced.only',
    ),
    'vole.announced.codille': inferred(false, ['quanti-1822.vole.announced.five'], 'quanti-1822.announcedFive'),
    'vole.pool.manner': inferred(
      'pool',
      [
        'quanti-1822.vole.announced.pool',
        'quanti-1822.vole.undertaken.pool',
        'quanti-1822.won.solo.volePool',
        'quanti-1822.vole.announced.lostPool',
      ],
      'quadrille.volePool',
    ),
    'vole.pool.odd': inferred('highestTrump', ['quanti-1822.vole.lost.pool'], 'quadrille.oddVolePool'),
    'vole.pool.undertaken.alliance.plain': attested(3, 'quanti-1822.vole.undertaken.pool', 'quanti-1822.vole.alliance'),
    'vole.pool.undertaken.solo.plain': attested(3, 'quanti-1822.vole.undertaken.pool'),
    'vole.pool.announced.solo.plain': inferred(3, ['quanti-1822.vole.announced.pool'], 'quanti-1822.announcedWorth'),
    // The game lost
    'lost.minimum.alliance': attested(3, 'quanti-1822.lost.minimum'),
    'lost.minimum.forced': inferred(0, ['quanti-1822.lost.minimum.forced'], 'quanti-1822.forcedMinimum'),
    'lost.stake': inferred('halves', ['quanti-1822.lost.alliance'], 'quanti-1822.lostHalves'),
    'lost.noTrick': silent('nothing', 'quadrille.not-mentioned'),
    'remise.times': attested(1, 'quanti-1822.remise.doubles', 'quanti-1822.lost.degrees'),
    // Codille
    'codille.tricks': attested(4, 'quanti-1822.lost.degrees'),
    'codille.times': attested(2, 'quanti-1822.codille.twice'),
    'codille.odd': attested('allStays', 'quanti-1822.codille.unshared', 'quanti-1822.codille.share'),
    'codille.unshared': inferred(
      2,
      ['quanti-1822.codille.unshared', 'quanti-1822.codille.twice'],
      'quanti-1822.codilleUnshared',
    ),
    // The session
    'session.deals': attested(40, 'quanti-1822.session.deals'),
    'session.leftover': silent('nobody', 'quadrille.leftovers'),
    'box.jetons': inferred(10, ['quanti-1822.box'], 'quanti-1822.box'),
    'box.fiches': inferred(19, ['quanti-1822.box'], 'quanti-1822.box'),
    'box.fiche': silent(10, 'quanti-1822.box'),
    'box.contrats': inferred(5, ['quanti-1822.box'], 'quanti-1822.box'),
    'box.contrat': silent(100, 'quanti-1822.box'),
  },
});
