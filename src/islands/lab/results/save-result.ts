import { sayLabPlayer, type LabName } from '#engine/lab/lab-game.ts';
import type { Estimate, Share } from '#engine/lab/statistics.ts';
import { dayAt, sayDay } from '../../page/day.ts';
import { printCsvRows, type CsvValue } from '../../page/save-file.ts';
import type { DifferenceSummary } from '#engine/lab/summary.ts';
import type { FoundSweep } from '../sweep/use-sweep.ts';
import { canCompare, isPerStake, reachesPools, type LabResult } from './verdict.ts';

/** Where and when a result was found. */
export interface RunPlace {
  /** Full address, which holds rules, number and seed. */
  readonly address: string;
  /** Version of the site; undefined if the page does not name it. */
  readonly version: string | undefined;
  readonly accessed: Date;
}

const TITLES = ['what', 'of', 'side', 'value', 'from', 'to', 'largest_session', 'count', 'in'] as const;

/** CSV as programs for statistics write it. */
const printRows = (rows: readonly (readonly CsvValue[])[]): string => printCsvRows(rows, '\n');

/** A run as CSV: a line for every estimate and share, with its 95 % interval; amounts in counters a deal. */
export function csvOf(
  result: Pick<LabResult, 'summary' | 'roles' | 'events' | 'unit' | 'between' | 'stakes' | 'hasOwnChance'>,
): string {
  const { summary, roles, events } = result;
  const { book, turned, deals } = summary;
  const [other, again] = turned;
  const lines: (readonly CsvValue[])[] = [TITLES];
  const estimate = (what: string, of: string, side: string, { mean, half, largest }: Estimate): void =>
    void lines.push([what, of, side, mean, mean - half, mean + half, largest, '', '']);
  const share = (what: string, of: string, side: string, one: Share): void =>
    void lines.push([what, of, side, one.share, one.from, one.to, '', one.count, one.of]);
  const named = other
    ? ([['first', book] as const, ['second', other.side] as const] as const)
    : [['first', book] as const];
  for (const [side, { roles: nets, turnover, left, events: shares, paid }] of named) {
    for (const [i, net] of nets.entries()) estimate('net', roles[i]!.id, side, net);
    estimate('turnover', '', side, turnover);
    estimate('left in pools', '', side, left);
    for (const [i, one] of shares.entries()) share('event', events[i]!.id, side, one);
    for (const { occasion, deals: often, perDeal } of paid) {
      share('paid', occasion, side, often);
      lines.push(['paid a deal', occasion, side, perDeal, '', '', '', '', deals]);
    }
  }
  const differ = (between: string, difference: DifferenceSummary): void => {
    for (const [i, net] of difference.roles.entries()) estimate('net', roles[i]!.id, between, net);
    if (reachesPools(difference))
      for (const [i, net] of difference.rolesAlone.entries()) estimate('net alone', roles[i]!.id, between, net);
    for (const [i, median] of difference.medians.entries())
      lines.push(['median', roles[i]!.id, between, median, '', '', '', '', deals]);
    for (const [i, one] of difference.beyondTen.entries()) share('beyond ten', roles[i]!.id, between, one);
    share('deals moved', 'alone', between, difference.movedAlone);
    share('deals moved', 'with pools', between, difference.moved);
    estimate('elsewhere', 'alone', between, difference.elsewhereAlone);
    estimate('elsewhere', 'with pools', between, difference.elsewhere);
    share('played otherwise', '', between, difference.playedOtherwise);
  };
  // Amounts without a common measure are not subtracted.
  if (other && canCompare(result))
    differ(isPerStake(result) ? 'second less first in stakes' : 'second less first', other.difference);
  if (again) differ('first by another draw less first', again.difference);
  return printRows(lines);
}

/** A run as JSON: what was asked, and all results. */
export function jsonOf(result: LabResult, { address, version }: Pick<RunPlace, 'address' | 'version'>): string {
  const { settings, question, isAlike, summary, roles, events, unit, between, stakes, other, player, book } = result;
  const written = {
    site: 'Quinola',
    version,
    address,
    ...settings,
    player,
    name: book,
    unit: unit[1],
    ...(other && { other: { name: other.name, unit: other.unit[1] }, differencesIn: between[1], stakes }),
    question,
    isAlike,
    roles: roles.map(({ id }) => id),
    events: events.map(({ id }) => id),
    summary,
  };
  return `${JSON.stringify(written, undefined, 2)}\n`;
}

/** A sweep as CSV: a line for each amount and role, less the own amount, with the 95 % interval; counters a deal. */
export function csvOfSweep({ plan, points }: FoundSweep, roles: readonly LabName[]): string {
  const lines: (readonly CsvValue[])[] = [['amount', 'books', 'what', 'value', 'from', 'to']];
  for (const { amount, roles: nets, elsewhere } of points) {
    const books = plan.marks.find((mark) => mark.amount === amount)?.books.join(' ') ?? '';
    for (const [i, { mean, half }] of [...nets, elsewhere].entries())
      lines.push([amount, books, roles[i]?.id ?? 'elsewhere', mean, mean - half, mean + half]);
  }
  return printRows(lines);
}

/** A sweep as JSON, with what was asked and where. */
export const jsonOfSweep = (
  { settings, plan, points, deals, sessions }: FoundSweep,
  roles: readonly LabName[],
  place: Pick<RunPlace, 'address' | 'version'>,
): string =>
  `${JSON.stringify({ site: 'Quinola', ...place, ...settings, player: 'plain', ...plan, playedDeals: deals, sessions, roles: roles.map(({ id }) => id), points }, undefined, 2)}\n`;

/** One-line citation of a run, for a footnote. */
export function citeRun(
  { book, other, changed, summary, settings, piece, question, player }: LabResult,
  { address, version, accessed }: RunPlace,
): string {
  const rules = changed.map(({ question: asked, answer }) => `${asked} ${answer}`).join('; ');
  const turned = changed.length === 0 ? '' : ` (${rules})`;
  const against = other
    ? ` and ${other.name}${turned}, the same ${piece}s played by each`
    : changed.length === 0
      ? ''
      : `, ${question === 'sameCards' ? `the same ${piece}s settled` : `the same ${piece}s played`} with ${changed.length === 1 ? 'one rule' : 'these rules'} changed (${rules})`;
  const site = `Quinola: historical game rules that run${version === undefined ? '' : `, version ${version}`}`;
  return `“In the long run”: ${book}${against}; ${summary.deals.toLocaleString('en')} ${piece}s played by ${sayLabPlayer(player)}, not by people, from seed ${String(settings.seed)}. ${site}. ${address} (accessed ${sayDay(dayAt(accessed))}).`;
}
