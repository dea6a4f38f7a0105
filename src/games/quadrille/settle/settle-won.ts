import { DEVOLE, GRANDISSIMO, MEDIATEUR, UNDECLARED } from '../rules/bids.ts';
import { VOLE_FORFEIT, VOLE_LOST, VOLE_MADE } from '../play/ending.ts';
import type { QuadrilleKey } from '../rules/keys.ts';
import { occasionNumber as on } from '../record/occasions.ts';
import { STAKE, VOLE } from '../record/pools.ts';
import { layBeastAlone, settleRate, shareOut, sweep, type Settling } from './posting.ts';
import { CONSOLATION, matadorsOf, premiersRate, premiumOf, volePoolRate, voleRate } from './tariff.ts';

const STAKE_WON = on('stakeWon');
const CONSOLED = on('consolation');
const PREMIUM = on('premium');
const MATADORS = on('matadors');
const PREMIERS = on('premiers');
const VOLE_PAID = on('vole');
const VOLE_POOL = on('volePool');

const K_WON: readonly QuadrilleKey[] = ['win.tricks'];
const K_WON_HALVES: readonly QuadrilleKey[] = ['win.tricks', 'stake.odd'];
const K_DEVOLE: readonly QuadrilleKey[] = ['auction.devole'];
const K_SHOWN: readonly QuadrilleKey[] = ['vole.shownAlly', 'stake.beast'];
const K_VOLE_POOL: readonly QuadrilleKey[] = ['vole.pool.manner', 'vole.undertaken'];
const K_VOLE_POOL_ANNOUNCED: readonly QuadrilleKey[] = ['vole.pool.manner', 'auction.vole'];
const K_VOLE_POOL_ODD: readonly QuadrilleKey[] = ['vole.pool.manner', 'vole.pool.odd'];

/** The game won: the stake, what each opponent owes for it, and the vole made, lost or spoilt besides. */
export function settleWon(s: Settling): void {
  const { facts, rules, ending } = s;
  sweep(s, STAKE, STAKE_WON, facts.contract === DEVOLE ? K_DEVOLE : ending.alone ? K_WON : K_WON_HALVES);
  settleRate(s, CONSOLED, facts.contract === DEVOLE ? undefined : CONSOLATION, true);
  const inItsPlace = rules['vole.pool.manner'] === 'premium' && ending.vole === VOLE_MADE;
  const spared = facts.contract === MEDIATEUR && rules['mediateur.giver.won'] === 'spared' ? facts.giver : -1;
  if (inItsPlace) settleRate(s, VOLE_POOL, volePoolRate(facts, ending.favourite), true);
  else settleRate(s, PREMIUM, premiumOf(facts, rules, ending), true, 1, spared);
  settleMatadors(s, true);
  if (ending.premiers) settleRate(s, PREMIERS, premiersRate(ending.favourite), true);
  if (ending.vole === VOLE_MADE) {
    const announced = facts.announced !== UNDECLARED;
    settleRate(s, VOLE_PAID, voleRate(announced, false, ending.favourite), true);
    sweep(s, VOLE, VOLE_POOL, announced ? K_VOLE_POOL_ANNOUNCED : K_VOLE_POOL);
  } else if (ending.vole === VOLE_LOST) {
    if (rules['vole.lost.pays']) settleRate(s, VOLE_PAID, voleRate(false, true, ending.favourite), false);
    settleVolePoolLost(s);
  } else if (ending.vole === VOLE_FORFEIT && rules['vole.shownAlly'] === 'losesAndBeast')
    layBeastAlone(s, facts.ally, K_SHOWN);
}

/** The opponents are paid what stands in the vole pool’s place, where something does, and take what lies in it. */
export function settleVolePoolLost(s: Settling): void {
  if (s.rules['vole.pool.manner'] === 'premium')
    settleRate(s, VOLE_POOL, volePoolRate(s.facts, s.ending.favourite), false);
  // Counters left by a deal under other rules go as they would if it were made: to whoever wins the vole.
  shareOut(s, VOLE, VOLE_POOL, K_VOLE_POOL_ODD, s.rules['vole.pool.odd']);
}

/** Matadors of the winners, or of the ombre’s side whoever wins; nobody is paid for them where no suit is trump. */
export function settleMatadors(s: Settling, won: boolean): void {
  const { facts, rules, ending } = s;
  if (facts.contract >= GRANDISSIMO) return;
  const sequences = rules['matadors.counted'] === 'dealt' ? facts.dealt : facts.held;
  const count = sequences[won || rules['matadors.side'] === 'ombre' ? 0 : 1];
  const isRed = facts.trump === 1 || facts.trump === 2;
  const due = matadorsOf(count, isRed, rules, ending.favourite);
  if (due) settleRate(s, MATADORS, due.rate, won, due.times);
}
