import { SUITS, type Card } from '#engine/cards/card.ts';
import { RecordReader } from '#engine/cards/record-reader.ts';
import { isFields, isNothing, shown } from '#engine/kernel/fields.ts';
import { didYouMean } from '#engine/kernel/nearest.ts';
import { MAX_POOL, type Balances } from '#engine/ledger/entry.ts';
import { BIDS, parseBid, PASS, type Bid } from '../rules/bids.ts';
import { FIELDS } from './fields.ts';
import { SEATS, type DealResult, type QuadrilleRecord, type Seat, type Spoken, type SuitNumber } from './record.ts';
import { speakersOf } from './speakers.ts';

const SUIT_WORDS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
const SUIT_SIGNS = ['♠', '♥', '♦', '♣'] as const;
/** More bids than any auction has: four speak, and each raise is above or instead of another. */
const MOST_BIDS = 40;

type Contract = NonNullable<QuadrilleRecord['contract']>;

/** Reads the parts of a Quadrille record. */
export class QuadrilleReader extends RecordReader {
  seat(data: unknown, at: string): Seat | undefined {
    return this.oneOf(data, SEATS, 'seat', at);
  }

  suit(data: unknown, at: string): SuitNumber | undefined {
    if (isNothing(data)) return undefined;
    const word = typeof data === 'string' ? data.trim() : '';
    const sign = word.replace('\uFE0E', '');
    for (const names of [SUITS, SUIT_SIGNS, SUIT_WORDS]) {
      const found = (names as readonly string[]).findIndex((name) => name.toLowerCase() === sign.toLowerCase());
      if (found >= 0) return found;
    }
    this.refuse('bad-suit', `${shown(data)} is not a suit; write S, H, D or C.${didYouMean(word, SUIT_WORDS)}`, at);
    return undefined;
  }

  bid(data: unknown, at: string): Bid {
    const bid = typeof data === 'string' ? parseBid(data) : undefined;
    if (bid !== undefined) return bid;
    const meant = typeof data === 'string' ? didYouMean(data, BIDS) : '';
    this.refuse(
      'bad-bid',
      `${shown(data)} is not a bid; a bid is such as “pass”, “ask” or “sans prendre”.${meant}`,
      at,
    );
    return PASS;
  }

  /** Bids in the order spoken, as a list or as one text parted by commas; each a word, or who and what. */
  bids(data: unknown): readonly Spoken[] {
    if (isNothing(data)) return [];
    const list: readonly unknown[] =
      typeof data === 'string'
        ? data.split(/[,;\n]/).filter((part) => part.trim())
        : Array.isArray(data)
          ? data
          : [data];
    if (list.length > MOST_BIDS) {
      this.refuse('too-many-bids', 'No auction has so many bids.', 'bids');
      return [];
    }
    const read = list.map((item, i) => {
      const at = `bids[${String(i)}]`;
      if (!isFields(item)) return { by: undefined, bid: this.bid(item, at) };
      const given = this.fields(item, FIELDS.spoken, at);
      return { by: this.seat(given['by'], `${at}.by`), bid: this.bid(given['bid'], `${at}.bid`) };
    });
    const inTurn = speakersOf(read.map(({ bid }) => bid));
    return read.flatMap(({ by, bid }, i) => {
      const speaker = by ?? inTurn[i];
      if (speaker !== undefined) return [{ by: speaker, bid }];
      this.refuse('nobody-left', 'Nobody is left to make this bid; say by whom it was made.', `bids[${String(i)}]`);
      return [];
    });
  }

  /** `forced spadille`, a bid, or who bid it. */
  private contractBid(data: unknown, at: string): Bid {
    return typeof data === 'string' && /^forced\b/i.test(data.trim()) ? PASS : this.bid(data, at);
  }

  contract(data: unknown): Contract | undefined {
    if (isNothing(data)) return undefined;
    if (!isFields(data))
      return { by: undefined, bid: this.checked(this.contractBid(data, 'contract'), undefined, 'contract') };
    const given = this.fields(data, FIELDS.spoken, 'contract');
    const by = this.seat(given['by'], 'contract.by');
    return { by, bid: this.checked(this.contractBid(given['bid'], 'contract.bid'), by, 'contract.by') };
  }

  /** Only a forced spadille tells by itself who plays it. */
  private checked(bid: Bid, by: Seat | undefined, at: string): Bid {
    if (bid !== PASS && by === undefined) this.refuse('no-ombre', 'Say by whom the contract is played.', at);
    return bid;
  }

