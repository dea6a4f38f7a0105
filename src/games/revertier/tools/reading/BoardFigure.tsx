import type { PlateFigureProps } from '#islands/reading/game.ts';
import { Board } from '#view/board/Board.tsx';
import type { BoardStep, GameModel, Played } from '../../table/model.ts';
import { nameThrow, sayPlayer, sayPosition } from '../../say/index.ts';
import { isFault, refusedBy } from './refused-by.ts';

/**
 * The board before a throw, with what the clause refuses of it struck, and after it, with the moves drawn; both seen from
 * White’s side. Both are always there: who can turn from one to the other sees one at a time.
 */
export function BoardFigure({ model, step: asked, label, keys, side }: PlateFigureProps<GameModel>) {
  const step = moveOf(model, asked);
  const here = model.steps[step];
  if (!here) return null;
  const { played, position } = here;
  const before = model.steps[step - 1]?.position;
  if (!played || !before)
    return (
      <div class="plate-felt of-board">
        <Board label={`${label} ${sayPosition(position, 0)}`} men={position.men} viewer={0} />
      </div>
    );
  const { player, dice, paths, hits } = played;
  const refusals = refusedBy(model, step, keys);
  const isRefused = isFault(model, here);
  const throws = `${sayPlayer(player)} has thrown ${nameThrow(dice)}`;
  const told = refusals.map(({ message, plays }) => `Refused: ${plays.map(({ text }) => text).join(', ')}. ${message}`);
  const common = { viewer: 0, counting: player, dice: { of: player, thrown: dice } } as const;
  return (
    <>
      <div class="plate-boards" data-side={side}>
        <div class="plate-felt of-board before">
          <p class="board-when" aria-hidden="true">
            Before: {throws}
          </p>
          <Board
            {...common}
            label={[`Before the play; ${throws}.`, sayPosition(before, 0), ...told].join(' ')}
            men={before.men}
            refused={{ of: player, paths: refusals.flatMap(({ plays }) => plays.flatMap((play) => play.paths)) }}
          />
        </div>
        <div class={`plate-felt of-board after${isRefused ? ' is-fault' : ''}`}>
          <p class="board-when" aria-hidden="true">
            After: {isRefused ? 'played against the rules' : afterWords(played)}
          </p>
          <Board
            {...common}
            label={`${label} ${sayPosition(position, 0)}`}
            men={position.men}
            arrows={{ of: player, paths, hits }}
          />
        </div>
      </div>
      {refusals.length > 0 && (
        <ul class="plate-refused">
          {refusals.map(({ message, plays }) => (
            <li key={message}>
              {plays.map(({ text }, i) => (
                <span key={text}>
                  {i > 0 && ', '}
                  <del>{text}</del>
                </span>
              ))}{' '}
              {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const afterWords = ({ paths, hits }: Played): string =>
  paths.length === 0 ? 'no man has moved' : hits.length > 0 ? 'the moves, and the men hit' : 'the moves';

/** What is paid when a game has ended comes of its last throw. */
function moveOf({ steps }: GameModel, step: number): number {
  const isPlayed = (one: BoardStep | undefined): boolean => one?.played !== undefined;
  return !isPlayed(steps[step]) && step === steps.length - 1 && isPlayed(steps[step - 1]) ? step - 1 : step;
}
