import { nameCard } from '#engine/cards/card-name.ts';
import type { QuadrilleRecord, Seat } from '../../record/record.ts';
import { aSeat, theSeat } from '../../record/seat-words.ts';
import type { ReplayModel } from '../../table/model.ts';

/** What one seat may hear of a step: of the card given for the king, only the two who see it hear which it was. */
export function tell(model: ReplayModel, step: number, record: QuadrilleRecord, me: Seat): string {
  const said = model.say(step);
  if (model.steps[step]?.at.phase !== 'exchange' || record.gives === undefined || record.call === undefined)
    return said;
  const ombre = model.steps[step].ombre ?? -1;
  const giver = record.hands.findIndex((hand) => hand.includes(record.call ?? -1));
  if (me === ombre || me === giver) return said;
  return `${theSeat(ombre)} takes the ${nameCard(record.call)} from ${aSeat(giver)}, and gives a card for it.`;
}
