import type { Frame } from '../../play/frame.ts';
import { QUINOLA } from '../../rules/honours.ts';
import { judge } from '../../settle/judge.ts';
import { REVERSIS_KEYS, type ReversisRules } from '../../rules/keys.ts';
import type { Occasion } from '../../play/occasions.ts';
import { seatNames, type ReversisRecord } from '../../record/record.ts';
import { mapOk, type Result } from '#engine/kernel/result.ts';
import { quinolasOf, sayFrame, sayOccasion } from '../../say/index.ts';
import { nextToPlay } from '#islands/replay/model.ts';
import { makeSettle, type Request } from '#islands/replay/settle/settle-record.ts';
import type { ReplayModel, TableStep } from '../../table/model.ts';

const settle = makeSettle<ReversisRules, ReversisRecord, Frame, TableStep>({
  keys: REVERSIS_KEYS,
  judge,
  seats: (record) => seatNames(record.seats),
  direction: (rules) => rules['play.direction'],
  stepOf: ({ at, hands, trick, leader, winning, tricksTaken, points }) => ({
    at,
    hands,
    trick,
    // Nobody leads an empty table.
    leader: trick.length === 0 ? 0 : leader,
    winning,
    toPlay: nextToPlay(trick, leader, winning, hands),
    taken: tricksTaken,
    points,
  }),
  say: (frame, entries, unit, { seats }, rules) =>
    sayFrame(frame, seats as Parameters<typeof sayFrame>[1], entries, unit, quinolasOf(rules)),
  what: ({ occasion, of }, rules) => sayOccasion(occasion as Occasion, of, quinolasOf(rules)),
});

/** A record by the book and by the changed rules, ready to be shown. Fails only for what cannot have happened. */
export const settleDeal = (request: Request<ReversisRules, ReversisRecord>): Result<ReplayModel> =>
  mapOk(settle(request), ({ model, rules }) => ({
    ...model,
    seats: seatNames(request.record.seats),
    quinola: quinolasOf(rules) === 'none' ? undefined : QUINOLA,
  }));
