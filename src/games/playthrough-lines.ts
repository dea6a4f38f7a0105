import { printCard, type Card } from '#engine/cards/card.ts';
import { entriesOf } from '#engine/kernel/collections.ts';
import type { Balances, Entry } from '#engine/ledger/sink.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import { printPlace } from '#engine/ledger/place.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';

const SUIT_SIGNS = ['♠', '♥', '♦', '♣'] as const;

/** A kept deal: its file, book and seed, and the number of players if it is not four. */
export type KeptPlaythrough = readonly [file: string, book: string, seed: number, players?: number];

/** Kept deals, file name → text: the chosen ones, and for a book without a chosen one its first deal. */
export function keptDeals<R>(
  books: readonly RuleSet<R>[],
  chosen: readonly KeptPlaythrough[],
  print: (book: RuleSet<R>, seed: number, players?: number) => string,
): ReadonlyMap<string, string> {
  const others = books.filter(({ id }) => !chosen.some(([file]) => file === id));
  return new Map(
    [...chosen, ...others.map(({ id }): KeptPlaythrough => [id, id, 1])].flatMap(([file, id, seed, players]) => {
      const book = books.find((known) => known.id === id);
      return book ? [[`${file}.txt`, print(book, seed, players)] as const] : [];
    }),
  );
}

/** Head of a deal: title, the policy that played it, and every rule in force. */
export interface PlaythroughHead {
  readonly title: string;
  readonly label: string;
  readonly rules: object;
  /** Width of the column of names. */
  readonly width: number;
}

/** Whole deal for a person to read: its head, and `lines` of its judgement. */
export const wholeDeal = <Frame>(
  { title, label, rules, width }: PlaythroughHead,
  judged: Result<Judgement<Frame>>,
  lines: (judged: Judgement<Frame>) => readonly string[],
): string =>
  [
    title,
    '='.repeat(title.length),
    label,
    ...underlined('Rules'),
    ...ruleLines(rules, width),
    ...(judged.ok ? [...lines(judged.value), ...departureLines(judged.value)] : ['', judged.error.message]),
    '',
  ].join('\n');

const departureLines = ({ departures }: Judgement<unknown>): readonly string[] =>
  departures.map(({ at, key, message }) => `  departs at ${printPlace(at)} [${key}]: ${message}`);

export const underlined = (words: string): readonly string[] => ['', words, '-'.repeat(words.length)];

const said = (value: RuleValue): string => (value === true ? 'yes' : value === false ? 'no' : String(value));

/** Every rule in force, with values aligned. */
const ruleLines = (rules: object, width: number): readonly string[] =>
  entriesOf(rules as Readonly<Record<string, RuleValue>>).map(([key, value]) => `  ${key.padEnd(width)}${said(value)}`);

/** Hand by suits: `♠ K 8  ♥ –  ♦ A 5 2  ♣ 9`. */
export function handLine(seat: string, hand: readonly Card[]): string {
  const suits = SUIT_SIGNS.map((sign, suit) => {
    const cards = hand.filter((card) => Math.floor(card / 13) === suit).map((card) => printCard(card).slice(0, -1));
    return `${sign} ${cards.length > 0 ? cards.join(' ') : '–'}`.padEnd(18);
  });
  return `  ${seat.padEnd(8)}${suits.join('').trimEnd()}`;
}

/** A card played, in an event. */
interface CardPlayed {
  readonly seat: number;
  readonly card: Card;
  readonly wins: number | undefined;
}

/** Lines for every trick: each card with a note on how it was played, then the payments. */
export function trickLines<F extends { readonly entries: number; readonly event: { readonly kind: string } }>(
  { frames, entries, seats }: Judgement<F>,
  sayHow: (event: Extract<F['event'], CardPlayed>) => string,
): readonly string[] {
  const isPlay = (event: F['event']): event is Extract<F['event'], CardPlayed> => event.kind === 'play';
  const first = frames.findIndex(({ event }) => isPlay(event));
  const lines: string[] = [];
  let cards: string[] = [];
  let tricks = 0;
  let made = frames[first - 1]?.entries ?? 0;
  for (const { event, entries: count } of first < 0 ? [] : frames.slice(first)) {
    if (!isPlay(event)) break;
    cards.push(`${seats[event.seat] ?? ''} ${printCard(event.card)} (${sayHow(event)})`);
    if (event.wins === undefined) continue;
    lines.push(`  ${String(++tricks).padStart(2)}  ${cards.join('; ')}: ${seats[event.wins] ?? ''} takes it`);
    lines.push(...entries.slice(made, count).map(entryLine));
    made = count;
    cards = [];
  }
  return lines;
}

export const entryLine = ({ at, occasion, of, from, to, amount, keys }: Entry): string =>
  `        ${printPlace(at)}  ${from} pays ${to} ${String(amount)}: ${occasion}${of === undefined ? '' : ` ${printCard(of)}`}  [${keys.join(', ')}]`;

export const balanceLine = (words: string, balances: Balances): string =>
  `  ${words.padEnd(8)}${
    Object.entries(balances)
      .map(([name, amount]) => `${name} ${String(amount)}`)
      .join(', ') || 'none'
  }`;
