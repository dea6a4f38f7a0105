import {
  cardBox,
  cardSpot,
  COIN,
  distanceTo,
  HEIGHT,
  indexBox,
  nameSpot,
  poolSpot,
  WIDTH,
  type Box,
  type Direction,
  type Spot,
} from './geometry.ts';

/*
 * The ways of payments over the felt. A way lies under the cards and goes from payer to payee; its coin lies on top of
 * everything, and so must not lie on the corner of a card, on a name, or on another coin. Of a few bows between a few ends,
 * and a few places on each, the one is taken that disturbs least: the same payments are always drawn the same.
 */

/** One end of a payment: a seat, or a pool. */
export type End = { readonly seat: number } | { readonly pool: number };

/** What lies on the felt already. */
export interface Felt {
  readonly seats: number;
  readonly direction: Direction;
  /** The seats before which a card lies. */
  readonly cards: readonly number[];
  /** What the names take up, by seat. */
  readonly names: readonly Box[];
  /** The places of the pools that are drawn. */
  readonly pools: readonly number[];
}

/** The way of a payment: a bow from payer to payee, its head, and where its coin lies. */
export interface Way {
  readonly line: string;
  readonly head: string;
  readonly coin: Spot;
}

interface Candidate extends Way {
  readonly cost: number;
}

/** How far a way may bow out, to either side, as a part of its length; and how far along it a coin may lie. */
const BOWS = [0, 0.2, -0.2, 0.4, -0.4, 0.65, -0.65];
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78];
/** A dish, and the head of a way. */
const DISH = 24;
const HEAD = 9;

const figure = (n: number): string => String(Math.round(n * 10) / 10);

/** What lies on the felt, by its edges. */
interface Laid {
  readonly cards: readonly { readonly seat: number; readonly box: Box; readonly index: Box }[];
  readonly names: readonly Box[];
  readonly dishes: readonly Spot[];
  readonly coins: readonly Spot[];
}

interface Asked {
  readonly from: End;
  readonly to: End;
  readonly seats: number;
  readonly laid: Laid;
}

/** The ways of some payments, in their order, none in the way of another. */
export function waysOf(payments: readonly { readonly from: End; readonly to: End }[], felt: Felt): readonly Way[] {
  const { seats, direction } = felt;
  const ways: Way[] = [];
  const cards = felt.cards.map((seat) => {
    const box = cardBox(seat, seats, direction);
    return { seat, box, index: indexBox(box) };
  });
  const dishes = felt.pools.map(poolSpot);
  for (const { from, to } of payments) {
    const asked = { from, to, seats, laid: { cards, names: felt.names, dishes, coins: ways.map(({ coin }) => coin) } };
    let best: Candidate | undefined;
    for (const start of startsOf(from, felt))
      for (const end of endsOf(to, felt))
        for (const bow of BOWS) best = wayBetween(start, end, bow, asked, best) ?? best;
    if (best) ways.push(best);
  }
  return ways;
}

/** A payer’s counters come from under his card; where none lies, from before him. */
function startsOf(end: End, { seats, direction, cards }: Felt): readonly Spot[] {
  if ('pool' in end) return [poolSpot(end.pool)];
  const spot = cardSpot(end.seat, seats, direction);
  if (cards.includes(end.seat)) return [spot];
  const name = nameSpot(end.seat, seats, direction);
  return [{ x: (spot.x + name.x) / 2, y: (spot.y + name.y) / 2 }];
}

/** They go to the side of a payee’s card towards the middle, or beside his name; into a pool from any side. */
function endsOf(end: End, { seats, direction, names, cards }: Felt): readonly Spot[] {
  if ('pool' in end) {
    const { x, y } = poolSpot(end.pool);
    const side = x < WIDTH / 2 ? 1 : -1;
    const inward = y < HEIGHT / 2 ? 1 : -1;
    return [
      { x: x + side * 30, y },
      { x: x + side * 20, y: y + inward * 17 },
      { x, y: y + inward * 20 },
    ];
  }
  const name = names[end.seat] ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const middle = { x: (name.left + name.right) / 2, y: (name.top + name.bottom) / 2 };
  const beside = [
    { x: middle.x, y: name.top - 4 },
    { x: middle.x, y: name.bottom + 4 },
    { x: name.left - 6, y: middle.y },
    { x: name.right + 6, y: middle.y },
  ].filter(({ x, y }) => x > 12 && x < WIDTH - 12 && y > 10 && y < HEIGHT - 10);
  const card = cardBox(end.seat, seats, direction);
  const { x, y } = cardSpot(end.seat, seats, direction);
  const inner = [
    { x: x < WIDTH / 2 ? card.right + 4 : card.left - 4, y },
    { x, y: y < HEIGHT / 2 ? card.bottom + 4 : card.top - 4 },
  ].filter((spot) => Math.hypot(spot.x - WIDTH / 2, spot.y - HEIGHT / 2) < Math.hypot(x - WIDTH / 2, y - HEIGHT / 2));
  return cards.includes(end.seat) ? [...inner, ...beside] : [...beside, { x, y }];
}

