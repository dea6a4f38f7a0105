import { err, ok, refuse, type Problem, type Result } from '#engine/kernel/result.ts';
import { otherPlayer, type Player } from '#engine/tables/position.ts';
import type { RevertierRules } from '../rules/keys.ts';
import type { RevertierRecord, Start } from './record.ts';

const GIVE_DICE: readonly string[] = ['dice', 'sixAndAce', 'fourAndThree'];

/** Who begins by the single dice thrown for it; undefined while they are equal. */
export function starterByDice(start: Start & { readonly kind: 'dice' }, rules: RevertierRules): Player | undefined {
  const [white, black] = start.dice.at(-1) ?? [1, 1];
  if (white === black) return undefined;
  const higher: Player = white > black ? 0 : 1;
  return rules['start.die'] === 'higher' ? higher : otherPlayer(higher);
}

/** Who receives the dice as a handicap, if anybody does. */
export const receiverOfDice = ({ handicap }: Pick<RevertierRecord, 'handicap'>): Player | undefined =>
  handicap && GIVE_DICE.includes(handicap.gives) ? handicap.to : undefined;

/** Who throws first under the rules; a refusal where the dice have not yet said. */
export function starterOf(record: Pick<RevertierRecord, 'start' | 'handicap'>, rules: RevertierRules): Result<Player> {
  const { start } = record;
  if (start === undefined) return ok(receiverOfDice(record) ?? 0);
  if (start.kind === 'player') return ok(start.player);
  const starter = starterByDice(start, rules);
  return starter === undefined ? err(undecided()) : ok(starter);
}

const undecided = (): Problem =>
  refuse('start-equal', 'The dice thrown for the beginning are equal; they are thrown again.', 'start', 'start.die')
    .error;
