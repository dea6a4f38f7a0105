import { attested, inferred, makeRuleSet, type RuleSet, silent } from '#engine/rules/rule-set.ts';
import { QUADRILLE_KEYS, type QuadrilleRules } from '../keys.ts';

/** *The Game of Quadrille* (undated, advertised 1726), known through a modern summary. */
export const tgq1728: RuleSet<QuadrilleRules> = makeRuleSet(QUADRILLE_KEYS, {
  id: 'tgq-1728',
  game: 'quadrille',
  linkNumber: 1,
  unit: ['jeton', 'jetons'],
  rules: {
    // The pack and the deal
    'cards.redLow': attested(
      'reversed',
      'tgq-1728.ranks.red',
      'tgq-1728.ranks.black',
      'tgq-1728.pack',
      'tgq-1728.matadors.three',
    ),
    'cards.punto': attested(true, 'tgq-1728.punto', 'tgq-1728.ranks.red'),
    'play.direction': attested('right', 'tgq-1728.deal.direction', 'tgq-1728.auction.ask'),
    'deal.packets': attested(
      'firstDealer',
      'tgq-1728.deal.order',
      'tgq-1728.deal.packets',
      'tgq-1728.deal.packetsOnly',
    ),
    'deal.misdeal': attested('redeal', 'tgq-1728.deal.misdeal'),
    // The auction
    'auction.vole': inferred('announced', ['tgq-1728.auction.vole'], 'tgq-1728.announcedVole'),
    'auction.mediateur': silent(false, 'quadrille.not-mentioned'),
    'auction.casco': silent(false, 'quadrille.not-mentioned'),
    'auction.grandissimo': silent(false, 'quadrille.not-mentioned'),
    'auction.devole': silent(false, 'quadrille.not-mentioned'),
    'auction.order': attested(
      'byMode',
      'tgq-1728.auction.games',
      'tgq-1728.auction.ask',
      'tgq-1728.auction.overcall',
      'tgq-1728.auction.vole',
    ),
    'auction.raise': inferred(
      'toEqual',
      ['tgq-1728.auction.forced', 'tgq-1728.auction.noRaise', 'tgq-1728.auction.bound'],
      'quadrille.auctionRounds',
    ),
    'auction.allPass': attested('forcedSpadille', 'tgq-1728.forced.spadille'),
    // The favourite suit
    'favourite.suit': silent('none', 'quadrille.not-mentioned'),
    // Naming trumps and calling
    'call.kingOfTrumps': attested('never', 'tgq-1728.call.kingOfTrumps', 'tgq-1728.call.king'),
    'call.queen': attested('fourKings', 'tgq-1728.call.queen', 'tgq-1728.call.king'),
    'call.own': attested(true, 'tgq-1728.call.own'),
    'call.own.premium': attested(false, 'tgq-1728.call.own.noPremium'),
    'call.forcedAllyNames': silent(false, 'quadrille.not-mentioned'),
    // Play
    'play.follow': attested(true, 'tgq-1728.play.follow', 'tgq-1728.play.trick'),
    'play.firstLead': attested('eldest', 'tgq-1728.play.lead'),
    'matadors.privilege': attested('unlessHigherLed', 'tgq-1728.matadors.privilege', 'tgq-1728.matadors.higherLed'),
    'play.stop': silent(true, 'quadrille.stopping'),
    // The stake
    'stake.ante.each': attested(1, 'tgq-1728.stake.each'),
    'stake.ante.dealer': attested(10, 'tgq-1728.stake.dealer'),
    'stake.beast': inferred('equalPool', ['tgq-1728.beast', 'tgq-1728.pay.game'], 'tgq-1728.beast'),
    'stake.odd': inferred('ombre', ['tgq-1728.pay.halves'], 'quadrille.oddOfTwo'),
    'payments.unit': attested('counter', 'tgq-1728.box.fiche'),
    'win.tricks': attested(6, 'tgq-1728.win.six', 'tgq-1728.win.alone', 'tgq-1728.pay.game'),
    // What the game won or lost pays from hand to hand
    'consolation.each': attested(2, 'tgq-1728.pay.rewards'),
    'game.each': silent(0, 'tgq-1728.theGame'),
    'premium.forced.plain': silent(0, 'quadrille.not-mentioned'),
    'premium.alliance.plain': silent(0, 'quadrille.not-mentioned'),
    'premium.solo.plain': attested(
      5,
      'tgq-1728.sansPrendre.premium',
      'tgq-1728.sansPrendre.won',
      'tgq-1728.sansPrendre.lost',
    ),
    // Matadors
    'matadors.manner': inferred('eachFromThree', ['tgq-1728.matadors.sequence'], 'tgq-1728.matadorsFrom'),
    'matadors.each': attested(1, 'tgq-1728.matadors.each'),
    'matadors.side': inferred('winners', ['tgq-1728.matadors.winners'], 'tgq-1728.matadorsSide'),
    'matadors.counted': inferred('dealt', ['tgq-1728.matadors.winners'], 'quadrille.matadorsDealt'),
    // Premiers
    'premiers.plain': silent(0, 'quadrille.not-mentioned'),
    // The vole
    'vole.undertaken': inferred('onceKingPlayed', ['tgq-1728.vole.silent'], 'tgq-1728.silentVole'),
    'vole.asks': silent(false, 'quadrille.not-mentioned'),
    'vole.forced': silent(false, 'tgq-1728.voleForced'),
    'vole.shownAlly': inferred('losesAndBeast', ['tgq-1728.vole.shown'], 'tgq-1728.shownAlly'),
    'vole.made.plain': inferred(10, ['tgq-1728.vole.lost'], 'tgq-1728.silentVoleSum'),
    'vole.lost.pays': attested(true, 'tgq-1728.vole.lost'),
    'vole.announced.plain': attested(10, 'tgq-1728.vole.announced', 'tgq-1728.vole.announced.lost'),
    'vole.announced.premium': attested(false, 'tgq-1728.vole.announced', 'tgq-1728.vole.announced.lost'),
    'vole.announced.lostSix': inferred('voleOnly', ['tgq-1728.win.vole'], 'tgq-1728.announcedLost'),
    'vole.announced.codille': attested(true, 'tgq-1728.vole.announced.lost'),
    'vole.pool.manner': silent('pool', 'quadrille.not-mentioned'),
    'vole.pool.odd': silent('highestTrump', 'quadrille.not-mentioned'),
    'vole.pool.undertaken.alliance.plain': silent(0, 'quadrille.not-mentioned'),
    'vole.pool.undertaken.solo.plain': silent(0, 'quadrille.not-mentioned'),
    'vole.pool.announced.solo.plain': silent(0, 'quadrille.not-mentioned'),
    // The game lost
    'lost.minimum.alliance': inferred(3, ['tgq-1728.lost.minimum'], 'tgq-1728.minimum'),
    'lost.minimum.forced': inferred(1, ['tgq-1728.lost.forcedMinimum'], 'tgq-1728.forcedMinimum'),
    'lost.stake': attested('halves', 'tgq-1728.lost.halves'),
    'lost.noTrick': silent('nothing', 'tgq-1728.noTrick'),
    'remise.times': attested(1, 'tgq-1728.remise.pays', 'tgq-1728.remise.five'),
    // Codille
    'codille.tricks': attested(4, 'tgq-1728.codille.four', 'tgq-1728.remise.five'),
    'codille.times': inferred(1, ['tgq-1728.codille.beast'], 'tgq-1728.codilleBeast'),
    'codille.odd': inferred('highestDealt', ['tgq-1728.codille.share'], 'quadrille.oddOfThree'),
    // The session
    'session.deals': attested(40, 'tgq-1728.session.tours'),
    'session.leftover': silent('nobody', 'quadrille.leftovers'),
    'box.jetons': inferred(0, ['tgq-1728.box'], 'tgq-1728.box'),
    'box.fiches': inferred(20, ['tgq-1728.box'], 'tgq-1728.box'),
    'box.fiche': attested(10, 'tgq-1728.box.fiche'),
    'box.contrats': inferred(0, ['tgq-1728.box', 'tgq-1728.box.mille'], 'tgq-1728.box'),
  },
  otherwise: {
    'vole.made.favourite': silent(10, 'quadrille.across.favourite'),
    'box.contrat': inferred(100, ['tgq-1728.box.mille'], 'tgq-1728.box'),
  },
});
