import { tricksToUndertake } from '../../play/ending.ts';
import { GREAT, HONOURS, LITTLE, packFor, shapeOf } from '../../rules/shape.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import {
  fatePays,
  countsLaid,
  FATES,
  type DealOutcome,
  type Fate,
  type HonourOutcome,
} from '../../session/deal-outcome.ts';
import { needsPoints } from '../../session/facts-from-outcome.ts';
import { range } from '#engine/kernel/collections.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import {
  choiceField,
  count,
  counts,
  DEALER_FIELD,
  FLAG_FIELD,
  order,
  PLAYER_FIELD,
  type EntryOf,
} from '#islands/regulator/account/fields.ts';

/** Questions that the form still asks about a deal, given its answers so far. */
export interface OpenQuestions {
  /** Number of tricks in the deal. */
  readonly all: number;
  /** Tricks in which a reversis can be broken. */
  readonly breakable: readonly number[];
  /** Whether to ask for tricks and points. */
  readonly takings: boolean;
  /** Whether to ask who won and who lost the partie; below, whether tricks and points would do as well. */
  readonly partie: boolean;
  readonly mayReckon: boolean;
  readonly cards: boolean;
  readonly honours: readonly { readonly honour: number; readonly code: HonourCode; readonly fates: readonly Fate[] }[];
  /** Tricks with special payments, including the first if it has them. */
  readonly tricks: readonly number[];
  readonly laid: boolean;
  readonly claimed: boolean;
  readonly espagnolette: boolean;
  readonly thrown: boolean;
}

export const fateOf = (entry: ReversisEntry, code: HonourCode): Fate | undefined => entry[`${code}.fate`];

/** Whether a fate of an honour needs a second player: the one who took, or led, the trick. */
export const needsOther = (honour: number, fate: Fate | undefined, rules: ReversisRules): boolean =>
  (fate === 'placed' || fate === 'forced') && fatePays(honour, fate, rules);

/** Whether it matters who played an honour. */
export const needsHolder = (
  entry: ReversisEntry,
  honour: number,
  fate: Fate | undefined,
  rules: ReversisRules,
): boolean => {
  if (fate === undefined || fate === 'laidOut') return false;
  if (fate === 'unplayed') return entry.thrownBy !== undefined && rules['thrown.pays'] !== 'nothing';
  const isReversis = endingIn(entry) !== 'partie';
  return fatePays(honour, fate, rules) || entry.espagnolette !== undefined || (isReversis && honour >= GREAT);
};

/** Ending of an entry; a partie unless another is chosen. */
export const endingIn = ({ ending = 'partie' }: ReversisEntry): 'partie' | 'made' | 'broken' => ending;

/** Whether the partie is settled by tricks and points; entries from before the form asked who won have nothing else. */
const isReckoned = ({ reckoned, tricks, points }: ReversisEntry): boolean =>
  reckoned ?? (tricks !== undefined || points !== undefined);

/** Whether a card can still pay: a reversis made that returns everything leaves only the Quinola’s stake. */
const isLeft = (honour: number, entry: ReversisEntry, rules: ReversisRules): boolean =>
  endingIn(entry) !== 'made' ||
  rules['reversis.made.undoes'] !== 'everything' ||
  entry.espagnolette !== undefined ||
  (honour >= GREAT && (rules['pool.structure'] !== 'none' || rules['reversis.made.forcedFirst'] > 0));

export function openQuestions(entry: ReversisEntry, rules: ReversisRules, seats: number): OpenQuestions {
  const { tricks: all } = shapeOf(rules, seats);
  const needed = tricksToUndertake({ tricks: all }, rules);
  const aside = packFor(rules).length - seats * all;
  const breakable = needed < all ? range(all - needed).map((i) => needed + 1 + i) : [];
  const ending = endingIn(entry);
  const isReversis = ending !== 'partie';
  const renounces = rules['espagnolette.hands'] !== 'none';
  const failsAtLast =
    ending === 'broken' &&
    renounces &&
    entry.espagnolette !== undefined &&
    entry.espagnolette === entry.breaker &&
    rules['espagnolette.breaks'] === 'fails';
  const mustReckon = needsPoints(entry, rules);
  const takings = failsAtLast || (!isReversis && (mustReckon || isReckoned(entry)));
  const thrown = rules['thrown.pays'] !== 'nothing';
  const honours = HONOUR_CODES.map((code, honour) => ({
    honour,
    code,
    fates: FATES.filter((fate) => fate !== 'laidOut' || aside > 0).filter(
      (fate) => fate !== 'unplayed' || (thrown && entry.thrownBy !== undefined) || !countsLaid(rules),
    ),
  })).filter(
    ({ honour }) =>
      isLeft(honour, entry, rules) &&
      (honour !== LITTLE || rules['quinola.little']) &&
      (FATES.some((fate) => fatePays(honour, fate, rules)) ||
        (countsLaid(rules) && honour !== LITTLE) ||
        entry.espagnolette !== undefined),
  );
  const window = rules['double.manner'] === 'none' ? 0 : rules['double.window'];
  const late = isReversis || window > 0 ? range(Math.max(window, isReversis ? breakable.length : 0)) : [];
  return {
    all,
    breakable,
    takings,
    partie: !isReversis && !takings,
    mayReckon: !isReversis && !mustReckon,
    cards: takings && rules['tie.order'] === 'tricksThenCards' && isTied(entry),
    honours,
    tricks: [
      ...(ending === 'made' && rules['reversis.made.forcedFirst'] > 0 ? [1] : []),
      ...late.map((i) => all - late.length + 1 + i),
    ],
    // Who breaks a reversis may be paid what a partie would have brought.
    laid:
      countsLaid(rules) &&
      (!isReversis || failsAtLast || (ending === 'broken' && rules['reversis.broken.manner'] === 'talon')),
    claimed:
      rules['led.claim'] &&
      !isReversis &&
      honours.some(({ honour, code }) =>
        fateOf(entry, code) === 'led' && honour !== GREAT && honour !== LITTLE
          ? fatePays(honour, 'led', rules)
          : fateOf(entry, code) === 'led',
      ),
    espagnolette: renounces,
    thrown,
  };
}

