import { printPlace, type Place } from '#engine/ledger/place.ts';
import { extendLine, makeBranch, type PlayLine, type PlayTree, type StruckBranch } from '#engine/notation/record.ts';
import { isAct, type DealReplay, forkAt, leadsInto, type Fork } from '#engine/play/follow.ts';
import type { GameTypes } from '#engine/ledger/game.ts';
import { sumsAfter } from '../account/account.ts';
import type { AnyModel } from '../replay/model.ts';
import { playOn } from '#engine/play/played-game.ts';
import type { Chooser, HousedGame } from '../play/house.ts';

/** A game whose records can be followed act by act and played on by its house. Loaded when a reader first asks for a branch. */
export interface FollowedGame<G extends GameTypes> extends HousedGame<G> {
  readonly following: DealReplay<G>;
}

/** Name of a line for readers. */
export const lineName = <Rec>(tree: PlayTree<Rec>, line: number): string =>
  line === 0 ? (tree[0].name ?? 'Main line') : branchName(tree[line], line);

/** Name that a struck branch had. */
export const struckName = ({ branch, at }: StruckBranch<unknown>): string => branchName(branch, at);

const branchName = (branch: PlayLine<unknown> | undefined, at: number): string =>
  branch?.name ?? `Branch ${String(at)}`;

/** What laying lines side by side needs of a settled record. */
export type LineModel = Pick<AnyModel, 'steps' | 'tell' | 'seats' | 'lines' | 'opening'>;

/** Index of the last step at which something was done; what follows belongs to the end. */
export const lastAct = ({ steps }: Pick<AnyModel, 'steps'>): number =>
  Math.max(
    0,
    steps.findLastIndex(({ at, departure }) => at.phase !== 'end' && departure === undefined),
  );

/** Number of steps that two lines share from the beginning. */
export function sharedSteps(one: LineModel, other: LineModel): number {
  const most = Math.min(lastAct(one), lastAct(other)) + 1;
  let i = 0;
  while (i < most && printPlace(one.steps[i]!.at) === printPlace(other.steps[i]!.at) && one.tell(i) === other.tell(i))
    i++;
  return i;
}

/** A line in the list of a tree. */
export interface TreeRow {
  readonly line: number;
  /** Line that it leaves; undefined for the main line. */
  readonly parent: number | undefined;
  /** How many branches it is away from the main line. */
  readonly depth: number;
  /** Index of the step at which it leaves its parent; undefined for the main line, and while nothing differs. */
  readonly leaves: number | undefined;
  /** Net of each seat at its end. */
  readonly nets: readonly number[];
  /** What each net has more than in the main line. */
  readonly more: readonly number[];
}

/**
 * The lines of a tree as they are listed: the main line first, and behind each line its own branches. A branch belongs to the line
 * before it with which it shares most. Lines that the engine refuses have no model and belong to the main line.
 */
export function rowsOf(models: readonly (LineModel | undefined)[]): readonly TreeRow[] {
  const netsOf = (model: LineModel | undefined): readonly number[] => {
    if (!model) return [];
    const { now } = sumsAfter(model.opening, model.lines, model.steps.length);
    return model.seats.map((seat) => now[seat] ?? 0);
  };
  const main = netsOf(models[0]);
  const parents = models.map((model, line) => {
    let best = { parent: 0, shared: 0 };
    for (let other = 0; other < line; other++) {
      const beside = models[other];
      const shared = model && beside ? sharedSteps(model, beside) : 0;
      if (shared > best.shared) best = { parent: other, shared };
    }
    return best;
  });
  const listed = (line: number, depth: number): readonly TreeRow[] => {
    const nets = netsOf(models[line]);
    const { parent, shared } = parents[line]!;
    const model = models[line];
    const row: TreeRow = {
      line,
      parent: line === 0 ? undefined : parent,
      depth,
      leaves: line === 0 || !model || shared > lastAct(model) ? undefined : shared,
      nets,
      more: nets.map((net, seat) => net - (main[seat] ?? 0)),
    };
    const own = parents.flatMap((other, i) =>
      i > 0 && other.parent === line && i !== line ? listed(i, depth + 1) : [],
    );
    return [row, ...own];
  };
  return models.length === 0 ? [] : listed(0, 0);
}

