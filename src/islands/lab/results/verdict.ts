import { storeEffect } from '#engine/lab/stored.ts';
import { settles } from '#engine/lab/statistics.ts';
import { capital } from '#engine/wording/sentence.ts';
import { figure, sayDeals, sayEffect, signedFigure } from '#view/long-run.ts';
import type { LabResult } from './lab-result.ts';

/** What a run says in the end: one sentence or two. */
export function sayVerdict({
  summary,
  question,
  unit,
  piece,
  roles,
  events,
}: Pick<LabResult, 'summary' | 'question' | 'unit' | 'piece' | 'roles' | 'events'>): string {
  const { deals, sessions, book, turned } = summary;
  const [other] = turned;
  if (!other) {
    const happens = book.events.map(({ share }, i) => [share, events[i]?.words ?? ''] as const);
    const [often] = happens.filter(([share]) => share < 0.95).toSorted(([a], [b]) => b - a);
    const first = `${figure(book.turnover.mean)} ${unit[1]} change hands in a ${piece}`;
    if (!often || often[0] === 0) return `${first}.`;
    return `${first}, and in ${sayDeals(Math.round(often[0] * deals), deals, piece)} ${often[1]}.`;
  }
  const effect = { ...storeEffect(other.difference), question };
  const said = sayEffect(effect, {
    deals,
    sessions,
    unit,
    piece,
    roles: roles.map(({ words }) => words),
    comparisons: roles.length,
  });
  const isUnsettled = other.difference.roles.some((estimate) => !settles(estimate));
  // A reader would take a role that is not named for one that neither gains nor loses.
  return capital(isUnsettled ? `${said} Seats whose mean does not settle (marked with a star) are not named.` : said);
}

/** Where the rest lies: seats need not sum to zero, because the pools keep something. */
export function sayRest({
  summary,
  unit,
  piece,
  seats,
}: Pick<LabResult, 'summary' | 'unit' | 'piece' | 'seats'>): string {
  const { book, deals, sessions } = summary;
  const length = deals / sessions;
  const sum = book.roles.slice(0, seats).reduce((all, { mean }) => all + mean, 0);
  if (figure(sum) === '0') return `The ${seats === 2 ? 'two' : 'seats'} sum to zero: nothing stays in a pool.`;
  return `The seats sum to ${signedFigure(sum)} ${unit[1]} a ${piece}, not to zero: the rest lies in the pools when a session of ${String(length)} ${piece}s ends.`;
}

/** Roles whose mean does not settle, on either side or in the difference. */
export function unsettledRoles({ book, turned: [other] }: LabResult['summary']): readonly number[] {
  const all = [book.roles, other?.side.roles ?? [], other?.difference.roles ?? []];
  return book.roles.flatMap((_, role) =>
    all.some((estimates) => estimates[role] && !settles(estimates[role])) ? [role] : [],
  );
}

/** Time in words: `less than a second`, `about 4 seconds`, `about 2 minutes`. */
export function sayDuration(seconds: number): string {
  if (seconds < 1) return 'less than a second';
  if (seconds < 1.5) return 'about a second';
  if (seconds < 90) return `about ${String(Math.round(seconds))} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `about ${String(minutes)} minutes` : `about ${String(Math.round(minutes / 60))} hours`;
}

/** An amount of whole counters: `20`, `−1,277`; with decimals only between two of them. */
export const sayCounters = (n: number): string =>
  Number.isInteger(n) ? n.toLocaleString('en').replace('-', '−') : figure(n);
/** The same with its sign: `+20`. */
export const signedCounters = (n: number): string => `${n > 0 ? '+' : ''}${sayCounters(n)}`;
