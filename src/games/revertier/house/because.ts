import { listed } from '#engine/kernel/collections.ts';
import { HAND, OFF, type Place } from '#engine/tables/point.ts';
import type { Position } from '#engine/tables/position.ts';
import { endingOf } from '../play/ending.ts';
import type { LegalPlay } from '../play/legal-plays.ts';
import { HEAD, MEN, PILE } from '../record/movement.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { nameDie } from '../say/names.ts';

const OTHER_PILE = 13;

const counted = (n: number, one: string, many: string): string => (n === 1 ? one : `${nameDie(n)} ${many}`);

/** What a play is good for, the first thing that is true of it; its points are those of whoever plays it. */
export function becauseOf(play: LegalPlay, position: Position, rules: RevertierRules): string {
  const player = position.toPlay;
  const before = position.men[player];
  const after = play.after.men[player];
  const ending = endingOf(play.after, rules);
  const newCases = after.flatMap((men, point): readonly Place[] =>
    point >= OTHER_PILE && point < OFF && men >= 2 && (before[point] ?? 0) < 2 ? [point] : [],
  );
  const onHead = (after[HEAD] ?? 0) - (before[HEAD] ?? 0);
  const waiting = play.after.men[1 - player]?.[HAND] ?? 0;
  if (ending?.winner === player && ending.kind === 'shutOut')
    return 'It shuts the other out by men of his own, and he has lost.';
  if (ending?.winner === player) return 'It takes the last man off, and the game is won.';
  if (play.steps.length === 0) return 'No man can be moved.';
  if (play.hits.length > 0)
    return `It hits on ${listed(play.hits.map(String))}: the other has ${counted(waiting, 'a man', 'men')} in hand, and nothing else moves before they enter.`;
  if (newCases.length > 0)
    return `It makes ${newCases.length === 1 ? 'a case' : 'cases'} on ${listed(newCases.map(String))}: two men there cannot be hit, and the other cannot land on them.`;
  if (onHead > 0)
    return `It furnishes the head: ${counted(onHead, 'one man more stands', 'men more stand')} on 12, where there is no haste and nobody is hit.`;
  if (play.bearsOff > 0)
    return `It bears off ${counted(play.bearsOff, 'one man', 'men')}, and ${String(MEN - (after[OFF] ?? 0))} are left.`;
  if (play.enters > 0) return `It enters ${counted(play.enters, 'a man', 'men')}, and the rest can move again.`;
  if (play.open.length === 0) return 'It leaves nobody uncovered.';
  if ((after[PILE] ?? 0) < (before[PILE] ?? 0)) return 'It brings men from the pile, which have the whole board to go.';
  return 'It brings the men on, and leaves the other the least to hit.';
}
