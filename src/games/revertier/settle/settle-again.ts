import { onceFor } from '#engine/kernel/once.ts';
import { ok, type Result } from '#engine/kernel/result.ts';
import { ExplainSink } from '#engine/ledger/explain-sink.ts';
import type { Again } from '#engine/replay/again.ts';
import { boardOf, type Board } from '#engine/tables/board.ts';
import { otherPlayer, PLAYERS, type Player } from '#engine/tables/position.ts';
import { endingOnBoard } from '../play/ending.ts';
import { positionsOf } from '../play/play-out.ts';
import { watch } from '../play/watch.ts';
import { movementOf } from '../record/movement.ts';
import type { RevertierRecord } from '../record/record.ts';
import { startOf } from '../record/starter.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { startDepartures } from './judge.ts';
import { settle, termsOf } from './settle.ts';

/** A position that was reached, ready to be asked whether the game is over. */
interface Reached {
  readonly board: Board;
  readonly mover: Player;
}

/**
 * A game whose men have been moved as the record says, to be settled under other rules: those decide who began, whether the
 * game was over at one of its positions, and what is paid for it. One that could not have been played so pays nothing.
 */
export const settleAgain = onceFor((record: RevertierRecord): Result<Again<RevertierRules>> => {
  const byStarter = new Map<Player, readonly Reached[]>();
  const reached = (under: RevertierRules): readonly Reached[] => {
    const start = startOf(record, under);
    if (!start.ok) return [];
    const known = byStarter.get(start.value.toPlay);
    if (known) return known;
    const fresh = (positionsOf(record, start.value) ?? []).map((position) => ({
      board: boardOf(position),
      mover: otherPlayer(position.toPlay),
    }));
    byStarter.set(start.value.toPlay, fresh);
    return fresh;
  };
  const pay: Again<RevertierRules>['pay'] = (under, sink) => {
    const movement = movementOf(under);
    for (const { board, mover } of reached(under)) {
      const ending = endingOnBoard(board, mover, movement, under);
      if (ending) {
        settle(ending, termsOf(under, record), sink);
        return;
      }
    }
  };
  return ok({
    seats: PLAYERS,
    pay,
    explaining: () => new ExplainSink({ seats: PLAYERS, poolName: () => '' }),
    departures: (under) => {
      const start = startOf(record, under);
      const watched = start.ok ? watch(record, start.value, under) : start;
      return start.ok && watched.ok
        ? [...startDepartures(record, start.value, under), ...watched.value.departures]
        : undefined;
    },
  });
});
