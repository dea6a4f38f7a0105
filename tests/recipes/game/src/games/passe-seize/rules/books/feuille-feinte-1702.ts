import { attested, inferred, makeRuleSet, type RuleSet } from '#engine/rules/rule-set.ts';
import { PASSE_SEIZE_KEYS, type PasseSeizeRules } from '../keys.ts';

/** A leaf that never was, made up to try how a game is added; its edition is content/editions/feuille-feinte-1702.mdx. */
export const feuilleFeinte1702: RuleSet<PasseSeizeRules> = makeRuleSet(PASSE_SEIZE_KEYS, {
  id: 'feuille-feinte-1702',
  game: 'passe-seize',
  linkNumber: 1,
  unit: ['liard', 'liards'],
  rules: {
    'count.courts': inferred('ten', ['turn', 'worth'], 'feuille-feinte-1702.courts'),
    'over.pays': attested(1, 'over', 'again'),
  },
});
