import type { Frame } from '#engine/games/reversis/frame.ts';
import { QUINOLA } from '#engine/games/reversis/honours.ts';
import { judge } from '#engine/games/reversis/judge.ts';
import { REVERSIS_KEYS, type ReversisRules } from '#engine/games/reversis/keys.ts';
import type { Occasion } from '#engine/games/reversis/occasions.ts';
import { seatNames, type ReversisRecord } from '#engine/games/reversis/record.ts';
import { ok, type Result } from '#engine/kernel/result.ts';
import type { Departure, Judgement } from '#engine/ledger/game.ts';
import { rankPlace } from '#engine/notation/place.ts';
import { replay, type Replay } from '#engine/replay/replay.ts';
import { valuesOf, vary } from '#engine/rules/vary.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { counted, quinolasOf, sayFrame, sayOccasion, type Quinolas } from '../../words/reversis.ts';
import type { Line } from '../shared/account.ts';
import { mergeEntries, type Merged } from '../shared/merge-entries.ts';
import { stepAt } from '../shared/steps.ts';
import { nextToPlay, type Effect, type ReplayModel, type TableStep } from './model.ts';

export interface Request {
  readonly record: ReversisRecord;
  readonly book: RuleSet<ReversisRules>;
  /** The reader's changes; none for the book as it is. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** Goes on past what the changed rules do not allow. */
  readonly asPlayed: boolean;
}

/** A record by the book and by the changed rules, ready to be shown. Fails only for what cannot have happened. */
export function settleDeal({ record, book, changes, asPlayed }: Request): Result<ReplayModel> {
  const varied = vary(REVERSIS_KEYS, book, changes);
  if (!varied.ok) return varied;
  const { rules } = varied.value;
  const isChanged = Object.keys(varied.value.changes).length > 0;
  const source = bookReplay(record, book);
  if (!source.ok) return source;
  const judged = isChanged ? judge(record, rules) : source;
  if (!judged.ok) return judged;
  // What the book itself would not have allowed belongs to the deal: it is there to show what follows.
  const own = new Set(source.value.departures.map(nameDeparture));
  const cutting = asPlayed ? [] : judged.value.departures.filter((one) => !own.has(nameDeparture(one)));
  const cut = isChanged ? cutAt(judged.value, cutting) : source.value;
  const seats = seatNames(record.seats);
  const quinolas = quinolasOf(rules);
  const steps = stepsOf(cut);
  const lines = linesOf(cut, isChanged ? source.value : undefined, steps, seats, quinolas);
  return ok({
    seats,
    direction: rules['play.direction'],
    quinola: quinolas === 'none' ? undefined : QUINOLA,
    steps,
    say: (step) => sayStep(cut, step, book.unit, quinolas),
    lines,
    opening: {
      now: { ...zeros(seats), ...visible(cut.poolsBefore) },
      before: { ...zeros(seats), ...visible(source.value.poolsBefore) },
    },
    faults: judged.value.departures,
    effect: isChanged ? effectOf(cut, source.value, lines, book.unit) : undefined,
  });
}

type Cut = Replay<Frame>;

