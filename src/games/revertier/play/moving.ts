import { boardOf, lowestBit, moveMan, unmoveMan, type Board } from '#engine/tables/board.ts';
import { HAND, OFF, placeAfter, type BoardPlace, type Men, type Position } from '#engine/tables/position.ts';
import { makePlay, pathsOf, type Landing, type Path, type Play, isDoublet, type Throw } from '#engine/tables/play.ts';
import { refuse, type Problem } from '#engine/kernel/result.ts';
import { movementOf, sourcesOf, type Movement } from '../record/record.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { legalPlays, type LegalPlay } from './legal-plays.ts';
import { whyNotPlay } from './why-not.ts';

/** One man moved by one number, within a play that may be unfinished. */
export interface ManMove {
  readonly from: BoardPlace;
  readonly die: number;
}

/** A place where a man may go next, by one number or several. */
export interface MoveTarget {
  readonly from: BoardPlace;
  readonly to: BoardPlace;
  readonly by: readonly ManMove[];
}

/** A play in the making: the men moved so far, each of which can be taken back. */
export interface PartialPlay {
  readonly made: readonly ManMove[];
  /** Men of both players now. */
  readonly men: Position['men'];
  /** Paths of the men moved, and where they have hit. */
  readonly sofar: { readonly paths: readonly Path[]; readonly hits: readonly BoardPlace[] };
  /** Numbers not played yet. */
  readonly left: readonly number[];
  /** Whether each die of the throw is used up. */
  readonly spent: readonly [boolean, boolean];
  readonly onward: readonly MoveTarget[];
  /** The legal play made so far, if it may end here. */
  readonly whole: LegalPlay | undefined;
  /** Legal plays that it can still become. */
  readonly open: readonly LegalPlay[];
}

/** Numbers that a throw gives. */
const numbersOf = (thrown: Throw, movement: Movement): readonly number[] =>
  isDoublet(thrown) ? Array<number>(movement.doublet).fill(thrown[0]) : thrown;

const landingOf = ({ from, die }: ManMove): Landing => [from, placeAfter(from, die)];

export const playOf = (made: readonly ManMove[]): Play => makePlay(made.map(landingOf));

const less = (left: readonly number[], die: number): readonly number[] => left.toSpliced(left.indexOf(die), 1);

const nameOf = ({ men }: Board): string => String.fromCharCode(...men);

/** Search for what a board can become with the numbers left. */
class Search {
  /** Board after a legal play, as text → that play. */
  private readonly ends: ReadonlyMap<string, LegalPlay>;
  private readonly player: number;
  private readonly movement: Movement;
  private readonly known = new Map<string, ReadonlySet<LegalPlay>>();

  constructor(legal: readonly LegalPlay[], player: number, movement: Movement) {
    this.ends = new Map(legal.map((play) => [nameOf(boardOf(play.after)), play]));
    this.player = player;
    this.movement = movement;
  }

  endOf(board: Board): LegalPlay | undefined {
    return this.ends.get(nameOf(board));
  }

  /** Legal plays that a board can become; empty if no continuation is one. */
  openFrom(board: Board, left: readonly number[]): ReadonlySet<LegalPlay> {
    const name = nameOf(board) + left.join('');
    const found = this.known.get(name);
    if (found) return found;
    const open = new Set<LegalPlay>();
    const here = this.endOf(board);
    if (here) open.add(here);
    for (const made of this.steps(board, left)) {
      const [from, to] = landingOf(made);
      const hit = moveMan(board, this.player, from, to);
      for (const play of this.openFrom(board, less(left, made.die))) open.add(play);
      unmoveMan(board, this.player, from, to, hit);
    }
    this.known.set(name, open);
    return open;
  }

  steps(board: Board, left: readonly number[]): readonly ManMove[] {
    return [...new Set(left)].flatMap((die) => {
      const made: ManMove[] = [];
      for (let rest = sourcesOf(board, this.player, die, this.movement); rest !== 0; rest &= rest - 1)
        made.push({ from: lowestBit(rest), die });
      return made;
    });
  }

