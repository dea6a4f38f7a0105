import { useEffect, useState } from 'preact/hooks';
import { counted, type Unit } from '#engine/wording/sentence.ts';
import type { ShownTypes } from '../../replay/model.ts';
import type { GameToPlay } from '../game.ts';
import type { TableSession } from '../table-session.ts';
import type { PlayTable } from '../use-play-table.ts';
import type { LookBack, TurningPoint } from './turning-point.ts';

/** Where a finished deal turned, in a sentence; `point` is the choice to play on from, if there is one. */
export interface TurningPointText {
  readonly text: string;
  readonly point: TurningPoint | undefined;
}

/** What the reader would have won or paid: “paid at least 6 fiches less”. */
function sayBetter(net: number, { gain, by }: TurningPoint, unit: Unit): string {
  const least = by === 'tried' ? '' : 'at least ';
  const better = net + gain;
  if (net >= 0) return `won ${least}${counted(gain, unit)}${net === 0 ? '' : ' more'}`;
  if (better === 0) return 'lost nothing';
  return better < 0
    ? `paid ${least}${counted(gain, unit)} less`
    : `won ${least}${counted(better, unit)} instead of losing ${String(-net)}`;
}

/** Says where a deal turned, and whether that is proved or was only tried. `whereOf` says “trick 9” or “before the play”. */
export function sayTurned(
  { net, point, tried, since }: LookBack,
  whereOf: (moment: number) => string,
  unit: Unit,
): string {
  if (point) {
    const { moment, instead, isCard, by } = point;
    const where = whereOf(moment);
    const better = sayBetter(net, point, unit);
    const had = !isCard
      ? `played ${where} like this (${instead})`
      : where.startsWith('before')
        ? `chosen the ${instead} ${where}`
        : `played the ${instead} at ${where}`;
    if (by === 'tried')
      return isCard
        ? `The house tried this, but it is not proved: if you had ${had}, and the house had played every card after it, you would have ${better}.`
        : `The house tried this, but it is not proved: if you had ${had}, and the house had played everything after it with the same dice, you would have ${better}. If the game then went on for longer, its number gave the further throws.`;
    const onward = by === 'sure' ? '' : ', and the right cards after it';
    return `Proved with all cards open: if you had ${had}${onward}, you would have ${better}, whatever the others played.`;
  }
  if (tried === 0) return 'You had no choice that could have changed the result.';
  const from = since === undefined ? '' : ` from ${whereOf(since)} on`;
  return `The house tried your other choices${from}, ${String(tried)} in all, and played on from each: none would have been better for you.`;
}

/** Where a finished deal turned; `looking` until that is known. Proofs and trials run in the worker of the house. */
export function useTurningPoint<G extends ShownTypes>(
  game: GameToPlay<G>,
  { sitting: session, me, isOver, isReady, lookBack }: PlayTable<G>,
  settle: (of: TableSession<G>) => G['model'],
): TurningPointText | 'looking' {
  const [turned, setTurned] = useState<TurningPointText>();
  useEffect(() => {
    setTurned(undefined);
    if (!isOver || !isReady || !lookBack) return undefined;
    const stopped = new AbortController();
    const { moments, terms } = session;
    const whereOf = (moment: number): string => {
      const model = settle({ ...session, moments: moments.slice(0, moment + 1) });
      return game.sayWhere(
        model,
        model.steps.findLastIndex(({ at }) => at.phase !== 'end'),
      );
    };
    const deal = {
      from: moments[0]!.playing,
      acts: moments.flatMap(({ done }) => (done ? [done.act] : [])),
      rules: terms.rules,
      me,
      proves: game.possibilities !== undefined,
    };
    lookBack(deal, stopped.signal).then(
      (found) => {
        if (stopped.signal.aborted || !found) return;
        setTurned({ text: sayTurned(found, whereOf, terms.book.unit), point: found.point });
      },
      () => {
        if (!stopped.signal.aborted)
          setTurned({ text: 'The house could not look back over what you played.', point: undefined });
      },
    );
    return () => stopped.abort();
  }, [session, isOver, isReady, lookBack]);
  return turned ?? 'looking';
}
