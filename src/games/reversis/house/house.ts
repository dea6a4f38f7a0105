import type { House } from '#engine/play/played-game.ts';
import { poolsAtStart } from '../play/pools.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { ReversisAct } from '../turns/acts.ts';
import type { ReversisSeen } from '../turns/seen.ts';
import { chooseCarefully } from './careful.ts';
import { choosePlainly } from './plain.ts';

/** The house at Réversis: plain, after the advice of the books; careful, by what comes of it in deals that may be. */
export const house: House<ReversisRules, ReversisAct, ReversisSeen> = {
  strengths: ['plain', 'careful'],
  choose: (seen, rules, { strength, random, ...patience }) => {
    const pools = poolsAtStart(seen, rules);
    const isTried = strength === 'careful' && seen.legal.length > 1 && seen.legal[0]?.act.kind !== 'claim';
    return isTried
      ? chooseCarefully(seen, rules, pools, { random, ...patience })
      : choosePlainly(seen, rules, pools, random);
  },
};
