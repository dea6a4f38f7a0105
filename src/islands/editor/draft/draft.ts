import { parseCard, printCard, printCards, sortedCards, type Card } from '#engine/cards/card.ts';
import { nameCard } from '#engine/cards/card-name.ts';
import type { Fields } from '#engine/kernel/fields.ts';
import type { Problem, Result } from '#engine/kernel/result.ts';
import type { Changes } from '../../rules/changes.ts';

/** Place → what is written there, as it was typed. A place not named is empty. */
export type Text = Readonly<Record<string, string>>;

/** What a reader has written so far: text throughout, so that what cannot be read is kept as it was typed. */
export interface Draft {
  readonly ruleset: string;
  readonly changes: Changes;
  /** `hand.0`, `plays`, `pool.stake`, and whatever else a record of the game has. */
  readonly text: Text;
  readonly seed: string;
}

/** What every game's record has. */
export interface DealAndPlay {
  readonly hands: readonly (readonly Card[])[];
  readonly plays: readonly (readonly Card[])[];
  /** Pool → what lay there before the deal. */
  readonly pools?: Readonly<Record<string, number>> | undefined;
}

/** The record a draft is, and place → why its text cannot be read. */
export interface ReadDraft<Rec> {
  readonly record: Result<Rec>;
  readonly problems: Readonly<Record<string, Problem>>;
}

/** The places every game's record has. */
export const handPlace = (seat: number): string => `hand.${String(seat)}`;
export const poolPlace = (pool: string): string => `pool.${pool}`;
export const PLAYS = 'plays';

/** `hand.2` → 2. */
export const numberIn = (place: string): number => Number(place.slice(place.indexOf('.') + 1));

export const emptyDraft = (ruleset: string, seed: string): Draft => ({ ruleset, changes: {}, text: {}, seed });

/** The draft with an empty table, but for the places that are to stay. */
export const clearDraft = (draft: Draft, stays: readonly string[]): Draft => ({
  ...draft,
  text: Object.fromEntries(Object.entries(draft.text).filter(([place]) => stays.includes(place))),
});

/** What stands at a place, without the space round it. */
export const textAt = ({ text }: Pick<Draft, 'text'>, place: string): string => (text[place] ?? '').trim();

const wordsAt = (draft: Draft, place: string): readonly string[] =>
  textAt(draft, place)
    .split(/[\s,]+/)
    .filter(Boolean);

/** The lines of the play, or of another place with several. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\n;/]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The places in which something is written; with `only`, that one or none. */
export const filledPlaces = (draft: Draft, only?: string): readonly string[] =>
  Object.keys(draft.text).filter((place) => textAt(draft, place) !== '' && (only === undefined || place === only));

/** Seat by name → what is written of it in places of one kind: `hand`, `laid`. */
export const bySeat = (draft: Draft, kind: string, names: readonly string[], only?: string): Fields =>
  Object.fromEntries(
    filledPlaces(draft, only)
      .filter((place) => place.startsWith(`${kind}.`) && names[numberIn(place)] !== undefined)
      .map((place) => [names[numberIn(place)] ?? '', textAt(draft, place)]),
  );

/** `pools` of a record; nothing where none is written. */
export function poolsOf(draft: Draft, only?: string): { readonly pools?: Fields } {
  const places = filledPlaces(draft, only).filter((place) => place.startsWith('pool.'));
  const amount = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text);
  if (places.length === 0) return {};
  return {
    pools: Object.fromEntries(places.map((place) => [place.slice('pool.'.length), amount(textAt(draft, place))])),
  };
}

/** What every game's record has, as the text of a draft. */
export const textOfDeal = ({ hands, plays, pools }: DealAndPlay): Text => ({
  ...Object.fromEntries(hands.map((hand, seat) => [handPlace(seat), printCards(sortedCards(hand))])),
  [PLAYS]: plays.map(printCards).join('\n'),
  ...Object.fromEntries(Object.entries(pools ?? {}).map(([pool, held]) => [poolPlace(pool), String(held)])),
});

