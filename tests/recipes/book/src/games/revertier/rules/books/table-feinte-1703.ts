import { attested, inferred, makeRuleSet, type RuleSet, silent } from '#engine/rules/rule-set.ts';
import { REVERTIER_KEYS, type RevertierRules } from '#games/revertier/rules/keys.ts';

/** A book that never was, made up to try how one is added; its edition is content/editions/table-feinte-1703.mdx. */
export const tableFeinte1703: RuleSet<RevertierRules> = makeRuleSet(REVERTIER_KEYS, {
  id: 'table-feinte-1703',
  game: 'revertier',
  linkNumber: 99,
  unit: ['piece', 'pieces'],
  dailyFrom: '2027-01-01',
  rules: {
    'start.die': attested('higher', 'course'),
    'start.throw': silent('fresh', 'table-feinte-1703.rest'),
    'start.next': silent('winner', 'table-feinte-1703.rest'),
    'start.afterDraw': silent('same', 'table-feinte-1703.rest'),
    'dice.doublets': attested(true, 'course'),
    'dice.obliged': attested(true, 'course'),
    'dice.one': silent('either', 'table-feinte-1703.rest'),
    'dice.broken': silent('thrownAgain', 'table-feinte-1703.rest'),
    'outward.single': silent(true, 'table-feinte-1703.rest'),
    'head.free': silent(true, 'table-feinte-1703.rest'),
    'hit.men': silent('anyLone', 'table-feinte-1703.rest'),
    'enter.first': silent(true, 'table-feinte-1703.rest'),
    'enter.own': silent(false, 'table-feinte-1703.rest'),
    'enter.horsDuJeu': silent('oneOrNone', 'table-feinte-1703.rest'),
    'shutOut.end': silent('waits', 'table-feinte-1703.rest'),
    'double.agreed': silent(false, 'table-feinte-1703.rest'),
    'double.when': silent('shutOut', 'table-feinte-1703.rest'),
    'off.allHome': silent(true, 'table-feinte-1703.rest'),
    'off.tooLarge': inferred('lost', ['large'], 'table-feinte-1703.large'),
    'frozen.end': silent('drawn', 'table-feinte-1703.rest'),
    'stake.game': attested(3, 'stake'),
  },
});
