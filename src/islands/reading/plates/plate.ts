import { listed, memoizeByIdentity } from '#engine/kernel/collections.ts';
import type { Entry } from '#engine/ledger/sink.ts';
import type { Game, Judgement, GameTypes, PlacedFrame } from '#engine/ledger/game.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { memoizeJudgement } from '#engine/replay/replay.ts';
import { valuesOf, type RuleSet, asVaried } from '#engine/rules/rule-set.ts';
import { type AccountLine, stepNamed } from '../../account/account.ts';
import type { AnyModel, OtherBook, ShownTypes } from '../../replay/model.ts';
import type { ReadClause, EditionGame } from '../game.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { openOwnDeal } from '../../replay/replay-links.ts';
import { readAddress } from '../../rules/reading-address.ts';
import { parseVariation } from '../../rules/variation-address.ts';
import type { ReaderChanges } from '../../rules/rule-words.ts';

/** Event sent to the page after its address is updated with changed rules; browsers fire none for replaced addresses. */
export const VARIED = 'reading-varied';

/** Payments of a step that rest on a clause: those with one of its rules as base, else those in which one takes part. */
export function linesOfClause(model: AnyModel, step: number, keys: readonly string[]): readonly AccountLine[] {
  const here = model.lines.filter((line) => line.step === step);
  const base = here.filter((line) => keys.includes(line.keys[0] ?? ''));
  return base.length > 0 ? base : here.filter((line) => line.keys.some((key) => keys.includes(key)));
}

/** Payments without those that stand among others too, between the same two for the same sum. */
function without(lines: readonly AccountLine[], others: readonly AccountLine[]): readonly AccountLine[] {
  const left = [...others];
  return lines.filter(({ from, to, amount }) => {
    const same = left.findIndex((line) => line.from === from && line.to === to && line.amount === amount);
    if (same >= 0) left.splice(same, 1);
    return same < 0 && amount > 0;
  });
}

/**
 * Payments at a place under each answer to a question, in the order of the answers: those by its rules or, where these
 * pay nothing, those that another rule makes instead, of another sum or between other players. Undefined if the rules
 * pay there under no answer.
 */
export function paidByAnswer(
  models: readonly (AnyModel | undefined)[],
  at: string,
  keys: readonly string[],
): readonly (readonly AccountLine[])[] | undefined {
  const answers = models.map((model) => {
    if (!model) return { byRules: [], all: [] };
    const step = stepOf(model, at);
    return { byRules: linesOfClause(model, step, keys), all: model.lines.filter((line) => line.step === step) };
  });
  const pays = (lines: readonly AccountLine[]): boolean => lines.some(({ amount }) => amount > 0);
  const payer = answers.find(({ byRules }) => pays(byRules));
  if (!payer) return undefined;
  const byOtherRules = payer.all.filter((line) => !payer.byRules.includes(line));
  return answers.map(({ byRules, all }) => (pays(byRules) ? byRules : without(all, byOtherRules)));
}

export const stepOf = (model: AnyModel, at: string): number => stepNamed(model.steps, at, model.seats);

/** Net effect of some payments on each account, now and under the book; unchanged accounts are left out. */
export function netsOf(
  lines: readonly AccountLine[],
  accounts: readonly string[],
): readonly { readonly account: string; readonly now: number; readonly before: number }[] {
  const sum = (account: string, amountOf: (line: AccountLine) => number): number =>
    lines.reduce(
      (net, line) => net + (line.to === account ? amountOf(line) : 0) - (line.from === account ? amountOf(line) : 0),
      0,
    );
  return accounts.map((account) => ({
    account,
    now: sum(account, ({ amount }) => amount),
    before: sum(account, ({ amount, before }) => before ?? amount),
  }));
}

/** Maximum number of pairs of accounts listed in a line. */
const FEW = 2;

/**
 * Payments in words: “6 + 6 + 6 to the dealer”, “2 + 2 from first hand”; between several on both sides, listed one by one
 * if few.
 */
