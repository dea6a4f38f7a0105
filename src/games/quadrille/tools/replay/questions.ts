import { QUADRILLE_KEYS, type QuadrilleKey, type QuadrilleRules } from '../../rules/keys.ts';
import { GROUPS, QUESTIONS, sayValue } from '../../say/index.ts';
import { makeQuestions } from '#islands/replay/questions.ts';

/** Who settles the packets, what follows a misdeal, what a box holds: no record of one deal can tell. */
export const BEYOND_A_DEAL: readonly QuadrilleKey[] = [
  'deal.packets',
  'deal.misdeal',
  'session.deals',
  'session.leftover',
  'box.jetons',
  'box.fiches',
  'box.fiche',
  'box.contrats',
  'box.contrat',
];

export const { askedOfADeal, rulesInWords, groupRules } = makeQuestions({
  keys: QUADRILLE_KEYS,
  words: {
    question: (key) => QUESTIONS[key as QuadrilleKey],
    say: (key, value, unit, rules) => sayValue(key as QuadrilleKey, value, unit, rules as QuadrilleRules),
  },
  groups: GROUPS,
  beyond: BEYOND_A_DEAL,
});