const zeros = (seats: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(seats.map((seat) => [seat, 0]));

/** `remises` counts what has happened to a pool, not what lies in it. */
const visible = (pools: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(pools).filter(([name]) => name !== 'remises'));

const nameDeparture = ({ at, key }: Departure): string => `${at} ${key}`;

/** Replay takes a judge; here the judging is done, and only some of its departures are to cut. */
function cutAt(judged: Judgement<Frame>, departures: readonly Departure[]): Cut {
  const cut = replay({ judge: () => ok({ ...judged, departures }) }, undefined, undefined);
  if (!cut.ok) throw new Error(cut.error.message);
  return cut.value;
}

/** The last record judged by its book, cut nowhere: every change is held against it. */
let kept: { readonly record: ReversisRecord; readonly book: object; readonly judged: Result<Cut> } | undefined;
function bookReplay(record: ReversisRecord, book: RuleSet<ReversisRules>): Result<Cut> {
  if (kept?.record !== record || kept.book !== book) {
    const judged = judge(record, valuesOf(book));
    const whole = judged.ok ? ok({ ...cutAt(judged.value, []), departures: judged.value.departures }) : judged;
    kept = { record, book, judged: whole };
  }
  return kept.judged;
}

function stepsOf({ frames, framesBefore, firstDeparture }: Cut): readonly TableStep[] {
  const steps = frames
    .slice(0, framesBefore)
    .map(({ at, hands, trick, leader, winning, tricksTaken, points }): TableStep => ({
      at,
      hands,
      trick,
      // Nobody leads an empty table.
      leader: trick.length === 0 ? 0 : leader,
      winning,
      toPlay: nextToPlay(trick, leader, winning, hands),
      taken: tricksTaken,
      points,
    }));
  const last = steps.at(-1);
  if (!firstDeparture || !last) return steps;
  return [...steps, { ...last, at: firstDeparture.at, toPlay: undefined, departure: firstDeparture }];
}

function sayStep(
  { frames, framesBefore, firstDeparture, seats, entries }: Cut,
  step: number,
  unit: RuleSet['unit'],
  quinolas: Quinolas,
): string {
  const frame = frames[step];
  if (!frame || step >= framesBefore) return firstDeparture?.message ?? '';
  const before = frames[step - 1]?.entries ?? 0;
  return sayFrame(frame, seats as Parameters<typeof sayFrame>[1], entries.slice(before, frame.entries), unit, quinolas);
}

function linesOf(
  cut: Cut,
  source: Cut | undefined,
  steps: readonly TableStep[],
  seats: readonly string[],
  quinolas: Quinolas,
): readonly Line[] {
  const now = cut.entries.slice(0, cut.entriesBefore);
  const paidAt = new Map(now.map((entry, i) => [entry, cut.frames.findIndex((frame) => frame.entries > i)]));
  const line = ({ entry, amount, before }: Merged, isCompared: boolean): Line => ({
    at: entry.at,
    what: sayOccasion(entry.occasion as Occasion, entry.of, quinolas),
    from: entry.from,
    to: entry.to,
    amount,
    ...(isCompared && before !== amount ? { before } : {}),
    keys: entry.keys,
    step: paidAt.get(entry) ?? (source ? shownAt(source, entry, steps, seats) : 0),
  });
  if (!source) return now.map((entry) => line({ entry, amount: entry.amount, before: entry.amount }, false));
  const cutAt = cut.firstDeparture ? rankPlace(cut.firstDeparture.at, seats) : Infinity;
  const paidBySource = source.entries.filter((_, i) => {
    const frame = source.frames.find(({ entries }) => entries > i);
    return frame !== undefined && rankPlace(frame.at, seats) < cutAt;
  });
  return mergeEntries(now, paidBySource, seats).map((merged) => line(merged, true));
}

/** The step now shown where the source's own account has an entry. */
function shownAt(
  source: Cut,
  entry: Cut['entries'][number],
  steps: readonly TableStep[],
  seats: readonly string[],
): number {
  const i = source.entries.indexOf(entry);
  const at = source.frames.find(({ entries }) => entries > i)?.at ?? 'end';
  return stepAt(steps, at, seats);
}

function effectOf(cut: Cut, source: Cut, lines: readonly Line[], unit: RuleSet['unit']): Effect {
  const payments = lines.filter(({ before }) => before !== undefined).length;
  if (cut.firstDeparture)
    return {
      payments,
      nets: undefined,
      says: `By these rules the record could not have happened: ${cut.firstDeparture.message}`,
    };
  const nets = cut.seats.map((seat) => ({ seat, now: cut.net[seat] ?? 0, before: source.net[seat] ?? 0 }));
  const moved = nets.filter(({ now, before }) => now !== before);
  const counts =
    payments === 0
      ? 'No payment of this deal changes.'
      : payments === 1
        ? 'One payment changes.'
        : `${String(payments)} payments change.`;
  const sums = moved.map(({ seat, now, before }, i) => {
    const ends = i === 0 ? ' ends' : '';
    return `${seat === 'dealer' ? 'the dealer' : `${seat} hand`}${ends} ${howMuch(now, i === 0 ? unit : undefined)} instead of ${howMuch(before)}`;
  });
  const sentence = sums.length === 0 ? [] : [`${sums.join('; ').replace(/^./, (letter) => letter.toUpperCase())}.`];
  return { payments, nets, says: [counts, ...sentence].join(' ') };
}

/** “43 fish down”, “22 up”, “even”. */
const howMuch = (net: number, unit?: RuleSet['unit']): string =>
  net === 0 ? 'even' : `${unit ? counted(Math.abs(net), unit) : String(Math.abs(net))} ${net > 0 ? 'up' : 'down'}`;
