import { Board } from '#view/Board.tsx';
import type { PlateFigureProps, ReadingGame } from '#islands/reading/game.ts';
import { revertier } from '../../game.ts';
import type { RevertierRecord } from '../../record/record.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { sayAccount, sayPlaceInBook, sayPosition } from '../../say/index.ts';
import type { GameModel } from '../../table/model.ts';
import { rulesInWords } from '../replay/questions.ts';
import { settleDeal } from '../replay/settle.ts';

/** The board after a throw, the moves drawn; seen from White’s side. */
function BoardFigure({ model, step, label }: PlateFigureProps<GameModel>) {
  const here = model.steps[step];
  if (!here) return null;
  const { position, played } = here;
  return (
    <div class="plate-felt of-board">
      <Board
        label={`${label} ${sayPosition(position, 0)}`}
        men={position.men}
        viewer={0}
        counting={played?.player}
        dice={played && { of: played.player, thrown: played.dice }}
        arrows={played && { of: played.player, paths: played.paths, hits: played.hits }}
      />
    </div>
  );
}

/** Revertier as its editions show it. */
export const reading: ReadingGame<RevertierRules, RevertierRecord, GameModel> = {
  engine: revertier,
  settleDeal,
  rulesInWords,
  PlateFigure: BoardFigure,
  accountInBook: sayAccount,
  sayAccount,
  sayPlaceInBook,
};
