import { parseCard, printCard, printCards, type Card } from '../../cards/card.ts';
import { didYouMean } from '../../kernel/nearest.ts';
import { err, ok, type Problem, type Result } from '../../kernel/result.ts';
import { MAX_POOL, type Balances } from '../../ledger/entry.ts';
import { handsSeen } from './hands-seen.ts';
import { sortedCards } from './record-cards.ts';
import { POOL_NAMES, SEATS_OF_FIVE, seatNames, type ReversisRecord, type Seat, type Trade } from './record.ts';

/** The fields of a record's body, in the order in which they are written. */
const BODY_FIELDS = ['deal', 'plays', 'pools', 'claims', 'thrown'] as const;
const DEAL_FIELDS = ['hands', 'talon', 'laidOut', 'exchange', 'trades'] as const;
const TRADE_FIELDS = ['by', 'gives', 'takes'] as const;
const CLAIM_FIELDS = ['led', 'thrown'] as const;
export const CLAIM_WORDS = ['claimed', 'forfeited'] as const;
const PACK = 52;

type Fields = Readonly<Record<string, unknown>>;

/** How a value is shown in a sentence, cut short. */
const shown = (value: unknown): string => {
  const text =
    typeof value === 'string' ? `“${value}”` : ((JSON.stringify(value) as string | undefined) ?? String(value));
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

/** One reading of one record. The first thing that cannot be read is kept; the rest reads on with whatever stands for it. */
class Reading {
  problem: Problem | undefined;

  refuse(code: string, message: string, at: string): void {
    this.problem ??= { code, message, at };
  }

  /** A mapping with no fields but those named; nothing (or YAML's null) is an empty one. */
  fields(data: unknown, known: readonly string[], at: string): Fields {
    if (data === undefined || data === null) return {};
    if (typeof data !== 'object' || Array.isArray(data)) {
      this.refuse('not-a-mapping', `${at} must name its parts (${known.join(', ')}), not be ${shown(data)}.`, at);
      return {};
    }
    for (const name of Object.keys(data)) {
      if (known.includes(name)) continue;
      const place = at === 'record' ? name : `${at}.${name}`;
      this.refuse('unknown-field', `There is no “${name}” in ${at}.${didYouMean(name, known)}`, place);
    }
    return data as Fields;
  }

  /** The words of a list, written as one string or as several. */
  words(data: unknown, at: string): readonly string[] {
    if (data === undefined || data === null) return [];
    const parts: readonly unknown[] = Array.isArray(data) ? data : [data];
    const words = parts.flatMap((part, i) => {
      if (typeof part === 'string') return part.split(/[\s,]+/).filter(Boolean);
      this.refuse(
        'not-cards',
        `${shown(part)} is not a list of cards; write them as “KS 8S 2S”.`,
        parts === data ? `${at}[${String(i)}]` : at,
      );
      return [];
    });
    if (words.length > PACK)
      this.refuse('too-many-cards', `${at} has ${String(words.length)} cards; the largest pack has 52.`, at);
    return words;
  }

  card(data: unknown, at: string): Card | undefined {
    const card = typeof data === 'string' ? parseCard(data) : undefined;
    if (card === undefined)
      this.refuse('bad-card', `${shown(data)} is not a card; a card is its rank and its suit, as KS, TH or 2C.`, at);
    return card;
  }

  cards(data: unknown, at: string, place: (i: number) => string = () => at): readonly Card[] {
    return this.words(data, at).flatMap((word, i) => this.card(word, place(i)) ?? []);
  }

  seat(data: unknown, names: readonly string[], at: string): Seat | undefined {
    const seat = typeof data === 'string' ? names.indexOf(data) : -1;
    if (seat >= 0) return seat;
    const meant = typeof data === 'string' ? didYouMean(data, names) : '';
    this.refuse('unknown-seat', `${shown(data)} is no seat; the seats are ${names.join(', ')}.${meant}`, at);
    return undefined;
  }

  /** At most one card a seat: by seat, or all of them in seat order with a dash where there is none. */
  cardBySeat(data: unknown, names: readonly string[], at: string): readonly (Card | undefined)[] {
    if (data === undefined || data === null) return names.map(() => undefined);
    if (typeof data === 'object' && !Array.isArray(data)) {
      const given = this.fields(data, names, at);
      return names.map((name) => {
        const value = given[name] ?? '-';
        return value === '-' ? undefined : this.card(value, `${at}.${name}`);
      });
    }
    const words = this.words(data, at);
    if (words.length !== names.length)
      this.refuse(
        'card-count',
        `${at} has ${String(words.length)} cards for ${String(names.length)} seats; write “-” for a seat of which nothing is known.`,
        at,
      );
    return names.map((name, seat) => {
      const word = words[seat] ?? '-';
      return word === '-' ? undefined : this.card(word, `${at}.${name}`);
    });
  }

  plays(data: unknown): readonly (readonly Card[])[] {
    if (data === undefined || data === null) return [];
    const tricks: readonly unknown[] =
      typeof data === 'string'
        ? data.split(/[\n;/]/).filter((line) => line.trim())
        : Array.isArray(data)
          ? data
          : [data];
    return tricks.map((trick, t) => {
      const at = `plays[${String(t)}]`;
      const cards = this.cards(trick, at, (i) => `t${String(t + 1)}.${String(i + 1)}`);
      if (cards.length === 0) this.refuse('empty-trick', `Trick ${String(t + 1)} has no card.`, at);
      return cards;
    });
  }

  trades(data: unknown, names: readonly string[]): readonly Trade[] {
    if (data === undefined || data === null) return [];
    const list: readonly unknown[] = Array.isArray(data) ? data : [data];
    if (list.length > PACK) this.refuse('too-many-trades', 'No deal has so many trades.', 'deal.trades');
    return list.flatMap((item, i) => {
      const at = `deal.trades[${String(i)}]`;
      const given = this.fields(item, TRADE_FIELDS, at);
      const by = this.seat(given['by'], names, `${at}.by`);
      const gives = this.card(given['gives'], `${at}.gives`);
      const takes = this.card(given['takes'], `${at}.takes`);
      return by === undefined || gives === undefined || takes === undefined ? [] : { by, gives, takes };
    });
  }

  counters(data: unknown, at: string): number {
    if (typeof data === 'number' && Number.isInteger(data) && data >= 0 && data <= MAX_POOL) return data;
    this.refuse('bad-amount', `A pool holds a whole number of counters, not ${shown(data)}.`, at);
    return 0;
  }

  /** By name; one number for a book with one pool; a list for a queue of pools, the oldest first. */
  pools(data: unknown): Balances | undefined {
    if (data === undefined || data === null) return undefined;
    if (Array.isArray(data))
      return Object.fromEntries(
        data.map((held, i) => [`pool${String(i + 1)}`, this.counters(held, `pools[${String(i)}]`)]),
      );
    if (typeof data !== 'object') return { pool: this.counters(data, 'pools') };
    return Object.fromEntries(
      Object.entries(data).map(([name, held]) => {
        if (!isPoolName(name))
          this.refuse(
            'unknown-pool',
            `There is no pool called “${name}”.${didYouMean(name, POOL_NAMES)}`,
            `pools.${name}`,
          );
        return [name, this.counters(held, `pools.${name}`)];
      }),
    );
  }

  claimed(data: unknown, at: string): boolean {
    if (data === undefined || data === null || data === true || data === 'claimed') return true;
    if (data !== false && data !== 'forfeited') {
      const meant = typeof data === 'string' ? didYouMean(data, CLAIM_WORDS) : '';
      this.refuse('bad-claim', `${shown(data)} is no word for led cards; they were claimed or forfeited.${meant}`, at);
    }
    return false;
  }
}

/** `basket`, `great` …, the pools of a queue from `pool1`, and `remises`: 1 where the only pool of a queue has had its first; a `pool2` of 0 says the same. */
const isPoolName = (name: string): boolean =>
  (POOL_NAMES as readonly string[]).includes(name) || name === 'remises' || /^pool[1-9]\d?$/.test(name);

/**
 * Reads a record's body: lenient in form, exact about what it cannot read. Cards are not counted and nothing is judged;
 * a hand that is not given is what its seat is seen to play. Problems say where: `deal.hands.first`, `plays[3]`, `t4.2`.
 */
export function parseReversis(data: Fields): Result<ReversisRecord> {
  const reading = new Reading();
  const body = reading.fields(data, BODY_FIELDS, 'record');
  const deal = reading.fields(body['deal'], DEAL_FIELDS, 'deal');
  if (body['deal'] === undefined && body['plays'] === undefined)
    reading.refuse('no-cards', 'The record gives neither a deal nor plays.', 'deal');
  const plays = reading.plays(body['plays']);
  if (plays.flat().length > PACK)
    reading.refuse('too-many-cards', 'More cards are played than the largest pack has.', 'plays');
  const hands = reading.fields(deal['hands'], SEATS_OF_FIVE, 'deal.hands');
  // One trick of five among whole tricks of four is a slip of the pen, not a fifth player.
  const fours = plays.slice(0, -1).some((trick) => trick.length === 4);
  const seats = hands['fourth'] !== undefined || (!fours && plays.some((trick) => trick.length === 5)) ? 5 : 4;
  const names = seatNames(seats);
  plays.forEach((trick, t) => {
    const where = [`Trick ${String(t + 1)} has ${String(trick.length)} cards`, `plays[${String(t)}]`] as const;
    if (trick.length > seats) reading.refuse('trick-long', `${where[0]} among ${String(seats)} players.`, where[1]);
    if (trick.length < seats && t < plays.length - 1)
      reading.refuse('trick-short', `${where[0]} among ${String(seats)} players, and another follows it.`, where[1]);
  });
  const talon = reading.cards(deal['talon'], 'deal.talon');
  const laidOut = reading.cardBySeat(deal['laidOut'], names, 'deal.laidOut');
  const given = reading.cardBySeat(deal['exchange'], names, 'deal.exchange');
  const opposites = given.some((card) => card !== undefined) ? given : [];
  const trades = reading.trades(deal['trades'], names);
  const seen = handsSeen({ seats, talon, laidOut, opposites, trades, plays });
  const inHand = names.map((name, seat) =>
    hands[name] === undefined || hands[name] === null
      ? (seen[seat] ?? [])
      : reading.cards(hands[name], `deal.hands.${name}`),
  );
  const pools = reading.pools(body['pools']);
  const word = body['claims'];
  const claims = typeof word === 'object' ? reading.fields(word, CLAIM_FIELDS, 'claims') : { led: word };
  const claimed = reading.claimed(claims['led'], typeof word === 'object' ? 'claims.led' : 'claims');
  const [thrown, thrownAt] =
    body['thrown'] === undefined ? [claims['thrown'], 'claims.thrown'] : [body['thrown'], 'thrown'];
  const thrownBy = thrown === undefined || thrown === null ? undefined : reading.seat(thrown, names, thrownAt);
  if (reading.problem) return err(reading.problem);
  return ok({
    seats,
    hands: inHand.map(sortedCards),
    talon,
    laidOut,
    trades,
    opposites,
    plays,
    pools,
    claimed,
    thrownBy,
  });
}

const bySeat = (cards: readonly (Card | undefined)[], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(cards.flatMap((card, seat) => (card === undefined ? [] : [[names[seat] ?? '', printCard(card)]])));

/** The body in its one canonical form, which `parseReversis` reads back to the same body. What says nothing is left out. */
export function printReversis(record: ReversisRecord): Fields {
  const names = seatNames(record.seats);
  const laidOut = bySeat(record.laidOut, names);
  return {
    deal: {
      hands: Object.fromEntries(names.map((name, seat) => [name, printCards(sortedCards(record.hands[seat] ?? []))])),
      ...(record.talon.length > 0 && { talon: printCards(record.talon) }),
      ...(Object.keys(laidOut).length > 0 && { laidOut }),
      ...(record.opposites.length > 0 && { exchange: bySeat(record.opposites, names) }),
      ...(record.trades.length > 0 && {
        trades: record.trades.map(({ by, gives, takes }) => ({
          by: names[by],
          gives: printCard(gives),
          takes: printCard(takes),
        })),
      }),
    },
    plays: record.plays.map(printCards),
    ...(record.pools && { pools: record.pools }),
    ...(!record.claimed && { claims: 'forfeited' }),
    ...(record.thrownBy !== undefined && { thrown: names[record.thrownBy] }),
  };
}
