import { capital } from '#engine/words/sentence.ts';
import { ok, type Result } from '#engine/kernel/result.ts';
import type { Entry } from '#engine/ledger/entry.ts';
import type { Departure, Judgement } from '#engine/ledger/game.ts';
import { inPhase, printPlace, rankPlace } from '#engine/ledger/place.ts';
import { judgedOnce } from '#engine/replay/judged-once.ts';
import { cut, type PlacedFrame, type Replay } from '#engine/replay/replay.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import { valuesOf, vary } from '#engine/rules/vary.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { counted, type Unit } from '#engine/words/counted.ts';
import { saySeat } from '#engine/words/seats.ts';
import type { Line } from '../../account/account.ts';
import { mergeEntries, type Merged } from '../../account/merge-entries.ts';
import { stepAt } from '../../account/steps.ts';
import type { AnyModel, AnyStep, Effect, ReplayModel, ReplayStep } from '../model.ts';

export interface Request<R, Rec> {
  readonly record: Rec;
  readonly book: RuleSet<R>;
  /** The reader's changes; none for the book as it is. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** Goes on past what the changed rules do not allow. */
  readonly asPlayed: boolean;
}

/** What settling for the eye asks of any game. */
export interface ShownAny<R, Rec, Frame extends PlacedFrame, S extends AnyStep> {
  readonly keys: KeyTable;
  readonly judge: (record: Rec, rules: R) => Result<Judgement<Frame>>;
  readonly seats: (record: Rec) => readonly string[];
  readonly stepOf: (frame: Frame, judged: Judgement<Frame>) => S;
  /** The sentence of a frame with the payments it makes. */
  readonly say: (frame: Frame, newEntries: readonly Entry[], unit: Unit, judged: Judgement<Frame>, rules: R) => string;
  /** What an entry is for, in a line of the account. */
  readonly what: (entry: Entry, rules: R) => string;
  /** The last step before a cut as it stands there: nobody plays on. */
  readonly atCut: (last: S) => S;
  /** What a record is called: deal, game. */
  readonly piece: string;
  /** A seat within a sentence. */
  readonly saySeat: (seat: string) => string;
}

/** The same of a card game. */
export interface Shown<R, Rec, Frame extends PlacedFrame, S extends ReplayStep> extends Omit<
  ShownAny<R, Rec, Frame, S>,
  'atCut' | 'piece' | 'saySeat'
> {
  readonly direction: (rules: R) => 'right' | 'left';
}

type Cut<Frame> = Replay<Frame>;

/** Settles records of a card game under a book and a reader's changes, ready to be shown. */
export function makeSettle<R, Rec, Frame extends PlacedFrame, S extends ReplayStep>(
  game: Shown<R, Rec, Frame, S>,
): (request: Request<R, Rec>) => Result<{ readonly model: ReplayModel<S>; readonly rules: R }> {
  const settle = makeSettleAny<R, Rec, Frame, S>({
    ...game,
    atCut: (last) => ({ ...last, toPlay: undefined }),
    piece: 'deal',
    saySeat,
  });
  return (request) => {
    const settled = settle(request);
    if (!settled.ok) return settled;
    const { model, rules } = settled.value;
    return ok({ model: { ...model, direction: game.direction(rules) }, rules });
  };
}

