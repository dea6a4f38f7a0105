import { doubled, doubling, doublingWhys } from '../doubling.ts';
import { LED } from '../../play/facts.ts';
import { ACE_OF_DIAMONDS, GREAT, LITTLE } from '../../rules/honours.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { dueAtEnd, pay, type Settling } from '../posting.ts';
import type { Seat } from '../../record/record.ts';

const ACE_LED = [
  doublingWhys('aceLed', 'ace.led.rate', 'ace.led.payers', 'led.claim'),
  doublingWhys('aceLed', 'ace.led.diamonds', 'ace.led.payers', 'led.claim'),
] as const;
const QUINOLA_LED = [
  doublingWhys('quinolaLed', 'quinola.led.holderToWinner', 'led.claim'),
  doublingWhys('quinolaLed', 'little.led.holderToWinner', 'led.claim'),
] as const;
const QUINOLA_LED_OTHERS = [
  doublingWhys('quinolaLedOthers', 'quinola.led.othersToWinner', 'led.claim'),
  doublingWhys('quinolaLedOthers', 'little.led.othersToWinner', 'led.claim'),
] as const;

/** What led aces and Quinolas owe the winner of the partie, when he has claimed it. */
export function settleLed(s: Settling, winner: Seat): void {
  const { facts, rules } = s;
  if (rules['led.claim'] && !facts.claimed) return;
  for (let honour = 0; honour < 6; honour++) {
    if (facts.fate[honour] !== LED || (honour === LITTLE && !rules['quinola.little'])) continue;
    const holder = facts.holder[honour]!;
    const diamonds = honour === ACE_OF_DIAMONDS ? 1 : 0;
    const little = honour === LITTLE ? 1 : 0;
    if (holder === winner && rules['led.own'] === 'nothing') continue;
    const due = dueAtEnd(s, honour);
    for (let seat = 0; seat < facts.seats; seat++) {
      if (seat === winner) continue;
      const isHolder = seat === holder;
      const rate = ledRate(rules, honour, isHolder);
      if (rate === 0) continue;
      const which = doubling(s, honour >= GREAT ? 'quinola' : 'aceLed', facts.trick[honour]!, seat, winner);
      const whys = honour < GREAT ? ACE_LED[diamonds] : isHolder ? QUINOLA_LED[little] : QUINOLA_LED_OTHERS[little];
      pay(due, whys[which]!, seat, winner, doubled(rate, which));
    }
  }
}

/** What one seat owes for a led card, before doubling: its holder, or one of the others. */
function ledRate(rules: ReversisRules, honour: number, isHolder: boolean): number {
  if (honour < GREAT) {
    if (!isHolder && rules['ace.led.payers'] === 'holder') return 0;
    return honour === ACE_OF_DIAMONDS ? rules['ace.led.diamonds'] : rules['ace.led.rate'];
  }
  if (honour === LITTLE) return isHolder ? rules['little.led.holderToWinner'] : rules['little.led.othersToWinner'];
  return isHolder ? rules['quinola.led.holderToWinner'] : rules['quinola.led.othersToWinner'];
}
