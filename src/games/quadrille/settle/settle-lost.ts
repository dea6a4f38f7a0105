import { CASCO, FORCED, MEDIATEUR, UNDECLARED } from '../rules/bids.ts';
import type { NonEmpty } from '#engine/kernel/collections.ts';
import { because } from '#engine/ledger/sink.ts';
import type { QuadrilleKey } from '../rules/keys.ts';
import { why, type Occasion, type Why } from '../record/occasions.ts';
import { STAKE } from '../record/pools.ts';
import { layBeast, settleRate, shareOut, type Settling } from './posting.ts';
import { settleMatadors, settleVolePoolLost } from './settle-won.ts';
import { consolationRate, gameRate, noTrickRate, premiumOf, voleRate } from './tariff.ts';

type Debtor = 'alone' | 'halves' | 'cascoHalves' | 'ombre' | 'alliance' | 'forced' | 'casco';

/** Who owes a beast: alone; in halves, or all of it the ombre’s; all of it because his own tricks were too few. */
function owedBy(occasion: Occasion, ...base: NonEmpty<QuadrilleKey>): Readonly<Record<Debtor, Why>> {
  const alone = why(occasion, ...base);
  return {
    alone,
    halves: because(alone, 'lost.stake', 'stake.odd'),
    // At casco the ombre’s own tricks would not have changed it.
    cascoHalves: because(alone, 'lost.stake', 'lost.minimum.casco', 'stake.odd'),
    ombre: because(alone, 'lost.stake'),
    alliance: because(alone, 'lost.minimum.alliance'),
    forced: because(alone, 'lost.minimum.forced'),
    casco: because(alone, 'lost.minimum.casco'),
  };
}
const REMISE = owedBy('remise', 'remise.times', 'stake.beast');
const CODILLE = owedBy('codille', 'codille.times', 'codille.tricks', 'stake.beast');
const UNSHARED = owedBy('codille', 'codille.unshared', 'codille.tricks', 'stake.beast');
const DEVOLE_BEAST = why('remise', 'devole.lost', 'remise.times', 'stake.beast');
/** An announced vole failed with the game in hand: it alone is paid for. */
const VOLE_ALONE = [false, true].map((favourite) => {
  const rate = voleRate(true, true, favourite);
  return { key: rate.key, why: because(rate.why, 'vole.announced.lostSix') };
});
const SHARED = why('stakeShared', 'codille.tricks', 'codille.odd');

function debtor({ facts, rules, ending }: Settling): Debtor {
  if (ending.alone) return 'alone';
  if (ending.ombrePaysAll)
    return facts.contract === FORCED ? 'forced' : facts.contract === CASCO ? 'casco' : 'alliance';
  return facts.contract === CASCO && rules['lost.stake'] === 'halves' ? 'cascoHalves' : rules['lost.stake'];
}

/** With the rule that decides between remise and codille where the vole was announced; nothing is added where it was not. */
function withDegree({ facts, rules, ending }: Settling, reason: Why): Why {
  if (facts.announced === UNDECLARED) return reason;
  return because(reason, ending.tricks >= rules['win.tricks'] ? 'vole.announced.lostSix' : 'vole.announced.codille');
}

/** The game lost, or an announced vole that failed with the game in hand. */
export function settleLost(s: Settling): void {
  const { facts, rules, ending } = s;
  const announced = facts.announced !== UNDECLARED;
  switch (ending.kind) {
    case 'voleFailed':
      // Nothing is received and the stake stays: the vole alone is paid for.
      settleRate(s, VOLE_ALONE[ending.favourite ? 1 : 0], false);
      settleVolePoolLost(s);
      return;
    case 'devoleLost':
      if (rules['devole.lost'] === 'remise') layBeast(s, DEVOLE_BEAST, rules['remise.times'], true);
      settleRate(s, premiumOf(facts, rules, ending), false);
      return;
    case 'codille':
      settleCodille(s);
      break;
    default:
      layBeast(
        s,
        withDegree(s, REMISE[debtor(s)]),
        rules['remise.times'],
        debtor(s) === 'ombre' || ending.ombrePaysAll,
      );
  }
  settleRate(s, consolationRate(ending.favourite), false);
  // Who loses codille pays what he would have received, and so the game too (Britannica, 7th ed., vol. 18, p. 763).
  if (ending.kind === 'codille') settleRate(s, gameRate(ending.favourite), false);
  const unpaid = facts.contract === MEDIATEUR && rules['mediateur.giver.lost'] === 'nothing' ? facts.giver : -1;
  if (!announced || rules['vole.pool.manner'] === 'pool')
    settleRate(s, premiumOf(facts, rules, ending), false, { spared: unpaid });
  settleMatadors(s, false);
  if (announced) {
    settleRate(s, voleRate(true, true, ending.favourite), false);
    settleVolePoolLost(s);
  } else if (ending.tricks === 0 && rules['lost.noTrick'] === 'paysVole')
    settleRate(s, noTrickRate(ending.favourite), false);
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
    layBeast(s, withDegree(s, UNSHARED[who]), rules['codille.unshared'], byOmbre);
    return;
  }
  const first = pools.beasts === 0;
  shareOut(s, STAKE, withDegree(s, SHARED), odd === 'highestNext' && sharers === 3 ? 'aside' : 'highestTrump');
  layBeast(s, withDegree(s, CODILLE[who]), rules['codille.times'], byOmbre);
  if (first) pools.heapTaken = true;
}
