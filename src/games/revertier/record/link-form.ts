import {
  bits,
  fieldsOf,
  FLAG,
  flagsOf,
  listOf,
  number,
  oneOf,
  pairOf,
  times,
  type BitForm,
  type BitReader,
  type BitWriter,
} from '#engine/kernel/bits.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import {
  bitAfter,
  boardOf,
  copyBoard,
  countBits,
  emptyBoard,
  menAt,
  moveMan,
  type Board,
} from '#engine/tables/board.ts';
import {
  makePlay,
  type Landing,
  type Play,
  isDie,
  throwNumber,
  THROWS,
  type Die,
  type Throw,
} from '#engine/tables/play.ts';
import {
  OFF,
  placeAfter,
  PLACES,
  otherPlayer,
  whyNotPosition,
  type Player,
  type Position,
  readPosition,
  writePosition,
} from '#engine/tables/position.ts';
import {
  MEN,
  HANDICAPS,
  menToStart,
  MOST_THROWS,
  type Handicap,
  type RevertierRecord,
  type GameStart,
  type ThrowRecord,
} from './record.ts';
import { statedStarter } from './notation.ts';
import { MAX_ON_HEAD, MAX_PAIRS, MAX_STAKE } from './shape.ts';

/*
 * Form of a record in a short link, format 1, for writing and reading. Published links must decode for ever: tables here only
 * grow at the end.
 *
 * A play is written as the places its men come from, each by its index among the places where the player then has men. A play
 * that does not fit the dice in this way is written out, five bits for each place from and to.
 */

/** Facts of a record that take one bit each, written as one number; append only. */
const FLAGS = flagsOf(['pending', 'position', 'handicap', 'stake', 'double', 'loosePosition', 'named'], 1);
type Flags = ReturnType<typeof FLAGS.read>;

const DIE: BitForm<Die> = {
  write: (die, to) => to.bits(die, 3),
  read: (from) => {
    const die = from.bits(3);
    if (isDie(die)) return die;
    from.spoil();
    return 1;
  },
};
/** At least one pair. */
const HOW_MANY: BitForm<number> = {
  write: (pairs, to) => to.number(pairs - 1, 0),
  read: (from) => number(0, MAX_PAIRS - 1).read(from) + 1,
};
const DICE = listOf(HOW_MANY, pairOf(DIE));
/** Kinds of beginning by permanent number. */
const BEGINS = oneOf(['none', 'white', 'black', 'dice'] as const, bits(2));
const START: BitForm<GameStart | undefined> = {
  write: (start, to) => {
    BEGINS.write(!start ? 'none' : start.kind === 'dice' ? 'dice' : start.player === 0 ? 'white' : 'black', to);
    if (start?.kind === 'dice') DICE.write(start.dice, to);
  },
  read: (from) => {
    const kind = BEGINS.read(from);
    if (kind === 'none') return undefined;
    return kind === 'dice' ? { kind, dice: DICE.read(from) } : { kind: 'player', player: kind === 'white' ? 0 : 1 };
  },
};

const LOOSE_MEN = pairOf(times(PLACES, number(0, MAX_ON_HEAD)));
const HANDICAP = fieldsOf<Handicap>({
  to: oneOf([0, 1] as const, bits(1)),
  gives: oneOf(HANDICAPS, number(1)),
  men: number(1, MAX_ON_HEAD),
});
const STAKE = number(1, MAX_STAKE);

/** Writes a record's body into a short link; `unpackRevertier` reads it. */
export function packRevertier(record: RevertierRecord, to: BitWriter): void {
  const { start, men, handicap, stake, double, throws } = record;
  const flags: Flags = {
    pending: throws.length > 0 && throws.at(-1)?.play === undefined,
    position: men !== undefined,
    handicap: handicap !== undefined,
    stake: stake !== undefined,
    double: double !== undefined,
    named: throws.some(({ named }) => named),
    loosePosition: men !== undefined && whyNotPosition({ men }, MEN) !== undefined,
  };
  FLAGS.write(flags, to);
  START.write(start, to);
  if (men && flags.loosePosition) LOOSE_MEN.write(men, to);
  else if (men) writePosition({ men, toPlay: 0 }, to);
  if (handicap) HANDICAP.write(handicap, to);
  if (stake !== undefined) STAKE.write(stake, to);
  if (double !== undefined) FLAG.write(double, to);
  writeThrows(record, flags, to);
}

/**
 * Reads what `packRevertier` wrote. Arbitrary bits give a record or an error, and never an allocation of the size they claim.
 */
export function unpackRevertier(from: BitReader): Result<RevertierRecord> {
  const flags = FLAGS.read(from);
  const head = {
    start: START.read(from),
    men: flags.position ? readMen(flags, from) : undefined,
    handicap: flags.handicap ? HANDICAP.read(from) : undefined,
    stake: flags.stake ? STAKE.read(from) : undefined,
    double: flags.double ? FLAG.read(from) : undefined,
  };
  if (head.handicap && head.handicap.gives !== 'head' && head.handicap.men > 0) from.spoil();
  const throws = from.isSpoilt() ? [] : readThrows(head, flags, from);
  return from.isSpoilt()
    ? refuse('bad-link', 'This link is damaged: its throws do not make a game.')
    : ok({ ...head, throws });
}

