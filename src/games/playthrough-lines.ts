import { printCard, type Card } from '#engine/cards/card.ts';
import { entriesOf } from '#engine/kernel/collections.ts';
import type { Balances, Entry } from '#engine/ledger/entry.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { printPlace } from '#engine/ledger/place.ts';

const SUIT_SIGNS = ['♠', '♥', '♦', '♣'] as const;

/** A deal kept: its file, its book, and what else its game asks to make it again: a seed. */
type Kept = readonly [file: string, book: string, ...more: readonly number[]];

/** The deals kept: those chosen for what they show, and of a book for which none was chosen whichever stands first. */
export const keptDeals = <T extends Kept>(
  chosen: readonly T[],
  books: readonly { readonly id: string }[],
  first: (book: string) => T,
): readonly T[] => [
  ...chosen,
  ...books.filter(({ id }) => !chosen.some(([file]) => file === id)).map(({ id }) => first(id)),
];

export const heading = (words: string): readonly string[] => ['', words, '-'.repeat(words.length)];

/** A title, and under it the label of whoever played: the policies are ours, and no source’s. */
export const titleLines = (title: string, label: string): readonly string[] => [title, '='.repeat(title.length), label];

const said = (value: RuleValue): string => (value === true ? 'yes' : value === false ? 'no' : String(value));

/** Every rule in force, the values aligned. */
export const ruleLines = (rules: object, width: number): readonly string[] =>
  entriesOf(rules as Readonly<Record<string, RuleValue>>).map(([key, value]) => `  ${key.padEnd(width)}${said(value)}`);

/** `♠ K 8  ♥ –  ♦ A 5 2  ♣ 9`. */
export function handLine(seat: string, hand: readonly Card[]): string {
  const suits = SUIT_SIGNS.map((sign, suit) => {
    const cards = hand.filter((card) => Math.floor(card / 13) === suit).map((card) => printCard(card).slice(0, -1));
    return `${sign} ${cards.length > 0 ? cards.join(' ') : '–'}`.padEnd(18);
  });
  return `  ${seat.padEnd(8)}${suits.join('').trimEnd()}`;
}

export const entryLine = ({ at, occasion, of, from, to, amount, keys }: Entry): string =>
  `        ${printPlace(at)}  ${from} pays ${to} ${String(amount)}: ${occasion}${of === undefined ? '' : ` ${printCard(of)}`}  [${keys.join(', ')}]`;

export const balanceLine = (words: string, balances: Balances): string =>
  `  ${words.padEnd(8)}${
    Object.entries(balances)
      .map(([name, amount]) => `${name} ${String(amount)}`)
      .join(', ') || 'none'
  }`;