/** A place in a tree. */
export interface TreePlace<Rec> {
  readonly tree: PlayTree<Rec>;
  readonly line: number;
  /** Undefined at the end of the line, where it can be played on. */
  readonly at: Place | undefined;
  /** Seats that declined an option at the end of the line. */
  readonly declined?: readonly number[];
}

const lineAt = <Rec>({ tree, line }: Pick<TreePlace<Rec>, 'tree' | 'line'>): PlayLine<Rec> => tree[line] ?? tree[0];

/** A game with the rules in force. */
export interface RuledGame<G extends GameTypes> extends Pick<FollowedGame<G>, 'following'> {
  readonly rules: G['rules'];
}

/** The choices at a place of a tree. */
export function choicesAt<G extends GameTypes>(
  { following, rules }: RuledGame<G>,
  place: TreePlace<G['record']>,
): Fork<G> {
  const { at, declined, tree } = place;
  const { record } = lineAt(place);
  return forkAt(following, { record, at, main: tree[0].record, ...(declined && { declined }) }, rules);
}

/** Where a choice leads. */
export interface ChosenLine<Rec> extends Pick<TreePlace<Rec>, 'tree' | 'line'> {
  /** Whether that line went on so already, so that its next step is shown. */
  readonly isKnown: boolean;
  /** Seats that have declined an option at its end. */
  readonly declined: readonly number[];
}

/**
 * Makes a choice at a place of a tree: goes on in a line that holds it, plays a branch on at its end, or else begins a branch. The
 * main line itself never changes.
 */
export function choose<G extends GameTypes>(
  game: RuledGame<G>,
  place: TreePlace<G['record']>,
  act: G['act'],
): ChosenLine<G['record']> {
  const { following, rules } = game;
  const { tree, line, at } = place;
  const { playing } = choicesAt(game, place);
  const written = at === undefined ? tree[0].record : lineAt(place).record;
  const after = following.act(playing, act, written, rules);
  const { declined } = after;
  const goesOn = ({ record }: PlayLine<G['record']>): boolean =>
    !isAct(playing.record, record) && leadsInto(following, { before: playing, after }, record, rules);
  const known = goesOn(lineAt(place)) ? line : tree.findIndex(goesOn);
  if (known >= 0) return { tree, line: known, isKnown: true, declined: [] };
  if (at !== undefined || line === 0) return { ...makeBranch(tree, after.record), isKnown: false, declined };
  // An option that was declined leaves the record as it was; a record of its own keeps the two apart.
  return { tree: extendLine(tree, line, { ...after.record }), line, isKnown: false, declined };
}

/** Most acts that the house plays; the longest games at tables take some 400. */
const MOST_ACTS = 2000;

/**
 * Lets the plain house play on from a place of a tree to the end, in every seat. Dice are those of the main line while they last.
 * Returns the record, or undefined if the signal ended the play or nothing is left to do.
 */
export async function finish<G extends GameTypes>(
  game: RuledGame<G> & Pick<FollowedGame<G>, 'played'>,
  place: TreePlace<G['record']>,
  { choose, signal }: Pick<Chooser<G>, 'choose'> & { readonly signal: AbortSignal },
): Promise<G['record'] | undefined> {
  const { following, rules, played } = game;
  const [{ record: main }] = place.tree;
  const { playing, turn } = choicesAt(game, place);
  if (!turn) return undefined;
  const line = await playOn<G>(playing, {
    played: { turn: following.turn, act: (now, act, by) => following.act(now, act, main, by) },
    rules,
    choose: async (now, { seat }, n) =>
      (await choose(played.seatView(now, rules, seat), rules, { strength: 'plain', seed: n + 1 })).act,
    most: MOST_ACTS,
    signal,
  });
  return line?.at(-1)?.record;
}
