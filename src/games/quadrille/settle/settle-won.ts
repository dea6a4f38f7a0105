import { DEVOLE, GRANDISSIMO, MEDIATEUR, UNDECLARED } from '../rules/bids.ts';
import { VOLE_FORFEIT, VOLE_LOST, VOLE_MADE } from '../play/ending.ts';
import { why } from '../record/occasions.ts';
import { STAKE, VOLE } from '../record/pools.ts';
import { layBeastAlone, settleRate, shareOut, sweep, type Settling } from './posting.ts';
import { consolationRate, gameRate, matadorsOf, premiersRate, premiumOf, volePaidRate, voleRate } from './tariff.ts';

const WON = why('stakeWon', 'win.tricks');
const WON_HALVES = why('stakeWon', 'win.tricks', 'stake.odd');
const WON_DEVOLE = why('stakeWon', 'auction.devole');
const SHOWN = why('beast', 'vole.shownAlly', 'stake.beast');
const VOLE_POOL = why('volePool', 'vole.pool.manner', 'vole.undertaken');
const VOLE_POOL_ANNOUNCED = why('volePool', 'vole.pool.manner', 'auction.vole');
const VOLE_POOL_ODD = why('volePool', 'vole.pool.manner', 'vole.pool.odd');

/** The game won: the stake, what each opponent owes for it, and the vole made, lost or spoilt besides. */
export function settleWon(s: Settling): void {
  const { facts, rules, ending } = s;
  sweep(s, STAKE, facts.contract === DEVOLE ? WON_DEVOLE : ending.alone ? WON : WON_HALVES);
  if (facts.contract !== DEVOLE) {
    settleRate(s, consolationRate(ending.favourite), true);
    settleRate(s, gameRate(ending.favourite), true);
  }
  const inItsPlace = rules['vole.pool.manner'] === 'premium' && ending.vole === VOLE_MADE;
  const spared = facts.contract === MEDIATEUR && rules['mediateur.giver.won'] === 'spared' ? facts.giver : -1;
  if (inItsPlace) settleRate(s, volePaidRate(facts, ending.favourite), true);
  else settleRate(s, premiumOf(facts, rules, ending), true, { spared });
  settleMatadors(s, true);
  if (ending.premiers) settleRate(s, premiersRate(ending.favourite), true);
  if (ending.vole === VOLE_MADE) {
    const announced = facts.announced !== UNDECLARED;
    settleRate(s, voleRate(announced, false, ending.favourite), true);
    sweep(s, VOLE, announced ? VOLE_POOL_ANNOUNCED : VOLE_POOL);
  } else if (ending.vole === VOLE_LOST) {
    if (rules['vole.lost.pays']) settleRate(s, voleRate(false, true, ending.favourite), false);
    settleVolePoolLost(s);
  } else if (ending.vole === VOLE_FORFEIT && rules['vole.shownAlly'] === 'losesAndBeast')
    layBeastAlone(s, facts.ally, SHOWN);
}

/** The opponents are paid what stands in the vole pool’s place, where something does, and take what lies in it. */
export function settleVolePoolLost(s: Settling): void {
  if (s.rules['vole.pool.manner'] === 'premium') settleRate(s, volePaidRate(s.facts, s.ending.favourite), false);
  // Counters left by a deal under other rules go as they would if it were made: to whoever wins the vole.
  shareOut(s, VOLE, VOLE_POOL_ODD, s.rules['vole.pool.odd']);
}

/** Matadors of the winners, or of the ombre’s side whoever wins; nobody is paid for them where no suit is trump. */
export function settleMatadors(s: Settling, won: boolean): void {
  const { facts, rules, ending } = s;
  if (facts.contract >= GRANDISSIMO) return;
  const sequences = rules['matadors.counted'] === 'dealt' ? facts.dealt : facts.held;
  const count = sequences[won || rules['matadors.side'] === 'ombre' ? 0 : 1];
  const isRed = facts.trump === 1 || facts.trump === 2;
  const due = matadorsOf(count, isRed, rules, ending.favourite);
  if (due) settleRate(s, due.rate, won, { times: due.times });
}
