const WHOLE_PHASES = ['start', 'ante', 'deal', 'contract', 'opposites', 'thrown', 'end'] as const;
type WholePhase = (typeof WHOLE_PHASES)[number];

/**
 * A point in a record at which entries, departures and frames stand. It is the same under every rule set. Printed, linked
 * and addressed as `ante`, `bid.2`, `exchange`, `exchange.first`, `t5.3` …
 */
export type Place =
  | { readonly phase: WholePhase }
  | { readonly phase: 'bid' | 'trade'; readonly number: number }
  /** `seat` is undefined where the game has only one exchange. */
  | { readonly phase: 'exchange'; readonly seat: string | undefined }
  /** Card of a trick, or throw of a player; both counted from 1. */
  | { readonly phase: 'play'; readonly trick: number; readonly card: number };

/** Makes the place of a phase as a whole; those below make that of a bid, trade, exchange or card. */
export const inPhase = (phase: WholePhase): Place => ({ phase });
export const atBid = (number: number): Place => ({ phase: 'bid', number });
export const atTrade = (number: number): Place => ({ phase: 'trade', number });
export const atExchange = (seat?: string): Place => ({ phase: 'exchange', seat });
export const atCard = (trick: number, card: number): Place => ({ phase: 'play', trick, card });

/** Prints a place as in records, links and annotations: `t5.3`, `bid.2`, `end`. */
export function printPlace(place: Place): string {
  switch (place.phase) {
    case 'bid':
    case 'trade':
      return `${place.phase}.${String(place.number)}`;
    case 'exchange':
      return place.seat === undefined ? 'exchange' : `exchange.${place.seat}`;
    case 'play':
      return `t${String(place.trick)}.${String(place.card)}`;
    default:
      return place.phase;
  }
}

/** Parses what `printPlace` prints; undefined for anything else. */
export function parsePlace(text: string): Place | undefined {
  const played = /^t(\d{1,3})\.(\d)$/.exec(text);
  if (played) return atCard(Number(played[1]), Number(played[2]));
  const whole = WHOLE_PHASES.find((phase) => phase === text);
  if (whole !== undefined) return inPhase(whole);
  const [phase, part, ...more] = text.split('.');
  if (more.length > 0) return undefined;
  if (phase === 'exchange' && part !== '') return atExchange(part);
  if ((phase === 'bid' || phase === 'trade') && /^\d{1,3}$/.test(part ?? '')) return { phase, number: Number(part) };
  return undefined;
}

/** Number of the trick of a place in the play. */
export const trickAt = (place: Place | undefined): number | undefined =>
  place?.phase === 'play' ? place.trick : undefined;

export const isSamePlace = (a: Place, b: Place): boolean => printPlace(a) === printPlace(b);

const ORDER: readonly Place['phase'][] = [
  'start',
  'ante',
  'deal',
  'bid',
  'contract',
  'exchange',
  'trade',
  'opposites',
  'play',
  'thrown',
  'end',
];
/** More than the bids, trades or throws of any record. */
const ROOM = 100_000;

/**
 * Sort key that grows along the record. `seats` are in order of play, which puts `exchange.first` before
 * `exchange.dealer`.
 */
export function rankPlace(place: Place, seats: readonly string[]): number {
  const within =
    place.phase === 'play'
      ? place.trick * 10 + place.card
      : place.phase === 'exchange'
        ? seats.indexOf(place.seat ?? '') + 1
        : 'number' in place
          ? place.number
          : 0;
  return ORDER.indexOf(place.phase) * ROOM + within;
}

/** Whether one place comes after another in a record; places of the same rank are not later. */
export const isLater = (place: Place, than: Place, seats: readonly string[]): boolean =>
  rankPlace(place, seats) > rankPlace(than, seats);
