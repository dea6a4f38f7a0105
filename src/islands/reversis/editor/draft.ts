import { parseCard, printCard, printCards, type Card } from '#engine/cards/card.ts';
import { nameCard } from '#engine/cards/card-name.ts';
import { parseReversis, printReversis } from '#engine/games/reversis/notation.ts';
import { findTwice, sortedCards } from '#engine/games/reversis/record-cards.ts';
import { seatNames, type ReversisRecord } from '#engine/games/reversis/record.ts';
import type { Problem, Result } from '#engine/kernel/result.ts';
import type { RuleValue } from '#engine/rules/key.ts';

/** What a reader has written so far: text throughout, so that what cannot be read is kept as it was typed. */
export interface Draft {
  readonly ruleset: string;
  readonly changes: Readonly<Record<string, RuleValue>>;
  readonly seats: 4 | 5;
  /** By place: `hand.0`, `talon`, `laid.0`, `gives.0`, `trades`, `plays`, `pool.basket`. A place not named is empty. */
  readonly text: Readonly<Record<string, string>>;
  readonly claimed: boolean;
  /** The seat that threw down its cards; −1: nobody. */
  readonly thrownBy: number;
  readonly seed: string;
}

export const emptyDraft = (ruleset: string, seed: string): Draft => ({
  ruleset,
  changes: {},
  seats: 4,
  text: {},
  claimed: true,
  thrownBy: -1,
  seed,
});

/** A place of the draft that holds cards, and may be filled by clicking them. */
export const handPlace = (seat: number): string => `hand.${String(seat)}`;
export const laidPlace = (seat: number): string => `laid.${String(seat)}`;
export const givesPlace = (seat: number): string => `gives.${String(seat)}`;
export const TALON = 'talon';
export const PLAYS = 'plays';
export const TRADES = 'trades';
export const poolPlace = (pool: string): string => `pool.${pool}`;

const numberOf = (place: string): number => Number(place.slice(place.indexOf('.') + 1));
const textAt = ({ text }: Draft, place: string): string => (text[place] ?? '').trim();

/** `second KS AH`: who calls, what he gives, what he takes; a trade a line. */
function tradesData(text: string): readonly unknown[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/[\s,]+/))
    .filter(([word]) => word !== '')
    .map(([by, gives, takes]) => ({ by, gives, takes }));
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\n;/]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The draft as the data of a record; with `only`, that one place of it and nothing else. */
function dataOf(draft: Draft, only?: string): Readonly<Record<string, unknown>> {
  const names = seatNames(draft.seats);
  const filled = Object.keys(draft.text).filter(
    (place) => textAt(draft, place) !== '' && (only === undefined || place === only),
  );
  const bySeat = (kind: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      filled
        .filter((place) => place.startsWith(`${kind}.`) && names[numberOf(place)] !== undefined)
        .map((place) => [names[numberOf(place)] ?? '', textAt(draft, place)]),
    );
  const pools = filled.filter((place) => place.startsWith('pool.'));
  const amount = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text);
  return {
    deal: {
      // A fourth hand, were it empty, says that there are five.
      hands: { ...(draft.seats === 5 && { fourth: '' }), ...bySeat('hand') },
      ...(filled.includes(TALON) && { talon: textAt(draft, TALON) }),
      laidOut: bySeat('laid'),
      exchange: bySeat('gives'),
      ...(filled.includes(TRADES) && { trades: tradesData(textAt(draft, TRADES)) }),
    },
    plays: filled.includes(PLAYS) ? linesOf(textAt(draft, PLAYS)) : [],
    ...(pools.length > 0 && {
      pools: Object.fromEntries(pools.map((place) => [place.slice('pool.'.length), amount(textAt(draft, place))])),
    }),
    ...(!draft.claimed && { claims: 'forfeited' }),
    ...(draft.thrownBy >= 0 && { thrown: names[draft.thrownBy] }),
  };
}

export interface ReadDraft {
  readonly record: Result<ReversisRecord>;
  /** Place → why its text cannot be read. */
  readonly problems: Readonly<Record<string, Problem>>;
}

/** Reads the draft: the record, and beside each place what is the matter with it. */
export function readDraft(draft: Draft): ReadDraft {
  const problems: Record<string, Problem> = {};
  for (const place of Object.keys(draft.text)) {
    if (textAt(draft, place) === '') continue;
    const read = parseReversis(dataOf(draft, place));
    if (!read.ok) problems[place] = read.error;
  }
  const record = parseReversis(dataOf(draft));
  const twice = record.ok ? findTwice(record.value) : undefined;
  if (twice && record.ok) {
    const names = seatNames(draft.seats);
    const places = twice.at.map((at) =>
      at === 'deal.talon' ? TALON : handPlace(names.findIndex((name) => at.endsWith(`.${name}`))),
    );
    const place = places.findLast((one) => textAt(draft, one) !== '');
    if (place !== undefined)
      problems[place] = {
        code: 'card-twice',
        message: `The ${nameCard(twice.card)} stands here and elsewhere; the pack has one.`,
      };
  }
  return { record, problems };
}