/** Settles records of any game under a book and a reader's changes, ready to be shown. */
export function makeSettleAny<R, Rec, Frame extends PlacedFrame, S extends AnyStep>(
  game: ShownAny<R, Rec, Frame, S>,
): (request: Request<R, Rec>) => Result<{ readonly model: AnyModel<S>; readonly rules: R }> {
  /** Each record judged by its book, cut nowhere: every change is held against it. */
  const kept = new WeakMap<object, { readonly book: object; readonly judged: Result<Cut<Frame>> }>();
  const bookReplay = (record: Rec, book: RuleSet<R>): Result<Cut<Frame>> => {
    const known = kept.get(record as object);
    if (known?.book === book) return known.judged;
    const judged = judgedOnce(game.judge, record, valuesOf(book));
    const whole = judged.ok ? ok({ ...cut(judged.value, []), departures: judged.value.departures }) : judged;
    kept.set(record as object, { book, judged: whole });
    return whole;
  };

  return ({ record, book, changes, asPlayed }) => {
    const varied = vary(game.keys, book, changes);
    if (!varied.ok) return varied;
    const { rules } = varied.value;
    const isChanged = Object.keys(varied.value.changes).length > 0;
    const source = bookReplay(record, book);
    if (!source.ok) return source;
    const judged = isChanged ? game.judge(record, rules) : source;
    if (!judged.ok) return judged;
    // What the book itself would not have allowed belongs to the deal: it is there to show what follows.
    const own = new Set(source.value.departures.map(nameDeparture));
    const cutting = asPlayed ? [] : judged.value.departures.filter((one) => !own.has(nameDeparture(one)));
    const shown = isChanged ? cut(judged.value, cutting) : source.value;
    const seats = game.seats(record);
    const steps = stepsOf(shown, game);
    const what = (entry: Entry): string => game.what(entry, rules);
    const lines = linesOf(shown, isChanged ? source.value : undefined, steps, seats, what);
    const zeros = Object.fromEntries(seats.map((seat) => [seat, 0]));
    const say = (step: number, isPaymentSaid: boolean): string => {
      const frame = shown.frames[step];
      if (!frame || step >= shown.framesBefore) return shown.firstDeparture?.message ?? '';
      const before = shown.frames[step - 1]?.entries ?? 0;
      const paid = isPaymentSaid ? shown.entries.slice(before, frame.entries) : [];
      return game.say(frame, paid, book.unit, shown, rules);
    };
    const model: AnyModel<S> = {
      seats,
      steps,
      say: (step) => say(step, true),
      // At some ends nothing happens but that it is paid.
      tell: (step) => say(step, false) || say(step, true),
      lines,
      opening: {
        now: { ...zeros, ...shown.poolsBefore },
        before: { ...zeros, ...source.value.poolsBefore },
      },
      faults: judged.value.departures,
      effect: isChanged ? effectOf(shown, source.value, lines, book.unit, game) : undefined,
    };
    return ok({ model, rules });
  };
}

const nameDeparture = ({ at, key }: Departure): string => `${printPlace(at)} ${key}`;

function stepsOf<R, Rec, Frame extends PlacedFrame, S extends AnyStep>(
  cut: Cut<Frame>,
  { stepOf, atCut }: Pick<ShownAny<R, Rec, Frame, S>, 'stepOf' | 'atCut'>,
): readonly S[] {
  const { frames, framesBefore, firstDeparture } = cut;
  const steps = frames.slice(0, framesBefore).map((frame) => stepOf(frame, cut));
  const last = steps.at(-1);
  if (!firstDeparture || !last) return steps;
  return [...steps, { ...atCut(last), at: firstDeparture.at, departure: firstDeparture }];
}

function linesOf<Frame extends PlacedFrame>(
  cut: Cut<Frame>,
  source: Cut<Frame> | undefined,
  steps: readonly AnyStep[],
  seats: readonly string[],
  what: (entry: Entry) => string,
): readonly Line[] {
  const now = cut.entries.slice(0, cut.entriesBefore);
  const paidAt = new Map(now.map((entry, i) => [entry, cut.frames.findIndex((frame) => frame.entries > i)]));
  const line = ({ entry, amount, before }: Merged, isCompared: boolean): Line => ({
    at: entry.at,
    what: what(entry),
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
function shownAt<Frame extends PlacedFrame>(
  source: Cut<Frame>,
  entry: Entry,
  steps: readonly AnyStep[],
  seats: readonly string[],
): number {
  const i = source.entries.indexOf(entry);
  const at = source.frames.find(({ entries }) => entries > i)?.at ?? inPhase('end');
  return stepAt(steps, at, seats);
}

function effectOf<Frame>(
  cut: Cut<Frame>,
  source: Cut<Frame>,
  lines: readonly Line[],
  unit: Unit,
  { piece, saySeat }: Pick<ShownAny<never, never, never, never>, 'piece' | 'saySeat'>,
): Effect {
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
      ? `No payment of this ${piece} changes.`
      : payments === 1
        ? 'One payment changes.'
        : `${String(payments)} payments change.`;
  const sums = moved.map(({ seat, now, before }, i) => {
    const ends = i === 0 ? ' ends' : '';
    return `${saySeat(seat)}${ends} ${howMuch(now, i === 0 ? unit : undefined)} instead of ${howMuch(before)}`;
  });
  const sentence = sums.length === 0 ? [] : [`${capital(sums.join('; '))}.`];
  return { payments, nets, says: [counts, ...sentence].join(' ') };
}

/** “43 fish down”, “22 up”, “even”. */
const howMuch = (net: number, unit?: Unit): string =>
  net === 0 ? 'even' : `${unit ? counted(Math.abs(net), unit) : String(Math.abs(net))} ${net > 0 ? 'up' : 'down'}`;
