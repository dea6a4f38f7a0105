import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dayAfter, sayDayShort, type Day } from '../../page/day.ts';
import { dayOfDeal, dealDays, dayAddress } from './deal-of-the-day.ts';
import { onStoredElsewhere } from '../../page/stored.ts';
import { printDeal } from '../../replay/replay-links.ts';
import type { ShownTypes } from '../../replay/model.ts';
import type { GameToPlay } from '../game.ts';
import { now, type TableSession, type TableMoment } from '../table-session.ts';
import type { PlayTable } from '../use-play-table.ts';
import { momentsOf } from '../house.ts';
import { daysName, keepDay, readDays, type DayResult, type KeptDays } from './day-results.ts';
import { isAct } from '#engine/play/follow.ts';
import type { DealInPlay, PlayChoice, Turn } from '#engine/play/played-game.ts';
import type { GameTypes } from '#engine/ledger/game.ts';

/** Two different choices at one turn. */
interface Parting {
  /** Index of the moment after the choice. */
  readonly moment: number;
  /** What each chose: the ace of clubs, “pass”. */
  readonly yours: string;
  readonly theirs: string;
}

const sayChoice = ({ card, label }: PlayChoice<unknown>): string =>
  card === undefined ? `“${label}”` : `the ${label}`;

/** Where the reader first chose other than the house in his seat; undefined if he never did. */
export function partingOf<G extends GameTypes>(
  yours: readonly TableMoment<G['record'], G['act']>[],
  theirs: readonly TableMoment<G['record'], G['act']>[],
  turnAt: (playing: DealInPlay<G['record']>) => Turn<G['act']> | undefined,
): Parting | undefined {
  const moment = yours.findIndex(({ done }, i) => {
    const other = theirs[i]?.done;
    return done !== undefined && other !== undefined && !isAct(done.act, other.act);
  });
  const turn = moment < 1 ? undefined : turnAt(yours[moment - 1]!.playing);
  if (!turn) return undefined;
  const open = [...turn.legal, ...(turn.besides ?? [])];
  const chosen = [yours, theirs].map((moments) => open.find(({ act }) => isAct(act, moments[moment]?.done?.act)));
  const [mine, other] = chosen;
  return mine && other && { moment, yours: sayChoice(mine), theirs: sayChoice(other) };
}

/** A deal of the day on the table, and the results that the browser keeps of all days. */
export interface DayAtTable {
  readonly day: Day;
  readonly today: Day;
  readonly kept: KeptDays;
  /** The day’s result, once the reader has finished its deal. */
  readonly result: DayResult | undefined;
  /** The day to offer next: today, or else the latest before this one that is not played; undefined if all are. */
  readonly next: Day | undefined;
}

/** The day to offer after another. */
function dayAfterwards(day: Day, today: Day, { results }: KeptDays): Day | undefined {
  const open = dealDays(today).filter((one) => one !== day && results[one] === undefined);
  return open.includes(today) ? today : (open.find((one) => one < day) ?? open[0]);
}

/**
 * Keeps the result of a deal of the day when it is over, and lets the house play the same deal in the reader’s seat. Undefined
 * until the table is ready, and at a table that is not of a day (`today` is undefined).
 */
export function useDay<G extends ShownTypes>(
  game: GameToPlay<G>,
  { sitting: session, me, isOver, isReady, claim, playAlone }: PlayTable<G>,
  settle: (of: TableSession<G>) => G['model'],
  today: Day | undefined,
): DayAtTable | undefined {
  const { engine, played } = game;
  const [kept, setKept] = useState<KeptDays>({ results: {} });
  const latest = useRef(kept);
  const show = ({ results, ...others }: KeptDays): void => {
    // What a browser does not keep lasts as long as the page.
    latest.current = { ...latest.current, ...others, results: { ...latest.current.results, ...results } };
    setKept(latest.current);
  };
  const add = (day: Day, result: DayResult): void =>
    show(keepDay(engine.id, day, { ...result, ...latest.current.results[day] }));
  /** Days that the house is playing. */
  const underWay = useRef(new Set<Day>());
  useLayoutEffect(() => {
    if (today === undefined) return undefined;
    show(readDays(engine.id));
    // Back at an address without a day: today’s.
    const hear = (): void => {
      if (location.hash === '') location.replace(`#${dayAddress(today)}`);
    };
    addEventListener('hashchange', hear);
    const leave = onStoredElsewhere(daysName(engine.id), () => show(readDays(engine.id)));
    return () => {
      leave();
      removeEventListener('hashchange', hear);
    };
  }, []);

  const { book, rules, players } = session.terms;
  const day = today !== undefined && isReady ? dayOfDeal(now(session).number) : undefined;
  const result = day === undefined ? undefined : kept.results[day];
  const netOf = (record: G['record']): number => {
    const judged = engine.judge(record, rules);
    return judged.ok ? (judged.value.net[game.seatNames(players)[me] ?? ''] ?? 0) : 0;
  };
  const linkTo = (record: G['record']): string => printDeal(engine, book, { record, changes: {} });

  const isDone = isOver && !claim;
  useEffect(() => {
    if (day === undefined || result || !isDone) return;
    const { record } = now(session);
    const { takenBack, playedOut } = session;
    add(day, { you: netOf(record), takenBack, isPlayedOut: playedOut !== undefined, deal: linkTo(record) });
  }, [day, isDone, result]);
  useEffect(() => {
    if (day === undefined || !result || result.house !== undefined || !playAlone || underWay.current.has(day)) return;
    underWay.current.add(day);
    const deal = { from: session.moments[0]!.playing, rules };
    void playAlone(deal).then((acts) => {
      const moments = momentsOf(played, deal, acts);
      const { record } = moments.at(-1)!.playing;
      // The table may hold another play of the deal than the one that counts.
      const isCounted = isDone && linkTo(now(session).record) === result.deal;
      const parting = isCounted ? partingOf(session.moments, moments, (at) => played.turn(at, rules)) : undefined;
      const where = parting && settle({ ...session, moments: session.moments.slice(0, parting.moment + 1) });
      const place =
        where &&
        game.sayWhere(
          where,
          where.steps.findLastIndex(({ at }) => at.phase !== 'end'),
        );
      add(day, {
        ...result,
        house: netOf(record),
        houseDeal: linkTo(record),
        ...(parting && {
          parted: `You first chose differently ${/^\w+ \d/.test(place ?? '') ? 'at ' : ''}${place ?? ''}: you chose ${parting.yours}, the house ${parting.theirs}.`,
        }),
      });
    });
  }, [day, result, playAlone]);
  return day === undefined || today === undefined
    ? undefined
    : { day, today, kept, result, next: dayAfterwards(day, today, kept) };
}

/** Name of the button that leads to another day: “Play yesterday’s”. */
export function sayNext({ today, next }: Pick<DayAtTable, 'today' | 'next'>): string {
  if (next === undefined) return 'Play another deal';
  const name = next === today ? 'today’s' : next === dayAfter(today, -1) ? 'yesterday’s' : sayDayShort(next);
  return `Play ${name}`;
}
