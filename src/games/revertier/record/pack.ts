import type { BitWriter } from '#engine/kernel/bits.ts';
import { boardOf, copyBoard, emptyBoard, menAt, moveMan, type Board } from '#engine/tables/board.ts';
import type { Landing, Play } from '#engine/tables/play.ts';
import { PLACES } from '#engine/tables/point.ts';
import { writePosition } from '#engine/tables/position-id.ts';
import { whyNotPosition, type Player } from '#engine/tables/position.ts';
import { isDoublet, throwNumber, type Throw } from '#engine/tables/throw.ts';
import * as form from './link-form.ts';
import { MEN } from './movement.ts';
import { statedStarter } from './notation.ts';
import { HANDICAPS, menToStart, type RevertierRecord } from './record.ts';

/** Writes a record's body into a short link; `unpackRevertier` reads it. Order and widths are format 1 (link-form.ts). */
export function packRevertier(record: RevertierRecord, to: BitWriter): void {
  const { men, handicap, stake, double, throws } = record;
  const flags: Readonly<Record<form.Flag, boolean>> = {
    pending: throws.length > 0 && throws.at(-1)?.play === undefined,
    position: men !== undefined,
    handicap: handicap !== undefined,
    stake: stake !== undefined,
    double: double !== undefined,
    named: throws.some(({ named }) => named),
    loosePosition: men !== undefined && whyNotPosition({ men }, MEN) !== undefined,
  };
  to.number(
    form.FLAGS.reduce((sum, flag, i) => sum + (flags[flag] ? 1 << i : 0), 0),
    1,
  );
  packStart(record, to);
  if (men && flags.loosePosition) for (const own of men) for (let i = 0; i < PLACES; i++) to.number(own[i] ?? 0, 0);
  else if (men) writePosition({ men, toPlay: 0 }, to);
  if (handicap) {
    to.bits(handicap.to, 1);
    to.number(HANDICAPS.indexOf(handicap.gives), 1);
    to.number(handicap.men, 1);
  }
  if (stake !== undefined) to.number(stake, 1);
  if (double !== undefined) to.flag(double);
  packThrows(record, flags.named, to);
}

function packStart({ start }: RevertierRecord, to: BitWriter): void {
  const kind = !start ? 'none' : start.kind === 'dice' ? 'dice' : start.player === 0 ? 'white' : 'black';
  to.bits(form.STARTS.indexOf(kind), 2);
  if (start?.kind !== 'dice') return;
  to.number(start.dice.length - 1, 0);
  for (const die of start.dice.flat()) to.bits(die, 3);
}

function packThrows(record: RevertierRecord, someNamed: boolean, to: BitWriter): void {
  const board = boardOf({ men: menToStart(record) });
  let player = statedStarter(record);
  to.number(record.throws.length, 5);
  for (const { dice, play, named } of record.throws) {
    to.bits(throwNumber(dice), 5);
    if (someNamed) to.flag(named ?? false);
    if (play) packPlay(board, player, dice, play, to);
    player = player === 0 ? 1 : 0;
  }
}

function packPlay(board: Board, player: Player, dice: Throw, landings: Play, to: BitWriter): void {
  const [high, low] = dice;
  const forms = isDoublet(dice)
    ? form.DOUBLET_FORMS.map((kind) => form.diceOfDoublet(kind, high))
    : form.PAIR_FORMS.map((kind) => form.diceOfPair(kind, high, low));
  for (const [n, numbers] of forms.entries()) {
    const ordered = numbers?.length === landings.length ? inOrder(board, player, landings, numbers) : undefined;
    if (numbers && !ordered) continue;
    for (let ones = n; ones > 0; ones--) to.flag(true);
    if (n < forms.length - 1) to.flag(false);
    if (ordered) packSources(board, player, ordered, to);
    else packLoose(landings, to);
    break;
  }
  form.follow(board, player, landings);
}

/** The landings in an order in which they use these numbers, each of a man who is then there; undefined when there is none. */
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
    if (!form.fits(landing, die) || menAt(board, player, landing[0]) === 0) continue;
    moveMan(board, player, ...landing);
    const on = inOrder(board, player, landings.toSpliced(i, 1), rest);
    copyBoard(before, board);
    if (on) return [landing, ...on];
  }
  return undefined;
}

function packSources(board: Board, player: Player, landings: readonly Landing[], to: BitWriter): void {
  const now = emptyBoard();
  copyBoard(board, now);
  for (const [from, onto] of landings) {
    to.bits(form.numberOfPlace(now, player, from), form.widthFor(form.placesHeld(now, player)));
    moveMan(now, player, from, onto);
  }
}

function packLoose(landings: readonly Landing[], to: BitWriter): void {
  to.number(landings.length, 1);
  for (const [from, onto] of landings) {
    to.bits(from, 5);
    to.bits(onto, 5);
  }
}
