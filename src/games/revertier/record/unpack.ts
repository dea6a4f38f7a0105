import type { BitReader } from '#engine/kernel/bits.ts';
import { range } from '#engine/kernel/collections.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { bitAfter, boardOf, copyBoard, emptyBoard, moveMan, type Board } from '#engine/tables/board.ts';
import { makePlay, type Landing, type Play } from '#engine/tables/play.ts';
import { OFF, placeAfter, PLACES } from '#engine/tables/point.ts';
import { readPosition } from '#engine/tables/position-id.ts';
import type { Player, Position } from '#engine/tables/position.ts';
import { isDie, isDoublet, THROWS, type Die, type Throw } from '#engine/tables/throw.ts';
import * as form from './link-form.ts';
import { statedStarter } from './notation.ts';
import { MAX_ON_HEAD, MAX_PAIRS, MAX_STAKE } from './shape.ts';
import {
  HANDICAPS,
  menToStart,
  MOST_THROWS,
  type Handicap,
  type RevertierRecord,
  type Start,
  type Thrown,
} from './record.ts';

/** For bits that say what no record says, where nothing at all is an answer too. */
const DAMAGED = Symbol('damaged');
type Damaged = typeof DAMAGED;

/** Reads what `packRevertier` wrote. Any bits at all give a record or a sentence; nothing grows with what they claim. */
export function unpackRevertier(from: BitReader): Result<RevertierRecord> {
  const bits = from.number(1);
  const flags: ReadonlySet<form.Flag> = new Set(form.FLAGS.filter((_, i) => (bits >> i) & 1));
  const start = unpackStart(from);
  const men = !flags.has('position')
    ? undefined
    : flags.has('loosePosition')
      ? unpackMen(from)
      : readPosition(from)?.men;
  const handicap = flags.has('handicap') ? unpackHandicap(from) : undefined;
  const stake = flags.has('stake') ? from.number(1) : undefined;
  const double = flags.has('double') ? from.flag() : undefined;
  const isWhole =
    bits >> form.FLAGS.length === 0 && (men !== undefined) === flags.has('position') && (stake ?? 0) <= MAX_STAKE;
  if (!isWhole || start === DAMAGED || handicap === DAMAGED) return damaged();
  const head = { start, men, handicap, stake, double };
  const throws = unpackThrows(head, flags, from);
  return throws ? ok({ ...head, throws }) : damaged();
}

const damaged = (): ReturnType<typeof refuse> =>
  refuse('bad-link', 'The throws in this link do not make a game: the link has been damaged.');

function unpackStart(from: BitReader): Start | undefined | Damaged {
  const kind = form.STARTS[from.bits(2)];
  if (kind === 'white' || kind === 'black') return { kind: 'player', player: kind === 'white' ? 0 : 1 };
  if (kind !== 'dice') return undefined;
  const pairs = from.number(0) + 1;
  if (pairs > MAX_PAIRS) return DAMAGED;
  const dice = range(pairs).map((): readonly [number, number] => [from.bits(3), from.bits(3)]);
  return dice.every((pair): pair is readonly [Die, Die] => pair.every(isDie)) ? { kind: 'dice', dice } : DAMAGED;
}

const unpackMen = (from: BitReader): Position['men'] | undefined => {
  const [white, black] = range(2).map(() => range(PLACES).map(() => from.number(0)));
  const isFew = [...(white ?? []), ...(black ?? [])].every((n) => n <= MAX_ON_HEAD);
  return white && black && isFew ? [white, black] : undefined;
};

function unpackHandicap(from: BitReader): Handicap | Damaged {
  const to = from.bits(1) === 0 ? 0 : 1;
  const gives = HANDICAPS[from.number(1)];
  const men = from.number(1);
  return gives === undefined || men > (gives === 'head' ? MAX_ON_HEAD : 0) ? DAMAGED : { to, gives, men };
}

function unpackThrows(
  head: Omit<RevertierRecord, 'throws'>,
  flags: ReadonlySet<form.Flag>,
  from: BitReader,
): readonly Thrown[] | undefined {
  const count = from.number(5);
  if (count > MOST_THROWS) return undefined;
  const board = boardOf({ men: menToStart(head) });
  const throws: Thrown[] = [];
  let player = statedStarter(head);
  for (let i = 0; i < count; i++) {
    const dice = THROWS[from.bits(5)];
    if (!dice || from.overrun) return undefined;
    const named = flags.has('named') && from.flag();
    const play = flags.has('pending') && i === count - 1 ? undefined : unpackPlay(board, player, dice, from);
    if (play === DAMAGED) return undefined;
    throws.push({ dice, play, ...(named && { named }) });
    player = player === 0 ? 1 : 0;
  }
  return throws;
}

function unpackPlay(board: Board, player: Player, dice: Throw, from: BitReader): Play | Damaged {
  const forms = isDoublet(dice)
    ? form.DOUBLET_FORMS.map((kind) => form.diceOfDoublet(kind, dice[0]))
    : form.PAIR_FORMS.map((kind) => form.diceOfPair(kind, dice[0], dice[1]));
  let n = 0;
  while (n < forms.length - 1 && from.flag()) n++;
  const numbers = forms[n];
  const landings = numbers ? unpackSources(board, player, numbers, from) : unpackLoose(from);
  if (!landings) return DAMAGED;
  const play = makePlay(landings);
  form.follow(board, player, play);
  return play;
}

function unpackSources(
  board: Board,
  player: Player,
  numbers: readonly number[],
  from: BitReader,
): readonly Landing[] | undefined {
  const now = emptyBoard();
  copyBoard(board, now);
  const landings: Landing[] = [];
  for (const die of numbers) {
    const held = form.placesHeld(now, player);
    const n = from.bits(form.widthFor(held));
    if (n >= held) return undefined;
    const place = bitAfter(now.held[player]!, n);
    const landing: Landing = [place, placeAfter(place, die)];
    landings.push(landing);
    moveMan(now, player, ...landing);
  }
  return landings;
}

function unpackLoose(from: BitReader): readonly Landing[] | undefined {
  const count = from.number(1);
  if (count > form.TOO_MANY) return undefined;
  const landings = range(count).map((): Landing => [from.bits(5), from.bits(5)]);
  return landings.every(([place, to]) => place < to && to <= OFF) ? landings : undefined;
}
