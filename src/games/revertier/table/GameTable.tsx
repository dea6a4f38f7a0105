import { useState } from 'preact/hooks';
import { MEN } from '../record/movement.ts';
import { printPositionId } from '#engine/tables/position-id.ts';
import { otherPlayer, whyNotPosition, type Player } from '#engine/tables/position.ts';
import { printThrow } from '#engine/tables/throw.ts';
import { Board } from '#view/board/Board.tsx';
import { href } from '#view/href.ts';
import { sayPlayer } from '../say/names.ts';
import { sayPosition, sayTray } from '../say/positions.ts';
import { sayPlace } from '../say/places.ts';
import type { GameTableProps } from '#islands/replay/game.ts';
import type { GameModel } from './model.ts';

const SIDES = [0, 1] as const satisfies readonly Player[];

/** The board at one step, from the side the reader has chosen; and the way to look for other plays of the same throw. */
export function GameTable({ model, step }: GameTableProps<GameModel>) {
  const [viewer, setViewer] = useState<Player>(0);
  const here = model.steps[step];
  if (!here) return null;
  const { position, played } = here;
  const from = model.steps[step - 1]?.position;
  const canExplore = played && from && whyNotPosition(from, MEN) === undefined;
  return (
    <div class="board-box">
      <Board
        label={`The board from ${sayPlayer(viewer)}’s side. ${sayPlace(here.at)}. ${sayPosition(position, viewer)}`}
        men={position.men}
        viewer={viewer}
        counting={played?.player}
        dice={played && { of: played.player, thrown: played.dice }}
        arrows={played && { of: played.player, paths: played.paths, hits: played.hits }}
      />
      <ul class="in-tray">
        {SIDES.map((player) => (
          <li key={player}>{sayTray(position.men[player], player)}</li>
        ))}
      </ul>
      <div class="actions board-actions">
        <button type="button" class="button" onClick={() => setViewer(otherPlayer(viewer))}>
          Turn the board<span class="vh">, seen from {sayPlayer(viewer)}’s side</span>
        </button>
        {canExplore ? (
          <a class="button" href={`${href('/revertier/explore/')}#${printPositionId(from)}.${printThrow(played.dice)}`}>
            Explore this throw
          </a>
        ) : (
          <span class="button room" aria-hidden="true">
            Explore this throw
          </span>
        )}
      </div>
    </div>
  );
}
