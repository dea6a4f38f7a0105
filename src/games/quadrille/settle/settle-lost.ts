import { CASCO, FORCED, MEDIATEUR, UNDECLARED } from '../rules/bids.ts';
import type { QuadrilleKey } from '../rules/keys.ts';
import { occasionNumber as on } from '../record/occasions.ts';
import { STAKE } from '../record/pools.ts';
import { layBeast, settleRate, shareOut, type Settling } from './posting.ts';
import { settleMatadors, settleVolePoolLost } from './settle-won.ts';
import { CONSOLATION, noTrickRate, premiumOf, voleRate } from './tariff.ts';

const REMISE = on('remise');
const CODILLE = on('codille');
const STAKE_SHARED = on('stakeShared');
const CONSOLED = on('consolation');
const PREMIUM = on('premium');
const VOLE_PAID = on('vole');
const NO_TRICK = on('noTrick');

type Debtor = 'alone' | 'halves' | 'cascoHalves' | 'ombre' | 'alliance' | 'forced' | 'casco';

/** Who owes a beast: alone; in halves, or all of it the ombre’s; all of it because his own tricks were too few. */
const owedBy = (...base: readonly QuadrilleKey[]): Readonly<Record<Debtor, readonly QuadrilleKey[]>> => ({
  alone: base,
  halves: [...base, 'lost.stake', 'stake.odd'],
  // At casco the ombre’s own tricks would not have changed it.
  cascoHalves: [...base, 'lost.stake', 'lost.minimum.casco', 'stake.odd'],
  ombre: [...base, 'lost.stake'],
  alliance: [...base, 'lost.minimum.alliance'],
  forced: [...base, 'lost.minimum.forced'],
  casco: [...base, 'lost.minimum.casco'],
});
const K_REMISE = owedBy('remise.times', 'stake.beast');
const K_CODILLE = owedBy('codille.times', 'codille.tricks', 'stake.beast');
const K_UNSHARED = owedBy('codille.unshared', 'codille.tricks', 'stake.beast');
const K_DEVOLE: readonly QuadrilleKey[] = ['devole.lost', 'remise.times', 'stake.beast'];
/** An announced vole failed with the game in hand: it alone is paid for. */
const VOLE_ALONE = [false, true].map((favourite) => {
  const { key, keys } = voleRate(true, true, favourite);
  return { key, keys: [...keys, 'vole.announced.lostSix'] } as const;
});
const K_SHARED: readonly QuadrilleKey[] = ['codille.tricks', 'codille.odd'];

function debtor({ facts, rules, ending }: Settling): Debtor {
  if (ending.alone) return 'alone';
  if (ending.ombrePaysAll)
    return facts.contract === FORCED ? 'forced' : facts.contract === CASCO ? 'casco' : 'alliance';
  return facts.contract === CASCO && rules['lost.stake'] === 'halves' ? 'cascoHalves' : rules['lost.stake'];
}

/** With the rule that decides between remise and codille where the vole was announced; nothing is added where it was not. */
function withDegree({ facts, rules, ending }: Settling, keys: readonly QuadrilleKey[]): readonly QuadrilleKey[] {
  if (facts.announced === UNDECLARED) return keys;
  return [...keys, ending.tricks >= rules['win.tricks'] ? 'vole.announced.lostSix' : 'vole.announced.codille'];
}

/** The game lost, or an announced vole that failed with the game in hand. */
export function settleLost(s: Settling): void {
  const { facts, rules, ending } = s;
  const announced = facts.announced !== UNDECLARED;
  switch (ending.kind) {
    case 'voleFailed':
      // Nothing is received and the stake stays: the vole alone is paid for.
      settleRate(s, VOLE_PAID, VOLE_ALONE[ending.favourite ? 1 : 0], false);
      settleVolePoolLost(s);
      return;
    case 'devoleLost':
      if (rules['devole.lost'] === 'remise') layBeast(s, REMISE, rules['remise.times'], K_DEVOLE, true);
      settleRate(s, PREMIUM, premiumOf(facts, rules, ending), false);
      return;
    case 'codille':
      settleCodille(s);
      break;
    default:
      layBeast(
        s,
        REMISE,
        rules['remise.times'],
        withDegree(s, K_REMISE[debtor(s)]),
        debtor(s) === 'ombre' || ending.ombrePaysAll,
      );
  }
  settleRate(s, CONSOLED, CONSOLATION, false);
  const unpaid = facts.contract === MEDIATEUR && rules['mediateur.giver.lost'] === 'nothing' ? facts.giver : -1;
  if (!announced || rules['vole.pool.manner'] === 'pool')
    settleRate(s, PREMIUM, premiumOf(facts, rules, ending), false, 1, unpaid);
  settleMatadors(s, false);
  if (announced) {
    settleRate(s, VOLE_PAID, voleRate(true, true, ending.favourite), false);
    settleVolePoolLost(s);
  } else if (ending.tricks === 0 && rules['lost.noTrick'] === 'paysVole')
    settleRate(s, NO_TRICK, noTrickRate(ending.favourite), false);
}

/** The opponents share the pool, or leave one that three cannot share; then the beast goes in. */
function settleCodille(s: Settling): void {
  const { rules, pools, facts, ending } = s;
  const sharers = facts.ally < 0 ? 3 : 2;
  const odd = rules['codille.odd'];
  const unshared = odd === 'allStays' && sharers === 3 && pools.stake % 3 !== 0;
  const who = debtor(s);
  const byOmbre = who === 'ombre' || ending.ombrePaysAll;
  if (unshared) {
    layBeast(s, CODILLE, rules['codille.unshared'], withDegree(s, K_UNSHARED[who]), byOmbre);
    return;
  }
  const first = pools.beasts === 0;
  shareOut(
    s,
    STAKE,
    STAKE_SHARED,
    withDegree(s, K_SHARED),
    odd === 'highestNext' && sharers === 3 ? 'aside' : 'highestTrump',
  );
  layBeast(s, CODILLE, rules['codille.times'], withDegree(s, K_CODILLE[who]), byOmbre);
  if (first) pools.heapTaken = true;
}
