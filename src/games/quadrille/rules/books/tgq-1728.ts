import { attested, inferred, makeRuleSet, type RuleSet, silent } from '#engine/rules/rule-set.ts';
import { QUADRILLE_KEYS, type QuadrilleRules } from '../keys.ts';

/** *The Game of Quadrille* (undated, advertised 1726), known from a modern summary. */
export const tgq1728: RuleSet<QuadrilleRules> = makeRuleSet(QUADRILLE_KEYS, {
  id: 'tgq-1728',
  game: 'quadrille',
  linkNumber: 1,
  unit: ['jeton', 'jetons'],
  rules: {
    // The pack and the deal
    'cards.redLow': attested('reversed', 'ranks.red', 'ranks.black', 'pack', 'matadors.three'),
    'cards.punto': attested(true, 'punto', 'ranks.red'),
    'play.direction': attested('right', 'deal.direction', 'auction.ask'),
    'deal.packets': attested('firstDealer', 'deal.order', 'deal.packets', 'deal.packetsOnly'),
    'deal.misdeal': attested('redeal', 'deal.misdeal'),
    // The auction
    'auction.vole': inferred('announced', ['auction.vole'], 'tgq-1728.announcedVole'),
    'auction.mediateur': silent(false, 'quadrille.not-mentioned'),
    'auction.casco': silent(false, 'quadrille.not-mentioned'),
    'auction.grandissimo': silent(false, 'quadrille.not-mentioned'),
    'auction.devole': silent(false, 'quadrille.not-mentioned'),
    'auction.order': attested('byMode', 'auction.games', 'auction.ask', 'auction.overcall', 'auction.vole'),
    'auction.raise': inferred(
      'toEqual',
      ['auction.forced', 'auction.noRaise', 'auction.bound'],
      'quadrille.auctionRounds',
    ),
    'auction.allPass': attested('forcedSpadille', 'forced.spadille'),
    // The favourite suit
    'favourite.suit': silent('none', 'quadrille.not-mentioned'),
    // Naming trumps and calling
    'call.kingOfTrumps': attested('never', 'call.kingOfTrumps', 'call.king'),
    'call.queen': attested('fourKings', 'call.queen', 'call.king'),
    'call.own': attested(true, 'call.own'),
    'call.own.premium': attested(false, 'call.own.noPremium'),
    'call.forcedAllyNames': silent(false, 'quadrille.not-mentioned'),
    // Play
    'play.follow': attested(true, 'play.follow', 'play.trick'),
    'play.firstLead': attested('eldest', 'play.lead'),
    'matadors.privilege': attested('unlessHigherLed', 'matadors.privilege', 'matadors.higherLed'),
    'play.stop': silent(true, 'quadrille.stopping'),
    'play.stop.when': silent('firstSix', 'quadrille.stopping'),
    // The stake
    'stake.ante.each': attested(1, 'stake.each'),
    'stake.ante.dealer': attested(10, 'stake.dealer'),
    'stake.beast': inferred('equalPool', ['beast', 'pay.game'], 'tgq-1728.beast'),
    'stake.odd': inferred('ombre', ['pay.halves'], 'quadrille.oddOfTwo'),
    'payments.unit': attested('counter', 'box.fiche'),
    'win.tricks': attested(6, 'win.six', 'win.alone', 'pay.game'),
    // What the game won or lost pays from hand to hand
    'consolation.each': attested(2, 'pay.rewards'),
    'game.each': silent(0, 'tgq-1728.theGame'),
    'premium.forced.plain': silent(0, 'quadrille.not-mentioned'),
    'premium.alliance.plain': silent(0, 'quadrille.not-mentioned'),
    'premium.solo.plain': attested(5, 'sansPrendre.premium', 'sansPrendre.won', 'sansPrendre.lost'),
    // Matadors
    'matadors.manner': inferred('eachFromThree', ['matadors.sequence'], 'tgq-1728.matadorsFrom'),
    'matadors.each': attested(1, 'matadors.each'),
    'matadors.side': inferred('winners', ['matadors.winners'], 'tgq-1728.matadorsSide'),
    'matadors.counted': inferred('dealt', ['matadors.winners'], 'quadrille.matadorsDealt'),
    // Premiers
    'premiers.plain': silent(0, 'quadrille.not-mentioned'),
    // The vole
    'vole.undertaken': inferred('onceKingPlayed', ['vole.silent'], 'tgq-1728.silentVole'),
    'vole.asks': silent(false, 'quadrille.not-mentioned'),
    'vole.forced': silent(false, 'tgq-1728.voleForced'),
    'vole.shownAlly': inferred('losesAndBeast', ['vole.shown'], 'tgq-1728.shownAlly'),
    'vole.shown.eldest': silent('firstLead', 'tgq-1728.shownAlly'),
    'vole.shown.known': inferred('counts', ['vole.shown'], 'tgq-1728.shownAlly'),
    'vole.made.plain': inferred(10, ['vole.lost'], 'tgq-1728.silentVoleSum'),
    'vole.lost.pays': attested(true, 'vole.lost'),
    'vole.announced.plain': attested(10, 'vole.announced', 'vole.announced.lost'),
    'vole.announced.premium': attested(false, 'vole.announced', 'vole.announced.lost'),
    'vole.announced.lostSix': inferred('voleOnly', ['win.vole'], 'tgq-1728.announcedLost'),
    'vole.announced.codille': attested(true, 'vole.announced.lost'),
    'vole.pool.manner': silent('pool', 'quadrille.not-mentioned'),
    'vole.pool.odd': silent('highestTrump', 'quadrille.not-mentioned'),
    'vole.pool.undertaken.alliance.plain': silent(0, 'quadrille.not-mentioned'),
    'vole.pool.undertaken.solo.plain': silent(0, 'quadrille.not-mentioned'),
    'vole.pool.announced.solo.plain': silent(0, 'quadrille.not-mentioned'),
    // The game lost
    'lost.minimum.alliance': inferred(3, ['lost.minimum'], 'tgq-1728.minimum'),
    'lost.minimum.forced': inferred(1, ['lost.forcedMinimum'], 'tgq-1728.forcedMinimum'),
    'lost.stake': attested('halves', 'lost.halves'),
    'lost.noTrick': silent('nothing', 'tgq-1728.noTrick'),
    'remise.times': attested(1, 'remise.pays', 'remise.five'),
    // Codille
    'codille.tricks': attested(4, 'codille.four', 'remise.five'),
    'codille.times': inferred(1, ['codille.beast'], 'tgq-1728.codilleBeast'),
    'codille.odd': inferred('highestDealt', ['codille.share'], 'quadrille.oddOfThree'),
    // The session
    'session.deals': attested(40, 'session.tours'),
    'session.leftover': silent('nobody', 'quadrille.leftovers'),
    'box.jetons': inferred(0, ['box'], 'tgq-1728.box'),
    'box.fiches': inferred(20, ['box'], 'tgq-1728.box'),
    'box.fiche': attested(10, 'box.fiche'),
    'box.contrats': inferred(0, ['box', 'box.mille'], 'tgq-1728.box'),
  },
  alternatives: {
    'vole.made.favourite': silent(10, 'quadrille.across.favourite'),
    'box.contrat': inferred(100, ['box.mille'], 'tgq-1728.box'),
  },
});