  vole(data: unknown): QuadrilleRecord['vole'] {
    if (isNothing(data)) return undefined;
    const given = this.fields(data, FIELDS.vole, 'vole');
    const word = given['answer'] === true ? 'yes' : given['answer'] === false ? 'no' : given['answer'];
    const answer = this.oneOf(word, ['yes', 'no'], 'answer', 'vole.answer');
    const asked = isNothing(given['asked']) ? answer !== undefined : this.flag(given['asked'], 'vole.asked');
    return { asked, answer: answer === undefined ? undefined : answer === 0 ? 'yes' : 'no' };
  }

  plays(data: unknown): readonly (readonly Card[])[] {
    const plays = this.tricks(data);
    if (plays.flat().length > 52) this.refuse('too-many-cards', 'More cards are played than any pack has.', 'plays');
    plays.forEach((trick, t) => {
      const where = [`Trick ${String(t + 1)} has ${String(trick.length)} cards`, `plays[${String(t)}]`] as const;
      if (trick.length > 4) this.refuse('trick-long', `${where[0]} among four players.`, where[1]);
      if (trick.length < 4 && t < plays.length - 1)
        this.refuse('trick-short', `${where[0]} among four players, and another follows it.`, where[1]);
    });
    return plays;
  }

  /** By name, or one number for the stake. */
  pools(data: unknown): Balances | undefined {
    if (isNothing(data)) return undefined;
    const counters = (held: unknown, at: string): number => this.number(held, MAX_POOL, 'A pool', at);
    if (!isFields(data)) return { stake: counters(data, 'pools') };
    const given = this.fields(data, FIELDS.pools, 'pools');
    const pools = Object.entries(given).map(([name, held]) => [
      name === 'pool' ? 'stake' : name,
      name === 'oddNot' ? this.number(held, 4, 'A seat by number', 'pools.oddNot') : counters(held, `pools.${name}`),
    ]);
    return Object.fromEntries(pools) as Balances;
  }

  /** The outcome, with the contract and trumps where they stand in it. */
  result(
    data: unknown,
  ):
    | { readonly result: DealResult; readonly contract: Contract | undefined; readonly trump: SuitNumber | undefined }
    | undefined {
    if (isNothing(data)) return undefined;
    const given = this.fields(data, FIELDS.result, 'result');
    const ombre = this.seat(given['ombre'], 'result.ombre');
    const played = isNothing(given['played']) ? undefined : this.contractBid(given['played'], 'result.played');
    const vole = this.oneOf(
      given['vole'] === false ? undefined : given['vole'],
      ['undertaken', 'refused'],
      'word for the vole',
      'result.vole',
    );
    return {
      contract: played === undefined ? undefined : { by: ombre, bid: this.checked(played, ombre, 'result.ombre') },
      trump: this.suit(given['trump'], 'result.trump'),
      result: {
        ally: this.seat(given['ally'], 'result.ally'),
        ownKing: this.flag(given['ownKing'], 'result.ownKing'),
        tricks: this.tricksBySeat(given['tricks']),
        matadors: this.matadors(given['matadors']),
        premiers: this.flag(given['premiers'], 'result.premiers'),
        vole: vole === undefined ? undefined : vole === 0 ? 'undertaken' : 'refused',
        giver: this.seat(given['giver'], 'result.giver'),
        shown: this.flag(given['shown'], 'result.shown'),
        kingHidden: this.flag(given['kingHidden'], 'result.kingHidden'),
        highest: this.highest(given['highest']),
      },
    };
  }

  private tricksBySeat(data: unknown): readonly number[] {
    const at = 'result.tricks';
    const count = (n: unknown, where: string): number =>
      isNothing(n) ? 0 : this.number(n, 99, 'A number of tricks', where);
    if (Array.isArray(data)) {
      if (data.length !== 4) this.refuse('trick-count', 'Give the tricks of all four seats in order of play.', at);
      return SEATS.map((name, seat) => count(data[seat], `${at}.${name}`));
    }
    if (isNothing(data)) this.refuse('trick-count', 'Say how many tricks each took.', at);
    const given = this.fields(data, SEATS, at);
    return SEATS.map((name) => count(given[name], `${at}.${name}`));
  }

  private matadors(data: unknown): readonly [number, number] {
    const at = 'result.matadors';
    const count = (n: unknown, where: string): number =>
      isNothing(n) ? 0 : this.number(n, 12, 'A sequence of trumps', where);
    if (!isFields(data)) return [count(data, at), 0];
    const given = this.fields(data, FIELDS.matadors, at);
    return [count(given['ombre'], `${at}.ombre`), count(given['defenders'], `${at}.defenders`)];
  }

  private highest(data: unknown): readonly Seat[] {
    const at = 'result.highest';
    const seats = this.words(data, at).flatMap((word) => this.seat(word, at) ?? []);
    if (new Set(seats).size < seats.length)
      this.refuse('seat-twice', 'A seat is named twice among the highest trumps.', at);
    return seats;
  }
}
