import { useEffect, useState } from 'preact/hooks';
import type { Place } from '#engine/ledger/place.ts';
import type { ShownTypes } from '../../replay/model.ts';
import type { GameToPlay } from '../game.ts';
import type { TableSession } from '../table-session.ts';
import type { PlayTable } from '../use-play-table.ts';
import { findTurningPoint, type TurningPoint } from './turning-point.ts';

/** Where a finished deal turned, as the house thinks; undefined until it is found, or if nothing can be said. */
export function useTurningPoint<G extends ShownTypes>(
  game: GameToPlay<G>,
  { sitting: session, me, isOver, isReady, askPlain }: PlayTable<G>,
  settle: (of: TableSession<G>) => G['model'],
): (TurningPoint & { readonly at: Place | undefined }) | undefined {
  const [found, setFound] = useState<TurningPoint & { readonly at: Place | undefined }>();
  useEffect(() => {
    setFound(undefined);
    if (!isOver || !isReady || !askPlain) return undefined;
    const stopped = new AbortController();
    const { rules } = session.terms;
    const netOf = (record: G['record']): number => {
      const judged = game.engine.judge(record, rules);
      const seat = game.seatNames(session.terms.players)[me] ?? '';
      return judged.ok ? (judged.value.net[seat] ?? 0) : -Infinity;
    };
    void findTurningPoint(session, me, { played: game.played, choose: askPlain, netOf, signal: stopped.signal }).then(
      (point) => {
        if (stopped.signal.aborted || !point) return;
        const { steps } = settle({ ...session, moments: session.moments.slice(0, point.moment + 1) });
        setFound({ ...point, at: steps.findLast(({ at }) => at.phase !== 'end')?.at });
      },
    );
    return () => stopped.abort();
  }, [session, isOver, isReady, askPlain]);
  return found;
}
