import { printCards, type Card } from '#engine/cards/card.ts';
import type { BitReader, BitWriter } from '#engine/kernel/bits.ts';
import { type Fields, ParseContext } from '#engine/kernel/fields.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { atCard, type Place } from '#engine/ledger/place.ts';
import { PASSE_SEIZE_RECORD } from './shape.ts';

/** The two players, the elder first. */
export const SEATS = ['elder', 'younger'] as const;

/** One deal as it happened: the cards, in the order in which they were turned up. */
export interface PasseSeizeRecord {
  readonly cards: readonly Card[];
}

export function parsePasseSeize(data: Fields): Result<PasseSeizeRecord> {
  const context = new ParseContext();
  return context.result(PASSE_SEIZE_RECORD.read(data, 'record', context));
}

export const printPasseSeize = ({ cards }: PasseSeizeRecord): Fields => ({ cards: printCards(cards) });

const WIDTH = 6;
const PACK = 52;

/** Writes the cards into a link, six bits each. */
export function packPasseSeize({ cards }: PasseSeizeRecord, to: BitWriter): void {
  to.bits(cards.length, WIDTH);
  for (const card of cards) to.bits(card, WIDTH);
}

export function unpackPasseSeize(from: BitReader): Result<PasseSeizeRecord> {
  const cards = Array.from({ length: from.bits(WIDTH) }, () => from.bits(WIDTH));
  return cards.length > PACK || cards.some((card) => card >= PACK)
    ? refuse('bad-card', 'The link names a card that is in no pack.')
    : ok({ cards });
}

/** Whose turn it is at a card, and where it stands: each turn of both players is one round. */
export const playerOf = (i: number): 0 | 1 => (i % 2 === 0 ? 0 : 1);
export const roundOf = (i: number): number => Math.floor(i / 2);
export const placeOfTurn = (i: number): Place => atCard(roundOf(i) + 1, playerOf(i) + 1);
