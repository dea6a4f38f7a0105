import { tricksToUndertake } from '../../play/ending.ts';
import { GREAT, HONOURS, LITTLE } from '../../rules/honours.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { fatePays } from '../../session/outcome-honours.ts';
import { countsLaid } from '../../session/outcome-points.ts';
import { needsPoints } from '../../session/facts-from-outcome.ts';
import { packFor, shapeOf } from '../../rules/shape.ts';
import { FATES, type DealOutcome, type Fate, type ToldHonour } from '../../session/deal-outcome.ts';
import { range } from '#engine/kernel/collections.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { HONOUR_CODES, type HonourCode, type ReversisEntry } from './fields.ts';

/** Which questions a deal has to answer, as far as it is told. */
export interface Asked {
  /** How many tricks a deal has. */
  readonly all: number;
  /** The tricks in which a reversis can be broken. */
  readonly breakable: readonly number[];
  /** Tricks and points. */
  readonly takings: boolean;
  /** Who won the partie and who lost it; and whether tricks and points would do as well. */
  readonly partie: boolean;
  readonly mayReckon: boolean;
  readonly cards: boolean;
  readonly honours: readonly { readonly honour: number; readonly code: HonourCode; readonly fates: readonly Fate[] }[];
  /** Tricks in which something is paid otherwise, the first among them where it is. */
  readonly tricks: readonly number[];
  readonly laid: boolean;
  readonly claimed: boolean;
  readonly espagnolette: boolean;
  readonly thrown: boolean;
}

export const fateOf = (entry: ReversisEntry, code: HonourCode): Fate | undefined => entry[`${code}.fate`];

/** Whether what is told of an honour needs a second player: who took, or led, the trick. */
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

/** A deal is an ordinary one until something else is said. */
export const endingIn = ({ ending = 'partie' }: ReversisEntry): 'partie' | 'made' | 'broken' => ending;

/** Whether the table has its tricks and points reckoned; accounts of before it could say who won have nothing else. */
const isReckoned = ({ reckoned, tricks, points }: ReversisEntry): boolean =>
  reckoned ?? (tricks !== undefined || points !== undefined);

/** Whether a card can still pay: a reversis made that gives everything back leaves the Quinola’s stake, and nothing else. */
const isLeft = (honour: number, entry: ReversisEntry, rules: ReversisRules): boolean =>
  endingIn(entry) !== 'made' ||
  rules['reversis.made.undoes'] !== 'everything' ||
  entry.espagnolette !== undefined ||
  (honour >= GREAT && rules['pool.structure'] !== 'none');

export function askedOf(entry: ReversisEntry, rules: ReversisRules, seats: number): Asked {
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
      (FATES.some((fate) => fatePays(honour, fate, rules)) || (countsLaid(rules) && honour === GREAT)),
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
    laid: countsLaid(rules) && (!isReversis || failsAtLast),
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

/** What is told of each card that pays, in the order of the engine’s honours. */
export function honoursIn(
  entry: ReversisEntry,
  asked: Asked,
  rules: ReversisRules,
  seatOf: (player: number) => number,
): readonly (ToldHonour | undefined)[] {
  const honours: (ToldHonour | undefined)[] = HONOURS.map(() => undefined);
  for (const { honour, code } of asked.honours) {
    const fate = fateOf(entry, code);
    if (fate === undefined) continue;
    const seat = (player: number | undefined): number | undefined =>
      player === undefined ? undefined : seatOf(player);
    const told = entry[`${code}.trick`];
    honours[honour] = {
      fate,
      by: needsHolder(entry, honour, fate, rules) ? seat(entry[`${code}.by`]) : undefined,
      on: needsOther(honour, fate, rules) ? seat(entry[`${code}.on`]) : undefined,
      trick: told !== undefined && asked.tricks.includes(told) ? told : undefined,
    };
  }
  return honours;
}

/** The outcome of a deal as its table tells it, put in seats. Refuses what is missing, with the field as the place. */
export function tellReversis(
  entry: ReversisEntry,
  rules: ReversisRules,
  seats: 4 | 5,
  seatOf: (player: number) => number,
): Result<DealOutcome> {
  const { maker, breaker, brokenIn, winner, loser } = entry;
  const ending = endingIn(entry);
  const asked = askedOf(entry, rules, seats);
  if (ending !== 'partie' && maker === undefined)
    return refuse('no-maker', 'Say who played the reversis.', 'maker', 'reversis.undertaken');
  if (ending === 'broken' && breaker === undefined)
    return refuse('no-breaker', 'Say who broke the reversis.', 'breaker', 'reversis.undertaken');
  const trick = brokenIn ?? (asked.breakable.length === 1 ? asked.breakable[0] : undefined);
  if (ending === 'broken' && trick === undefined)
    return refuse('no-break', 'Say in which trick it was broken.', 'brokenIn', 'reversis.undertaken');
  if (asked.partie && winner === undefined)
    return refuse('no-winner', 'Say who won the partie.', 'winner', 'partie.manner');
  if (asked.partie && loser === undefined)
    return refuse('no-loser', 'Say who lost the partie.', 'loser', 'partie.manner');
  const honours = honoursIn(entry, asked, rules, seatOf);
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
      asked.partie && winner !== undefined && loser !== undefined
        ? { winner: seatOf(winner), loser: seatOf(loser) }
        : undefined,
    tricks: asked.takings && entry.tricks ? numbers(entry.tricks, seats, seatOf) : undefined,
    points: asked.takings && entry.points ? numbers(entry.points, seats, seatOf) : undefined,
    cards: asked.cards && entry.cards ? numbers(entry.cards, seats, seatOf) : undefined,
    laid: asked.laid ? [laidKings, laidQueens, laidKnaves] : [0, 0, 0],
    claimed: entry.claimed ?? true,
    espagnolette: asked.espagnolette && entry.espagnolette !== undefined ? seatOf(entry.espagnolette) : undefined,
    thrownBy: asked.thrown && entry.thrownBy !== undefined ? seatOf(entry.thrownBy) : undefined,
  });
}
