import { attested, inferred, makeRuleSet, type RuleSet, silent } from '#engine/rules/rule-set.ts';
import { REVERTIER_KEYS, type RevertierRules } from '../keys.ts';

/** The Dictionnaire des jeux of 1792, known through a transcription; its edition is content/editions/revertier-1792.mdx. */
export const revertier1792: RuleSet<RevertierRules> = makeRuleSet(REVERTIER_KEYS, {
  id: 'revertier-1792',
  game: 'revertier',
  linkNumber: 1,
  unit: ['stake', 'stakes'],
  rules: {
    // Who begins
    'start.die': attested(
      'higher',
      'revertier-1792.start.higher',
      'revertier-1792.start.lot',
      'revertier-1792.players',
    ),
    'start.throw': inferred(
      'fresh',
      ['revertier-1792.start.lot', 'revertier-1792.men', 'revertier-1792.setup'],
      'revertier-1792.firstThrow',
    ),
    'start.next': attested('winner', 'revertier-1792.next.dice'),
    'start.afterDraw': silent('same', 'revertier-1792.frozen'),
    // The dice
    'dice.doublets': attested(
      true,
      'revertier-1792.doublets.twice',
      'revertier-1792.throws.doublet',
      'revertier-1792.doublets.men',
      'revertier-1792.doublets.twelve',
      'revertier-1792.ternes.first',
      'revertier-1792.off.doublets',
    ),
    'dice.obliged': inferred(
      true,
      [
        'revertier-1792.numbers.obliged',
        'revertier-1792.press.obliged',
        'revertier-1792.numbers.notAll',
        'revertier-1792.sonnez.first',
      ],
      'revertier-1792.mustPlay',
    ),
    'dice.one': inferred('either', ['revertier-1792.numbers.notAll'], 'revertier-1792.dieChoice'),
    'dice.broken': silent('thrownAgain', 'revertier-1792.broken'),
    // The points
    'outward.single': inferred(
      true,
      [
        'revertier-1792.outward.single',
        'revertier-1792.outward.example',
        'revertier-1792.course.out',
        'revertier-1792.course.over',
        'revertier-1792.course.mirror',
        'revertier-1792.case.surcase',
      ],
      'revertier-1792.singleAlways',
    ),
    'head.free': attested(true, 'revertier-1792.head.free', 'revertier-1792.head.place', 'revertier-1792.head.ten'),
    'hit.men': inferred(
      'anyLone',
      [
        'revertier-1792.hit.how',
        'revertier-1792.hit.passing',
        'revertier-1792.hit.example',
        'revertier-1792.hit.out',
        'revertier-1792.enter.hit',
      ],
      'revertier-1792.loneOnPile',
    ),
    // Men in hand
    'enter.first': inferred(
      true,
      [
        'revertier-1792.enter.all',
        'revertier-1792.enter.table',
        'revertier-1792.enter.firstTable',
        'revertier-1792.enter.open',
      ],
      'revertier-1792.enterFirst',
    ),
    'enter.own': attested(false, 'revertier-1792.enter.own', 'revertier-1792.enter.ace', 'revertier-1792.enter.count'),
    'enter.horsDuJeu': inferred(
      'oneOrNone',
      ['revertier-1792.horsDuJeu.one', 'revertier-1792.horsDuJeu.wait', 'revertier-1792.horsDuJeu.state'],
      'revertier-1792.horsDuJeu',
    ),
    'shutOut.end': inferred('lost', ['revertier-1792.horsDuJeu.ownMen'], 'revertier-1792.shutOut'),
    'double.agreed': silent(false, 'revertier-1792.double'),
    'double.when': silent('shutOut', 'revertier-1792.doubleWhen'),
    // Bearing off
    'off.allHome': attested(true, 'revertier-1792.off.when'),
    'off.tooLarge': inferred('rearmost', ['revertier-1792.off.number'], 'revertier-1792.tooLarge'),
    // The end
    'frozen.end': silent('drawn', 'revertier-1792.frozen'),
    'stake.game': inferred(1, ['revertier-1792.off.wins'], 'revertier-1792.stake'),
  },
});