/** The best way by one bow; undefined where it is worse than one that is known. */
function wayBetween(a: Spot, b: Spot, bow: number, asked: Asked, known: Candidate | undefined): Candidate | undefined {
  const control = { x: (a.x + b.x) / 2 + (b.y - a.y) * bow, y: (a.y + b.y) / 2 + (a.x - b.x) * bow };
  const at = (t: number): Spot => ({
    x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * control.x + t * t * b.x,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * control.y + t * t * b.y,
  });
  let least = known?.cost ?? Infinity;
  let coin: Spot | undefined;
  const ofLine = Math.hypot(b.x - a.x, b.y - a.y) * 0.06 + Math.abs(bow) * 12;
  if (ofLine >= least) return undefined;
  const cost = ofLine + costOfLine(at, b, asked);
  for (const t of ALONG) {
    const before = cost + Math.abs(t - 0.5) * 12;
    if (before >= least) continue;
    const spot = at(t);
    const all = before + costOfCoin(spot, b, asked);
    if (all < least) [least, coin] = [all, spot];
  }
  return coin && { ...drawn(a, control, b, at(0.92)), coin, cost: least };
}

/** A bow and its head, which stands in the direction in which the way arrives. */
function drawn(a: Spot, control: Spot, b: Spot, before: Spot): Omit<Way, 'coin'> {
  const last = Math.hypot(b.x - before.x, b.y - before.y) || 1;
  const along = { x: (b.x - before.x) / last, y: (b.y - before.y) / last };
  const wing = (side: number): string =>
    `${figure(b.x - along.x * HEAD - along.y * 4.5 * side)} ${figure(b.y - along.y * HEAD + along.x * 4.5 * side)}`;
  return {
    line: `M${figure(a.x)} ${figure(a.y)}Q${figure(control.x)} ${figure(control.y)} ${figure(b.x)} ${figure(b.y)}`,
    head: `M${figure(b.x)} ${figure(b.y)}L${wing(1)}L${wing(-1)}Z`,
  };
}

/** What a way passes under or through on its course: other cards than the payer’s, and names. */
function costOfLine(at: (t: number) => Spot, end: Spot, { from, laid: { cards, names } }: Asked): number {
  const payer = 'seat' in from ? from.seat : -1;
  let cost = 0;
  for (let i = 1; i < 16; i++) {
    const spot = at(i / 16);
    for (const { seat, box } of cards) if (seat !== payer && distanceTo(box, spot) === 0) cost += 3;
    for (const box of names) if (distanceTo(box, spot) === 0) cost += 6;
    if (spot.x < 4 || spot.x > WIDTH - 4 || spot.y < 4 || spot.y > HEIGHT - 4) cost += 20;
  }
  for (const { box } of cards) if (distanceTo(box, end) < 3) cost += 60;
  return cost;
}

/** How far round the table two seats are from one another: 1 for neighbours. */
const apart = (a: number, b: number, seats: number): number =>
  Math.min((a - b + seats) % seats, (b - a + seats) % seats);

/** Neighbours pay round the corner; others, and only they, across the middle. */
const MIDDLE_ROOM = 88;

/** What a coin would lie on, or outside of. */
function costOfCoin(coin: Spot, end: Spot, { from, to, seats, laid }: Asked): number {
  const over = (distance: number, room: number, weight: number): number => Math.max(0, room - distance) * weight;
  const far = ({ x, y }: Spot): number => Math.hypot(coin.x - x, coin.y - y);
  let cost = 0;
  for (const { box, index } of laid.cards)
    cost += over(distanceTo(box, coin), COIN + 2, 2) + over(distanceTo(index, coin), COIN + 1, 40);
  for (const name of laid.names) cost += over(distanceTo(name, coin), COIN, 6);
  for (const dish of laid.dishes) cost += over(far(dish), DISH + COIN, 4);
  for (const other of laid.coins) cost += over(far(other), 2 * COIN + 2, 8);
  if ('seat' in from && 'seat' in to && apart(from.seat, to.seat, seats) === 1)
    cost += over(far({ x: WIDTH / 2, y: HEIGHT / 2 }), MIDDLE_ROOM, 1);
  // The head is to be seen.
  cost += over(far(end), COIN + HEAD, 5);
  const edge = Math.min(coin.x, WIDTH - coin.x, coin.y, HEIGHT - coin.y);
  return cost + over(edge, COIN + 2, 100);
}
