import type { Card } from '../cards/card.ts';
import type { GameTypes } from '../ledger/game.ts';
import type { Place } from '../ledger/place.ts';
import type { DealInPlay, TableGame, Turn } from './played-game.ts';
import { isFields } from '../kernel/fields.ts';

/** How to replay a recorded deal as at a table. */
export interface DealReplay<G extends GameTypes> {
  /** The record's deal before any act. */
  readonly dealt: (written: G['record'], rules: G['rules']) => DealInPlay<G['record']>;
  readonly turn: (playing: DealInPlay<G['record']>, rules: G['rules']) => Turn<G['act']> | undefined;
  /** The recorded act of a turn and the deal after it; undefined at the end of the record. */
  readonly next: (
    playing: DealInPlay<G['record']>,
    turn: Turn<G['act']>,
    written: G['record'],
    rules: G['rules'],
  ) => { readonly act: G['act']; readonly playing: DealInPlay<G['record']> } | undefined;
  /** The deal after an act that may differ from the record; what the act leaves to chance is as recorded, while the record lasts. */
  readonly act: (
    playing: DealInPlay<G['record']>,
    act: G['act'],
    written: G['record'],
    rules: G['rules'],
  ) => DealInPlay<G['record']>;
  /** The record as it was after a place, without anything that was done later. */
  readonly upTo: (written: G['record'], at: Place, rules: G['rules']) => G['record'];
  /** Whether a turn is left to chance: the dice are to be thrown. */
  readonly isChance?: (turn: Turn<G['act']>) => boolean;
}

/**
 * Builds a replay that does each recorded act as the table would. `dealt` gives the record before any act; `actIn` the
 * recorded act of a turn, undefined at the end of the record.
 */
export const replayActs = <G extends GameTypes>(
  played: TableGame<G>,
  dealt: (written: G['record'], rules: G['rules']) => G['record'],
  actIn: (written: G['record'], turn: Turn<G['act']>, now: G['record']) => G['act'] | undefined,
): Omit<DealReplay<G>, 'upTo'> => ({
  dealt: (written, rules) => ({ number: 0, record: dealt(written, rules), declined: [] }),
  turn: played.turn,
  next: (playing, turn, written, rules) => {
    const act = actIn(written, turn, playing.record);
    return act === undefined ? undefined : { act, playing: played.act(playing, act, rules) };
  },
  act: (playing, act, _written, rules) => played.act(playing, act, rules),
});

/** The act with a recorded card; undefined where the record ends. */
export const withCard = <K extends string>(
  kind: K,
  card: Card | undefined,
): { readonly kind: K; readonly card: Card } | undefined => (card === undefined ? undefined : { kind, card });

/** One act of a recorded deal: the deal before it, the turn with its other choices, and the deal after it. */
export interface ReplayedAct<Rec, Act> {
  readonly before: DealInPlay<Rec>;
  readonly turn: Turn<Act>;
  readonly act: Act;
  readonly after: DealInPlay<Rec>;
}

/** Acts of a recorded deal in order, computed on demand. */
export interface ReplayedActs<Rec, Act> {
  readonly at: (place: number) => ReplayedAct<Rec, Act> | undefined;
  readonly all: () => readonly ReplayedAct<Rec, Act>[];
  /** The deal after so many acts. */
  readonly after: (acts: number) => DealInPlay<Rec>;
}

/** Replays a recorded deal as at a table, act by act on demand. */
export function stagesOf<G extends GameTypes>(
  { dealt, turn, next }: DealReplay<G>,
  written: G['record'],
  rules: G['rules'],
): ReplayedActs<G['record'], G['act']> {
  const stages: ReplayedAct<G['record'], G['act']>[] = [];
  let now = dealt(written, rules);
  let isAtEnd = false;
  const goOn = (): void => {
    const currentTurn = turn(now, rules);
    const done = currentTurn && next(now, currentTurn, written, rules);
    if (!done) {
      isAtEnd = true;
      return;
    }
    stages.push({ before: now, turn: currentTurn, act: done.act, after: done.playing });
    now = done.playing;
  };
  const goTo = (place: number): void => {
    while (!isAtEnd && stages.length <= place) goOn();
  };
  return {
    at: (place) => {
      goTo(place);
      return stages[place];
    },
    all: () => {
      goTo(Infinity);
      return stages;
    },
    after: (acts) => {
      goTo(acts - 1);
      return stages[acts]?.before ?? now;
    },
  };
}

/** All acts of a recorded deal. */
export const follow = <G extends GameTypes>(
  following: DealReplay<G>,
  written: G['record'],
  rules: G['rules'],
): readonly ReplayedAct<G['record'], G['act']>[] => stagesOf(following, written, rules).all();

/** Whether two acts are the same; acts are plain data. */
export const isAct = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What can be done at a place of a line of play. */
export interface Fork<G extends GameTypes> {
  /** The deal at that place. */
  readonly playing: DealInPlay<G['record']>;
  /** Undefined where nothing more can be done. */
  readonly turn: Turn<G['act']> | undefined;
}

/** Where a line of play may be left. */
interface ForkPlace<G extends GameTypes> {
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
