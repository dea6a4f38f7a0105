import { attested, inferred, makeRuleSet, type RuleSet, silent } from '#engine/rules/rule-set.ts';
import { REVERTIER_KEYS, type RevertierRules } from '../keys.ts';

/** The chapter of 1698, from which the later French texts descend. Edition: content/editions/trictrac-1698.mdx. */
export const trictrac1698: RuleSet<RevertierRules> = makeRuleSet(REVERTIER_KEYS, {
  id: 'trictrac-1698',
  game: 'revertier',
  linkNumber: 2,
  unit: ['stake', 'stakes'],
  rules: {
    // Who begins
    'start.die': attested('higher', 'start.higher', 'players', 'advantage.dice'),
    'start.throw': inferred(
      'fresh',
      ['start.higher', 'setup', 'advantage.sixAndAce', 'advantage.fourAndThree'],
      'trictrac-1698.firstThrow',
    ),
    'start.next': inferred('winner', ['next.dice'], 'trictrac-1698.dice'),
    'start.afterDraw': silent('same', 'trictrac-1698.frozen'),
    // The dice
    'dice.doublets': attested(true, 'doublets.twice', 'ternes.first', 'off.doublets'),
    'dice.obliged': inferred(true, ['sonnez.first'], 'trictrac-1698.mustPlay'),
    'dice.one': silent('either', 'trictrac-1698.dieChoice'),
    'dice.broken': inferred('anyNumber', ['dice.broken', 'dice.break'], 'trictrac-1698.broken'),
    // The points
    'outward.single': attested(true, 'outward.single', 'case.surcase'),
    'head.free': attested(true, 'head.free', 'head.place', 'head.eight', 'head.ten', 'advantage.head'),
    'hit.men': inferred('anyLone', ['hit.how', 'hit.two', 'enter.hit'], 'trictrac-1698.loneOnPile'),
    // Men in hand
    'enter.first': attested(true, 'enter.first', 'enter.table'),
    'enter.own': attested(false, 'enter.own', 'enter.count', 'enter.ace'),
    'enter.horsDuJeu': inferred(
      'oneOrNone',
      ['horsDuJeu.one', 'horsDuJeu.alone', 'horsDuJeu.state'],
      'trictrac-1698.horsDuJeu',
    ),
    'shutOut.end': inferred('lost', ['ownMen.lost', 'double.loses', 'double.example'], 'trictrac-1698.shutOut'),
    'shutOut.throw': silent('playedOut', 'revertier.restOfThrow'),
    'double.agreed': inferred(false, ['double.simple', 'double.loses'], 'trictrac-1698.agreed'),
    'double.when': inferred('shutOut', ['double.loses', 'double.example', 'ownMen.lost'], 'trictrac-1698.double'),
    // Bearing off
    'off.allHome': inferred(true, ['off.when'], 'trictrac-1698.offWhen'),
    'off.tooLarge': inferred('rearmost', ['off.number'], 'trictrac-1698.tooLarge'),
    // The end
    'frozen.end': silent('drawn', 'trictrac-1698.frozen'),
    'stake.game': inferred(1, ['off.wins', 'double.simple'], 'trictrac-1698.stake'),
  },
});
