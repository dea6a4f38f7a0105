import { otherPlayer, type Player } from '#engine/tables/position.ts';
import type { Outcome } from '../play/frame.ts';
import type { RevertierKey, RevertierRules } from '../rules/keys.ts';

/** Who has the dice, and by which rule. */
export interface Due {
  /** Nobody, where they are to be thrown for. */
  readonly player: Player | undefined;
  readonly key: RevertierKey;
}

/** Who has the dice for the game after one that ended so; undefined after one that was broken off. */
export function dueAfter(
  { kind, winner }: Pick<Outcome, 'kind' | 'winner'>,
  starter: Player,
  rules: RevertierRules,
): Due | undefined {
  if (winner !== undefined) {
    const next = rules['start.next'];
    return {
      player: next === 'thrown' ? undefined : next === 'winner' ? winner : otherPlayer(winner),
      key: 'start.next',
    };
  }
  if (kind === 'unfinished') return undefined;
  const next = rules['start.afterDraw'];
  return {
    player: next === 'thrown' ? undefined : next === 'same' ? starter : otherPlayer(starter),
    key: 'start.afterDraw',
  };
}