function readMen({ loosePosition }: Flags, from: BitReader): Position['men'] | undefined {
  if (loosePosition) return LOOSE_MEN.read(from);
  const position = readPosition(from);
  if (!position) from.spoil();
  return position?.men;
}

const COUNT = number(5, MOST_THROWS);
const THROW = bits(5, THROWS.length - 1);

function writeThrows(record: RevertierRecord, flags: Flags, to: BitWriter): void {
  const board = boardOf({ men: menToStart(record) });
  let player = statedStarter(record);
  COUNT.write(record.throws.length, to);
  for (const { dice, play, named } of record.throws) {
    THROW.write(throwNumber(dice), to);
    if (flags.named) to.flag(named ?? false);
    if (play) writePlay(board, player, dice, play, to);
    player = otherPlayer(player);
  }
}

function readThrows(head: Omit<RevertierRecord, 'throws'>, flags: Flags, from: BitReader): readonly ThrowRecord[] {
  const board = boardOf({ men: menToStart(head) });
  let player = statedStarter(head);
  const throws: ThrowRecord[] = [];
  for (let left = COUNT.read(from); left > 0; left--) {
    const dice = THROWS[THROW.read(from)]!;
    if (from.overrun) from.spoil();
    if (from.isSpoilt()) break;
    const named = flags.named && from.flag();
    const play = flags.pending && left === 1 ? undefined : readPlay(board, player, dice, from);
    throws.push({ dice, play, ...(named && { named }) });
    player = otherPlayer(player);
  }
  return throws;
}

/**
 * Numbers that a play may use, in order, by permanent number; empty for a pass, undefined for a play written out. In the link
 * each is that many ones and a zero; the last has no zero.
 */
const formsOf = ([high, low]: Throw): readonly (readonly number[] | undefined)[] =>
  high === low
    ? [[high, high, high, high], [], [high, high], [high], [high, high, high], undefined]
    : [[high, low], [low, high], [], [high], [low], undefined];

function writePlay(board: Board, player: Player, dice: Throw, landings: Play, to: BitWriter): void {
  const forms = formsOf(dice);
  for (const [n, numbers] of forms.entries()) {
    const ordered = numbers?.length === landings.length ? inOrder(board, player, landings, numbers) : undefined;
    if (numbers && !ordered) continue;
    for (let ones = n; ones > 0; ones--) to.flag(true);
    if (n < forms.length - 1) to.flag(false);
    if (ordered) writeSources(board, player, ordered, to);
    else LANDINGS.write(landings, to);
    break;
  }
  follow(board, player, landings);
}

function readPlay(board: Board, player: Player, dice: Throw, from: BitReader): Play {
  const forms = formsOf(dice);
  let n = 0;
  while (n < forms.length - 1 && from.flag()) n++;
  const numbers = forms[n];
  const play = makePlay(numbers ? readSources(board, player, numbers, from) : LANDINGS.read(from));
  if (!numbers && play.some(([place, onto]) => place >= onto || onto > OFF)) from.spoil();
  else follow(board, player, play);
  return play;
}

/** Moves the men of a play, skipping any that are not where it says. */
function follow(board: Board, player: Player, landings: readonly Landing[]): void {
  for (const [from, to] of landings) if (menAt(board, player, from) > 0) moveMan(board, player, from, to);
}

/** Landings in an order that uses these numbers, each of a man who is there at the time; undefined if there is none. */
function inOrder(
  board: Board,
  player: Player,
  landings: readonly Landing[],
  numbers: readonly number[],
): readonly Landing[] | undefined {
  const [die, ...rest] = numbers;
  if (die === undefined) return [];
  const before = emptyBoard();
  copyBoard(board, before);
  for (const [i, landing] of landings.entries()) {
    const [from, to] = landing;
    if (placeAfter(from, die) !== to || menAt(board, player, from) === 0) continue;
    moveMan(board, player, from, to);
    const on = inOrder(board, player, landings.toSpliced(i, 1), rest);
    copyBoard(before, board);
    if (on) return [landing, ...on];
  }
  return undefined;
}

/** Bits needed for the index of one of `n` things. */
const widthFor = (n: number): number => (n <= 1 ? 0 : 32 - Math.clz32(n - 1));

function writeSources(board: Board, player: Player, landings: readonly Landing[], to: BitWriter): void {
  const now = emptyBoard();
  copyBoard(board, now);
  for (const [from, onto] of landings) {
    const held = now.held[player]!;
    to.bits(countBits(held & ((1 << from) - 1)), widthFor(countBits(held)));
    moveMan(now, player, from, onto);
  }
}

function readSources(board: Board, player: Player, numbers: readonly number[], from: BitReader): readonly Landing[] {
  const now = emptyBoard();
  copyBoard(board, now);
  const landings: Landing[] = [];
  for (const die of numbers) {
    const held = now.held[player]!;
    const many = countBits(held);
    const n = bits(widthFor(many), many - 1).read(from);
    if (from.isSpoilt()) break;
    const place = bitAfter(held, n);
    const landing: Landing = [place, placeAfter(place, die)];
    landings.push(landing);
    moveMan(now, player, ...landing);
  }
  return landings;
}

/** Most landings that a link writes out. */
const MOST_LANDINGS = 16;
const LANDINGS = listOf(number(1, MOST_LANDINGS), pairOf(bits(5)));
