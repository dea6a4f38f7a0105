import type { MomentPicture } from '#components/share/share-pictures.tsx';
import { nameThrow, type Path } from '#engine/tables/play.ts';
import type { EditionGame, PlateFigureProps } from '#islands/reading/game.ts';
import type { Revertier } from '../../game.ts';
import { sayAccount, sayPlayer, sayPosition } from '../../wording/names.ts';
import { questionsWithout, shownGame } from '../replay/settle.ts';
import { Board } from '#view/board/Board.tsx';
import type { ThrowEvent } from '../../play/frame.ts';
import type { BoardStep, GameModel } from '../../table/model.ts';
import { sayMoves } from '../../wording/plays.ts';
import { printPlace } from '#engine/ledger/place.ts';
import styles from './BoardFigure.module.css';

/** Plays forbidden by one sentence. */
interface RefusedPlays {
  readonly message: string;
  readonly plays: readonly { readonly says: string; readonly paths: readonly Path[] }[];
}

/** Most paths that stay distinguishable when struck out on one board. */
const MOST = 3;

/** Plays of a step’s throw that some rules forbid, by the sentence; those with the fewest landings first. */
export function refusedBy(model: GameModel, step: number, keys: readonly string[]): readonly RefusedPlays[] {
  const before = model.steps[step - 1]?.position;
  if (!before) return [];
  const refused = model
    .refusedAt(step)
    .filter(({ why }) => why.key !== undefined && keys.includes(why.key))
    .toSorted((a, b) => a.play.length - b.play.length)
    .slice(0, MOST);
  const by = new Map<string, { says: string; paths: readonly Path[] }[]>();
  for (const { paths, why } of refused) {
    by.set(why.message, [...(by.get(why.message) ?? []), { says: sayMoves(paths), paths }]);
  }
  return [...by].map(([message, plays]) => ({ message, plays }));
}

/** Whether the play of a step breaks a rule, so that its sentence stands below the board. */
export const isFault = ({ faults }: GameModel, { at }: BoardStep): boolean =>
  faults.some((fault) => printPlace(fault.at) === printPlace(at));

/**
 * The board before a throw, with forbidden plays struck out, and after it, with the moves drawn; both from White’s side. Both
 * are always in the page; where the reader can switch, one is shown at a time.
 */
export function BoardFigure({ model, step: requestedStep, label, keys, side }: PlateFigureProps<GameModel>) {
  const step = moveOf(model, requestedStep);
  const here = model.steps[step];
  if (!here) return null;
  const { played, position } = here;
  const before = model.steps[step - 1]?.position;
  if (!played || !before)
    return (
      <div data-part="plate-felt">
        <Board label={`${label} ${sayPosition(position, 0)}`} men={position.men} viewer={0} />
      </div>
    );
  const { player, dice, paths, hits } = played;
  const refusals = refusedBy(model, step, keys);
  const isRefused = isFault(model, here);
  const throws = `${sayPlayer(player)} has thrown ${nameThrow(dice)}`;
  const refusalSentences = refusals.map(
    ({ message, plays }) => `Not allowed: ${plays.map(({ says }) => says).join('; ')}. ${message}`,
  );
  const common = { viewer: 0, counting: player, dice: { of: player, thrown: dice } } as const;
  return (
    <>
      <div class={`${styles.boards} rows`} data-part="plate-boards" data-side={side}>
        <div data-when="before" data-part="plate-felt">
          <p class={`${styles.when} aside tight note`} aria-hidden="true">
            Before: {throws}
          </p>
          <Board
            {...common}
            label={[`Before the play; ${throws}.`, sayPosition(before, 0), ...refusalSentences].join(' ')}
            men={before.men}
            refused={{ of: player, paths: refusals.flatMap(({ plays }) => plays.flatMap((play) => play.paths)) }}
          />
        </div>
        <div data-when="after" data-fault={isRefused ? '' : undefined} data-part="plate-felt">
          <p class={`${styles.when} aside tight note`} aria-hidden="true">
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
        <ul class={`${styles.refused} because note num`} data-part="plate-refused">
          {refusals.map(({ message, plays }) => (
            <li key={message}>
              Not allowed:{' '}
              {plays.map(({ says }, i) => (
                <span key={says}>
                  {i > 0 && '; '}
                  <del>{says}</del>
                </span>
              ))}
              . {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const afterWords = ({ paths, hits }: ThrowEvent): string =>
  paths.length === 0 ? 'no man has moved' : hits.length > 0 ? 'the moves, and the men hit' : 'the moves';

/** Step of the last throw, for payments after the end of the game. */
function moveOf({ steps }: GameModel, step: number): number {
  const isPlayed = (one: BoardStep | undefined): boolean => one?.played !== undefined;
  return !isPlayed(steps[step]) && step === steps.length - 1 && isPlayed(steps[step - 1]) ? step - 1 : step;
}

/** Revertier for its editions. */
export const reading: EditionGame<Revertier> = {
  ...shownGame,
  rulesInWords: questionsWithout([]).rulesInWords,
  PlateFigure: BoardFigure,
  // Forbidden plays are drawn on the board before the throw.
  sideOf: (model, step, keys) => (refusedBy(model, step, keys).length > 0 ? 'before' : 'after'),
  sayAccount,
};

/** The board after a throw, with the moves drawn, in a picture. */
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
