import { type Fields, ParseContext } from '#engine/kernel/fields.ts';
import type { Result } from '#engine/kernel/result.ts';
import { boardOf, menAt, moveMan, positionOf } from '#engine/tables/board.ts';
import { printMen, otherPlayer, PLAYERS, type Player } from '#engine/tables/position.ts';
import { printPlay, printThrow } from '#engine/tables/play.ts';
import { menToStart, USUAL_ON_HEAD, type RevertierRecord, type GameStart, receiverOfDice } from './record.ts';
import { REVERTIER_RECORD } from './shape.ts';

/**
 * Parses a record's body, `{start, position?, handicap?, stake?, double?, throws: ["53: 1/6 1/4", …]}`: lenient in form, and
 * with an exact problem for what it cannot read. It judges nothing. Places of problems: `throws[3]`, `position.white`.
 */
export function parseRevertier(data: Fields): Result<RevertierRecord> {
  const context = new ParseContext();
  const { given, read } = REVERTIER_RECORD.open(data, 'record', context);
  if (given['throws'] === undefined && given['position'] === undefined)
    context.refuse('no-throws', 'The record has neither throws nor a position.', 'throws');
  const { men, toPlay } = read('position') ?? {};
  const start = read('start');
  if (toPlay !== undefined && start && (start.kind === 'dice' || start.player !== toPlay))
    context.refuse(
      'start-and-position',
      'The name of the position says who throws next, but start names the other player.',
      'start',
    );
  return context.result({
    start: start ?? (toPlay === undefined ? undefined : { kind: 'player', player: toPlay }),
    men,
    handicap: read('handicap'),
    stake: read('stake'),
    double: read('double'),
    throws: read('throws'),
  });
}

const printStart = (start: GameStart): unknown =>
  start.kind === 'player' ? PLAYERS[start.player] : start.dice.length === 1 ? start.dice[0] : start.dice;

/** Plays in canonical notation, with a star where a single man was hit, as the men on the board show; no rule is needed. */
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

/** Who throws first as far as the record says: printing and links know no rules, and assume that the higher die begins. */
export function statedStarter({ start, handicap }: Pick<RevertierRecord, 'start' | 'handicap'>): Player {
  if (start?.kind === 'player') return start.player;
  const [white, black] = start?.dice.at(-1) ?? [1, 1];
  if (white !== black) return white > black ? 0 : 1;
  return receiverOfDice({ handicap }) ?? 0;
}

/** The body in its one canonical form, which `parseRevertier` reads back unchanged. Empty fields are left out. */
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
