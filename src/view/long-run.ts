import { sayLabPlayer } from '#engine/lab/lab-game.ts';
import { asEstimate, type StoredEffect, type StoredEstimate } from '#engine/lab/stored.ts';
import { isSurely, settles } from '#engine/lab/statistics.ts';
import type { Unit } from '#engine/wording/sentence.ts';

/** A figure with as many decimals as it needs: 51, 7.8, 0.42, 0.029. */
export function figure(n: number): string {
  const size = Math.abs(n);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 || size === 0 ? 2 : 3;
  const text = n.toFixed(digits).replace('-', '−');
  return Number(n.toFixed(digits)) === 0 ? '0' : text;
}

/** A figure with its sign: `+0.035`, `−1.77`, `0`. */
export const signedFigure = (n: number): string => (figure(n) === '0' || n < 0 ? figure(n) : `+${figure(n)}`);

/** A sum that is not zero: `0.42 fiches`, `less than 0.001 fiches`. */
const sayLittle = (n: number, [, units]: Unit): string =>
  `${figure(n) === '0' ? 'less than 0.001' : figure(n)} ${units}`;

/** An estimate in words of its mean and interval: `−0.69 ± 0.40`. */
export const sayEstimate = ([mean, half]: StoredEstimate, print = signedFigure): string =>
  `${print(mean)} ± ${figure(half)}`;

/** A share of deals for a sentence: `1 deal in 3`, `7 deals in 10`, `3 deals of 100,008`. `piece`: deal or game. */
export function sayDeals(count: number, of: number, piece = 'deal'): string {
  if (count === 0) return `no ${piece}`;
  if (count < 100) return `${String(count)} ${count === 1 ? piece : `${piece}s`} of ${of.toLocaleString('en')}`;
  const share = count / of;
  if (share > 0.95) return share === 1 ? `every ${piece}` : `nearly every ${piece}`;
  if (Math.abs(share - 0.5) < 0.05) return `1 ${piece} in 2`;
  if (share > 0.4) return `${String(Math.round(share * 10))} ${piece}s in 10`;
  return `1 ${piece} in ${Math.round(1 / share).toLocaleString('en')}`;
}

/** What a sentence about an effect needs of its book. */
export interface EffectSetting {
  /** Deals of the run, and its sessions. */
  readonly deals: number;
  readonly sessions: number;
  readonly unit: Unit;
  readonly piece: 'deal' | 'game';
  /** Roles in words, in the order of the estimates. */
  readonly roles: readonly string[];
  /** Number of estimates looked at together, which decides how far from 0 one must be to be named. */
  readonly comparisons: number;
}

/** What a sentence about an effect needs of it. */
type EffectFigures = Omit<StoredEffect, 'changes' | 'events' | 'isAlike' | 'sample'>;

/** Who gains and who loses by it, as far as chance allows to say. */
export function sayTilt(effect: EffectFigures, { unit, piece, roles, comparisons, sessions }: EffectSetting): string {
  const named = effect.roles
    .map((estimate, role) => ({ estimate: asEstimate(estimate, sessions), words: roles[role] ?? '' }))
    .filter(({ estimate }) => settles(estimate) && isSurely(estimate, comparisons));
  if (named.length === 0) {
    const most = Math.max(...effect.roles.map(([mean, half]) => Math.abs(mean) + half));
    if (most === 0) return 'nobody gains or loses on average';
    return effect.roles.every((estimate) => settles(asEstimate(estimate, sessions)))
      ? `no gain or loss is larger than chance can explain (all are below ${figure(most) === '0' ? '0.001' : figure(most)} ${unit[1]} a ${piece})`
      : 'we cannot say who gains, because a few sessions decide the averages';
  }
  const inOrder = named.toSorted((a, b) => b.estimate.mean - a.estimate.mean);
  const [best] = inOrder;
  const worst = inOrder.at(-1)!;
  // In the order of the roles: “the other player” is clear only after the first.
  const parts = named
    .filter((role) => (role === best && role.estimate.mean > 0) || (role === worst && role.estimate.mean < 0))
    .map(({ estimate: { mean }, words }) => `${words} ${mean > 0 ? 'gains' : 'loses'} ${figure(Math.abs(mean))}`);
  return `${parts.join(' and ')} ${unit[1]} a ${piece}`;
}

/** “1 deal in 3 is”, “7 deals in 10 are”, “no deal is”. */
const sayDealsAre = (count: number, of: number, piece: string): string =>
  `${sayDeals(count, of, piece)} are`
    .replace(/^1 (deal|game) (in|of) (.*) are/, '1 $1 $2 $3 is')
    .replace(/^(no|every|nearly every) (deal|game) are/, '$1 $2 is');

/** What is paid where each side plays by its own rules. A deal that is played alike may differ, by the pool it begins with. */
function sayPlays(effect: EffectFigures, setting: EffectSetting): string {
  const { deals, piece } = setting;
  const { moved, playedOtherwise } = effect;
  if (playedOtherwise === 0 && moved === 0)
    return `our computer player plays no ${piece} differently, and nothing is paid differently.`;
  const plays = `our computer player plays ${sayDeals(playedOtherwise, deals, piece)} differently`;
  if (moved === 0) return `${plays}, but no payment changes.`;
  const because = moved > playedOtherwise ? ' (a changed pool also changes later payments)' : '';
  return `${plays}, and ${sayDealsAre(moved, deals, piece)} paid differently${because}; ${sayTilt(effect, setting)}.`;
}

/** One sentence, or two, on what changed rules do in the long run; begins with a small letter, as a clause after a colon. */
export function sayEffect(effect: EffectFigures, setting: EffectSetting): string {
  const { deals, unit, piece } = setting;
  const { question, moved, movedAlone, elsewhereAlone, elsewhere } = effect;
  if (question === 'eachPlays') return sayPlays(effect, setting);
  if (moved === 0 && movedAlone === 0) return `no payment changes in ${deals.toLocaleString('en')} ${piece}s.`;
  const alone =
    movedAlone === 0
      ? `no ${piece} by itself is paid differently, but some pools left behind differ`
      : `${sayDealsAre(movedAlone, deals, piece)} paid differently, and on average ${sayLittle(elsewhereAlone[0], unit)} a ${piece} end up with a different player or pool`;
  if (moved === movedAlone && elsewhere[0] === elsewhereAlone[0]) return `${alone}; ${sayTilt(effect, setting)}.`;
  // Gains and losses are those with the pools that the rule makes, so they stand beside the figures for these.
  const carried = `${alone}. If each changed pool is also carried into the next ${piece}, ${sayDealsAre(moved, deals, piece)} paid differently`;
  return moved === 0
    ? `${carried}.`
    : `${carried}, and ${sayLittle(elsewhere[0], unit)} a ${piece} end up elsewhere; ${sayTilt(effect, setting)}.`;
}

/** Who played, how much, and from which seed: every figure stands beside these words. */
export const sayHowFound = (deals: number, session: number, seed: number, piece: 'deal' | 'game'): string =>
  `These figures come from ${deals.toLocaleString('en')} ${piece}s played by ${sayLabPlayer('plain')}, not by people (sessions of ${String(session)} ${piece}s, random seed ${String(seed)}). ± gives a 95 % interval.`;
