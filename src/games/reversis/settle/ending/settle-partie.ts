import { range } from '#engine/kernel/collections.ts';
import { because, END } from '#engine/ledger/sink.ts';
import { doubled, doublingWhys, isOpposite, type DoublingWhys } from '../doubling.ts';
import { laidPoints, pointsOf } from '../../play/facts.ts';
import { ACE_OF_DIAMONDS, GREAT } from '../../rules/honours.ts';
import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from '../../rules/keys.ts';
import type { Ending } from '../../play/ending.ts';
import type { Settling } from '../posting.ts';
import type { Seat } from '../../record/record.ts';

/** What the partie comes to, before any doubling; of a partie counted by own points, nothing. */
export function partieAmount({ facts, rules, pools, dealt }: Settling): number {
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

/** Why a partie is paid: its manner, whether the Quinola or the ace of diamonds was laid out, whether a tie was broken. */
function whysOfPartie(
  manner: ReversisRules['partie.manner'],
  quinola: boolean,
  diamonds: boolean,
  tied: boolean,
): DoublingWhys {
  const counted = manner === 'discard' || manner === 'mat';
  return doublingWhys(
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

/** Made once: manner → by three bits, the Quinola laid out, the ace of diamonds laid out, a tie. */
const PARTIE_WHYS = new Map(
  REVERSIS_KEYS['partie.manner'].values.map((manner) => [
    manner,
    range(8).map((bits) => whysOfPartie(manner, (bits & 1) !== 0, (bits & 2) !== 0, (bits & 4) !== 0)),
  ]),
);

/** Who loses the partie to whom, and whether a tie was broken. */
type Lost = Pick<Ending, 'loser' | 'winner' | 'tied'>;

/** A partie that is to be paid: to whom, why, and on which further keys it rests. */
interface PartieDue {
  readonly s: Settling;
  readonly winner: Seat;
  readonly whys: DoublingWhys;
  readonly more: readonly ReversisKey[];
}

/** The partie, from the loser to the winner, or from each by his own points. `more` are further keys it rests on. */
export function settlePartie(s: Settling, { loser, winner, tied }: Lost, more: readonly ReversisKey[]): void {
  const { facts, rules } = s;
  const laid = ((facts.laidHonours >> GREAT) & 1) | (((facts.laidHonours >> ACE_OF_DIAMONDS) & 1) << 1);
  const whys = PARTIE_WHYS.get(rules['partie.manner'])![laid | (tied ? 4 : 0)]!;
  const due: PartieDue = { s, winner, whys, more };
  if (rules['partie.manner'] !== 'ownPoints') {
    payPartie(due, loser, partieAmount(s));
    return;
  }
  for (let seat = 0; seat < facts.seats; seat++)
    if (seat !== winner) payPartie(due, seat, pointsOf(facts, rules, seat) * rules['partie.tariff']);
}

/** Double between opposites where everything is. */
function payPartie({ s, winner, whys, more }: PartieDue, from: Seat, amount: number): void {
  if (amount === 0) return;
  const which = s.rules['double.manner'] === 'oppositeAndLast' && isOpposite(s.facts.seats, from, winner) ? 1 : 0;
  const reason = more.length > 0 ? because(whys[which], ...more) : whys[which];
  s.sink.at(END).pay(reason, from, winner, doubled(amount, which));
}
