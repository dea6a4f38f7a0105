import { nameCard } from '#engine/cards/card-name.ts';
import { aSeat, theSeat, type QuadrilleRecord, type Seat } from '../../record/record.ts';
import type { ReplayModel } from '../../table/model.ts';

/** What one seat may hear of a step: of the card given for the king, only those who see it hear which it was: the two, or all, where the hand lies open. */
export function tell(model: ReplayModel, step: number, record: QuadrilleRecord, me: Seat): string {
  const said = model.say(step);
  if (model.steps[step]?.at.phase !== 'exchange' || record.gives === undefined || record.call === undefined)
    return said;
  const { open } = model.steps[step];
  const ombre = model.steps[step].ombre ?? -1;
  const giver = record.hands.findIndex((hand) => hand.includes(record.call ?? -1));
  if (me === ombre || me === giver || open.length > 0) return said;
  return `${theSeat(ombre)} takes the ${nameCard(record.call)} from ${aSeat(giver)}, and gives a card for it.`;
}
