import type { MomentPicture } from '#components/share/share-pictures.tsx';
import { Board } from '#view/board/Board.tsx';
import type { GameModel } from '../../table/model.ts';

/** The board after a throw, with the moves drawn, in a picture. This file is found by its path (`import.meta.glob`). */
export const momentPicture: MomentPicture<GameModel> = {
  isDrawn: ({ steps }, step) => steps[step]?.played !== undefined,
  draw: ({ steps }, step, box) => {
    const here = steps[step];
    if (!here) return null;
    const { played, position } = here;
    return (
      <svg {...box}>
        <Board
          label="The board"
          men={position.men}
          viewer={0}
          counting={played?.player}
          dice={played && { of: played.player, thrown: played.dice }}
          arrows={played && { of: played.player, paths: played.paths, hits: played.hits }}
        />
      </svg>
    );
  },
};
