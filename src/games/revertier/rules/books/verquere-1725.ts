import { attested, inferred, makeRuleSet, type RuleSet, silent } from '#engine/rules/rule-set.ts';
import { REVERTIER_KEYS, type RevertierRules } from '../keys.ts';

/** The English game of 1725, of which we know the beginning of its chapter. Edition: content/editions/verquere-1725.mdx. */
export const verquere1725: RuleSet<RevertierRules> = makeRuleSet(REVERTIER_KEYS, {
  id: 'verquere-1725',
  game: 'revertier',
  linkNumber: 3,
  unit: ['stake', 'stakes'],
  rules: {
    // Who begins
    'start.die': inferred('higher', ['start.higher'], 'verquere-1725.start'),
    'start.throw': inferred('fresh', ['start.higher', 'setup'], 'verquere-1725.firstThrow'),
    'start.next': silent('winner', 'verquere-1725.next'),
    'start.afterDraw': silent('same', 'verquere-1725.frozen'),
    // The dice
    'dice.doublets': inferred(true, ['doublets.twice'], 'verquere-1725.doublets'),
    'dice.obliged': inferred(true, ['moves.all'], 'verquere-1725.mustPlay'),
    'dice.one': silent('either', 'verquere-1725.dieChoice'),
    'dice.broken': silent('anyNumber', 'verquere-1725.broken'),
    // The points
    'outward.single': attested(true, 'point.single', 'point.own', 'round'),
    'head.free': inferred(true, ['point.further'], 'verquere-1725.furtherAce'),
    'hit.men': inferred('anyLone', ['hit.single', 'hit.closed'], 'verquere-1725.hit'),
    // Men in hand
    'enter.first': inferred(true, ['enter.first'], 'verquere-1725.enterFirst'),
    'enter.own': inferred(false, ['john.seven', 'john.yield', 'enter.die'], 'verquere-1725.enterOwn'),
    'enter.horsDuJeu': inferred('oneOrNone', ['enter.tooMany'], 'verquere-1725.horsDuJeu'),
    'shutOut.end': inferred('lost', ['ownMen.lost', 'john.yield'], 'verquere-1725.shutOut'),
    'shutOut.throw': silent('playedOut', 'revertier.restOfThrow'),
    'double.agreed': inferred(true, ['double.called', 'john.yield'], 'verquere-1725.double'),
    'double.when': inferred('sevenInHand', ['john.seven', 'ownMen.lost'], 'verquere-1725.john'),
    // Bearing off
    'off.allHome': inferred(true, ['off.when'], 'verquere-1725.offWhen'),
    'off.tooLarge': inferred('rearmost', ['off.number'], 'verquere-1725.tooLarge'),
    // The end
    'frozen.end': silent('drawn', 'verquere-1725.frozen'),
    'stake.game': inferred(1, ['off.wins', 'double.called'], 'verquere-1725.stake'),
  },
});
