import { type Card, nameSuit } from '#engine/cards/card.ts';
import { useMemo, useState } from 'preact/hooks';
import { CardText } from '#view/cards/CardFace.tsx';
import { Table } from '#view/cards/Table.tsx';
import felt from '#view/cards/felt.module.css';
import replayed from '#view/cards/Table.module.css';
import { sayPlace } from '#engine/wording/seat-names.ts';
import { sumsAfter } from '#islands/account/account.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import { longest, placesAt } from '#islands/replay/replay-links.ts';
import { poolsAt } from '#islands/replay/model.ts';
import type { GameTableProps } from '#islands/replay/game.ts';
import { accountLabel } from '../wording/names.ts';
import styles from './GameTable.module.css';
import { seatNoteOf, type ReplayModel, type TableStep } from './model.ts';

/** Words for the contract, the trumps and the card called. */
export function GameWords({ table: { game, trump, called } }: { readonly table: TableStep }) {
  return (
    <>
      <span class="sc">{game}</span>{' '}
      {trump !== null && (
        <span>
          trumps{' '}
          <b>
            <span class="vh">{nameSuit(trump)}</span>
            <span aria-hidden="true">{`${'♠♥♦♣'.charAt(trump)}\uFE0E`}</span>
          </b>
        </span>
      )}{' '}
      {called !== null && (
        <span>
          called <CardText card={called} />
        </span>
      )}
    </>
  );
}

/** The same words, in a box with the width they have at the end of the deal. */
function GameNote({ table, end }: { readonly table: TableStep; readonly end: TableStep }) {
  return (
    <div class={`${replayed.note} ${felt.note} tight`} data-part="game-note">
      <p>{table.game !== null && <GameWords table={table} />}</p>
      <p class={replayed.room} aria-hidden="true">
        <GameWords table={end} />
      </p>
    </div>
  );
}

interface QuadrilleGameTableProps extends GameTableProps<ReplayModel> {
  /** Whether all hands are open at first. */
  readonly startsOpen?: boolean;
}

/**
 * The table at one step: hands, trick, pools, each seat's bid, part and tricks. Only what the ombre sees is open, so that the
 * ally is as secret as he was at the table; or all hands, if the reader wants.
 */
export function GameTable({ model, step, unit, startsOpen = false }: QuadrilleGameTableProps) {
  const { seats, steps, lines, opening, direction } = model;
  const [showsAll, setShowsAll] = useState(startsOpen);
  const rooms = useMemo(
    () => seats.map((_, seat) => longest(steps.map((_step, at) => seatNoteOf(seat, at, steps)))),
    [steps],
  );
  const table = steps[step];
  if (!table) return null;
  const { now } = sumsAfter(opening, lines, step);
  const places = placesAt(steps, step);
  // The ombre of the whole deal, already during the auction, so that the same seat is open from the start.
  const watched = steps.at(-1)?.ombre ?? 0;
  // A king bought in the open, or called by the ombre from his own hand, makes no ally to keep secret.
  const hasSecretAlly =
    steps.at(-1)?.ally !== null && steps.some(({ called, ally }) => called !== null && ally === null);
  const isSeen = (seat: number, card: Card): boolean => showsAll || seat === watched || table.open.includes(card);
  return (
    <>
      <Table
        label={`The table. ${sayPlace(table.at)}`}
        direction={direction}
        seats={seats.map((seat, i) => ({
          name: seatHeading(seat),
          net: now[seat] ?? 0,
          hand: table.hands[i] ?? [],
          places: places[i],
          faceDown: (table.hands[i] ?? []).filter((card) => !isSeen(i, card)),
          taken: seatNoteOf(i, step, steps),
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
        note={<GameNote table={table} end={steps.at(-1) ?? table} />}
      />
      <p class={`${styles.showHands} beside note tight`} data-part="show-hands" data-needs="script">
        <label class="beside">
          <input
            type="checkbox"
            checked={showsAll}
            onChange={({ currentTarget }) => setShowsAll(currentTarget.checked)}
          />{' '}
          Show all hands
        </label>{' '}
        <small class="soft">
          <span class={showsAll ? replayed.room : undefined}>
            You see what the ombre sees.
            {hasSecretAlly && <span> Nobody is told who holds the called card.</span>}
          </span>{' '}
          {hasSecretAlly && (
            <span class={showsAll ? undefined : replayed.room}>The ally is named once everybody knows who he is.</span>
          )}
        </small>
      </p>
    </>
  );
}

/** The table with all hands open, for the editor. */
export const OpenGameTable = (props: GameTableProps<ReplayModel>) => <GameTable {...props} startsOpen />;
