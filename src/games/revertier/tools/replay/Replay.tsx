import { refuseHouse, type ReplayGame, type GameTableProps } from '#islands/replay/game.ts';
import { replayKeys } from '#islands/replay/key-bindings.ts';
import { ReplayOf, type ReplayProps } from '#islands/replay/Replay.tsx';
import { shownGame } from './settle.ts';
import { revertier, type Revertier } from '../../game.ts';
import { useState } from 'preact/hooks';
import { MEN } from '../../record/record.ts';
import { otherPlayer, whyNotPosition, type Player, printPositionId } from '#engine/tables/position.ts';
import { printThrow } from '#engine/tables/play.ts';
import { Board } from '#view/board/Board.tsx';
import { href } from '#view/href.ts';
import { sayPlayer, sayThrowPlace, sayPosition, sayTray } from '../../wording/names.ts';
import type { GameModel } from '../../table/model.ts';
import styles from './Replay.module.css';
import forms from '#view/forms.module.css';

const SIDES = [0, 1] as const satisfies readonly Player[];

/** The board at one step, from the reader's chosen side, with a button for other plays of the same throw. */
function GameTable({ model, step }: GameTableProps<GameModel>) {
  const [viewer, setViewer] = useState<Player>(0);
  const here = model.steps[step];
  if (!here) return null;
  const { position, played } = here;
  const from = model.steps[step - 1]?.position;
  const canExplore = played && from && whyNotPosition(from, MEN) === undefined;
  return (
    <div class={`${styles.box} gives`} data-part="board-box">
      <Board
        label={`The board from ${sayPlayer(viewer)}’s side. ${sayThrowPlace(here.at)}. ${sayPosition(position, viewer)}`}
        men={position.men}
        viewer={viewer}
        counting={played?.player}
        dice={played && { of: played.player, thrown: played.dice }}
        arrows={played && { of: played.player, paths: played.paths, hits: played.hits }}
      />
      <ul class={`${styles.tray} note`}>
        {SIDES.map((player) => (
          <li key={player}>{sayTray(position.men[player], player)}</li>
        ))}
      </ul>
      <div class={`${styles.actions} beside note no-print`} data-part="board-actions">
        <button type="button" class={forms.button} data-needs="script" onClick={() => setViewer(otherPlayer(viewer))}>
          Turn the board<span class="vh">, seen from {sayPlayer(viewer)}’s side</span>
        </button>
        {canExplore ? (
          <a
            class={forms.button}
            href={`${href('/revertier/explore/')}#${printPositionId(from)}.${printThrow(played.dice)}`}
          >
            Explore this throw
          </a>
        ) : (
          <span class={`${forms.button} ${styles.room}`} aria-hidden="true">
            Explore this throw
          </span>
        )}
      </div>
    </div>
  );
}

const GAME: ReplayGame<Revertier> = {
  ...shownGame,
  GameTable,
  fetchFollowed: async () => {
    const { revertierTable: played, revertierReplay: following } = await import('../../choices/table-game.ts');
    const startHouse = () => new Worker(new URL('../play/house.worker.ts', import.meta.url), { type: 'module' });
    return { engine: revertier, played, following, startHouse, fetchHouse: refuseHouse };
  },
  keys: replayKeys('throw', {
    forwardTrick: 'Next throw that hits',
    backTrick: 'Previous throw that hits',
    first: 'The beginning',
    last: 'The end',
  }),
};

/** Replay of a game of Revertier: the board, the account, rules to change. */
export const Replay = (props: ReplayProps) => <ReplayOf {...props} game={GAME} />;