/** How a game reads its drafts. */
export interface DraftReader<Rec> {
  /** The draft as the data of a record; with `only`, that one place of it and nothing else. */
  readonly dataOf: (draft: Draft, only?: string) => Fields;
  readonly parse: (data: Fields) => Result<Rec>;
  /** The places in which cards lie, each card in one. */
  readonly holders: (draft: Draft) => readonly string[];
}

/** Reads a draft: the record, and beside each place what is the matter with it. */
export function readDraft<Rec>(draft: Draft, { dataOf, parse, holders }: DraftReader<Rec>): ReadDraft<Rec> {
  const problems: Record<string, Problem> = {};
  for (const place of filledPlaces(draft)) {
    const read = parse(dataOf(draft, place));
    if (!read.ok) problems[place] = read.error;
  }
  const lying = new Set<Card>();
  for (const place of holders(draft))
    for (const card of cardsAt(draft, place)) {
      if (lying.has(card))
        problems[place] ??= {
          code: 'card-twice',
          message: `The ${nameCard(card)} stands here and elsewhere; the pack has one.`,
        };
      lying.add(card);
    }
  return { record: parse(dataOf(draft)), problems };
}

/** The cards a place holds, as far as its words are cards. */
export const cardsAt = (draft: Draft, place: string): readonly Card[] =>
  wordsAt(draft, place).flatMap((word) => parseCard(word) ?? []);

/** Where a card of the deal lies, among some places; nowhere. */
export const placeOfCard = (draft: Draft, card: Card, holders: readonly string[]): string | undefined =>
  holders.find((place) => cardsAt(draft, place).includes(card));

export const write = (draft: Draft, place: string, text: string): Draft => ({
  ...draft,
  text: { ...draft.text, [place]: text },
});

/** A place without a card: only its word goes, whatever else is written there. */
const without = (draft: Draft, place: string, card: Card): Draft =>
  write(
    draft,
    place,
    wordsAt(draft, place)
      .filter((word) => parseCard(word) !== card)
      .join(' '),
  );

/** A place with a card; a hand in order where all that stands there can be read, otherwise after what stands there. */
function withCard(draft: Draft, place: string, card: Card): Draft {
  const cards = cardsAt(draft, place);
  const isPlain = cards.length === wordsAt(draft, place).length;
  return write(
    draft,
    place,
    isPlain && place.startsWith('hand.')
      ? printCards(sortedCards([...cards, card]))
      : `${textAt(draft, place)} ${printCard(card)}`.trim(),
  );
}

/**
 * A card clicked for a place. Where cards lie: it goes there from wherever it lies, and out again if it lies there.
 * Elsewhere (laid out, given, called): it is named, or no longer named; the hand keeps it.
 */
export function toggleCard(draft: Draft, place: string, card: Card, holders: readonly string[]): Draft {
  if (!holders.includes(place)) return write(draft, place, cardsAt(draft, place).includes(card) ? '' : printCard(card));
  const before = placeOfCard(draft, card, holders);
  const free = before === undefined ? draft : without(draft, before, card);
  return before === place ? free : withCard(free, place, card);
}

/** The next card of the play, on the trick under way or on a new one. */
export function playCard(draft: Draft, card: string, seats: number): Draft {
  const text = textAt(draft, PLAYS);
  const last =
    linesOf(text)
      .at(-1)
      ?.split(/[\s,]+/).length ?? seats;
  const gap = text === '' ? '' : last >= seats ? '\n' : ' ';
  return write(draft, PLAYS, `${text}${gap}${card}`);
}

/** The play without its last card; the same draft where none is played. */
export const takeBackCard = (draft: Draft): Draft =>
  textAt(draft, PLAYS) === ''
    ? draft
    : write(draft, PLAYS, textAt(draft, PLAYS).replace(/(?<![\s,;/])[\s,;/]*(?<![^\s,;/])[^\s,;/]+$/, ''));
