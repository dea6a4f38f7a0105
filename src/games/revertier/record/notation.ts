import { isNothing, shown, type Fields } from '#engine/kernel/fields.ts';
import { didYouMean } from '#engine/kernel/nearest.ts';
import { Reading } from '#engine/kernel/reading.ts';
import { err, ok, type Result } from '#engine/kernel/result.ts';
import { boardOf, menAt, moveMan, positionOf } from '#engine/tables/board.ts';
import { parseMen, printMen } from '#engine/tables/men-text.ts';
import { parsePlay, printPlay } from '#engine/tables/play.ts';
import { otherPlayer, PLAYERS, type Men, type Player, type Position } from '#engine/tables/position.ts';
import { parsePositionId } from '#engine/tables/position-id.ts';
import { isDie, parseThrow, printThrow, type Die } from '#engine/tables/throw.ts';
import { receiverOfDice } from './starter.ts';
import {
  HANDICAPS,
  menToStart,
  MOST_THROWS,
  type Handicap,
  type RevertierRecord,
  type Start,
  type Thrown,
} from './record.ts';

/** The fields of a record's body, in the order in which they are written. */
export const BODY_FIELDS = ['start', 'position', 'handicap', 'stake', 'double', 'throws'] as const;
export const HANDICAP_FIELDS = ['to', 'gives', 'men'] as const;
/** Most counters a game may be said to be played for. */
export const MAX_STAKE = 999;
/** Most men a handicap may put on the head; most pairs of single dice a beginning may have. */
export const MAX_ON_HEAD = 15;
export const MAX_PAIRS = 20;
/** Men a handicap puts on the head, where it does not say how many. */
const USUAL_ON_HEAD = 2;
/** What stands before a throw that was named. */
const NAMED = /^\s*n\s*/i;

/** One reading of one record of Revertier. */
class RevertierReading extends Reading {
  /** What a parser found; its refusal is kept, with the place. */
  take<T>(result: Result<T>, at: string): T | undefined {
    if (result.ok) return result.value;
    this.refuse(result.error.code, result.error.message, at);
    return undefined;
  }

  player(data: unknown, at: string): Player {
    const player = (PLAYERS as readonly unknown[]).indexOf(data);
    if (player >= 0) return player === 0 ? 0 : 1;
    const meant = typeof data === 'string' ? didYouMean(data, PLAYERS) : '';
    this.refuse('unknown-player', `${shown(data)} is no player; the players are white and black.${meant}`, at);
    return 0;
  }

  /** `white`; the single dice, White’s first: `[5, 3]`, or `[[4, 4], [5, 3]]` where they were equal at first. */
  start(data: unknown): Start | undefined {
    if (isNothing(data)) return undefined;
    if (!Array.isArray(data)) return { kind: 'player', player: this.player(data, 'start') };
    const pairs: readonly unknown[] = data.every(Array.isArray) ? data : [data];
    if (pairs.length > MAX_PAIRS) this.refuse('too-many-dice', 'No beginning is thrown for so often.', 'start');
    const dice = pairs.slice(0, MAX_PAIRS).map((pair): readonly [Die, Die] => {
      if (Array.isArray(pair) && pair.length === 2 && isDie(pair[0]) && isDie(pair[1])) return [pair[0], pair[1]];
      this.refuse('bad-dice', `${shown(pair)} are not two single dice, White’s first; write [5, 3].`, 'start');
      return [1, 1];
    });
    if (dice.length === 0) this.refuse('bad-dice', 'No dice are given for the beginning.', 'start');
    return { kind: 'dice', dice };
  }

  private men(data: unknown, at: string): Men {
    if (typeof data === 'string') return this.take(parseMen(data), at) ?? [];
    this.refuse('bad-men', `${shown(data)} does not say where men stand; write “1:10 12:4 hand:1”.`, at);
    return [];
  }

  /** The name of a position, which says who throws next; or each player’s men as he counts. */
  position(data: unknown): { readonly men: Position['men'] | undefined; readonly toPlay: Player | undefined } {
    if (isNothing(data)) return { men: undefined, toPlay: undefined };
    if (typeof data === 'string') {
      const position = this.take(parsePositionId(data), 'position');
      return { men: position?.men, toPlay: position?.toPlay };
    }
    const given = this.fields(data, PLAYERS, 'position');
    const men = [this.men(given['white'], 'position.white'), this.men(given['black'], 'position.black')] as const;
    return { men, toPlay: undefined };
  }