export function sumInWords(
  payments: readonly Pick<AccountLine, 'from' | 'to' | 'amount'>[],
  sayAccount: (account: string) => string,
): string {
  const paid = payments.filter(({ amount }) => amount > 0);
  if (paid.length === 0) return 'nothing';
  const froms = new Set(paid.map(({ from }) => from));
  const tos = new Set(paid.map(({ to }) => to));
  const sums = paid.map(({ amount }) => String(amount)).join(' + ');
  const [from] = froms;
  const [to] = tos;
  if (froms.size === 1 && tos.size === 1) return `${sums} from ${sayAccount(from ?? '')} to ${sayAccount(to ?? '')}`;
  if (tos.size === 1) return `${sums} to ${sayAccount(to ?? '')}`;
  if (froms.size === 1) return `${sums} from ${sayAccount(from ?? '')}`;
  const ways = new Map(
    paid.map((one) => [`${one.from} ${one.to}`, paid.filter(({ from, to }) => from === one.from && to === one.to)]),
  );
  if (ways.size <= FEW) return [...ways.values()].map((way) => sumInWords(way, sayAccount)).join(', ');
  return `${String(paid.length)} payments, together ${String(paid.reduce((sum, { amount }) => sum + amount, 0))}`;
}

const sections = (numbers: readonly number[]): string => listed(numbers.map((number) => `§${String(number)}`));

/** “by §40”: where to look up the sum in a plate’s line; undefined if the plate’s own clause names it. */
export const sumSource = ({ drawnBy = [] }: Pick<ReadClause, 'drawnBy'>): string | undefined =>
  drawnBy.length === 0 ? undefined : `by ${sections(drawnBy)}`;

/**
 * Words over the sums of a plate: whose payments they are, and which clauses name the others of the step. Undefined if
 * the clause makes all that is paid there.
 */
export function netsHeading(
  { number, drawnBy = [], othersBy = [] }: Partial<Pick<ReadClause, 'number' | 'drawnBy' | 'othersBy'>>,
  isDrawn: boolean,
  isPart: boolean,
): string | undefined {
  if (!isDrawn)
    return isPart && othersBy.length > 0 ? `What is paid here follows from ${sections(othersBy)}.` : undefined;
  if (!isPart) return drawnBy.length === 0 ? undefined : `Payments by ${sections(drawnBy)}:`;
  const own = number === undefined ? 'this rule' : sections(drawnBy.length === 0 ? [number] : drawnBy);
  const others = othersBy.length === 0 ? '' : `; for the others see ${sections(othersBy)}`;
  return `Payments by ${own} alone${others}:`;
}

/** Another book's payment for the same thing. */
export interface OtherBookPayment {
  readonly book: OtherBook;
  readonly amounts: readonly number[];
}

/** Place of the stakes before a deal. */
const BEFORE_THE_DEAL = 'ante';

const nameOf = ({ at, occasion, of }: Entry): string => [printPlace(at), occasion, of].join();

/**
 * What other books would pay at a plate instead, for books that pay differently or nothing. Leaves out books under which
 * the deal could not have been played.
 */
export function elsewhere<G extends GameTypes>(
  game: Game<G>,
  record: G['record'],
  book: RuleSet<G['rules']>,
  changes: Partial<G['rules']>,
  question: { readonly at: string; readonly keys: readonly string[]; readonly others: readonly OtherBook[] },
): readonly OtherBookPayment[] {
  if (question.others.length === 0) return [];
  const own = memoizeJudgement(game.judge, record, valuesOf(asVaried(book, changes)));
  if (!own.ok) return [];
  const paid = entriesAt(own.value, question.at);
  const base = paid.filter(({ keys }) => question.keys.includes(keys[0]));
  const mine = base.length > 0 ? base : paid.filter(({ keys }) => keys.some((key) => question.keys.includes(key)));
  const names = new Set(mine.map(nameOf));
  const amountsOf = (entries: readonly Entry[]): readonly number[] =>
    entries.filter((entry) => names.has(nameOf(entry))).map(({ amount }) => amount);
  const ours = amountsOf(own.value.entries).toSorted().join();
  if (names.size === 0) return [];
  return question.others.flatMap((other) => {
    const entries = entriesElsewhere(game, record, other.id);
    if (!entries) return [];
    const named = amountsOf(entries);
    // A book that fills its pool anew in place of the stakes of a deal pays something before the deal, not nothing.
    const amounts =
      named.length === 0 && question.at === BEFORE_THE_DEAL
        ? entries.filter(({ at }) => printPlace(at) === BEFORE_THE_DEAL).map(({ amount }) => amount)
        : named;
    return amounts.toSorted().join() === ours ? [] : [{ book: other, amounts }];
  });
}

