import { nameCard, nameRank, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import type { ComponentChildren } from 'preact';
import { range } from '#engine/kernel/collections.ts';
import { seatHeadingBy } from '#engine/wording/seat-names.ts';
import { capital, saySeat, signed } from '#engine/wording/sentence.ts';
import { CardBack, CardFace } from '#view/cards/CardFace.tsx';
import shared from '#view/cards/felt.module.css';
import hand from '#view/cards/Hand.module.css';
import { placeOfSeat, TrickCard, PoolView, type PoolViewProps } from '#view/cards/felt.tsx';
import { classes } from '#view/classes.ts';
import type { CardReplayModel, ReplayStep } from '../../replay/model.ts';
import { Coins } from './Coins.tsx';
import type { TableProps } from '../game.ts';
import { HandInPlay } from './HandInPlay.tsx';
import { kindsOf, Questions } from '../turn/Questions.tsx';
import styles from './CardTable.module.css';

export interface CardTableProps<M, Act> extends TableProps<M, Act> {
  /** Whether an act puts a card on the table. */
  readonly isPlayed: (act: Act) => boolean;
  readonly pools: readonly PoolViewProps[];
  readonly quinola?: Card | undefined;
  /** What a seat has bid or won, shown below its name. */
  readonly seatNote: (seat: number) => string | undefined;
  /** Open cards of another seat. */
  readonly open?: (seat: number) => readonly Card[];
  /** Note on the contract, beside the pools. */
  readonly note?: ComponentChildren;
  /** Kinds of question that are answered with a card of the hand. */
  readonly byHand: readonly string[];
}

/** Number of a seat in order of play from the reader, who is 0. */
const fromReader = (seat: number, me: number, players: number): number => (seat - me + players) % players;

interface OtherHandProps {
  readonly count: number;
  readonly open: readonly Card[];
  readonly layout: 'fan' | 'column';
  /** Whether choices explained in rows leave the cards no room. */
  readonly isCovered: boolean;
}

/** Another player's cards: backs and open cards. */
function OtherHand({ count, open, layout, isCovered }: OtherHandProps) {
  return (
    <div class={`${hand.hand} ${styles.backs}`} data-layout={layout}>
      <p class="vh">{`${String(count)} ${count === 1 ? 'card' : 'cards'}`}</p>
      {range(isCovered ? 0 : count).map((i) => {
        const card = open[i];
        return (
          <span class={hand.held} key={i}>
            {card === undefined ? <CardBack /> : <CardFace card={card} />}
          </span>
        );
      })}
    </div>
  );
}

/** What a seat is in this deal, where its player has another name: dealer, or first hand. */
function Badge({ seat, at }: { readonly seat: string | undefined; readonly at: number }) {
  const is = seat === 'dealer' ? 'dealer' : at === 0 ? 'first hand' : undefined;
  return is === undefined ? null : <i class={styles.badge}>{is}</i>;
}

/** Who led to the trick that lies there, and who is winning it: “Right led the nine of spades; Left is winning with the ace.” */
export function sayTrick(
  { trick, leader, winning }: Pick<ReplayStep, 'trick' | 'leader' | 'winning'>,
  nameOf: (seat: number) => string,
  players: number,
): string | undefined {
  const [led] = trick;
  if (led === undefined || trick.length === players) return undefined;
  const lead = `${capital(nameOf(leader))} led the ${nameCard(led)}`;
  const best = winning === undefined || winning === leader ? undefined : trick[fromReader(winning, leader, players)];
  if (winning === undefined || best === undefined) return `${lead}.`;
  const card = suitOf(best) === suitOf(led) ? nameRank(rankOf(best)) : nameCard(best);
  return `${lead}; ${nameOf(winning)} is winning with the ${card}.`;
}

/** Card table as the reader sees it: always at the bottom, the next player to the right. */
export function CardTable<M extends CardReplayModel, Act>({
  model,
  step,
  me,
  names,
  turn,
  words,
  advised,
  coins,
  nets,
  pools,
  quinola,
  seatNote,
  open = () => [],
  note,
  byHand,
  isPlayed,
  question,
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
  const isAsked = turn !== undefined && kindsOf(turn, isByHand, undefined).length > 0;
  const { trick, leader, winning } = table;
  const hasRows = turn !== undefined && words !== undefined;
  const own = table.hands[me] ?? [];
  const said = turn && sayTrick(table, (seat) => names[seats[seat] ?? ''] ?? saySeat(seats[seat]), players);
  const headingOf = (seat: number): string => seatHeadingBy(names, seats[seat] ?? '');
  return (
    <div
      class={`${styles.felt} ${shared.felt}`}
      data-part="felt"
      data-frame
      data-of={players}
      data-asked={isAsked ? '' : undefined}
      data-rows={hasRows ? '' : undefined}
      data-by-hand={isAsked && isByHand && turn.legal.some(({ card }) => card !== undefined) ? '' : undefined}
      data-few={own.length < 8 ? '' : undefined}
    >
      <div class={`${styles.pools} ${shared.pools}`}>
        {pools.map((pool) => (
          <PoolView key={pool.name} {...pool} />
        ))}
      </div>
      {note !== undefined && <div class={`${styles.note} ${shared.note} tight`}>{note}</div>}
      {range(players - 1).map((i) => {
        const seat = (me + i + 1) % players;
        const isBeside = i === 0 || i === players - 2;
        return (
          <section
            key={i}
            class={styles.seat}
            data-place={placeOfSeat(i + 1, players, direction)}
            data-beside={isBeside ? '' : undefined}
            aria-label={headingOf(seat)}
          >
            <p class={`${styles.who} ${shared.who} sc`}>
              <span>{headingOf(seat)}</span> <b>{signed(nets[seat] ?? 0)}</b> <Badge seat={seats[seat]} at={seat} />
              {seatNote(seat) !== undefined && <small>{seatNote(seat)}</small>}
            </p>
            <OtherHand
              count={table.hands[seat]?.length ?? 0}
              open={open(seat)}
              layout={isBeside ? 'column' : 'fan'}
              isCovered={hasRows}
            />
          </section>
        );
      })}
      <ol class={`${styles.trick} ${shared.trick}`} data-of={players} aria-label="On the table">
        {range(players).map((i) => {
          const seat = (leader + i) % players;
          const card = trick[i];
          const place = placeOfSeat(fromReader(seat, me, players), players, direction);
          const isMine = seat === me && isByHand && turn.legal.some(({ act }) => isPlayed(act));
          return card === undefined ? (
            <li
              key={`place-${String(seat)}`}
              class={classes(styles.slot, isMine && styles.yours)}
              data-place={place}
              aria-hidden="true"
            />
          ) : (
            <TrickCard
              key={card}
              card={card}
              place={place}
              says={`${headingOf(seat)}${i === 0 ? ', led' : ''}`}
              isLed={i === 0}
              isWinning={seat === winning}
              isQuinola={card === quinola}
            />
          );
        })}
      </ol>
      <Coins coins={coins} players={players} direction={direction} at={step} />
      {said !== undefined && (
        <p class={styles.said} data-part="trick-said">
          {said}
        </p>
      )}
      <div class={styles.turn} data-part="turn" hidden={hasRows}>
        {prompt}
      </div>
      <div class={styles.fallen} hidden={hasRows}>
        {fallen}
      </div>
      {turn && (
        <Questions
          turn={turn}
          label={question}
          words={words}
          advised={advised}
          isByHand={isByHand}
          onAct={onAct}
          clauseOf={clauseOf}
        />
      )}
      {/* Keyed by deal, so that cards do not move between deals. */}
      <HandInPlay
        key={(steps[0]?.hands[me] ?? []).join()}
        cards={own}
        turn={isByHand ? turn : undefined}
        quinola={quinola}
        onAct={onAct}
        clauseOf={clauseOf}
      />
      <p class={`${styles.who} ${styles.you} ${shared.who} sc`} data-part="you">
        You <b>{signed(nets[me] ?? 0)}</b> <Badge seat={seats[me]} at={me} />{' '}
        {seatNote(me) !== undefined && <small>{seatNote(me)}</small>}
      </p>
    </div>
  );
}
