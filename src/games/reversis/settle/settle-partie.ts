import { range } from '#engine/kernel/collections.ts';
import { because, END } from '#engine/ledger/sink.ts';
import {
  doubled,
  doublingReasons,
  isOpposite,
  type DoublingReasons,
  type SettlementContext,
  doubling,
  dueAtEnd,
  pay,
} from './posting.ts';
import { laidPoints, pointsOf, LED } from '../play/facts.ts';
import { ACE_OF_DIAMONDS, GREAT, LITTLE } from '../rules/shape.ts';
import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from '../rules/keys.ts';
import type { Ending } from '../play/ending.ts';
import type { Seat } from '../record/record.ts';

/** Amount of the partie before doubling; 0 for a partie in which each seat pays its own points. */
export function partieAmount({ facts, rules, pools, dealt }: SettlementContext): number {
  switch (rules['partie.manner']) {
    case 'ownPoints':
      return 0;
    case 'fixed':
      return rules['partie.base'];
    case 'discard':
      return rules['partie.base'] + laidPoints(facts, rules);
    case 'mat':
      return rules['partie.base'] + rules['partie.mat'] + laidPoints(facts, rules);
    case 'poolAsDealt':
      return dealt;
    case 'poolAtEnd':
      return pools.amounts[0] ?? 0;
  }
}

/** Reasons of the partie: its manner, whether the Quinola or the ace of diamonds was laid out, whether a tie was broken. */
function partieReasons(
  manner: ReversisRules['partie.manner'],
  quinola: boolean,
  diamonds: boolean,
  tied: boolean,
): DoublingReasons {
  const counted = manner === 'discard' || manner === 'mat';
  return doublingReasons(
    manner === 'ownPoints' ? 'points' : 'partie',
    'partie.manner',
    ...(counted || manner === 'fixed' ? (['partie.base'] as const) : []),
    ...(manner === 'mat' ? (['partie.mat'] as const) : []),
    ...(manner === 'ownPoints' ? (['partie.tariff', 'points.scale'] as const) : []),
    ...(counted ? (['points.scale'] as const) : []),
    ...(counted && quinola ? (['points.quinolaLaid'] as const) : []),
    ...(counted && diamonds ? (['points.aceDiamondsLaid'] as const) : []),
    ...(tied ? (['tie.order'] as const) : []),
  );
}

/** Manner → reasons by three bits (Quinola laid out, ace of diamonds laid out, tie), built once. */
const PARTIE_REASONS = new Map(
  REVERSIS_KEYS['partie.manner'].values.map((manner) => [
    manner,
    range(8).map((bits) => partieReasons(manner, (bits & 1) !== 0, (bits & 2) !== 0, (bits & 4) !== 0)),
  ]),
);

/** Loser and winner of the partie, and whether a tie was broken. */
type PartieResult = Pick<Ending, 'loser' | 'winner' | 'tied'>;

/** A partie to pay: the winner, the reasons and further rule keys. */
interface PartieDue {
  readonly s: SettlementContext;
  readonly winner: Seat;
  readonly reasons: DoublingReasons;
  readonly more: readonly ReversisKey[];
}

/** Pays the partie, from the loser to the winner or from each seat by its own points. `more` are further rule keys. */
export function settlePartie(
  s: SettlementContext,
  { loser, winner, tied }: PartieResult,
  more: readonly ReversisKey[],
): void {
  const { facts, rules } = s;
  const laid = ((facts.laidHonours >> GREAT) & 1) | (((facts.laidHonours >> ACE_OF_DIAMONDS) & 1) << 1);
  const reasons = PARTIE_REASONS.get(rules['partie.manner'])![laid | (tied ? 4 : 0)]!;
  const due: PartieDue = { s, winner, reasons, more };
  if (rules['partie.manner'] !== 'ownPoints') {
    payPartie(due, loser, partieAmount(s));
    return;
  }
  for (let seat = 0; seat < facts.seats; seat++)
    if (seat !== winner) payPartie(due, seat, pointsOf(facts, rules, seat) * rules['partie.tariff']);
}

/** Pays one seat's part, doubled between opposite seats where the rules double everything. */
function payPartie({ s, winner, reasons, more }: PartieDue, from: Seat, amount: number): void {
  if (amount === 0) return;
  const which = s.rules['double.manner'] === 'oppositeAndLast' && isOpposite(s.facts.seats, from, winner) ? 1 : 0;
  const reason = more.length > 0 ? because(reasons[which], ...more) : reasons[which];
  s.sink.at(END).pay(reason, from, winner, doubled(amount, which));
}

const ACE_LED = [
  doublingReasons('aceLed', 'ace.led.rate', 'ace.led.payers', 'led.claim'),
  doublingReasons('aceLed', 'ace.led.diamonds', 'ace.led.payers', 'led.claim'),
] as const;
const QUINOLA_LED = [
  doublingReasons('quinolaLed', 'quinola.led.holderToWinner', 'led.claim'),
  doublingReasons('quinolaLed', 'little.led.holderToWinner', 'led.claim'),
] as const;
const QUINOLA_LED_OTHERS = [
  doublingReasons('quinolaLedOthers', 'quinola.led.othersToWinner', 'led.claim'),
  doublingReasons('quinolaLedOthers', 'little.led.othersToWinner', 'led.claim'),
] as const;

/** Pays what led aces and Quinolas owe the winner of the partie, if claimed. */
export function settleLed(s: SettlementContext, winner: Seat): void {
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
      const reasons = honour < GREAT ? ACE_LED[diamonds] : isHolder ? QUINOLA_LED[little] : QUINOLA_LED_OTHERS[little];
      pay(due, reasons[which]!, seat, winner, doubled(rate, which));
    }
  }
}

/** Amount owed by one seat for a led card, before doubling: its holder or another seat. */
function ledRate(rules: ReversisRules, honour: number, isHolder: boolean): number {
  if (honour < GREAT) {
    if (!isHolder && rules['ace.led.payers'] === 'holder') return 0;
    return honour === ACE_OF_DIAMONDS ? rules['ace.led.diamonds'] : rules['ace.led.rate'];
  }
  if (honour === LITTLE) return isHolder ? rules['little.led.holderToWinner'] : rules['little.led.othersToWinner'];
  return isHolder ? rules['quinola.led.holderToWinner'] : rules['quinola.led.othersToWinner'];
}