/** Other books' entries for a record, by rule set id. Cached, because the reader's changes do not affect them. */
const judgedElsewhere = memoizeByIdentity((_record: object) => new Map<string, readonly Entry[] | undefined>());

/** Entries of a record under another book; undefined if it could not have been played so. */
function entriesElsewhere<G extends GameTypes>(
  { judge, ruleSets }: Game<G>,
  record: G['record'],
  id: string,
): readonly Entry[] | undefined {
  const known = judgedElsewhere(record);
  if (known.has(id)) return known.get(id);
  const ruleSet = ruleSets.find((one) => one.id === id);
  const judged = ruleSet && judge(record, valuesOf(ruleSet));
  const entries = judged?.ok && judged.value.departures.length === 0 ? judged.value.entries : undefined;
  known.set(id, entries);
  return entries;
}

/** Entries of a judgement at the step of a place. */
function entriesAt({ frames, entries, seats }: Judgement<PlacedFrame>, at: string): readonly Entry[] {
  const step = stepNamed(frames, at, seats);
  return entries.slice(frames[step - 1]?.entries ?? 0, frames[step]?.entries ?? 0);
}

/** “8 + 2 + 2, together 12”; “nothing”. */
export const amountsInWords = (amounts: readonly number[]): string =>
  amounts.length === 0
    ? 'nothing'
    : amounts.length === 1
      ? String(amounts[0])
      : `${amounts.join(' + ')}, together ${String(amounts.reduce((sum, amount) => sum + amount, 0))}`;

/** The reader's changes to a book, from the page's address; none, and a sentence, if they cannot be read. */
interface TurnedRules {
  readonly changes: ReaderChanges;
  readonly problem?: string | undefined;
}

/** Reads the changes to a book from the page's address, now and whenever it changes. */
export function useTurnedRules<G extends ShownTypes>(
  { engine }: EditionGame<G>,
  book: RuleSet<G['rules']>,
): TurnedRules {
  const [turned, setTurned] = useState<TurnedRules>({ changes: {} });
  useEffect(() => {
    const read = (): void => {
      const { variation } = readAddress(location.hash);
      const parsed = variation === undefined ? undefined : parseVariation(engine, book, variation);
      setTurned(
        parsed?.ok === false ? { changes: {}, problem: parsed.error.message } : { changes: parsed?.value ?? {} },
      );
    };
    read();
    for (const one of ['hashchange', VARIED]) addEventListener(one, read);
    return () => {
      for (const one of ['hashchange', VARIED]) removeEventListener(one, read);
    };
  }, []);
  return turned;
}

/** A deal under its book with the changes of the page's address. */
interface TurnedDeal<G extends ShownTypes> extends TurnedRules {
  readonly record: G['record'];
  readonly book: RuleSet<G['rules']>;
  /** The deal's own changes to its book. */
  readonly own: ReaderChanges;
  readonly model: G['model'];
}

/** Opens a deal's link under the changes of the page's address; under its book if they make the deal impossible. */
export function useTurnedDeal<G extends ShownTypes>(game: EditionGame<G>, link: string): TurnedDeal<G> {
  const deal = useMemo(() => {
    const { record, book, changes } = openOwnDeal(game.engine, link);
    return { record, book, own: changes, varied: asVaried(book, changes as Partial<G['rules']>) };
  }, [link]);
  const { record, book, own, varied } = deal;
  const turned = useTurnedRules(game, book);
  const model = useMemo((): G['model'] => {
    const settle = (changes: ReaderChanges) => game.settleDeal({ record, book: varied, changes, asPlayed: true });
    const settled = settle(turned.changes);
    const result = settled.ok ? settled : settle({});
    if (!result.ok) throw new Error(result.error.message);
    return result.value;
  }, [deal, turned]);
  return { record, book, own, model, ...turned };
}
