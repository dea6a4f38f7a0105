import { printCard, type Card } from '#engine/cards/card.ts';
import { entriesOf } from '#engine/kernel/collections.ts';
import type { Balances, Entry } from '#engine/ledger/entry.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import { printPlace } from '#engine/ledger/place.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';

const SUIT_SIGNS = ['♠', '♥', '♦', '♣'] as const;

/** A deal kept: its file, its book, the seed it is dealt from, and how many play, where that is asked. */
export type Kept = readonly [file: string, book: string, seed: number, players?: number];

/** The deals kept, file name → text: those chosen for what they show, and of a book for which none was chosen the first. */
export function keptDeals<R>(
  books: readonly RuleSet<R>[],
  chosen: readonly Kept[],
  print: (book: RuleSet<R>, seed: number, players?: number) => string,
): ReadonlyMap<string, string> {
  const others = books.filter(({ id }) => !chosen.some(([file]) => file === id));
  return new Map(
    [...chosen, ...others.map(({ id }): Kept => [id, id, 1])].flatMap(([file, id, seed, players]) => {
      const book = books.find((known) => known.id === id);
      return book ? [[`${file}.txt`, print(book, seed, players)] as const] : [];
    }),
  );
}

/** What stands above a deal: its title, by whose policy it was played (ours, and no source’s), and every rule in force. */
export interface Head {
  readonly title: string;
  readonly label: string;
  readonly rules: object;
  /** Room for the longest of their names. */
  readonly width: number;
}

/** A whole deal, for a person to read: its head, and what `lines` says of it as it was judged. */
export const wholeDeal = <Frame>(
  { title, label, rules, width }: Head,
  judged: Result<Judgement<Frame>>,
  lines: (judged: Judgement<Frame>) => readonly string[],
): string =>
  [
    title,
    '='.repeat(title.length),
    label,
    ...heading('Rules'),
    ...ruleLines(rules, width),
    ...(judged.ok ? [...lines(judged.value), ...departureLines(judged.value)] : ['', judged.error.message]),
    '',
  ].join('\n');

const departureLines = ({ departures }: Judgement<unknown>): readonly string[] =>
  departures.map(({ at, key, message }) => `  departs at ${printPlace(at)} [${key}]: ${message}`);

export const heading = (words: string): readonly string[] => ['', words, '-'.repeat(words.length)];

const said = (value: RuleValue): string => (value === true ? 'yes' : value === false ? 'no' : String(value));

/** Every rule in force, the values aligned. */
const ruleLines = (rules: object, width: number): readonly string[] =>
  entriesOf(rules as Readonly<Record<string, RuleValue>>).map(([key, value]) => `  ${key.padEnd(width)}${said(value)}`);

/** `♠ K 8  ♥ –  ♦ A 5 2  ♣ 9`. */
export function handLine(seat: string, hand: readonly Card[]): string {
  const suits = SUIT_SIGNS.map((sign, suit) => {
    const cards = hand.filter((card) => Math.floor(card / 13) === suit).map((card) => printCard(card).slice(0, -1));
    return `${sign} ${cards.length > 0 ? cards.join(' ') : '–'}`.padEnd(18);
  });
  return `  ${seat.padEnd(8)}${suits.join('').trimEnd()}`;
}

/** A card as it was played. */
interface Played {
  readonly seat: number;
  readonly card: Card;
  readonly wins: number | undefined;
}

/** Every trick, each card with what is said of how it was played, and after it what it paid. */
export function trickLines<F extends { readonly entries: number; readonly event: { readonly kind: string } }>(
  { frames, entries, seats }: Judgement<F>,
  sayHow: (event: Extract<F['event'], Played>) => string,
): readonly string[] {
  const isPlay = (event: F['event']): event is Extract<F['event'], Played> => event.kind === 'play';
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
