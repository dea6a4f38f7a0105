import { listed } from '#engine/kernel/collections.ts';
import { type Path, nameDice, nameDie, isDoublet, type Throw } from '#engine/tables/play.ts';
import { HAND, OFF, seenFrom, type BoardPlace, type Player, type Position } from '#engine/tables/position.ts';
import { inWords } from '#engine/wording/sentence.ts';
import { boardOf, countBits } from '#engine/tables/board.ts';
import { entryPoints, isHorsDuJeu, movementOf, PILE } from '../record/record.ts';
import type { RevertierKey, RevertierRules } from '../rules/keys.ts';
import type { LegalPlay } from '../play/legal-plays.ts';

/** A play, or what has been made of it, in its player's numbering. */
export interface ToldPlay {
  readonly paths: readonly Path[];
  readonly hits: readonly BoardPlace[];
}

/** A play of one player in another's numbering: the house's moves in the reader's numbers. */
export const countedBy = (viewer: Player, mover: Player, { paths, hits }: ToldPlay): ToldPlay => ({
  paths: paths.map((path) => path.map((place) => seenFrom(viewer, mover, place))),
  hits: hits.map((place) => seenFrom(viewer, mover, place)),
});

/** Where a man lands, one number after another: “7”, “4, on to 7 and on to 10”, “23 and off the board”. */
const sayLandings = ([first, ...rest]: readonly BoardPlace[]): string =>
  listed([String(first), ...rest.map((place) => (place === OFF ? 'off the board' : `on to ${String(place)}`))]);

/** Path of one man: “from 14 to 19 and on to 23”, “from the hand to 5”, “from 20 off the board”. */
export function sayWay([from = HAND, ...landings]: Path): string {
  const start = from === HAND ? 'the hand' : String(from);
  return landings[0] === OFF ? `from ${start} off the board` : `from ${start} to ${sayLandings(landings)}`;
}

/** Equal paths of several men, counted. */
interface CountedPath {
  readonly path: Path;
  readonly men: number;
}

function countPaths(paths: readonly Path[]): readonly CountedPath[] {
  const counted = new Map<string, CountedPath>();
  for (const path of paths) {
    const name = path.join(' ');
    counted.set(name, { path, men: (counted.get(name)?.men ?? 0) + 1 });
  }
  return [...counted.values()];
}

/** “one”, “two”; after the first, “another” or, of two men in all, “the other”. */
function manOf({ men }: CountedPath, i: number, all: readonly CountedPath[]): string {
  if (men > 1) return nameDie(men);
  if (i === 0) return 'one';
  return all.length === 2 && all[0]?.men === 1 ? 'the other' : 'another';
}

/**
 * Paths, with equal ones counted: “from 1 to 7 and two from 12 to 16”. If one of several men moves on or is borne off, each
 * path names its man: “one from 1 to 4, on to 7 and on to 10, and the other from 1 to 4”.
 */
export function sayWays(paths: readonly Path[]): string {
  const counted = countPaths(paths);
  if (counted.length > 1 && paths.some((path) => path.length > 2 || path.at(-1) === OFF))
    return counted
      .map(
        (one, i) => `${i > 0 && i === counted.length - 1 ? 'and ' : ''}${manOf(one, i, counted)} ${sayWay(one.path)}`,
      )
      .join(', ');
  return listed(counted.map(({ path, men }) => (men === 1 ? sayWay(path) : `${nameDie(men)} ${sayWay(path)}`)));
}

const kindOf = ([from, to]: Path): 'in' | 'off' | 'on' => (from === HAND ? 'in' : to === OFF ? 'off' : 'on');

/** One part of a play; a verb that the part before has is not said again. */
function sayPart({ path, men }: CountedPath, before: CountedPath | undefined): string {
  const [from = HAND, ...landings] = path;
  const kind = kindOf(path);
  const isSame = before !== undefined && kindOf(before.path) === kind;
  const who = men > 1 ? `${nameDie(men)}${isSame ? '' : ' men'}` : isSame ? 'another' : 'a man';
  if (kind === 'in') return `${isSame ? who : `enter ${who}`} on ${sayLandings(landings)}`;
  if (kind === 'off') return `${isSame ? who : `bear ${who} off`} from ${String(from)}`;
  const way = `${String(from)} to ${sayLandings(landings)}`;
  const moved = men > 1 ? `${nameDie(men)} men from ${way}` : way;
  return before === undefined ? `move ${moved}` : moved;
}

/** A play as one would ask for it: “enter a man on 4, then 11 to 16”, “bear four men off from 23”, “play no man”. */
export function sayMoves(paths: readonly Path[]): string {
  const counted = countPaths(paths);
  const parts = counted.map((one, i) => sayPart(one, counted[i - 1]));
  const last = parts.pop();
  if (last === undefined) return 'play no man';
  return parts.length === 0 ? last : `${parts.join(', ')}, then ${last}`;
}

