import type { Card } from '#engine/cards/card.ts';
import type { ComponentChildren } from 'preact';
import { range } from '#engine/kernel/collections.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { CardFace } from '#view/cards/CardFace.tsx';
import { PoolView, type PoolViewProps } from '#view/PoolView.tsx';
import { signed } from '#view/signed.ts';
import type { ReplayModel, ReplayStep } from '../../replay/model.ts';
import { Coins } from './Coins.tsx';
import type { TableProps } from '../game.ts';
import { HandInPlay } from './HandInPlay.tsx';
import { Questions } from '../turn/Questions.tsx';

export interface CardTableProps<M, Act> extends TableProps<M, Act> {
  /** Whether an act puts a card on the table. */
  readonly isPlayed: (act: Act) => boolean;
  readonly pools: readonly PoolViewProps[];
  readonly quinola?: Card | undefined;
  /** What a seat has said or taken, under its name. */
  readonly standing: (seat: number) => string | undefined;
  /** Cards of others that lie open. */
  readonly open?: (seat: number) => readonly Card[];
  /** What is played, beside the pools. */
  readonly note?: ComponentChildren;
  /** Questions that are answered by a card of the hand. */
  readonly byHand: readonly string[];
}

/** Where a seat sits as the reader sees it: 0 himself, then to his right, or to his left where play runs so. */
const placeOf = (seat: number, me: number, players: number): number => (seat - me + players) % players;

/** The class of another player’s seat: the first and the last sit beside the felt, the first at the right where play runs to the right. */
const seatClass = (place: number, players: number, direction: ReplayModel['direction']): string => {
  if (place > 1 && place < players - 1) return `st at-${String(place)}`;
  const isOnRight = (place === 1) === (direction === 'right');
  return `st at-${String(place)} beside${isOnRight ? ' on-right' : ''}`;
};

/** The cards of another player: backs, and what of them lies open. */
function Held({ count, open }: { readonly count: number; readonly open: readonly Card[] }) {
  return (
    <div class="backs">
      <p class="vh">{`${String(count)} ${count === 1 ? 'card' : 'cards'}`}</p>
      {range(count).map((i) => {
        const card = open[i];
        return (
          <span class="held" key={i}>
            {card === undefined ? <span class="card back" aria-hidden="true" /> : <CardFace card={card} />}
          </span>
        );
      })}
    </div>
  );
}

/** The felt as the reader sees it: himself at the bottom whatever his seat, and the next player at his right. */
export function CardTable<S extends ReplayStep, M extends ReplayModel<S>, Act>({
  model,
  step,
  me,
  turn,
  coins,
  nets,
  pools,
  quinola,
  standing,
  open = () => [],
  note,
  byHand,
  isPlayed,
  prompt,
  fallen,
  onAct,
  clauseOf,
}: CardTableProps<M, Act>) {
  const { seats, steps, direction } = model;
  const table = steps[step];
  if (!table) return null;
  const players = seats.length;
  const isByHand = turn !== undefined && byHand.includes(turn.kind);
  const { trick, leader, winning } = table;
  return (
    <div class={`card-table of-${String(players)}`} data-direction={direction}>
      <div class="pools">
        {pools.map((pool) => (
          <PoolView key={pool.name} {...pool} />
        ))}
      </div>
      {note !== undefined && <div class="game-note">{note}</div>}
      {range(players - 1).map((i) => {
        const seat = (me + i + 1) % players;
        return (
          <section key={i} class={seatClass(i + 1, players, direction)} aria-label={seatHeading(seats[seat] ?? '')}>
            <p class="who">
              <span>{seatHeading(seats[seat] ?? '')}</span> <b>{signed(nets[seat] ?? 0)}</b>
              {standing(seat) !== undefined && <small>{standing(seat)}</small>}
            </p>
            <Held count={table.hands[seat]?.length ?? 0} open={open(seat)} />
          </section>
        );
      })}
      <ol class="mid" aria-label="On the table">
        {range(players).map((i) => {
          const seat = (leader + i) % players;
          const card = trick[i];
          const at = `c at-${String(placeOf(seat, me, players))}`;
          const isMine = seat === me && isByHand && turn.legal.some(({ act }) => isPlayed(act));
          return card === undefined ? (
            <li key={`place-${String(seat)}`} class={isMine ? `${at} slot yours` : `${at} slot`} aria-hidden="true" />
          ) : (
            <li key={card} class={at}>
              <span class="vh">
                {seat === me ? 'You' : seatHeading(seats[seat] ?? '')}
                {i === 0 && ', led'}
                {seat === winning && ', winning'}:{' '}
              </span>
              <CardFace card={card} full quinola={card === quinola} winning={seat === winning} />
              {i === 0 && (
                <em class="led" aria-hidden="true">
                  led
                </em>
              )}
            </li>
          );
        })}
      </ol>
      <Coins coins={coins} players={players} at={step} />
      <div class="turn">{prompt}</div>
      <div class="fallen">{fallen}</div>
      {turn && <Questions turn={turn} isByHand={isByHand} onAct={onAct} clauseOf={clauseOf} />}
      {/* Another deal is another hand: no card of it moves to where it lies in the next. */}
      <HandInPlay
        key={(steps[0]?.hands[me] ?? []).join()}
        cards={table.hands[me] ?? []}
        turn={isByHand ? turn : undefined}
        quinola={quinola}
        onAct={onAct}
        clauseOf={clauseOf}
      />
      <p class="who you">
        You, {seatHeading(seats[me] ?? '').toLowerCase()} <b>{signed(nets[me] ?? 0)}</b>
        {standing(me) !== undefined && <small>{standing(me)}</small>}
      </p>
    </div>
  );
}
