import { isFields } from '../kernel/fields.ts';
import type { GameTypes } from '../ledger/game.ts';
import type { Place } from '../ledger/place.ts';
import { isAct, type DealReplay } from './follow.ts';
import type { DealInPlay, Turn } from './played-game.ts';

/** What can be done at a place of a line of play. */
export interface Fork<G extends GameTypes> {
  /** The deal at that place. */
  readonly playing: DealInPlay<G['record']>;
  /** Undefined where nothing more can be done. */
  readonly turn: Turn<G['act']> | undefined;
}

/** Where a line of play may be left. */
export interface ForkPlace<G extends GameTypes> {
  readonly record: G['record'];
  /** Undefined for the end of the line, where it may be played on. */
  readonly at: Place | undefined;
  /** Seats that declined an option at its end. */
  readonly declined?: readonly number[];
  /** The main line, whose dice serve where this one has no more. */
  readonly main: G['record'];
}

/** The choices after a place of a line. Dice are thrown first, as the records have them. */
export function forkAt<G extends GameTypes>(
  following: DealReplay<G>,
  { record, at, declined = [], main }: ForkPlace<G>,
  rules: G['rules'],
): Fork<G> {
  const now = at === undefined ? record : following.upTo(record, at, rules);
  const playing: DealInPlay<G['record']> = { number: 0, record: now, declined: at === undefined ? declined : [] };
  const turn = following.turn(playing, rules);
  const chance = turn && following.isChance?.(turn) ? turn.legal[0] : undefined;
  if (!chance) return { playing, turn };
  const thrown = following.act(playing, chance.act, at === undefined ? main : record, rules);
  return { playing: thrown, turn: following.turn(thrown, rules) };
}

/** Whether a field holds what another holds, or less: lists may stop short, and what they list may lack fields. */
function isBegun(part: unknown, whole: unknown): boolean {
  if (part === undefined) return true;
  if (Array.isArray(part))
    return Array.isArray(whole) && part.length <= whole.length && part.every((item, i) => isBegun(item, whole[i]));
  if (isFields(part) && isFields(whole))
    return Object.entries(part).every(([name, value]) => value === undefined || isAct(value, whole[name]));
  return part === whole;
}

/** Whether one record is the beginning of another: a deal only gains bids, cards and throws. */
export const isBeginningOf = (part: object, whole: object): boolean =>
  Object.entries(part).every(([name, value]) => isBegun(value, (whole as Readonly<Record<string, unknown>>)[name]));

/**
 * Whether a record goes on with what was done: it holds the same card, bid or throw; or, where an option was declined, its next act
 * can be done after that.
 */
export function leadsInto<G extends GameTypes>(
  following: DealReplay<G>,
  { before, after }: { readonly before: DealInPlay<G['record']>; readonly after: DealInPlay<G['record']> },
  record: G['record'],
  rules: G['rules'],
): boolean {
  if (!isAct(before.record, after.record)) return isBeginningOf(after.record, record);
  if (isAct(after.record, record)) return true;
  const turn = following.turn(after, rules);
  return [...(turn?.legal ?? []), ...(turn?.refused ?? []), ...(turn?.besides ?? [])].some(({ act }) => {
    const next = following.act(after, act, record, rules);
    // An option declined as well leaves one option fewer.
    const isOnward = !isAct(next.record, after.record) || next.declined.length > after.declined.length;
    return isOnward && leadsInto(following, { before: after, after: next }, record, rules);
  });
}
