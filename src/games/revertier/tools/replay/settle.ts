import type { Frame } from '../../play/frame.ts';
import { refusedPlays, type RefusedPlay } from '../../play/refused-plays.ts';
import { judge } from '../../settle/judge.ts';
import { REVERTIER_KEYS, type RevertierRules } from '../../rules/keys.ts';
import type { Occasion } from '../../settle/settle.ts';
import type { RevertierRecord } from '../../record/record.ts';
import { ok, type Result } from '#engine/kernel/result.ts';
import { PLAYERS } from '#engine/tables/position.ts';
import { sayAccount, sayFrame, sayOccasion } from '../../say/index.ts';
import { makeSettleAny, type Request } from '#islands/replay/settle/settle-record.ts';
import type { BoardStep, GameModel, Played } from '../../table/model.ts';

function playedOf({ event }: Frame): Played | undefined {
  if (event.kind !== 'throw') return undefined;
  const { player, dice, paths, hits } = event;
  return { player, dice, paths, hits };
}

const settle = makeSettleAny<RevertierRules, RevertierRecord, Frame, BoardStep>({
  keys: REVERTIER_KEYS,
  judge,
  seats: () => PLAYERS,
  stepOf: (frame) => ({ at: frame.at, position: frame.position, played: playedOf(frame) }),
  say: (frame, entries, unit) => sayFrame(frame, entries, unit),
  what: ({ occasion }) => sayOccasion(occasion as Occasion),
  atCut: (last) => ({ ...last, played: undefined }),
  piece: 'game',
  saySeat: sayAccount,
});

/** A record by the book and by the changed rules, ready to be shown. Fails only for what cannot have happened. */
export function settleDeal(request: Request<RevertierRules, RevertierRecord>): Result<GameModel> {
  const settled = settle(request);
  if (!settled.ok) return settled;
  const { model, rules } = settled.value;
  const found = new Map<number, readonly RefusedPlay[]>();
  const refusedAt = (step: number): readonly RefusedPlay[] => {
    const known = found.get(step);
    if (known) return known;
    const before = model.steps[step - 1]?.position;
    const dice = model.steps[step]?.played?.dice;
    const refused = before && dice ? refusedPlays(before, dice, rules) : [];
    found.set(step, refused);
    return refused;
  };
  return ok({ ...model, rules, refusedAt });
}