/** Whether two players have the same points and tricks. */
function isTied({ tricks = [], points = [] }: ReversisEntry): boolean {
  const pairs = points.flatMap((n, player) => (n === null ? [] : [`${String(n)} ${String(tricks[player])}`]));
  return new Set(pairs).size < pairs.length;
}

const numbers = (list: readonly (number | null)[] | undefined, seats: number, seatOf: (player: number) => number) => {
  const out = new Array<number>(seats).fill(0);
  list?.forEach((n, player) => (out[seatOf(player)] = n ?? 0));
  return out;
};

/** Entries of each card that pays, in the order of `HONOURS`. */
export function honoursIn(
  entry: ReversisEntry,
  questions: OpenQuestions,
  rules: ReversisRules,
  seatOf: (player: number) => number,
): readonly (HonourOutcome | undefined)[] {
  const honours: (HonourOutcome | undefined)[] = HONOURS.map(() => undefined);
  for (const { honour, code } of questions.honours) {
    const fate = fateOf(entry, code);
    if (fate === undefined) continue;
    const seat = (player: number | undefined): number | undefined =>
      player === undefined ? undefined : seatOf(player);
    const trick = entry[`${code}.trick`];
    honours[honour] = {
      fate,
      by: needsHolder(entry, honour, fate, rules) ? seat(entry[`${code}.by`]) : undefined,
      on: needsOther(honour, fate, rules) ? seat(entry[`${code}.on`]) : undefined,
      trick: trick !== undefined && questions.tricks.includes(trick) ? trick : undefined,
    };
  }
  return honours;
}

/** Outcome of an entered deal, by seats. An error names the missing field as its place. */
export function tellReversis(
  entry: ReversisEntry,
  rules: ReversisRules,
  seats: 4 | 5,
  seatOf: (player: number) => number,
): Result<DealOutcome> {
  const { maker, breaker, brokenIn, winner, loser } = entry;
  const ending = endingIn(entry);
  const questions = openQuestions(entry, rules, seats);
  if (ending !== 'partie' && maker === undefined)
    return refuse('no-maker', 'Say who played the reversis.', 'maker', 'reversis.undertaken');
  if (ending === 'broken' && breaker === undefined)
    return refuse('no-breaker', 'Say who broke the reversis.', 'breaker', 'reversis.undertaken');
  const trick = brokenIn ?? (questions.breakable.length === 1 ? questions.breakable[0] : undefined);
  if (ending === 'broken' && trick === undefined)
    return refuse('no-break', 'Say in which trick it was broken.', 'brokenIn', 'reversis.undertaken');
  if (questions.partie && winner === undefined)
    return refuse('no-winner', 'Say who won the partie.', 'winner', 'partie.manner');
  if (questions.partie && loser === undefined)
    return refuse('no-loser', 'Say who lost the partie.', 'loser', 'partie.manner');
  const honours = honoursIn(entry, questions, rules, seatOf);
  const { laidKings = 0, laidQueens = 0, laidKnaves = 0 } = entry;
  return ok({
    seats,
    honours,
    reversis:
      ending === 'partie' || maker === undefined
        ? undefined
        : {
            by: seatOf(maker),
            broken:
              ending === 'broken' && breaker !== undefined && trick !== undefined
                ? { by: seatOf(breaker), trick }
                : undefined,
          },
    partie:
      questions.partie && winner !== undefined && loser !== undefined
        ? { winner: seatOf(winner), loser: seatOf(loser) }
        : undefined,
    tricks: questions.takings && entry.tricks ? numbers(entry.tricks, seats, seatOf) : undefined,
    points: questions.takings && entry.points ? numbers(entry.points, seats, seatOf) : undefined,
    cards: questions.cards && entry.cards ? numbers(entry.cards, seats, seatOf) : undefined,
    laid: questions.laid ? [laidKings, laidQueens, laidKnaves] : [0, 0, 0],
    claimed: entry.claimed ?? true,
    espagnolette: questions.espagnolette && entry.espagnolette !== undefined ? seatOf(entry.espagnolette) : undefined,
    thrownBy: questions.thrown && entry.thrownBy !== undefined ? seatOf(entry.thrownBy) : undefined,
  });
}

