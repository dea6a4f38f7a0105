import type { Card } from '#engine/cards/card.ts';
import { RecordReader } from '#engine/cards/record-reader.ts';
import { isFields, isNothing, placeIn, shown } from '#engine/kernel/fields.ts';
import { didYouMean } from '#engine/kernel/nearest.ts';
import { MAX_POOL, type Balances } from '#engine/ledger/entry.ts';
import { FIELDS } from './fields.ts';
import { MOST_POOLS, POOL_NAMES, type Seat, type Trade } from './record.ts';

export const CLAIM_WORDS = ['claimed', 'forfeited'] as const;
/** No deal has more trades than cards. */
const MOST_TRADES = 52;

/** Reads the parts of a record of Réversis. */
export class ReversisReader extends RecordReader {
  /** The words of a list of cards, written as one text or as several. */
  override words(data: unknown, at: string): readonly string[] {
    const parts: readonly unknown[] = Array.isArray(data) ? data : [data];
    const odd = isNothing(data) ? -1 : parts.findIndex((part) => typeof part !== 'string');
    if (odd >= 0)
      this.refuse(
        'not-cards',
        `${shown(parts[odd])} is not a list of cards; write them as “KS 8S 2S”.`,
        parts === data ? `${at}[${String(odd)}]` : at,
      );
    return super.words(data, at);
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
    if (isNothing(data)) return names.map(() => undefined);
    if (isFields(data)) {
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

  trades(data: unknown, names: readonly string[]): readonly Trade[] {
    if (isNothing(data)) return [];
    const list: readonly unknown[] = Array.isArray(data) ? data : [data];
    if (list.length > MOST_TRADES) this.refuse('too-many-trades', 'No deal has so many trades.', 'deal.trades');
    return list.slice(0, MOST_TRADES).flatMap((item, i) => {
      const at = `deal.trades[${String(i)}]`;
      const given = this.fields(item, FIELDS.trade, at);
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
    if (isNothing(data)) return undefined;
    if (Array.isArray(data)) {
      const list: readonly unknown[] = data;
      if (list.length > MOST_POOLS)
        this.refuse('too-many-pools', `A record has at most ${String(MOST_POOLS)} pools in a row.`, 'pools');
      return Object.fromEntries(
        list
          .slice(0, MOST_POOLS)
          .map((held, i) => [`pool${String(i + 1)}`, this.counters(held, `pools[${String(i)}]`)]),
      );
    }
    if (!isFields(data)) return { pool: this.counters(data, 'pools') };
    const stray = Object.keys(data).find((name) => !isPoolName(name));
    if (stray !== undefined) {
      this.refuse(
        'unknown-pool',
        `There is no pool called ${shown(stray)}.${didYouMean(stray, POOL_NAMES)}`,
        placeIn('pools', stray),
      );
      return {};
    }
    return Object.fromEntries(Object.entries(data).map(([name, held]) => [name, this.counters(held, `pools.${name}`)]));
  }

  claimed(data: unknown, at: string): boolean {
    if (isNothing(data) || data === true || data === 'claimed') return true;
    if (data !== false && data !== 'forfeited') {
      const meant = typeof data === 'string' ? didYouMean(data, CLAIM_WORDS) : '';
      this.refuse('bad-claim', `${shown(data)} is no word for led cards; they were claimed or forfeited.${meant}`, at);
    }
    return false;
  }
}

/**
 * `basket`, `great` …, the pools of a queue from `pool1`, and `remises`: 1 where the only pool of a queue has had its first; a
 * `pool2` of 0 says the same.
 */
const isPoolName = (name: string): boolean =>
  (POOL_NAMES as readonly string[]).includes(name) || name === 'remises' || /^pool[1-9]\d?$/.test(name);
