import { capital, saySeat, counted, type Unit } from '#engine/wording/sentence.ts';
import type { SeatNames } from '#engine/wording/seat-names.ts';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import { mapOk, ok, type Result } from '#engine/kernel/result.ts';
import { judgementIn, type Departure, type Judgement, type GameTypes, type PlacedFrame } from '#engine/ledger/game.ts';
import type { Entry } from '#engine/ledger/sink.ts';
import { inPhase, printPlace, rankPlace } from '#engine/ledger/place.ts';
import { memoizeJudgement, cut, type Replay } from '#engine/replay/replay.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import { valuesOf, vary, type RuleSet } from '#engine/rules/rule-set.ts';
import { type AccountLine, mergeEntries, type MergedEntry, stepAt } from '../../account/account.ts';
import type { AnyModel, AnyStep, ChangeEffect, CardReplayModel, ShownTypes, CardTypes, StepOf } from '../model.ts';

export interface SettleRequest<G extends GameTypes> {
  readonly record: G['record'];
  readonly book: RuleSet<G['rules']>;
  /** The reader's changes; empty for the unchanged book. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** Whether to continue past departures from the changed rules. */
  readonly asPlayed: boolean;
}

/** What a sentence depends on besides its frame and payments. */
export interface SentenceContext<G extends GameTypes> {
  readonly unit: Unit;
  readonly judged: Judgement<G['frame']>;
  readonly rules: G['rules'];
  /** Names of the seats at a table; the books’ own if not given. */
  readonly names: SeatNames | undefined;
}

/** What laying out a settlement needs of any game. */
export interface AnyReplayGame<G extends ShownTypes> {
  readonly keys: KeyTable;
  readonly judge: (record: G['record'], rules: G['rules']) => Result<Judgement<G['frame']>>;
  readonly seats: (record: G['record']) => readonly string[];
  readonly stepOf: (frame: G['frame'], judged: Judgement<G['frame']>) => StepOf<G>;
  /** Sentence of a frame with its payments. */
  readonly say: (frame: G['frame'], newEntries: readonly Entry[], context: SentenceContext<G>) => string;
  /** Reason for an entry, in a line of the account. */
  readonly what: (entry: Entry, rules: G['rules']) => string;
  /** The reason as the end of a sentence that says who pays whom: “for the ace of clubs, led”. */
  readonly why: (entry: Entry, rules: G['rules']) => string;
  /** Last step before a cut, where nobody is to play. */
  readonly atCut: (last: StepOf<G>) => StepOf<G>;
  /** Name of a record: deal, game. */
  readonly piece: string;
  /** Name of a seat in a sentence. */
  readonly saySeat: (seat: string) => string;
}

/** The same for a card game. */
export interface CardReplayGame<G extends CardTypes> extends Omit<AnyReplayGame<G>, 'atCut' | 'piece' | 'saySeat'> {
  readonly direction: (rules: G['rules']) => 'right' | 'left';
}

type Cut<Frame> = Replay<Frame>;

