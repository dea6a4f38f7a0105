import { attested, inferred, makeRuleSet, type RuleSet, silent } from '#engine/rules/rule-set.ts';
import { REVERTIER_KEYS, type RevertierRules } from '../keys.ts';

/** The chapter of 1698 from which the later French texts descend; its edition is content/editions/trictrac-1698.mdx. */
export const trictrac1698: RuleSet<RevertierRules> = makeRuleSet(REVERTIER_KEYS, {
  id: 'trictrac-1698',
  game: 'revertier',
  linkNumber: 2,
  unit: ['stake', 'stakes'],
  rules: {
    // Who begins
    'start.die': attested(
      'higher',
      'trictrac-1698.start.higher',
      'trictrac-1698.players',
      'trictrac-1698.advantage.dice',
    ),
    'start.throw': inferred(
      'fresh',
      [
        'trictrac-1698.start.higher',
        'trictrac-1698.setup',
        'trictrac-1698.advantage.sixAndAce',
        'trictrac-1698.advantage.fourAndThree',
      ],
      'trictrac-1698.firstThrow',
    ),
    'start.next': inferred('winner', ['trictrac-1698.next.dice'], 'trictrac-1698.dice'),
    'start.afterDraw': silent('same', 'trictrac-1698.frozen'),
    // The dice
    'dice.doublets': attested(
      true,
      'trictrac-1698.doublets.twice',
      'trictrac-1698.ternes.first',
      'trictrac-1698.off.doublets',
    ),
    'dice.obliged': inferred(true, ['trictrac-1698.sonnez.first'], 'trictrac-1698.mustPlay'),
    'dice.one': silent('either', 'trictrac-1698.dieChoice'),
    'dice.broken': inferred(
      'anyNumber',
      ['trictrac-1698.dice.broken', 'trictrac-1698.dice.break'],
      'trictrac-1698.broken',
    ),
    // The points
    'outward.single': attested(true, 'trictrac-1698.outward.single', 'trictrac-1698.case.surcase'),
    'head.free': attested(
      true,
      'trictrac-1698.head.free',
      'trictrac-1698.head.place',
      'trictrac-1698.head.eight',
      'trictrac-1698.head.ten',
      'trictrac-1698.advantage.head',
    ),
    'hit.men': inferred(
      'anyLone',
      ['trictrac-1698.hit.how', 'trictrac-1698.hit.two', 'trictrac-1698.enter.hit'],
      'trictrac-1698.loneOnPile',
    ),
    // Men in hand
    'enter.first': attested(true, 'trictrac-1698.enter.first', 'trictrac-1698.enter.table'),
    'enter.own': attested(false, 'trictrac-1698.enter.own', 'trictrac-1698.enter.count', 'trictrac-1698.enter.ace'),
    'enter.horsDuJeu': inferred(
      'oneOrNone',
      ['trictrac-1698.horsDuJeu.one', 'trictrac-1698.horsDuJeu.alone', 'trictrac-1698.horsDuJeu.state'],
      'trictrac-1698.horsDuJeu',
    ),
    'shutOut.end': inferred(
      'lost',
      ['trictrac-1698.ownMen.lost', 'trictrac-1698.double.loses', 'trictrac-1698.double.example'],
      'trictrac-1698.shutOut',
    ),
    'double.agreed': inferred(
      false,
      ['trictrac-1698.double.simple', 'trictrac-1698.double.loses'],
      'trictrac-1698.agreed',
    ),
    'double.when': inferred(
      'shutOut',
      ['trictrac-1698.double.loses', 'trictrac-1698.double.example', 'trictrac-1698.ownMen.lost'],
      'trictrac-1698.double',
    ),
    // Bearing off
    'off.allHome': inferred(true, ['trictrac-1698.off.when'], 'trictrac-1698.offWhen'),
    'off.tooLarge': inferred('rearmost', ['trictrac-1698.off.number'], 'trictrac-1698.tooLarge'),
    // The end
    'frozen.end': silent('drawn', 'trictrac-1698.frozen'),
    'stake.game': inferred(1, ['trictrac-1698.off.wins', 'trictrac-1698.double.simple'], 'trictrac-1698.stake'),
  },
});
