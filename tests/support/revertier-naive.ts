import type { RevertierRules } from '#games/revertier/rules/keys.ts';
import type { Position } from '#engine/tables/position.ts';

/**
 * A position for a second, slow implementation of the rules of play, against which the engine is compared: it tries every
 * order of the dice and every man, and compares positions as text. Uses only the names of the rules from the engine.
 */
interface View {
  /** Point (1 to 24 in the mover's numbering) → his men, and the other's. */
  readonly own: readonly number[];
  readonly enemy: readonly number[];
  readonly hand: number;
  readonly off: number;
  /** The other player's men in hand. */
  readonly taken: number;
}

const POINTS = Array.from({ length: 24 }, (_, i) => i + 1);
const facing = (point: number): number => (point <= 12 ? point + 12 : point - 12);

function viewOf({ men, toPlay }: Position): View {
  const mine = men[toPlay];
  const his = men[toPlay === 0 ? 1 : 0];
  return {
    own: [0, ...POINTS.map((point) => mine[point] ?? 0)],
    enemy: [0, ...POINTS.map((point) => his[facing(point)] ?? 0)],
    hand: mine[0] ?? 0,
    off: mine[25] ?? 0,
    taken: his[0] ?? 0,
  };
}

function isBarred(view: View, to: number, entering: boolean, rules: RevertierRules): boolean {
  const enemies = view.enemy[to] ?? 0;
  const mine = view.own[to] ?? 0;
  if (enemies >= 2) return true;
  if (enemies === 1 && to === 13 && rules['hit.men'] === 'notOnPile') return true;
  if (mine === 0) return false;
  if (entering) return !rules['enter.own'];
  if (to >= 2 && to <= 11) return rules['outward.single'];
  return to === 12 && !rules['head.free'];
}

/** Moves one man; `from` 0 is the hand, a point above 24 is off. */
function moved(view: View, from: number, to: number): View {
  const own = [...view.own];
  const enemy = [...view.enemy];
  let { hand, off, taken } = view;
  if (from === 0) hand--;
  else own[from] = (own[from] ?? 0) - 1;
  if (to > 24) off++;
  else {
    if (enemy[to] === 1) {
      enemy[to] = 0;
      taken++;
    }
    own[to] = (own[to] ?? 0) + 1;
  }
  return { own, enemy, hand, off, taken };
}

function mayLeave(view: View, from: number, die: number, rules: RevertierRules): boolean {
  const isAway = (point: number): boolean => (view.own[point] ?? 0) > 0;
  if (view.hand > 0) return false;
  if (rules['off.allHome'] && POINTS.some((point) => point < 19 && isAway(point))) return false;
  if (from + die === 25) return true;
  return rules['off.tooLarge'] === 'rearmost' && POINTS.every((point) => point >= from || !isAway(point));
}

/** Every board that one number can produce. */
function byOneNumber(view: View, die: number, rules: RevertierRules): readonly View[] {
  const boards: View[] = [];
  if (view.hand > 0 && !isBarred(view, die, true, rules)) boards.push(moved(view, 0, die));
  if (view.hand > 0 && rules['enter.first']) return boards;
  for (const from of POINTS) {
    if ((view.own[from] ?? 0) === 0) continue;
    const to = from + die;
    if (to > 24 ? mayLeave(view, from, die, rules) : !isBarred(view, to, false, rules))
      boards.push(moved(view, from, to));
  }
  return boards;
}

const textOf = ({ own, enemy, hand, off, taken }: View): string =>
  `${own.slice(1).join()}|${enemy.slice(1).join()}|${String(hand)}|${String(off)}|${String(taken)}`;

const entries = (view: View, rules: RevertierRules): number =>
  POINTS.filter(
    (point) => point <= 6 && (view.enemy[point] ?? 0) < 2 && (rules['enter.own'] || (view.own[point] ?? 0) === 0),
  ).length;

/** Every result of a throw as text, without repetition: the mover's men, the other's, in hand, off, taken. */
export function naivePlays(
  position: Position,
  [high, low]: readonly number[],
  rules: RevertierRules,
): ReadonlySet<string> {
  const start = viewOf(position);
  const dice = [high ?? 1, low ?? 1];
  if (start.hand > entries(start, rules) && rules['enter.horsDuJeu'] === 'oneOrNone') {
    const found = new Set([textOf(start)]);
    for (const die of dice) if (!isBarred(start, die, true, rules)) found.add(textOf(moved(start, 0, die)));
    return found;
  }
  const orders = high === low ? [rules['dice.doublets'] ? [...dice, ...dice] : dice] : [dice, dice.toReversed()];
  /** Board → largest number of dice used to reach it, and the first dice used. */
  const reached = new Map<string, { readonly numbers: number; readonly first: Set<number> }>();
  const go = (view: View, left: readonly number[], played: readonly number[]): void => {
    const text = textOf(view);
    const isOver = view.off === 15;
    const numbers = isOver ? played.length + left.length : played.length;
    const before = reached.get(text);
    if (!before || before.numbers < numbers) reached.set(text, { numbers, first: new Set(played.slice(0, 1)) });
    else if (before.numbers === numbers) for (const die of played.slice(0, 1)) before.first.add(die);
    const [die, ...rest] = left;
    if (die === undefined || isOver) return;
    for (const board of byOneNumber(view, die, rules)) go(board, rest, [...played, die]);
  };
  for (const order of orders) go(start, order, []);
  if (!rules['dice.obliged']) return new Set(reached.keys());
  const most = Math.max(...[...reached.values()].map(({ numbers }) => numbers));
  const full = [...reached].filter(([, { numbers }]) => numbers === most);
  const larger = full.filter(([, { first }]) => first.has(dice[0] ?? 0));
  const isOne = rules['dice.one'] === 'larger' && most === 1 && high !== low && larger.length > 0;
  return new Set((isOne ? larger : full).map(([text]) => text));
}

/** A position in the notation of `naivePlays`, from the side of the player who has just moved. */
export const naiveText = ({ men, toPlay }: Position): string => textOf(viewOf({ men, toPlay: toPlay === 0 ? 1 : 0 }));
