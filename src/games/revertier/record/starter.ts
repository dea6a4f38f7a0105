import { err, ok, refuse, type Problem, type Result } from '#engine/kernel/result.ts';
import { otherPlayer, whyNotPosition, type Player, type Position } from '#engine/tables/position.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { MEN } from './movement.ts';
import { menToStart, type RevertierRecord, type Start } from './record.ts';

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

function whyImpossible(record: RevertierRecord): Problem | undefined {
  if (record.men && record.handicap)
    return refuse('handicap-and-position', 'A handicap is given from the pile, not to a position.', 'handicap').error;
  const problem = whyNotPosition({ men: menToStart(record) }, MEN);
  return problem && { ...problem, at: 'position' };
}

/** The position before the first throw; a refusal where it cannot stand on a board, or nobody knows who begins. */
export function startOf(record: RevertierRecord, rules: RevertierRules): Result<Position> {
  const problem = whyImpossible(record);
  if (problem) return err(problem);
  const starter = starterOf(record, rules);
  return starter.ok ? ok({ men: menToStart(record), toPlay: starter.value }) : starter;
}
