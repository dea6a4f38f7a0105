import type { House } from '#engine/play/played-game.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import type { QuadrilleAct } from '../turns/acts.ts';
import type { QuadrilleSeen } from '../turns/seen.ts';
import { chooseCarefully } from './careful.ts';
import { choosePlainly } from './plain.ts';
import { auctionOf } from './view.ts';

/** Trumps that were left to an ally by whoever plays by force are named before anybody can say what is played. */
const isLeftToAlly = (seen: QuadrilleSeen, rules: QuadrilleRules): boolean =>
  seen.legal[0]?.act.kind === 'trump' && seen.call !== undefined && auctionOf(seen, rules).holder < 0;

/** The house at Quadrille: plain, after the sources’ advice; careful, by what comes of it in deals that may be. */
export const house: House<QuadrilleRules, QuadrilleAct, QuadrilleSeen> = {
  strengths: ['plain', 'careful'],
  choose: (seen, rules, { strength, ...patience }) =>
    strength === 'careful' && seen.legal.length > 1 && !isLeftToAlly(seen, rules)
      ? chooseCarefully(seen, rules, patience)
      : choosePlainly(seen, rules),
};