  handicap(data: unknown): Handicap | undefined {
    if (isNothing(data)) return undefined;
    const given = this.fields(data, HANDICAP_FIELDS, 'handicap');
    const word = given['gives'];
    const gives = HANDICAPS.find((kind) => kind === word);
    if (!gives) {
      const meant = typeof word === 'string' ? didYouMean(word, HANDICAPS) : '';
      this.refuse('unknown-handicap', `${shown(word)} is none of ${HANDICAPS.join(', ')}.${meant}`, 'handicap.gives');
    }
    const men = isNothing(given['men'])
      ? USUAL_ON_HEAD
      : this.number(given['men'], MAX_ON_HEAD, 'The men put on the head', 'handicap.men');
    return { to: this.player(given['to'], 'handicap.to'), gives: gives ?? 'dice', men: gives === 'head' ? men : 0 };
  }

  double(data: unknown): boolean | undefined {
    if (isNothing(data) || typeof data === 'boolean') return data ?? undefined;
    this.refuse('bad-double', `The double is agreed on, or not: true or false, not ${shown(data)}.`, 'double');
    return undefined;
  }

  /** `53: 1/6 1/4`; the last may be a throw alone. A throw that was named, not thrown, has an `n` before it: `n66: 1/7`. */
  throws(data: unknown): readonly Thrown[] {
    if (isNothing(data)) return [];
    const list: readonly unknown[] =
      typeof data === 'string'
        ? data.split(/[\n;]/).filter((line) => line.trim())
        : Array.isArray(data)
          ? data
          : [data];
    if (list.length > MOST_THROWS)
      this.refuse('too-many-throws', `No game here has more than ${String(MOST_THROWS)} throws.`, 'throws');
    const throws = list.slice(0, MOST_THROWS).flatMap((item, i): readonly Thrown[] => {
      const at = `throws[${String(i)}]`;
      if (typeof item !== 'string' && typeof item !== 'number') {
        this.refuse('not-a-throw', `${shown(item)} is no throw; write “53: 1/6 1/4”.`, at);
        return [];
      }
      const [dice = '', ...rest] = String(item).split(':');
      const named = NAMED.test(dice);
      const thrown = this.take(parseThrow(dice.replace(NAMED, '')), at);
      const play = rest.length === 0 ? undefined : this.take(parsePlay(rest.join(':')), at);
      return thrown ? [{ dice: thrown, play, ...(named && { named }) }] : [];
    });
    const pending = throws.findIndex(({ play }) => play === undefined);
    if (pending >= 0 && pending < throws.length - 1)
      this.refuse(
        'not-played',
        `Nothing is played with throw ${String(pending + 1)}, and another follows it.`,
        `throws[${String(pending)}]`,
      );
    return throws;
  }
}

/**
 * Reads a record's body, `{start, position?, handicap?, stake?, double?, throws: ["53: 1/6 1/4", …]}`: lenient in form,
 * exact about what it cannot read. Nothing is judged. Problems say where: `throws[3]`, `position.white`.
 */
export function parseRevertier(data: Fields): Result<RevertierRecord> {
  const reading = new RevertierReading();
  const body = reading.fields(data, BODY_FIELDS, 'record');
  if (body['throws'] === undefined && body['position'] === undefined)
    reading.refuse('no-throws', 'The record gives neither throws nor a position.', 'throws');
  const { men, toPlay } = reading.position(body['position']);
  const start = reading.start(body['start']);
  if (toPlay !== undefined && start && (start.kind === 'dice' || start.player !== toPlay))
    reading.refuse('start-and-position', 'The name of a position says who throws next; start says otherwise.', 'start');
  const stake = body['stake'];
  const record: RevertierRecord = {
    start: start ?? (toPlay === undefined ? undefined : { kind: 'player', player: toPlay }),
    men,
    handicap: reading.handicap(body['handicap']),
    stake: isNothing(stake) ? undefined : reading.number(stake, MAX_STAKE, 'The stake', 'stake'),
    double: reading.double(body['double']),
    throws: reading.throws(body['throws']),
  };
  return reading.problem ? err(reading.problem) : ok(record);
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
