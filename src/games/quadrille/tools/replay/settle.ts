import { ANNOUNCED, REVEALED } from '../../rules/bids.ts';
import { CONTRACT_WORDS } from '../../play/departures.ts';
import type { Frame } from '../../play/frame.ts';
import { judge } from '../../settle/judge.ts';
import { QUADRILLE_KEYS, type QuadrilleRules } from '../../rules/keys.ts';
import type { Occasion } from '../../record/occasions.ts';
import { SEATS, type QuadrilleRecord } from '../../record/record.ts';
import { mapOk, type Result } from '#engine/kernel/result.ts';
import { sayBid, sayFrame, sayOccasion } from '../../say/index.ts';
import { nextToPlay } from '#islands/replay/model.ts';
import { makeSettle, type Request } from '#islands/replay/settle/settle-record.ts';
import type { ReplayModel, TableStep } from '../../table/model.ts';

/** What is played: `alliance`, `sans prendre in favourite, vole revealed`; nothing before trumps are named. */
function gameAt({ event }: Frame, frames: readonly Frame[]): string | null {
  if (event.kind === 'ante' || event.kind === 'bid') return null;
  const named = frames.find((frame) => frame.event.kind === 'contract')?.event;
  if (named?.kind !== 'contract') return null;
  const words = CONTRACT_WORDS[named.contract] ?? '';
  const vole = { [ANNOUNCED]: ', vole announced', [REVEALED]: ', vole revealed' }[named.announced] ?? '';
  return `${words.replace(/^an? /, '')}${named.favourite ? ' in favourite' : ''}${vole}`;
}

function stepOf(frame: Frame, frames: readonly Frame[]): TableStep {
  const { at, event, hands, trick, leader, winning, tricksTaken, ombre, trump, called, ally, knows, open } = frame;
  const isKnown = ally !== undefined && ally !== ombre && knows.length === SEATS.length;
  return {
    at,
    hands,
    trick,
    // Nobody leads an empty table.
    leader: trick.length === 0 ? 0 : leader,
    winning,
    toPlay: nextToPlay(trick, leader, winning, hands),
    taken: tricksTaken,
    spoken: event.kind === 'bid' ? [event.seat, sayBid(event.bid)] : null,
    game: gameAt(frame, frames),
    ombre: ombre ?? null,
    trump: trump ?? null,
    called: called ?? null,
    ally: isKnown ? ally : null,
    open,
  };
}

const settle = makeSettle<QuadrilleRules, QuadrilleRecord, Frame, TableStep>({
  keys: QUADRILLE_KEYS,
  judge,
  seats: () => SEATS,
  direction: (rules) => rules['play.direction'],
  stepOf: (frame, { frames }) => stepOf(frame, frames),
  say: (frame, entries, unit) => sayFrame(frame, SEATS, entries, unit),
  what: ({ occasion, of }) => sayOccasion(occasion as Occasion, of),
});

/** A record by the book and by the changed rules, ready to be shown. Fails only for what cannot have happened. */
export const settleDeal = (request: Request<QuadrilleRules, QuadrilleRecord>): Result<ReplayModel> =>
  mapOk(settle(request), ({ model }) => model);
