import { attested, inferred, makeRuleSet, type RuleSet, silent } from '#engine/rules/rule-set.ts';
import { REVERTIER_KEYS, type RevertierRules } from '../keys.ts';

/** The Dictionnaire des jeux of 1792, known from a transcription. Edition: content/editions/revertier-1792.mdx. */
export const revertier1792: RuleSet<RevertierRules> = makeRuleSet(REVERTIER_KEYS, {
  id: 'revertier-1792',
  game: 'revertier',
  linkNumber: 1,
  unit: ['stake', 'stakes'],
  rules: {
    // Who begins
    'start.die': attested('higher', 'start.higher', 'start.lot', 'players'),
    'start.throw': inferred('fresh', ['start.lot', 'men', 'setup'], 'revertier-1792.firstThrow'),
    'start.next': attested('winner', 'next.dice'),
    'start.afterDraw': silent('same', 'revertier-1792.frozen'),
    // The dice
    'dice.doublets': attested(
      true,
      'doublets.twice',
      'throws.doublet',
      'doublets.men',
      'doublets.twelve',
      'ternes.first',
      'off.doublets',
    ),
    'dice.obliged': inferred(
      true,
      ['numbers.obliged', 'press.obliged', 'numbers.notAll', 'sonnez.first'],
      'revertier-1792.mustPlay',
    ),
    'dice.one': inferred('either', ['numbers.notAll'], 'revertier-1792.dieChoice'),
    'dice.broken': silent('thrownAgain', 'revertier-1792.broken'),
    // The points
    'outward.single': inferred(
      true,
      ['outward.single', 'outward.example', 'course.out', 'course.over', 'course.mirror', 'case.surcase'],
      'revertier-1792.singleAlways',
    ),
    'head.free': attested(true, 'head.free', 'head.place', 'head.ten'),
    'hit.men': inferred(
      'anyLone',
      ['hit.how', 'hit.passing', 'hit.example', 'hit.out', 'enter.hit'],
      'revertier-1792.loneOnPile',
    ),
    // Men in hand
    'enter.first': inferred(
      true,
      ['enter.all', 'enter.table', 'enter.firstTable', 'enter.open'],
      'revertier-1792.enterFirst',
    ),
    'enter.own': attested(false, 'enter.own', 'enter.ace', 'enter.count'),
    'enter.horsDuJeu': inferred(
      'oneOrNone',
      ['horsDuJeu.one', 'horsDuJeu.wait', 'horsDuJeu.state'],
      'revertier-1792.horsDuJeu',
    ),
    'shutOut.end': inferred('lost', ['horsDuJeu.ownMen'], 'revertier-1792.shutOut'),
    'shutOut.throw': silent('playedOut', 'revertier.restOfThrow'),
    'double.agreed': silent(false, 'revertier-1792.double'),
    'double.when': silent('shutOut', 'revertier-1792.doubleWhen'),
    // Bearing off
    'off.allHome': attested(true, 'off.when'),
    'off.tooLarge': inferred('rearmost', ['off.number'], 'revertier-1792.tooLarge'),
    // The end
    'frozen.end': silent('drawn', 'revertier-1792.frozen'),
    'stake.game': inferred(1, ['off.wins'], 'revertier-1792.stake'),
  },
});
