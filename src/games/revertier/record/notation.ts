import type { Fields } from '#engine/kernel/fields.ts';
import { Reading } from '#engine/kernel/reading.ts';
import type { Result } from '#engine/kernel/result.ts';
import { boardOf, menAt, moveMan, positionOf } from '#engine/tables/board.ts';
import { printMen } from '#engine/tables/men-text.ts';
import { printPlay } from '#engine/tables/play.ts';
import { otherPlayer, PLAYERS, type Player } from '#engine/tables/position.ts';
import { printThrow } from '#engine/tables/throw.ts';
import { menToStart, USUAL_ON_HEAD, type RevertierRecord, type Start } from './record.ts';
import { REVERTIER_RECORD } from './shape.ts';
import { receiverOfDice } from './starter.ts';

/**
 * Reads a record's body, `{start, position?, handicap?, stake?, double?, throws: ["53: 1/6 1/4", …]}`: lenient in form,
 * exact about what it cannot read. Nothing is judged. Problems say where: `throws[3]`, `position.white`.
 */
export function parseRevertier(data: Fields): Result<RevertierRecord> {
  const reading = new Reading();
  const { given, read } = REVERTIER_RECORD.open(data, 'record', reading);
  if (given['throws'] === undefined && given['position'] === undefined)
    reading.refuse('no-throws', 'The record gives neither throws nor a position.', 'throws');
  const { men, toPlay } = read('position') ?? {};
  const start = read('start');
  if (toPlay !== undefined && start && (start.kind === 'dice' || start.player !== toPlay))
    reading.refuse('start-and-position', 'The name of a position says who throws next; start says otherwise.', 'start');
  return reading.result({
    start: start ?? (toPlay === undefined ? undefined : { kind: 'player', player: toPlay }),
    men,
    handicap: read('handicap'),
    stake: read('stake'),
    double: read('double'),
    throws: read('throws'),
  });
}

const printStart = (start: Start): unknown =>
  start.kind === 'player' ? PLAYERS[start.player] : start.dice.length === 1 ? start.dice[0] : start.dice;

/** The plays in canonical notation, with a star wherever a lone man was hit: the men on the board say so, no rule does. */
function printThrows(record: RevertierRecord): readonly string[] {
  const board = boardOf({ men: menToStart(record) });
  let player = statedStarter(record);
  return record.throws.map(({ dice, play, named }) => {
    const mover = player;
    player = otherPlayer(player);
    const thrown = `${named ? 'n' : ''}${printThrow(dice)}`;
    if (play === undefined) return thrown;
    const own = positionOf(board, mover).men[mover];
    const hits = play.flatMap(([from, to]) =>
      menAt(board, mover, from) > 0 && moveMan(board, mover, from, to) ? [to] : [],
    );
    return `${thrown}: ${printPlay(play, own, hits)}`;
  });
}

/** Who throws first as far as the record itself says: printing and links know no rules, and take the higher die to begin. */
export function statedStarter({ start, handicap }: Pick<RevertierRecord, 'start' | 'handicap'>): Player {
  if (start?.kind === 'player') return start.player;
  const [white, black] = start?.dice.at(-1) ?? [1, 1];
  if (white !== black) return white > black ? 0 : 1;
  return receiverOfDice({ handicap }) ?? 0;
}

/** The body in its one canonical form, which `parseRevertier` reads back to the same body. What says nothing is left out. */
export function printRevertier(record: RevertierRecord): Fields {
  const { start, men, handicap, stake, double } = record;
  return {
    ...(start && { start: printStart(start) }),
    ...(men && { position: { white: printMen(men[0]), black: printMen(men[1]) } }),
    ...(handicap && {
      handicap: {
        to: PLAYERS[handicap.to],
        gives: handicap.gives,
        ...(handicap.gives === 'head' && handicap.men !== USUAL_ON_HEAD && { men: handicap.men }),
      },
    }),
    ...(stake !== undefined && { stake }),
    ...(double !== undefined && { double }),
    throws: printThrows(record),
  };
}