/** Fate of a card once its player is known, with the other player where that is asked. */
interface HonourFate {
  readonly fate: Fate;
  readonly on: number | undefined;
  readonly label: string;
}

/** Ways in which a card of this player can have fallen, among the fates that are asked about; one for each tap. */
export function waysOf(
  honour: number,
  fates: readonly Fate[],
  by: number,
  players: readonly string[],
  rules: ReversisRules,
): readonly HonourFate[] {
  const others = players.flatMap((name, on) => (on === by ? [] : [{ name, on }]));
  return fates.flatMap((fate): readonly HonourFate[] => {
    if (fate === 'led') return [{ fate, on: undefined, label: 'Led it' }];
    if (fate !== 'placed' && fate !== 'forced') return [];
    const [alone, with1] = fate === 'placed' ? ['Placed it', 'Placed it on'] : ['Was forced', 'Was forced by'];
    return needsOther(honour, fate, rules)
      ? others.map(({ name, on }) => ({ fate, on, label: `${with1} ${name}` }))
      : [{ fate, on: undefined, label: alone }];
  });
}

/** Cards already entered, in the order of entry. */
export function fallenIn(entry: ReversisEntry, codes: readonly HonourCode[]): readonly HonourCode[] {
  const fallen = HONOUR_CODES.filter((code) => codes.includes(code) && fateOf(entry, code) !== undefined);
  const inOrder = (entry.fallen ?? []).filter((code) => fallen.includes(code));
  return [...inOrder, ...fallen.filter((code) => !inOrder.includes(code))];
}

/** “Carl placed it on Bea”. */
export function sayFall(entry: ReversisEntry, code: HonourCode, players: readonly string[]): string {
  const name = (player: number | undefined): string => (player === undefined ? '' : (players[player] ?? ''));
  const by = entry[`${code}.by`];
  const on = entry[`${code}.on`];
  switch (fateOf(entry, code)) {
    case 'placed':
      return by === undefined
        ? 'placed'
        : on === undefined
          ? `${name(by)} placed it`
          : `${name(by)} placed it on ${name(on)}`;
    case 'forced':
      return by === undefined
        ? 'forced'
        : on === undefined
          ? `forced from ${name(by)}`
          : `${name(on)} forced it from ${name(by)}`;
    case 'led':
      return by === undefined ? 'led' : `${name(by)} led it`;
    case 'laidOut':
      return 'laid out';
    case 'unplayed':
      return by === undefined ? 'not played' : `${name(by)} still held it`;
    case undefined:
      return '';
  }
}

/** The six cards that can pay, as records print them, in the order of `HONOURS`. */
export const HONOUR_CODES = ['AS', 'AH', 'AD', 'AC', 'JH', 'QH'] as const;
export type HonourCode = (typeof HONOUR_CODES)[number];

const FATE = choiceField(...FATES);
/** Trick, from 1; if absent, an earlier one without special payments. */
const TRICK = count(13);

/** Fields of each of the six: `AS.fate`, `AS.by` … */
type Falls = { readonly [K in `${HonourCode}.fate`]: typeof FATE } & {
  readonly [K in `${HonourCode}.${'by' | 'on'}`]: typeof PLAYER_FIELD;
} & { readonly [K in `${HonourCode}.trick`]: typeof TRICK };
const ONE_FALLS = { fate: FATE, by: PLAYER_FIELD, on: PLAYER_FIELD, trick: TRICK };
const FALLS = Object.fromEntries(
  HONOUR_CODES.flatMap((code) => Object.entries(ONE_FALLS).map(([part, field]) => [`${code}.${part}`, field])),
) as Falls;

/** Fields of the form for a deal of Réversis. */
export const REVERSIS_FIELDS = {
  ...DEALER_FIELD,
  ending: choiceField('partie', 'made', 'broken'),
  maker: PLAYER_FIELD,
  breaker: PLAYER_FIELD,
  brokenIn: TRICK,
  /** Winner and loser of the partie; or that tricks and points decide. */
  winner: PLAYER_FIELD,
  loser: PLAYER_FIELD,
  reckoned: FLAG_FIELD,
  /** Cards that pay, in the order in which they were played. */
  fallen: order(HONOUR_CODES),
  tricks: counts(20),
  points: counts(99),
  cards: counts(16),
  ...FALLS,
  laidKings: count(4),
  laidQueens: count(4),
  laidKnaves: count(4),
  claimed: FLAG_FIELD,
  espagnolette: PLAYER_FIELD,
  thrownBy: PLAYER_FIELD,
} as const;
export type ReversisEntry = EntryOf<typeof REVERSIS_FIELDS>;
