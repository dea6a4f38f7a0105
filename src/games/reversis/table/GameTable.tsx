import { useMemo } from 'preact/hooks';
import { Table } from '#view/cards/Table.tsx';
import { sayPlace } from '#engine/wording/seat-names.ts';
import { sumsAfter } from '#islands/account/account.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import { accountLabel } from '../wording/names.ts';
import { longest, placesAt } from '#islands/replay/replay-links.ts';
import { poolsAt } from '#islands/replay/model.ts';
import type { ReplayModel, TableStep } from './model.ts';
import { nameCard, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { CardBack, CardFace } from '#view/cards/CardFace.tsx';
import { talonCardBefore, type Seat } from '../record/record.ts';
import hand from '#view/cards/Hand.module.css';
import styles from './Talon.module.css';

export interface ReversisTableProps {
  readonly model: ReplayModel;
  readonly step: number;
  readonly unit: readonly [one: string, many: string];
}

/** Number and noun, joined by a no-break space. */
const counted = (count: number, one: string): string => `${String(count)}\u00a0${count === 1 ? one : `${one}s`}`;

/** Words for what a seat has taken; undefined before the first trick is over. */
export const takenBy = (seat: number, { taken, points }: TableStep): string | undefined =>
  taken.some((tricks) => tricks > 0)
    ? `${counted(taken[seat] ?? 0, 'trick')}, ${counted(points[seat] ?? 0, 'point')}`
    : undefined;

/** The table at one step: hands, trick, pools, tricks taken and nets. */
export function GameTable({ model, step, unit }: ReversisTableProps) {
  const { seats, steps, lines, opening, direction, quinola } = model;
  const rooms = useMemo(() => seats.map((_, seat) => longest(steps.map((one) => takenBy(seat, one)))), [steps]);
  const table = steps[step];
  if (!table) return null;
  const { now } = sumsAfter(opening, lines, step);
  const places = placesAt(steps, step);
  return (
    <Table
      label={`The table. ${sayPlace(table.at)}`}
      direction={direction}
      seats={seats.map((seat, i) => ({
        name: seatHeading(seat),
        net: now[seat] ?? 0,
        hand: table.hands[i] ?? [],
        places: places[i],
        taken: takenBy(i, table),
        room: rooms[i],
        toPlay: i === table.toPlay,
      }))}
      trick={{
        label: sayPlace(table.at),
        cards: table.trick,
        leader: table.leader,
        winning: table.winning,
      }}
      pools={poolsAt(model, step, unit, accountLabel)}
      quinola={quinola}
    />
  );
}

/** Cards beside the play at one step. */
interface CardsBeside {
  /** Number of cards in the talon. */
  readonly talon: number;
  /** Cards set aside, each with the seat that set it aside, in order. */
  readonly aside: readonly { readonly by: Seat; readonly card: Card }[];
}

/** Cards beside the play at a step: each seat that has exchanged took the talon card before it, or set that card aside. */
export function cardsBeside(
  { undealt: { talon, laidOut }, steps, seats }: Pick<ReplayModel, 'undealt' | 'steps' | 'seats'>,
  step: number,
): CardsBeside {
  const exchanged = steps
    .slice(0, step + 1)
    .flatMap(({ at }) => (at.phase === 'exchange' ? [seats.findIndex((seat) => seat === at.seat)] : []));
  const taken = exchanged.filter(
    (seat) => talonCardBefore({ seats: seats.length === 5 ? 5 : 4, talon }, seat) !== undefined,
  );
  return {
    talon: talon.length - taken.length,
    aside: exchanged.flatMap((by) => {
      const card = laidOut[by];
      return card === undefined ? [] : [{ by, card }];
    }),
  };
}

/** The talon, and the cards set aside, face down; the one that the reader knows lies on top, face up. */
export function Talon({
  talon,
  aside,
  me,
  quinola,
}: CardsBeside & { readonly me: Seat; readonly quinola: Card | undefined }) {
  const own = aside.find(({ by }) => by === me)?.card;
  const heard = [
    talon > 0 ? `Talon: ${String(talon)} ${talon === 1 ? 'card' : 'cards'}.` : '',
    aside.length > 0 ? `Set aside: ${String(aside.length)} ${aside.length === 1 ? 'card' : 'cards'}` : '',
  ].join(' ');
  return (
    <div class={styles.beside} data-part="talon">
      <p class="vh">
        {heard}
        {own !== undefined && `, ${aside.length === 1 ? '' : 'one of them '}your ${nameCard(own)}`}
        {aside.length > 0 && '.'}
      </p>
      {talon > 0 && (
        <div aria-hidden="true">
          <p>talon</p>
          <div class={`${styles.pile} ${hand.hand}`}>
            {range(talon).map((i) => (
              <span class={hand.held} key={i}>
                <CardBack />
              </span>
            ))}
          </div>
        </div>
      )}
      {aside.length > 0 && (
        <div aria-hidden="true">
          <p>set aside</p>
          <div class={`${styles.pile} ${hand.hand}`}>
            {range(aside.length - (own === undefined ? 0 : 1)).map((i) => (
              <span class={hand.held} key={i}>
                <CardBack />
              </span>
            ))}
            {own !== undefined && (
              <span class={hand.held}>
                <CardFace card={own} quinola={own === quinola} unspoken />
              </span>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
