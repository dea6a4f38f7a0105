import { END } from '#engine/ledger/sink.ts';
import { doubled, doubling, keysFor } from './doubling.ts';
import { LED } from '../play/facts.ts';
import { ACE_OF_DIAMONDS, GREAT, LITTLE } from '../rules/honours.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { occasionNumber as on } from '../play/occasions.ts';
import { pay, type Settling } from './posting.ts';
import type { Seat } from '../record/record.ts';

const ACE_LED = on('aceLed');
const QUINOLA_LED = on('quinolaLed');
const QUINOLA_LED_OTHERS = on('quinolaLedOthers');
const K_ACE_LED = [
  keysFor('ace.led.rate', 'ace.led.payers', 'led.claim'),
  keysFor('ace.led.diamonds', 'ace.led.payers', 'led.claim'),
] as const;
const K_LED = [
  keysFor('quinola.led.holderToWinner', 'led.claim'),
  keysFor('little.led.holderToWinner', 'led.claim'),
] as const;
const K_LED_OTHERS = [
  keysFor('quinola.led.othersToWinner', 'led.claim'),
  keysFor('little.led.othersToWinner', 'led.claim'),
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
    for (let seat = 0; seat < facts.seats; seat++) {
      if (seat === winner) continue;
      const isHolder = seat === holder;
      const rate = ledRate(rules, honour, isHolder);
      if (rate === 0) continue;
      const which = doubling(facts, rules, facts.trick[honour]!, seat, winner, honour >= GREAT, true);
      const amount = doubled(rate, which);
      if (honour < GREAT) pay(s, honour, ACE_LED, seat, winner, amount, K_ACE_LED[diamonds][which]!, END);
      else if (isHolder) pay(s, honour, QUINOLA_LED, seat, winner, amount, K_LED[little][which]!, END);
      else pay(s, honour, QUINOLA_LED_OTHERS, seat, winner, amount, K_LED_OTHERS[little][which]!, END);
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
