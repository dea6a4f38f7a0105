import { attested, inferred, makeRuleSet, type RuleSet, silent } from '#engine/rules/rule-set.ts';
import { REVERTIER_KEYS, type RevertierRules } from '../keys.ts';

/** The English game of 1725, known by the beginning of its chapter; its edition is content/editions/verquere-1725.mdx. */
export const verquere1725: RuleSet<RevertierRules> = makeRuleSet(REVERTIER_KEYS, {
  id: 'verquere-1725',
  game: 'revertier',
  linkNumber: 3,
  unit: ['stake', 'stakes'],
  rules: {
    // Who begins
    'start.die': inferred('higher', ['verquere-1725.start.higher'], 'verquere-1725.start'),
    'start.throw': inferred('fresh', ['verquere-1725.start.higher', 'verquere-1725.setup'], 'verquere-1725.firstThrow'),
    'start.next': silent('winner', 'verquere-1725.next'),
    'start.afterDraw': silent('same', 'verquere-1725.frozen'),
    // The dice
    'dice.doublets': inferred(true, ['verquere-1725.doublets.twice'], 'verquere-1725.doublets'),
    'dice.obliged': inferred(true, ['verquere-1725.moves.all'], 'verquere-1725.mustPlay'),
    'dice.one': silent('either', 'verquere-1725.dieChoice'),
    'dice.broken': silent('anyNumber', 'verquere-1725.broken'),
    // The points
    'outward.single': attested(true, 'verquere-1725.point.single', 'verquere-1725.point.own', 'verquere-1725.round'),
    'head.free': inferred(true, ['verquere-1725.point.further'], 'verquere-1725.furtherAce'),
    'hit.men': inferred('anyLone', ['verquere-1725.hit.single', 'verquere-1725.hit.closed'], 'verquere-1725.hit'),
    // Men in hand
    'enter.first': inferred(true, ['verquere-1725.enter.first'], 'verquere-1725.enterFirst'),
    'enter.own': inferred(false, ['verquere-1725.john.seven', 'verquere-1725.enter.die'], 'verquere-1725.enterOwn'),
    'enter.horsDuJeu': inferred('oneOrNone', ['verquere-1725.enter.tooMany'], 'verquere-1725.horsDuJeu'),
    'shutOut.end': inferred('lost', ['verquere-1725.ownMen.lost', 'verquere-1725.john.yield'], 'verquere-1725.shutOut'),
    'double.agreed': inferred(
      true,
      ['verquere-1725.double.called', 'verquere-1725.john.yield'],
      'verquere-1725.double',
    ),
    'double.when': inferred(
      'sevenInHand',
      ['verquere-1725.john.seven', 'verquere-1725.ownMen.lost'],
      'verquere-1725.john',
    ),
    // Bearing off
    'off.allHome': inferred(true, ['verquere-1725.off.when'], 'verquere-1725.offWhen'),
    'off.tooLarge': inferred('rearmost', ['verquere-1725.off.number'], 'verquere-1725.tooLarge'),
    // The end
    'frozen.end': silent('drawn', 'verquere-1725.frozen'),
    'stake.game': inferred(1, ['verquere-1725.off.wins', 'verquere-1725.double.called'], 'verquere-1725.stake'),
  },
});