/** Settles records of a card game under a book with a reader's changes, and lays them out step by step. */
export function makeSettle<G extends CardTypes>(
  game: CardReplayGame<G>,
): (request: SettleRequest<G>) => Result<{ readonly model: CardReplayModel<StepOf<G>>; readonly rules: G['rules'] }> {
  const settle = makeSettleAny<G>({
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

/** Settles records of any game under a book with a reader's changes, and lays them out step by step. */
export function makeSettleAny<G extends ShownTypes>(
  game: AnyReplayGame<G>,
): (request: SettleRequest<G>) => Result<{ readonly model: AnyModel<StepOf<G>>; readonly rules: G['rules'] }> {
  /** A record judged by its own book without cuts, for comparison with every change. */
  const bookReplay = memoizeByIdentity((record: object, book: RuleSet<G['rules']>): Result<Cut<G['frame']>> => {
    const judged = memoizeJudgement(game.judge, record, valuesOf(book));
    return mapOk(judged, (value) => ({ ...cut(judgementIn(book, value), []), departures: value.departures }));
  });

  return ({ record, book, changes, asPlayed }) => {
    const varied = vary(game.keys, book, changes);
    if (!varied.ok) return varied;
    const { rules } = varied.value;
    const isChanged = Object.keys(varied.value.changes).length > 0;
    const source = bookReplay(record, book);
    if (!source.ok) return source;
    const judged = isChanged ? mapOk(game.judge(record, rules), (value) => judgementIn(book, value)) : source;
    if (!judged.ok) return judged;
    // Departures under the book itself belong to the deal, which is there to show what follows.
    const own = new Set(source.value.departures.map(nameDeparture));
    const cutting = asPlayed ? [] : judged.value.departures.filter((one) => !own.has(nameDeparture(one)));
    const judgement = isChanged ? cut(judged.value, cutting) : source.value;
    const seats = game.seats(record);
    const steps = stepsOf(judgement, game);
    const what = (entry: Entry): Pick<AccountLine, 'what' | 'why'> => ({
      what: game.what(entry, rules),
      why: game.why(entry, rules),
    });
    const lines = linesOf(judgement, isChanged ? source.value : undefined, steps, seats, what);
    const zeros = Object.fromEntries(seats.map((seat) => [seat, 0]));
    const say = (step: number, isPaymentSaid: boolean, names?: SeatNames): string => {
      const frame = judgement.frames[step];
      if (!frame || step >= judgement.framesBefore) return judgement.firstDeparture?.message ?? '';
      const before = judgement.frames[step - 1]?.entries ?? 0;
      const paid = isPaymentSaid ? judgement.entries.slice(before, frame.entries) : [];
      return game.say(frame, paid, { unit: book.unit, judged: judgement, rules, names });
    };
    const model: AnyModel<StepOf<G>> = {
      seats,
      steps,
      sentenceAt: (step, names) => say(step, true, names),
      // Some ends have only payments.
      tell: (step, names) => say(step, false, names) || say(step, true, names),
      lines,
      opening: {
        now: { ...zeros, ...judgement.poolsBefore },
        before: { ...zeros, ...source.value.poolsBefore },
      },
      faults: judged.value.departures,
      effect: isChanged ? effectOf(judgement, source.value, lines, book.unit, game) : undefined,
    };
    return ok({ model, rules });
  };
}

const nameDeparture = ({ at, key }: Departure): string => `${printPlace(at)} ${key}`;

function stepsOf<G extends ShownTypes>(
  cut: Cut<G['frame']>,
  { stepOf, atCut }: Pick<AnyReplayGame<G>, 'stepOf' | 'atCut'>,
): readonly StepOf<G>[] {
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
  what: (entry: Entry) => Pick<AccountLine, 'what' | 'why'>,
): readonly AccountLine[] {
  const now = cut.entries.slice(0, cut.entriesBefore);
  const paidAt = new Map(now.map((entry, i) => [entry, cut.frames.findIndex((frame) => frame.entries > i)]));
  const line = ({ entry, amount, before }: MergedEntry, isCompared: boolean): AccountLine => ({
    at: entry.at,
    ...what(entry),
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

/** Current step that corresponds to an entry of the source's account. */
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
  lines: readonly AccountLine[],
  unit: Unit,
  { piece, saySeat }: Pick<AnyReplayGame<ShownTypes>, 'piece' | 'saySeat'>,
): ChangeEffect {
  const payments = lines.filter(({ before }) => before !== undefined).length;
  if (cut.firstDeparture)
    return {
      payments,
      nets: undefined,
      text: `These rules forbid part of this ${piece}: ${cut.firstDeparture.message}`,
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
  return { payments, nets, text: [counts, ...sentence].join(' ') };
}

/** “43 fish down”, “22 up”, “even”. */
const howMuch = (net: number, unit?: Unit): string =>
  net === 0 ? 'even' : `${unit ? counted(Math.abs(net), unit) : String(Math.abs(net))} ${net > 0 ? 'up' : 'down'}`;
