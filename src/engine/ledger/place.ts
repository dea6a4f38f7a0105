const WHOLE_PHASES = ['start', 'ante', 'deal', 'contract', 'opposites', 'thrown', 'end'] as const;
type WholePhase = (typeof WHOLE_PHASES)[number];

/**
 * A place in a record, as entries, departures and frames stand at it. Absolute, so that it means the same under every rule
 * set. As text, in what is printed, in links and in addresses, it is `ante`, `bid.2`, `exchange`, `exchange.first`, `t5.3` …
 */
export type Place =
  | { readonly phase: WholePhase }
  | { readonly phase: 'bid' | 'trade'; readonly number: number }
  /** Without a seat where only one exchange is made. */
  | { readonly phase: 'exchange'; readonly seat: string | undefined }
  /** A card of a trick, or a throw of a player’s: both counted from 1. */
  | { readonly phase: 'play'; readonly trick: number; readonly card: number };

/** Places by what they are made of: a phase as a whole, or a bid, a trade, an exchange or a card in it. */
export const inPhase = (phase: WholePhase): Place => ({ phase });
export const atBid = (number: number): Place => ({ phase: 'bid', number });
export const atTrade = (number: number): Place => ({ phase: 'trade', number });
export const atExchange = (seat?: string): Place => ({ phase: 'exchange', seat });
export const atCard = (trick: number, card: number): Place => ({ phase: 'play', trick, card });

/** A place as records, links and annotations write it: `t5.3`, `bid.2`, `end`. */
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

/** Reads what `printPlace` printed; undefined for anything else. */
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

/** The trick of a card that is played. */
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
 * A number that grows along the record, for putting places in order. `seats` are the names in order of play, by which
 * `exchange.first` comes before `exchange.dealer`.
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