  /** Places where each man may go, by one number or several. */
  onwardFrom(board: Board, left: readonly number[]): readonly MoveTarget[] {
    const ways: Way[] = [];
    const go = (man: BoardPlace | undefined, by: readonly ManMove[], rest: readonly number[]): void => {
      for (const made of this.steps(board, rest)) {
        if (man !== undefined && made.from !== man) continue;
        const [from, to] = landingOf(made);
        const hit = moveMan(board, this.player, from, to);
        const after = less(rest, made.die);
        const all = [...by, made];
        if (this.openFrom(board, after).size > 0) {
          ways.push({ from: all[0]!.from, to, by: all, name: nameOf(board) });
          if (to !== OFF) go(to, all, after);
        }
        unmoveMan(board, this.player, from, to, hit);
      }
    };
    go(undefined, [], left);
    return unambiguous(ways);
  }
}

/** A continuation of one man, with the board it leads to. */
interface Way extends MoveTarget {
  readonly name: string;
}

/**
 * One way to each place, the shortest: by one number rather than two, and of two numbers that take a man off the smaller. If
 * two ways of several landings leave different boards because one of them hits, there is none: the man must be moved step by
 * step.
 */
function unambiguous(ways: readonly Way[]): readonly MoveTarget[] {
  const shortest = ways.toSorted((a, b) => a.by.length - b.by.length || a.by[0]!.die - b.by[0]!.die);
  return shortest.flatMap((way) => {
    const { from, to, by, name } = way;
    const alike = shortest.filter((other) => other.from === from && other.to === to);
    if (alike[0] !== way) return [];
    const rivals = alike.filter((other) => other.by.length === by.length && other.name !== name);
    return rivals.length > 0 && by.length > 1 ? [] : [{ from, to, by }];
  });
}

const menOf = ({ men }: Board): Position['men'] => {
  const all: Men = [...men];
  return [all.slice(0, all.length / 2), all.slice(all.length / 2)];
};

/** Of a doublet each die gives half of the numbers. */
const spentOf = (thrown: Throw, left: readonly number[], numbers: number): PartialPlay['spent'] =>
  isDoublet(thrown)
    ? [left.length <= numbers / 2, left.length === 0]
    : [!left.includes(thrown[0]), !left.includes(thrown[1])];

/** A throw on the board after some men were moved by it, with the legal continuations. Impossible landings are left out. */
export function moveBy(
  position: Position,
  thrown: Throw,
  made: readonly ManMove[],
  rules: RevertierRules,
): PartialPlay {
  const movement = movementOf(rules);
  const player = position.toPlay;
  const legal = legalPlays(position, thrown, rules);
  const search = new Search(legal, player, movement);
  const board = boardOf(position);
  const numbers = numbersOf(thrown, movement);
  let left = numbers;
  const hits: BoardPlace[] = [];
  for (const step of made) {
    const landing = landingOf(step);
    if (moveMan(board, player, ...landing)) hits.push(landing[1]);
    left = less(left, step.die);
  }
  const men = menOf(board);
  const onward = search.onwardFrom(board, left);
  const open = search.openFrom(board, left);
  return {
    made,
    men,
    sofar: { paths: pathsOf(playOf(made), position.men[player]), hits },
    left,
    spent: spentOf(thrown, left, numbers.length),
    onward,
    whole: search.endOf(board),
    open: legal.filter((play) => open.has(play)),
  };
}

type UnfinishedPlay = Pick<PartialPlay, 'made' | 'left' | 'onward'>;

/** Ways of one man from place to place by one or several of the numbers left. */
function waysOf([from, to]: Landing, left: readonly number[]): readonly (readonly ManMove[])[] {
  return [...new Set(left)].flatMap((die): readonly (readonly ManMove[])[] => {
    const landed = placeAfter(from, die);
    if (landed === to) return [[{ from, die }]];
    if (landed === OFF || landed > to) return [];
    return waysOf([landed, to], less(left, die)).map((rest) => [{ from, die }, ...rest]);
  });
}

