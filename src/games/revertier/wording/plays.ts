import { listed } from '#engine/kernel/collections.ts';
import type { Path } from '#engine/tables/play.ts';
import { HAND, OFF, seenFrom, type BoardPlace, type Player } from '#engine/tables/position.ts';
import { nameDie } from '#engine/tables/throw.ts';

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

/** Paths, with equal ones counted: “from 1 to 7 and two from 12 to 16”. */
export const sayWays = (paths: readonly Path[]): string =>
  listed(countPaths(paths).map(({ path, men }) => (men === 1 ? sayWay(path) : `${nameDie(men)} ${sayWay(path)}`)));

const kindOf = ([from, to]: Path): 'in' | 'off' | 'on' => (from === HAND ? 'in' : to === OFF ? 'off' : 'on');

/** One part of a play; a verb that the part before has is not said again. */
function sayPart({ path, men }: CountedPath, before: CountedPath | undefined): string {
  const [from = HAND, ...landings] = path;
  const kind = kindOf(path);
  const isSame = before !== undefined && kindOf(before.path) === kind;
  const who = men > 1 ? `${nameDie(men)}${isSame ? '' : ' men'}` : isSame ? 'another' : 'a man';
  if (kind === 'in') return `${isSame ? who : `bring ${who} in`} on ${sayLandings(landings)}`;
  if (kind === 'off') return `${isSame ? who : `take ${who} off`} from ${String(from)}`;
  const way = `${String(from)} to ${sayLandings(landings)}`;
  const moved = men > 1 ? `${nameDie(men)} men from ${way}` : way;
  return before === undefined ? `move ${moved}` : moved;
}

/** A play as one would ask for it: “bring a man in on 4, then 11 to 16”, “take four men off from 23”, “play no man”. */
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
  '1/7 means that a man goes from point 1 to point 7, and 1/7/8 that the same man then goes on to 8. A star (7*) means that he hits a man there, and (2) that two men do the same. hand/3 means that a man comes in on point 3, and 20/off that a man on point 20 is taken off the board.';
