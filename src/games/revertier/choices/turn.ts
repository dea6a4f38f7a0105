import type { DealInPlay, RefusedChoice, Turn } from '#engine/play/played-game.ts';
import { legalPlays, boardAfter } from '../play/legal-plays.ts';
import { refusedPlays } from '../play/why-not.ts';
import { MOST_THROWS, type RevertierRecord, startOf } from '../record/record.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { sayPlayer } from '../wording/names.ts';
import { sayMoves, sayWholePlay } from '../wording/plays.ts';
import { type Play, type Throw, nameThrow } from '#engine/tables/play.ts';
import { positionOf } from '#engine/tables/board.ts';
import { otherPlayer, type Position } from '#engine/tables/position.ts';
import { endingOf, type Ending } from '../play/frame.ts';
import { positionsOf } from '../play/play-out.ts';

/** An act of a player: throw, or play the throw. */
export type RevertierAct = { readonly kind: 'throw' } | { readonly kind: 'play'; readonly play: Play };

type RevertierTurn = Turn<RevertierAct>;
type RevertierRefused = RefusedChoice<RevertierAct>;

/** Turn to throw, or to play the throw. Undefined once the game is over. */
export function turn({ record }: DealInPlay<RevertierRecord>, rules: RevertierRules): RevertierTurn | undefined {
  const now = boardNow(record, rules);
  if (!now || now.ending || (!now.dice && record.throws.length >= MOST_THROWS)) return undefined;
  const { position, dice } = now;
  const seat = position.toPlay;
  const player = sayPlayer(seat);
  if (!dice) {
    const legal = [{ act: { kind: 'throw' }, label: 'throw the dice' }] as const;
    return { seat, kind: 'throw', prompt: `${player} to throw`, legal, refused: [] };
  }
  let refused: readonly RevertierRefused[] | undefined;
  return {
    seat,
    kind: 'play',
    prompt: `${player} to play ${nameThrow(dice)}`,
    legal: legalPlays(position, dice, rules).map((legal) => ({
      act: { kind: 'play', play: legal.play },
      label: sayWholePlay(legal),
      name: legal.text,
    })),
    // Computed on request, because it tries every plausible play.
    get refused() {
      refused ??= refusedPlays(position, dice, rules).map(({ play, paths, text, why }) => ({
        act: { kind: 'play', play },
        label: sayMoves(paths),
        name: text,
        key: why.key ?? '',
        message: why.message,
      }));
      return refused;
    },
  };
}

/** Everything a player knows: the whole board, but neither future throws nor the number they come from. */
export interface RevertierView {
  readonly record: RevertierRecord;
  readonly now: GameState;
}

export function seatView({ record }: DealInPlay<RevertierRecord>, rules: RevertierRules): RevertierView {
  const now = boardNow(record, rules);
  if (!now) throw new Error('This board cannot arise in a game.');
  return { record, now };
}

/** State of a game: whose turn it is, the throw on the board, and the ending, if any. */
interface GameState {
  readonly position: Position;
  /** Undefined before the dice are thrown. */
  readonly dice: Throw | undefined;
  readonly ending: Ending | undefined;
}

/**
 * State by record, so that a game of a hundred throws is not replayed for each. A WeakMap of its own, because `growsBy` adds
 * entries.
 */
const known = new WeakMap<RevertierRecord, { readonly rules: RevertierRules; readonly now: GameState }>();

/**
 * State of a record; undefined if it is impossible: the first player is unknown, or a man is moved from a place without men.
 */
export function boardNow(record: RevertierRecord, rules: RevertierRules): GameState | undefined {
  const found = known.get(record);
  if (found?.rules === rules) return found.now;
  const start = startOf(record, rules);
  const position = start.ok ? positionsOf(record, start.value)?.at(-1) : undefined;
  if (!position) return undefined;
  const last = record.throws.at(-1);
  const now = {
    position,
    dice: last && last.play === undefined ? last.dice : undefined,
    ending: endingOf(position, rules),
  };
  known.set(record, { rules, now });
  return now;
}

/** Derives the state of a record that has grown by a throw or a play from the state before. */
export function growsBy(
  record: RevertierRecord,
  before: GameState,
  added: { readonly dice: Throw } | { readonly play: Play },
  rules: RevertierRules,
): RevertierRecord {
  if ('dice' in added) known.set(record, { rules, now: { ...before, dice: added.dice } });
  else {
    const board = boardAfter(before.position, added.play);
    if (!board) return record;
    const position = positionOf(board, otherPlayer(before.position.toPlay));
    known.set(record, { rules, now: { position, dice: undefined, ending: endingOf(position, rules) } });
  }
  return record;
}