/** The play with the men it hits: “move 2 to 7 and on to 11, hitting on 11”. */
export const sayWholePlay = ({ paths, hits }: ToldPlay): string =>
  `${sayMoves(paths)}${hits.length > 0 ? `, hitting on ${listed(hits.map(String))}` : ''}`;

/** Line that explains how plays are written, wherever a page writes them so. */
export const SAY_NOTATION =
  '1/7 means that a man goes from point 1 to point 7, and 1/7/8 that the same man then goes on to 8. A star (7*) means that he hits a man there, and (2) that two men do the same. hand/3 means that a man in hand enters on point 3, and 20/off that a man on point 20 is borne off (taken off the board).';

/** What a throw does not let you do, said before you try it, and the rules behind it. */
interface ThrowLimit {
  readonly says: string;
  readonly keys: readonly RevertierKey[];
}

/** Whose throw it is, as `you`, and by which rules. */
interface ThrowAtTable {
  readonly position: Position;
  readonly dice: Throw;
  readonly rules: RevertierRules;
  /** Legal plays of the throw. */
  readonly legal: readonly LegalPlay[];
  /** The other player in a sentence: “the house”. */
  readonly other: string;
}

/** What a throw does not let you do: where men in hand can enter, and which numbers nobody can play. */
export const foresee = (at: ThrowAtTable): ThrowLimit | undefined =>
  (at.position.men[at.position.toPlay][HAND] ?? 0) > 0 ? entering(at) : unplayed(at);

function entering({ position, dice, rules, other }: ThrowAtTable): ThrowLimit | undefined {
  const { toPlay } = position;
  const own = position.men[toPlay];
  const count = own[HAND] ?? 0;
  const movement = movementOf(rules);
  const board = boardOf(position);
  const entries = entryPoints(board, toPlay, movement);
  const waiting = count === 1 ? 'Your man in hand' : `Your ${inWords(count)} men in hand`;
  if (movement.oneOrNone && isHorsDuJeu(board, toPlay, movement)) {
    const open = countBits(entries);
    const points = open === 0 ? 'no point' : open === 1 ? 'only one point' : `only ${inWords(open)} points`;
    const may = open === 0 ? 'you move no man' : 'you may enter one man, or none, and move no other';
    const [men, them] = count === 1 ? ['a man', 'it'] : [`${inWords(count)} men`, 'them'];
    return {
      says: `You have ${men} in hand, and ${points} from 1 to 6 ${open > 1 ? 'are' : 'is'} open to ${them}: ${may}.`,
      keys: ['enter.horsDuJeu'],
    };
  }
  if (!movement.enterFirst) return undefined;
  const numbers = isDoublet(dice) ? [dice[0]] : dice;
  const open = numbers.filter((die) => (entries >> die) & 1);
  const closed = numbers.filter((die) => !open.includes(die));
  const keys: readonly RevertierKey[] = [
    'enter.first',
    ...closed.map((die): RevertierKey => ((own[die] ?? 0) > 0 ? 'enter.own' : 'hit.men')),
  ];
  const why = closed.map((die) => {
    if ((own[die] ?? 0) === 0) return `${other} has two men or more on ${String(die)}`;
    return die === PILE ? 'your pile still stands on 1' : `one of your own men stands on ${String(die)}`;
  });
  const they = count === 1 ? 'it' : 'they';
  const first = `${waiting} must enter first`;
  if (closed.length === 0)
    return { says: `${first}, on ${listed(open.map(String), count === 1 ? 'or' : 'and')}.`, keys };
  const can = open.length === 0 ? `and cannot` : `and ${they} can only enter on ${open.map(String).join()}`;
  return { says: `${first}, ${can}: ${listed(why)}.`, keys: [...new Set(keys)] };
}

function unplayed({ dice, rules, legal }: ThrowAtTable): ThrowLimit | undefined {
  const most = Math.max(0, ...legal.map(({ steps }) => steps.length));
  const numbers = isDoublet(dice) ? movementOf(rules).doublet : dice.length;
  if (most === 0 || most === numbers) return undefined;
  if (isDoublet(dice))
    return {
      says: `Only ${inWords(most)} of your ${inWords(numbers)} ${nameDice(dice[0])} can be played.`,
      keys: [],
    };
  const played = dice.filter((number) => legal.some(({ steps }) => steps.some((step) => step.die === number)));
  const what = played.length === 1 ? `the ${played.map(nameDie).join()}` : 'one number';
  return { says: `Only ${what} of this throw can be played.`, keys: [] };
}