/** The draft that a record is, ready to be worked on. */
export function draftOf(record: ReversisRecord, rules: Pick<Draft, 'ruleset' | 'changes'>, seed: string): Draft {
  const names = seatNames(record.seats);
  const text: Record<string, string> = { [PLAYS]: record.plays.map(printCards).join('\n') };
  record.hands.forEach((hand, seat) => (text[handPlace(seat)] = printCards(sortedCards(hand))));
  if (record.talon.length > 0) text[TALON] = printCards(record.talon);
  record.laidOut.forEach((card, seat) => {
    if (card !== undefined) text[laidPlace(seat)] = printCard(card);
  });
  record.opposites.forEach((card, seat) => {
    if (card !== undefined) text[givesPlace(seat)] = printCard(card);
  });
  if (record.trades.length > 0)
    text[TRADES] = record.trades
      .map(({ by, gives, takes }) => [names[by], printCard(gives), printCard(takes)].join(' '))
      .join('\n');
  for (const [pool, held] of Object.entries(record.pools ?? {})) text[poolPlace(pool)] = String(held);
  return {
    ...rules,
    seats: record.seats,
    text,
    claimed: record.claimed,
    thrownBy: record.thrownBy ?? -1,
    seed,
  };
}

/** The cards a place holds, as far as its words are cards. */
export const cardsAt = (draft: Draft, place: string): readonly Card[] =>
  textAt(draft, place)
    .split(/[\s,]+/)
    .flatMap((word) => parseCard(word) ?? []);

/** Where a card of the deal lies: `hand.0`, `talon`; nowhere. */
export function placeOfCard(draft: Draft, card: Card): string | undefined {
  const places = [...seatNames(draft.seats).map((_, seat) => handPlace(seat)), TALON];
  return places.find((place) => cardsAt(draft, place).includes(card));
}

const withText = (draft: Draft, place: string, text: string): Draft => ({
  ...draft,
  text: { ...draft.text, [place]: text },
});

/** A place without a card: only its word goes, whatever else is written there. */
function without(draft: Draft, place: string, card: Card): Draft {
  const words = textAt(draft, place).split(/[\s,]+/);
  return withText(draft, place, words.filter((word) => parseCard(word) !== card).join(' '));
}

/** A place with a card; in order where all that stands there can be read, otherwise after what stands there. */
function withCard(draft: Draft, place: string, card: Card): Draft {
  const text = textAt(draft, place);
  const cards = cardsAt(draft, place);
  const isPlain = cards.length === text.split(/[\s,]+/).filter(Boolean).length;
  const isHand = place.startsWith('hand.');
  return withText(
    draft,
    place,
    isPlain && isHand ? printCards(sortedCards([...cards, card])) : `${text} ${printCard(card)}`.trim(),
  );
}

/**
 * A card clicked for a place. In a hand or the talon: it goes there from wherever it lies, and out again if it lies there.
 * Laid out or given: it is named, or no longer named; the hand keeps it.
 */
export function toggleCard(draft: Draft, place: string, card: Card): Draft {
  if (place.startsWith('laid.') || place.startsWith('gives.'))
    return withText(draft, place, cardsAt(draft, place).includes(card) ? '' : printCard(card));
  const before = placeOfCard(draft, card);
  const free = before === undefined ? draft : without(draft, before, card);
  return before === place ? free : withCard(free, place, card);
}

/** The next card of the play, on the trick under way or on a new one. */
export function playCard(draft: Draft, card: Card): Draft {
  const text = textAt(draft, PLAYS);
  const last =
    linesOf(text)
      .at(-1)
      ?.split(/[\s,]+/).length ?? draft.seats;
  const gap = text === '' ? '' : last >= draft.seats ? '\n' : ' ';
  return withText(draft, PLAYS, `${text}${gap}${printCard(card)}`);
}

/** The play without its last card. */
export const takeBack = (draft: Draft): Draft =>
  withText(draft, PLAYS, textAt(draft, PLAYS).replace(/[\s,;/]*[^\s,;/]+$/, ''));

export const write = withText;

/** The record as plain data, for a file of its own. */
export const fileOf = (draft: Draft, record: ReversisRecord): Readonly<Record<string, unknown>> => ({
  game: 'reversis',
  ruleset: draft.ruleset,
  ...(Object.keys(draft.changes).length > 0 && { vary: draft.changes }),
  ...printReversis(record),
});
