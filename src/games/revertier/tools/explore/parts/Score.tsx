import type { Player, Position } from '#engine/tables/position.ts';
import { HAND, OFF } from '#engine/tables/point.ts';
import { sayPlayer } from '../../../say/index.ts';
import { scoreOf, type Finished } from '../situation/state.ts';

const SIDES = [0, 1] as const satisfies readonly Player[];

export interface ScoreProps {
  readonly finished: readonly Finished[];
  readonly men: Position['men'];
}

/** The games each has won, the double ones named; and the men he has in hand and off. */
export function Score({ finished, men }: ScoreProps) {
  return (
    <ul class="stands of-2" aria-label="Games won">
      {SIDES.map((player) => {
        const { won, double } = scoreOf(finished, player);
        return (
          <li key={player}>
            <span class="name">{sayPlayer(player)}</span>
            <b>{won}</b> <span class="vh">{won === 1 ? 'game' : 'games'} won; </span>
            <small class="in-all">
              {double > 0 && `${String(double)} double · `}
              {men[player][HAND] ?? 0} in hand, {men[player][OFF] ?? 0} off
            </small>
          </li>
        );
      })}
    </ul>
  );
}
