import { boardOf, lowestBit, moveMan, unmoveMan, type Board } from '#engine/tables/board.ts';
import { HAND, OFF, placeAfter, type Place } from '#engine/tables/point.ts';
import { makePlay, pathsOf, type Landing, type Path, type Play } from '#engine/tables/play.ts';
import type { Men, Position } from '#engine/tables/position.ts';
import { isDoublet, type Throw } from '#engine/tables/throw.ts';
import { refuse, type Problem } from '#engine/kernel/result.ts';
import { movementOf, sourcesOf, type Movement } from '../record/movement.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { legalPlays, type LegalPlay } from './legal-plays.ts';
import { whyNotPlay } from './why-not.ts';

/** One man moved by one number, as somebody does who has not finished. */
export interface Made {
  readonly from: Place;
  readonly die: number;
}

/** Where a man may go next: by one number, or by several of his own. */
export interface Onward {
  readonly from: Place;
  readonly to: Place;
  readonly by: readonly Made[];
}

/** A play in the making: so many men have been moved, and each can still be taken back. */
export interface Moving {
  readonly made: readonly Made[];
  /** Where the men of both now stand. */
  readonly men: Position['men'];
  /** The ways of the men moved, and where they have hit. */
  readonly sofar: { readonly paths: readonly Path[]; readonly hits: readonly Place[] };
  /** The numbers that have not been played. */
  readonly left: readonly number[];
  /** The dice of the throw that have given all they give. */
  readonly spent: readonly [boolean, boolean];
  readonly onward: readonly Onward[];
  /** The legal play that has been made, where it may be left at this. */
  readonly whole: LegalPlay | undefined;
  /** The legal plays that this can still become. */
  readonly open: readonly LegalPlay[];
}

/** The numbers that a throw gives. */
const numbersOf = (thrown: Throw, movement: Movement): readonly number[] =>
  isDoublet(thrown) ? Array<number>(movement.doublet).fill(thrown[0]) : thrown;

const landingOf = ({ from, die }: Made): Landing => [from, placeAfter(from, die)];

export const playOf = (made: readonly Made[]): Play => makePlay(made.map(landingOf));

const less = (left: readonly number[], die: number): readonly number[] => left.toSpliced(left.indexOf(die), 1);

const nameOf = ({ men }: Board): string => String.fromCharCode(...men);

/** What can still be made of a board with the numbers that are left. */
class Search {
  /** What a legal play leaves, by the board’s name. */
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

  /** The legal plays that a board can become; none, where no way from it is one. */
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

  steps(board: Board, left: readonly number[]): readonly Made[] {
    return [...new Set(left)].flatMap((die) => {
      const made: Made[] = [];
      for (let rest = sourcesOf(board, this.player, die, this.movement); rest !== 0; rest &= rest - 1)
        made.push({ from: lowestBit(rest), die });
      return made;
    });
  }

  /** Everywhere each man may go, by one number or by several. */
  onwardFrom(board: Board, left: readonly number[]): readonly Onward[] {
    const ways: Way[] = [];
    const go = (man: Place | undefined, by: readonly Made[], rest: readonly number[]): void => {
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

/** A way, and the board it leads to. */
interface Way extends Onward {
  readonly name: string;
}

/**
 * One way to each place, the shortest; by one number rather than by two, and of two numbers that take a man off by the
 * smaller. Where two ways of several landings leave different boards, for one of them hits, he must be moved step by step.
 */
function unambiguous(ways: readonly Way[]): readonly Onward[] {
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
const spentOf = (thrown: Throw, left: readonly number[], numbers: number): Moving['spent'] =>
  isDoublet(thrown)
    ? [left.length <= numbers / 2, left.length === 0]
    : [!left.includes(thrown[0]), !left.includes(thrown[1])];

/** A throw on the board, some men having been moved by it: what may be done next. Landings that nobody could make are left out. */
export function moveBy(position: Position, thrown: Throw, made: readonly Made[], rules: RevertierRules): Moving {
  const movement = movementOf(rules);
  const player = position.toPlay;
  const legal = legalPlays(position, thrown, rules);
  const search = new Search(legal, player, movement);
  const board = boardOf(position);
  const numbers = numbersOf(thrown, movement);
  let left = numbers;
  const hits: Place[] = [];
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

type Begun = Pick<Moving, 'made' | 'left' | 'onward'>;

/** The ways of one man from place to place by numbers that are left: by one of them, or by several. */
function waysOf([from, to]: Landing, left: readonly number[]): readonly (readonly Made[])[] {
  return [...new Set(left)].flatMap((die): readonly (readonly Made[])[] => {
    const landed = placeAfter(from, die);
    if (landed === to) return [[{ from, die }]];
    if (landed === OFF || landed > to) return [];
    return waysOf([landed, to], less(left, die)).map((rest) => [{ from, die }, ...rest]);
  });
}

/** Why a man may not go to a place by what is left of the throw; undefined where he may. */
export function whyNotOnward(
  position: Position,
  thrown: Throw,
  { made, left, onward }: Begun,
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
        ? 'Two ways lead there, and they leave different boards: the man is moved one number at a time.'
        : left.length === 0
          ? 'All the numbers of the throw have been played.'
          : `No number that is left takes a man ${from === HAND ? 'from the hand' : `from ${String(from)}`} ${to === OFF ? 'off' : `to ${String(to)}`}.`,
    ).error
  );
}

/** Why a man may not be moved at all by what is left; undefined where he may. */
export function whyNotMan(
  position: Position,
  thrown: Throw,
  begun: Begun,
  from: Place,
  rules: RevertierRules,
): Problem | undefined {
  if (begun.onward.some((way) => way.from === from)) return undefined;
  const landings = [...new Set(begun.left)].map((die): Landing => [from, placeAfter(from, die)]);
  const whys = (landings.length > 0 ? landings : [[from, from] as const]).flatMap(
    (landing) => whyNotOnward(position, thrown, begun, landing, rules) ?? [],
  );
  return whys.find(({ code }) => code !== 'fewer') ?? whys[0];
}
