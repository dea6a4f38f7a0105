import { isAct } from '#engine/play/follow.ts';
import type { DealInPlay, PlayChoice, Turn } from '#engine/play/played-game.ts';
import type { GameTypes } from '#engine/ledger/game.ts';
import type { TableMoment } from '../table-session.ts';

/** Two different choices at one turn. */
export interface Parting {
  /** Index of the moment after the choice. */
  readonly moment: number;
  /** What each chose: the ace of clubs, “pass”. */
  readonly yours: string;
  readonly theirs: string;
}

const sayChoice = ({ card, label }: PlayChoice<unknown>): string =>
  card === undefined ? `“${label}”` : `the ${label}`;

/** Where the reader first chose other than the house in his seat; undefined if he never did. */
export function partingOf<G extends GameTypes>(
  yours: readonly TableMoment<G['record'], G['act']>[],
  theirs: readonly TableMoment<G['record'], G['act']>[],
  turnAt: (playing: DealInPlay<G['record']>) => Turn<G['act']> | undefined,
): Parting | undefined {
  const moment = yours.findIndex(({ done }, i) => {
    const other = theirs[i]?.done;
    return done !== undefined && other !== undefined && !isAct(done.act, other.act);
  });
  const turn = moment < 1 ? undefined : turnAt(yours[moment - 1]!.playing);
  if (!turn) return undefined;
  const open = [...turn.legal, ...(turn.besides ?? [])];
  const chosen = [yours, theirs].map((moments) => open.find(({ act }) => isAct(act, moments[moment]?.done?.act)));
  const [mine, other] = chosen;
  return mine && other && { moment, yours: sayChoice(mine), theirs: sayChoice(other) };
}
