import { range } from '#engine/kernel/collections.ts';
import { END } from '#engine/ledger/sink.ts';
import { doubled, isOpposite, keysFor, type KeySets } from './doubling.ts';
import { laidPoints, pointsOf } from '../play/facts.ts';
import { ACE_OF_DIAMONDS, GREAT } from '../rules/honours.ts';
import { REVERSIS_KEYS, type ReversisRules } from '../rules/keys.ts';
import { occasionNumber as on } from '../play/occasions.ts';
import type { Settling } from './posting.ts';
import type { Seat } from '../record/record.ts';

const PARTIE = on('partie');
const POINTS = on('points');

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

/** The keys of a partie: its manner, whether the Quinola or the ace of diamonds was laid out, whether a tie was broken. */
function keysOfPartie(
  manner: ReversisRules['partie.manner'],
  quinola: boolean,
  diamonds: boolean,
  tied: boolean,
): KeySets {
  const counted = manner === 'discard' || manner === 'mat';
  return keysFor(
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
const PARTIE_KEYS = new Map(
  REVERSIS_KEYS['partie.manner'].values.map((manner) => [
    manner,
    range(8).map((bits) => keysOfPartie(manner, (bits & 1) !== 0, (bits & 2) !== 0, (bits & 4) !== 0)),
  ]),
);

/** The partie, from the loser to the winner, or from each by his own points. `because` are further keys it rests on. */
export function settlePartie(s: Settling, loser: Seat, winner: Seat, tied: boolean, because: readonly string[]): void {
  const { facts, rules } = s;
  const laid = ((facts.laidHonours >> GREAT) & 1) | (((facts.laidHonours >> ACE_OF_DIAMONDS) & 1) << 1);
  const sets = PARTIE_KEYS.get(rules['partie.manner'])![laid | (tied ? 4 : 0)]!;
  if (rules['partie.manner'] !== 'ownPoints') {
    postPartie(s, PARTIE, loser, winner, partieAmount(s), sets, because);
    return;
  }
  for (let seat = 0; seat < facts.seats; seat++)
    if (seat !== winner)
      postPartie(s, POINTS, seat, winner, pointsOf(facts, rules, seat) * rules['partie.tariff'], sets, because);
}

/** Double between opposites where everything is. */
function postPartie(
  { facts, rules, sink }: Settling,
  occasion: number,
  from: Seat,
  to: Seat,
  amount: number,
  sets: KeySets,
  because: readonly string[],
): void {
  if (amount === 0) return;
  const which = rules['double.manner'] === 'oppositeAndLast' && isOpposite(facts.seats, from, to) ? 1 : 0;
  const keys = sets[which];
  sink.post(END, occasion, -1, from, to, doubled(amount, which), because.length > 0 ? [...keys, ...because] : keys);
}
