import {
  cardBox,
  cardSpot,
  COIN,
  distanceTo,
  PLATE_HEIGHT,
  indexBox,
  nameSpot,
  poolSpot,
  PLATE_WIDTH,
  type Box,
  type Direction,
  type FeltPoint,
} from './geometry.ts';

/*
 * Layout of payments as arcs across the table. An arc lies under the cards and runs from payer to payee; its coin lies on
 * top and must not cover a card's corner, a name or another coin. Tries a few curves between a few end points with a few
 * coin positions, and takes the one with the lowest cost. Deterministic.
 */

/** End of a payment: a seat or a pool. */
export type PaymentEnd = { readonly seat: number } | { readonly pool: number };

/** What is already on the table. */
export interface FeltLayout {
  readonly seats: number;
  readonly direction: Direction;
  /** Seats with a card in front of them. */
  readonly cards: readonly number[];
  /** Areas of the names, by seat. */
  readonly names: readonly Box[];
  /** Indices of the pools drawn. */
  readonly pools: readonly number[];
}

/** Arc of a payment: curve from payer to payee, arrowhead, and position of its coin. */
export interface PaymentArc {
  readonly line: string;
  readonly head: string;
  readonly coin: FeltPoint;
}

interface Candidate extends PaymentArc {
  readonly cost: number;
}

/** Curvature of an arc, as a fraction of its length, to either side; and positions of a coin along it. */
const BOWS = [0, 0.2, -0.2, 0.4, -0.4, 0.65, -0.65];
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78];
/** Radius of a pool's dish, and length of an arrowhead. */
const DISH = 24;
const HEAD = 9;

const figure = (n: number): string => String(Math.round(n * 10) / 10);

/** Areas of what is on the table. */
interface Laid {
  readonly cards: readonly { readonly seat: number; readonly box: Box; readonly index: Box }[];
  readonly names: readonly Box[];
  readonly dishes: readonly FeltPoint[];
  readonly coins: readonly FeltPoint[];
}

interface ArrowRequest {
  readonly from: PaymentEnd;
  readonly to: PaymentEnd;
  readonly seats: number;
  readonly laid: Laid;
}

/** Lays out arcs for some payments in order, each avoiding the others. */
export function layOutWays(
  payments: readonly { readonly from: PaymentEnd; readonly to: PaymentEnd }[],
  felt: FeltLayout,
): readonly PaymentArc[] {
  const { seats, direction } = felt;
  const ways: PaymentArc[] = [];
  const cards = felt.cards.map((seat) => {
    const box = cardBox(seat, seats, direction);
    return { seat, box, index: indexBox(box) };
  });
  const dishes = felt.pools.map(poolSpot);
  for (const { from, to } of payments) {
    const request = {
      from,
      to,
      seats,
      laid: { cards, names: felt.names, dishes, coins: ways.map(({ coin }) => coin) },
    };
    let best: Candidate | undefined;
    for (const start of startsOf(from, felt))
      for (const end of endsOf(to, felt))
        for (const bow of BOWS) best = wayBetween(start, end, bow, request, best) ?? best;
    if (best) ways.push(best);
  }
  return ways;
}

/** Start points: at the payer's card, or in front of him if he has none. */
function startsOf(end: PaymentEnd, { seats, direction, cards }: FeltLayout): readonly FeltPoint[] {
  if ('pool' in end) return [poolSpot(end.pool)];
  const spot = cardSpot(end.seat, seats, direction);
  if (cards.includes(end.seat)) return [spot];
  const name = nameSpot(end.seat, seats, direction);
  return [{ x: (spot.x + name.x) / 2, y: (spot.y + name.y) / 2 }];
}

/** End points: the side of the payee's card towards the middle, or beside his name; any side of a pool. */
function endsOf(end: PaymentEnd, { seats, direction, names, cards }: FeltLayout): readonly FeltPoint[] {
  if ('pool' in end) {
    const { x, y } = poolSpot(end.pool);
    const side = x < PLATE_WIDTH / 2 ? 1 : -1;
    const inward = y < PLATE_HEIGHT / 2 ? 1 : -1;
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
  ].filter(({ x, y }) => x > 12 && x < PLATE_WIDTH - 12 && y > 10 && y < PLATE_HEIGHT - 10);
  const card = cardBox(end.seat, seats, direction);
  const { x, y } = cardSpot(end.seat, seats, direction);
  const inner = [
    { x: x < PLATE_WIDTH / 2 ? card.right + 4 : card.left - 4, y },
    { x, y: y < PLATE_HEIGHT / 2 ? card.bottom + 4 : card.top - 4 },
  ].filter(
    (spot) =>
      Math.hypot(spot.x - PLATE_WIDTH / 2, spot.y - PLATE_HEIGHT / 2) <
      Math.hypot(x - PLATE_WIDTH / 2, y - PLATE_HEIGHT / 2),
  );
  return cards.includes(end.seat) ? [...inner, ...beside] : [...beside, { x, y }];
}

