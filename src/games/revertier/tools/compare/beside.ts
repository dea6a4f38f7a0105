import { endingOf } from '../../play/frame.ts';
import { legalPlays, type LegalPlay } from '../../play/legal-plays.ts';
import { playOut } from '../../play/play-out.ts';
import { refusedPlays, whyNotPlay } from '../../play/why-not.ts';
import { menToStart, placeOfThrow, type RevertierRecord, starterOf } from '../../record/record.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { sayPlay, sayPlayer } from '../../wording/names.ts';
import { sayMoves } from '../../wording/plays.ts';
import { isDouble, termsOf } from '../../settle/judge.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { printPlace, type Place } from '#engine/ledger/place.ts';
import { pathsOf, printPlay, type Play, type Throw } from '#engine/tables/play.ts';
import { type Position, printPositionId } from '#engine/tables/position.ts';

/** One throw of a record, with the men before it. */
export interface ThrowAt {
  readonly at: Place;
  /** Place of the throw as links name it. */
  readonly step: string;
  readonly position: Position;
  readonly dice: Throw;
  /** The play recorded for it; undefined if it has not been played yet. */
  readonly played: Play | undefined;
}

/** Throws of a record in turn, as played; empty if the record is impossible. */
export function throwsOf(record: RevertierRecord, rules: RevertierRules): readonly ThrowAt[] {
  const starter = starterOf(record, rules);
  if (!starter.ok) return [];
  const played = playOut(record, { men: menToStart(record), toPlay: starter.value }, rules);
  if (!played.ok) return [];
  return record.throws.map(({ dice, play }, i) => {
    const at = placeOfThrow(i);
    return { at, step: printPlace(at), position: played.value.steps[i]!.position, dice, played: play };
  });
}

/** First departure of a column that is at a throw. */
export const firstDeparture = (departures: readonly Departure[]): Departure | undefined =>
  departures.find(({ at }) => at.phase === 'play') ?? departures[0];

/** Index of the throw to show: the one requested; else one not played yet, the first with a departure, or the last. */
export function throwToShow(
  throws: readonly ThrowAt[],
  step: string | undefined,
  departures: readonly (readonly Departure[])[],
): number {
  const chosenIndex = throws.findIndex((one) => one.step === step);
  if (chosenIndex >= 0) return chosenIndex;
  const pending = throws.findIndex(({ played }) => played === undefined);
  if (pending >= 0) return pending;
  const against = departures.flatMap((list) => {
    const first = list.find(({ at }) => at.phase === 'play');
    return first ? [printPlace(first.at)] : [];
  });
  const first = throws.findIndex((one) => against.includes(one.step));
  return first >= 0 ? first : throws.length - 1;
}

/** Verdict on a play by the rules of one column. */
export type PlayVerdict =
  | { readonly kind: 'allowed'; readonly ends: string | undefined }
  | { readonly kind: 'refused'; readonly why: string; readonly key: string | undefined }
  | { readonly kind: 'over' };

export interface PlayComparisonRow {
  readonly text: string;
  readonly outcome: string;
  /** The play in words. */
  readonly says: string;
  readonly isPlayed: boolean;
  readonly isSame: boolean;
  readonly cells: readonly PlayVerdict[];
  readonly legal: LegalPlay | undefined;
}

export interface PlayComparison {
  /** Plays that some column allows, and the record's own. */
  readonly rows: readonly PlayComparisonRow[];
  /** Plausible plays that every column forbids. */
  readonly refused: readonly PlayComparisonRow[];
}

type Agreed = Pick<RevertierRecord, 'stake' | 'double'>;

/** Result of a position that ends the game: who wins how much. */
export function sayEnds(after: Position, rules: RevertierRules, agreed: Agreed): string | undefined {
  const ending = endingOf(after, rules);
  if (!ending) return undefined;
  if (ending.winner === undefined) return 'the game is drawn';
  const terms = termsOf(rules, agreed);
  const double = isDouble(ending, terms);
  return `${sayPlayer(ending.winner)} wins ${String(terms.stake * (double ? 2 : 1))}, ${double ? 'double' : 'single'}`;
}

const cellName = (cell: PlayVerdict): string =>
  cell.kind === 'allowed'
    ? `allowed ${cell.ends ?? ''}`
    : cell.kind === 'refused'
      ? `refused ${cell.key ?? ''}`
      : 'over';

/** Every play of a throw under several rule sets. */
export function playsBeside(
  { position, dice, played }: ThrowAt,
  columns: readonly RevertierRules[],
  agreed: Agreed,
): PlayComparison {
  const found = columns.map((rules) => (endingOf(position, rules) ? undefined : legalPlays(position, dice, rules)));
  const ids = found.map((plays) => plays && new Set(plays.map(({ after }) => printPositionId(after))));
  const rowOf = (play: Play, legal: LegalPlay | undefined): PlayComparisonRow => {
    const id = legal && printPositionId(legal.after);
    const cells = columns.map((rules, i): PlayVerdict => {
      const known = ids[i];
      if (!known) return { kind: 'over' };
      if (legal && id !== undefined && known.has(id))
        return { kind: 'allowed', ends: sayEnds(legal.after, rules, agreed) };
      const why = whyNotPlay(position, dice, play, rules);
      return why ? { kind: 'refused', why: why.message, key: why.key } : { kind: 'allowed', ends: undefined };
    });
    return {
      text: legal?.text ?? printPlay(play, position.men[position.toPlay]),
      says: sayMoves(legal?.paths ?? pathsOf(play, position.men[position.toPlay])),
      outcome: legal ? sayPlay(legal) : '',
      isPlayed: played !== undefined && isSamePlay(play, played),
      isSame: new Set(cells.map(cellName)).size === 1,
      cells,
      legal,
    };
  };
  const legal = new Map<string, LegalPlay>();
  for (const plays of found)
    for (const play of plays ?? []) {
      const id = printPositionId(play.after);
      if (!legal.has(id)) legal.set(id, play);
    }
  const rows = [...legal.values()].map((play) => rowOf(play.play, play));
  const isLegal = ({ cells }: PlayComparisonRow): boolean => cells.some(({ kind }) => kind === 'allowed');
  const refusedByText = new Map<string, Play>();
  for (const rules of columns)
    if (!endingOf(position, rules))
      for (const { text, play } of refusedPlays(position, dice, rules)) refusedByText.set(text, play);
  const refused = [...refusedByText.values()].map((play) => rowOf(play, undefined)).filter((row) => !isLegal(row));
  const own = played && !rows.some(({ isPlayed }) => isPlayed) ? [rowOf(played, undefined)] : [];
  return {
    rows: [...own.filter((row) => !isLegal(row)), ...rows],
    refused: refused.filter(({ isPlayed }) => !isPlayed),
  };
}

const isSamePlay = (a: Play, b: Play): boolean =>
  a.length === b.length && a.every(([from, to], i) => from === b[i]![0] && to === b[i]![1]);