/** Why a man may not go to a place by the rest of the throw; undefined if he may. */
export function whyNotOnward(
  position: Position,
  thrown: Throw,
  { made, left, onward }: UnfinishedPlay,
  [from, to]: Landing,
  rules: RevertierRules,
): Problem | undefined {
  if (onward.some((way) => way.from === from && way.to === to)) return undefined;
  const ways = waysOf([from, to], left);
  const whys = ways.flatMap((by) => whyNotPlay(position, thrown, playOf([...made, ...by]), rules) ?? []);
  return (
    whys.find(({ code }) => code !== 'fewer') ??
    whys[0] ??
    refuse(
      'not-thrown',
      ways.length > 0
        ? 'The man can get there in two ways that leave different boards: move him one number at a time.'
        : left.length === 0
          ? 'All the numbers of the throw have been played.'
          : `No remaining number of the throw moves a man ${from === HAND ? 'from the hand' : `from ${String(from)}`} ${to === OFF ? 'off' : `to ${String(to)}`}.`,
    ).error
  );
}

/** Why a man may not be moved at all by the rest of the throw; undefined if he may. */
export function whyNotMan(
  position: Position,
  thrown: Throw,
  unfinished: UnfinishedPlay,
  from: BoardPlace,
  rules: RevertierRules,
): Problem | undefined {
  if (unfinished.onward.some((way) => way.from === from)) return undefined;
  const landings = [...new Set(unfinished.left)].map((die): Landing => [from, placeAfter(from, die)]);
  const whys = (landings.length > 0 ? landings : [[from, from] as const]).flatMap(
    (landing) => whyNotOnward(position, thrown, unfinished, landing, rules) ?? [],
  );
  return whys.find(({ code }) => code !== 'fewer') ?? whys[0];
}

/** A play in the making at the board: the lifted man, and the last refusal. */
export interface BoardSelection {
  readonly lifted: BoardPlace | undefined;
  readonly refused: Problem | undefined;
}

export const NOTHING_LIFTED: BoardSelection = { lifted: undefined, refused: undefined };

/** Result of touching a place: another man lifted or none, a refusal, or men moved. */
interface SelectionResult extends BoardSelection {
  /** Landings made by it; empty if no man moves. */
  readonly by: readonly ManMove[];
}

const noMan = (place: BoardPlace): Problem =>
  refuse(
    'no-man',
    place === OFF
      ? 'First tap the man who is to leave the board.'
      : place === HAND
        ? 'There is no man in hand to move.'
        : `There is no man to move on ${String(place)}.`,
  ).error;

/** Touches a place for the player whose throw it is, as he counts: first a man, then his destination. */
export function touch(
  { lifted }: BoardSelection,
  place: BoardPlace,
  moving: PartialPlay,
  situation: { readonly position: Position; readonly dice: Throw },
  rules: RevertierRules,
): SelectionResult {
  const { position, dice } = situation;
  const still = (more: Partial<SelectionResult>): SelectionResult => ({ lifted, refused: undefined, by: [], ...more });
  const own = moving.men[position.toPlay][place] ?? 0;
  const lift = (): SelectionResult => {
    if (own === 0 || place === OFF) return still({ lifted: undefined, refused: noMan(place) });
    const refused = whyNotMan(position, dice, moving, place, rules);
    return still({ lifted: refused ? undefined : place, refused });
  };
  if (lifted === undefined) return lift();
  if (lifted === place) return still({ lifted: undefined });
  const way = moving.onward.find(({ from, to }) => from === lifted && to === place);
  if (way) return still({ lifted: undefined, by: way.by });
  // Touching another of his men lifts that one, unless a number would bring the lifted man there: then the refusal is
  // explained.
  const isAimed = moving.left.some((die) => placeAfter(lifted, die) === place);
  if (own > 0 && !isAimed) return lift();
  return still({ refused: whyNotOnward(position, dice, moving, [lifted, place], rules) });
}
