import type { Card } from '#engine/cards/card.ts';
import { nameSuit } from '#engine/cards/card-name.ts';
import { useMemo, useState } from 'preact/hooks';
import { CardText } from '#view/cards/CardText.tsx';
import { Table } from '#view/cards/Table.tsx';
import { sayPlace } from '#engine/words/card-places.ts';
import { sumsAfter } from '#islands/account/account.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { longest, placesAt } from '#islands/replay/links/places.ts';
import { poolsAt } from '#islands/replay/settle/pools.ts';
import type { GameTableProps } from '#islands/replay/game.ts';
import { accountLabel } from '../say/accounts.ts';
import { standingOf, type ReplayModel, type TableStep } from './model.ts';

/** What is played, the trumps, the card called. */
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

/** The same, in the room that it takes at the end of the deal. */
function GameNote({ table, end }: { readonly table: TableStep; readonly end: TableStep }) {
  return (
    <div class="game-note">
      <p>{table.game !== null && <GameWords table={table} />}</p>
      <p class="room" aria-hidden="true">
        <GameWords table={end} />
      </p>
    </div>
  );
}

interface QuadrilleGameTableProps extends GameTableProps<ReplayModel> {
  /** Whether all hands lie open to begin with. */
  readonly startsOpen?: boolean;
}

/**
 * The table at one step: hands, trick, pools, what each has said, is and has taken. Only what the ombre sees lies open, so
 * that the ally is as secret as he was; or all hands, where the reader wants them.
 */
export function GameTable({ model, step, unit, startsOpen = false }: QuadrilleGameTableProps) {
  const { seats, steps, lines, opening, direction } = model;
  const [showsAll, setShowsAll] = useState(startsOpen);
  const rooms = useMemo(
    () => seats.map((_, seat) => longest(steps.map((_step, at) => standingOf(seat, at, steps)))),
    [steps],
  );
  const table = steps[step];
  if (!table) return null;
  const { now } = sumsAfter(opening, lines, step);
  const places = placesAt(steps, step);
  // Who will play, also while bids are made: whoever watches the ombre watches him from the beginning.
  const watched = steps.at(-1)?.ombre ?? 0;
  const isCalled = steps.at(-1)?.called !== null;
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
          taken: standingOf(i, step, steps),
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
      <p class="show-hands">
        <label>
          <input
            type="checkbox"
            checked={showsAll}
            onChange={({ currentTarget }) => setShowsAll(currentTarget.checked)}
          />{' '}
          Show all hands
        </label>{' '}
        <small class="soft">
          <span class={showsAll ? 'room' : undefined}>
            {isCalled
              ? 'As the ombre sees it: whose ally the called card makes is secret until it falls.'
              : 'As the ombre sees it.'}
          </span>
          <span class={showsAll ? undefined : 'room'}>The ally is named when everybody knows him.</span>
        </small>
      </p>
    </>
  );
}

/** The same with all hands open: whoever sets a deal knows them. */
export const OpenGameTable = (props: GameTableProps<ReplayModel>) => <GameTable {...props} startsOpen />;