/** Best arc with one curvature; undefined if worse than the best known. */
function wayBetween(
  a: FeltPoint,
  b: FeltPoint,
  bow: number,
  request: ArrowRequest,
  known: Candidate | undefined,
): Candidate | undefined {
  const control = { x: (a.x + b.x) / 2 + (b.y - a.y) * bow, y: (a.y + b.y) / 2 + (a.x - b.x) * bow };
  const at = (t: number): FeltPoint => ({
    x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * control.x + t * t * b.x,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * control.y + t * t * b.y,
  });
  let least = known?.cost ?? Infinity;
  let coin: FeltPoint | undefined;
  const ofLine = Math.hypot(b.x - a.x, b.y - a.y) * 0.06 + Math.abs(bow) * 12;
  if (ofLine >= least) return undefined;
  const cost = ofLine + costOfLine(at, b, request);
  for (const t of ALONG) {
    const before = cost + Math.abs(t - 0.5) * 12;
    if (before >= least) continue;
    const spot = at(t);
    const all = before + costOfCoin(spot, b, request);
    if (all < least) [least, coin] = [all, spot];
  }
  return coin && { ...drawn(a, control, b, at(0.92)), coin, cost: least };
}

/** Path of an arc with its head, which points in the direction of arrival. */
function drawn(a: FeltPoint, control: FeltPoint, b: FeltPoint, before: FeltPoint): Omit<PaymentArc, 'coin'> {
  const last = Math.hypot(b.x - before.x, b.y - before.y) || 1;
  const along = { x: (b.x - before.x) / last, y: (b.y - before.y) / last };
  const wing = (side: number): string =>
    `${figure(b.x - along.x * HEAD - along.y * 4.5 * side)} ${figure(b.y - along.y * HEAD + along.x * 4.5 * side)}`;
  return {
    line: `M${figure(a.x)} ${figure(a.y)}Q${figure(control.x)} ${figure(control.y)} ${figure(b.x)} ${figure(b.y)}`,
    head: `M${figure(b.x)} ${figure(b.y)}L${wing(1)}L${wing(-1)}Z`,
  };
}

/** Cost of what an arc crosses: names, and cards other than the payer's. */
function costOfLine(
  at: (t: number) => FeltPoint,
  end: FeltPoint,
  { from, laid: { cards, names } }: ArrowRequest,
): number {
  const payer = 'seat' in from ? from.seat : -1;
  let cost = 0;
  for (let i = 1; i < 16; i++) {
    const spot = at(i / 16);
    for (const { seat, box } of cards) if (seat !== payer && distanceTo(box, spot) === 0) cost += 3;
    for (const box of names) if (distanceTo(box, spot) === 0) cost += 6;
    if (spot.x < 4 || spot.x > PLATE_WIDTH - 4 || spot.y < 4 || spot.y > PLATE_HEIGHT - 4) cost += 20;
  }
  for (const { box } of cards) if (distanceTo(box, end) < 3) cost += 60;
  return cost;
}

/** Distance of two seats around the table; 1 for neighbours. */
const apart = (a: number, b: number, seats: number): number =>
  Math.min((a - b + seats) % seats, (b - a + seats) % seats);

/** Radius around the middle that is reserved for payments between non-neighbours. */
const MIDDLE_ROOM = 88;

/** Cost of a coin's position: what it covers, and lying outside. */
function costOfCoin(coin: FeltPoint, end: FeltPoint, { from, to, seats, laid }: ArrowRequest): number {
  const over = (distance: number, room: number, weight: number): number => Math.max(0, room - distance) * weight;
  const far = ({ x, y }: FeltPoint): number => Math.hypot(coin.x - x, coin.y - y);
  let cost = 0;
  for (const { box, index } of laid.cards)
    cost += over(distanceTo(box, coin), COIN + 2, 2) + over(distanceTo(index, coin), COIN + 1, 40);
  for (const name of laid.names) cost += over(distanceTo(name, coin), COIN, 6);
  for (const dish of laid.dishes) cost += over(far(dish), DISH + COIN, 4);
  for (const other of laid.coins) cost += over(far(other), 2 * COIN + 2, 8);
  if ('seat' in from && 'seat' in to && apart(from.seat, to.seat, seats) === 1)
    cost += over(far({ x: PLATE_WIDTH / 2, y: PLATE_HEIGHT / 2 }), MIDDLE_ROOM, 1);
  // Keeps the arrowhead visible.
  cost += over(far(end), COIN + HEAD, 5);
  const edge = Math.min(coin.x, PLATE_WIDTH - coin.x, coin.y, PLATE_HEIGHT - coin.y);
  return cost + over(edge, COIN + 2, 100);
}
