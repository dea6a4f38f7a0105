import { sortedCards, type Card } from '#engine/cards/card.ts';
import { cardsIn, readLoose, readPlays, TOO_MANY } from '#engine/cards/plays-in-link.ts';
import { arrangementAt, countArrangements, readBelow } from '#engine/cards/permutation.ts';
import type { BitReader } from '#engine/kernel/bits.ts';
import { range } from '#engine/kernel/collections.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { MAX_POOL, type Balances } from '#engine/ledger/entry.ts';
import { BIDS, PASS } from '../rules/bids.ts';
import * as form from './link-form.ts';
import { PACK } from '../rules/ranks.ts';
import { EMPTY_RECORD, type DealOutcome, type QuadrilleRecord, type Spoken } from './record.ts';
import { speakersOf } from './speakers.ts';

type Cards = readonly Card[];

/** What a link says and cannot mean: whoever reads it gives up. */
class Damage {
  found = false;

  /** The value, or what stands for it once something is wrong. */
  check<T>(value: T | undefined, instead: T): T {
    if (value !== undefined) return value;
    this.found = true;
    return instead;
  }
}

/** Reads what `packQuadrille` wrote. Any bits at all give a record or a sentence; nothing grows with what they claim. */
export function unpackQuadrille(from: BitReader): Result<QuadrilleRecord> {
  const damage = new Damage();
  const isResult = from.flag();
  const hasCards = isResult ? from.flag() : true;
  const hands = hasCards ? damage.check(unpackHands(from), EMPTY_RECORD.hands) : EMPTY_RECORD.hands;
  const { bids, contract } = unpackAuction(from, damage);
  const trump = maybe(2, from);
  const named = maybe(2, from);
  const call = cardIn(maybe(6, from), damage);
  const gives = cardIn(maybe(6, from), damage);
  const favourite = maybe(2, from);
  const vole = from.flag() ? { asked: from.flag(), answer: form.ANSWERS[maybe(1, from) ?? -1] } : undefined;
  const partial: QuadrilleRecord = {
    ...EMPTY_RECORD,
    hands,
    bids,
    contract,
    trump,
    named,
    call,
    gives,
    favourite,
    vole,
  };
  const plays = hasCards && !damage.found ? damage.check(unpackPlays(partial, from), []) : [];
  const pools = from.flag() ? damage.check(unpackPools(from), {}) : undefined;
  const result = isResult ? unpackResult(from, damage) : undefined;
  if (damage.found || from.overrun)
    return refuse('bad-link', 'The cards in this link do not make a deal: the link has been damaged.');
  return ok({ ...partial, plays, pools, result });
}

const maybe = (width: number, from: BitReader): number | undefined => (from.flag() ? from.bits(width) : undefined);

function cardIn(card: number | undefined, damage: Damage): Card | undefined {
  if (card !== undefined && card >= 52) damage.found = true;
  return card;
}

function unpackHands(from: BitReader): readonly Cards[] | undefined {
  if (!from.flag()) {
    const hands = range(4).map(() => readLoose(from.number(), from));
    return hands.every((hand) => hand !== undefined) ? hands.map(sortedCards) : undefined;
  }
  const number = readBelow(from, countArrangements(form.SIZES));
  if (number === undefined) return undefined;
  const owners = arrangementAt(number, form.SIZES);
  return range(4).map((seat) => sortedCards(PACK.filter((_, i) => owners[i] === seat)));
}

function unpackAuction(from: BitReader, damage: Damage): Pick<QuadrilleRecord, 'bids' | 'contract'> {
  const count = from.number();
  if (count > TOO_MANY) damage.found = true;
  const isInTurn = from.flag();
  const read = range(Math.min(count, TOO_MANY)).map(() => ({
    by: isInTurn ? undefined : from.bits(2),
    bid: maybe(form.BID_BITS, from) ?? PASS,
  }));
  const inTurn = speakersOf(read.map(({ bid }) => bid));
  const bids = read.map(({ by, bid }, i): Spoken => ({ by: damage.check(by ?? inTurn[i], 0), bid }));
  const contract = from.flag() ? { by: maybe(2, from), bid: from.bits(form.BID_BITS) } : undefined;
  if ([...bids, ...(contract ? [contract] : [])].some(({ bid }) => bid >= BIDS.length)) damage.found = true;
  if (contract && contract.by === undefined && contract.bid !== PASS) damage.found = true;
  return { bids, contract };
}

function unpackPlays(record: QuadrilleRecord, from: BitReader): readonly Cards[] | undefined {
  const ready = form.readyToPlay(record);
  const count = from.flag() ? cardsIn(ready) : from.number();
  return readPlays(ready, { count, isDense: from.flag() }, from);
}

function unpackPools(from: BitReader): Balances | undefined {
  const mask = from.bits(form.POOL_BITS);
  if (mask >> form.POOLS.length) return undefined;
  const pools: Record<string, number> = {};
  for (const [i, name] of form.POOLS.entries()) {
    if (!((mask >> i) & 1)) continue;
    const held = from.number(5);
    if (held > (name === 'oddNot' ? 4 : MAX_POOL)) return undefined;
    pools[name] = held;
  }
  return pools;
}

function unpackResult(from: BitReader, damage: Damage): DealOutcome {
  const ally = maybe(2, from);
  const ownKing = from.flag();
  const tricks = range(4).map(() => from.number(2));
  const matadors = [from.number(2), from.number(2)] as const;
  const premiers = from.flag();
  const vole = form.VOLES[maybe(1, from) ?? -1];
  const giver = maybe(2, from);
  const shown = from.flag();
  const kingHidden = from.flag();
  const highest = range(from.bits(3)).map(() => from.bits(2));
  if (tricks.some((n) => n > 99) || matadors.some((n) => n > 12) || new Set(highest).size < highest.length)
    damage.found = true;
  return { ally, ownKing, tricks, matadors, premiers, vole, giver, shown, kingHidden, highest };
}
