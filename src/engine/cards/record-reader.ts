import { isNothing, shown } from '../kernel/fields.ts';
import { Reading } from '../kernel/reading.ts';
import { didYouMean } from '../kernel/nearest.ts';
import { parseCard, type Card } from './card.ts';

/** No pack of the site has more; nor has a deal more tricks than cards. */
const MOST_CARDS = 52;

/** One reading of one record of a card game. */
export class RecordReader extends Reading {
  /** The words of a list, written as one text or as several. */
  words(data: unknown, at: string): readonly string[] {
    if (isNothing(data)) return [];
    const parts: readonly unknown[] = Array.isArray(data) ? data : [data];
    const words = parts.flatMap((part) => {
      if (typeof part === 'string') return part.split(/[\s,]+/).filter(Boolean);
      this.refuse('not-words', `${shown(part)} in ${at} should be words, parted by spaces.`, at);
      return [];
    });
    if (words.length > MOST_CARDS)
      this.refuse('too-many-cards', `${at} has ${String(words.length)} parts; the largest pack has 52 cards.`, at);
    return words.slice(0, MOST_CARDS);
  }

  card(data: unknown, at: string): Card | undefined {
    const card = typeof data === 'string' ? parseCard(data) : undefined;
    if (card === undefined)
      this.refuse('bad-card', `${shown(data)} is not a card; a card is its rank and its suit, as KS, TH or 2C.`, at);
    return card;
  }

  maybeCard(data: unknown, at: string): Card | undefined {
    return isNothing(data) ? undefined : this.card(data, at);
  }

  cards(data: unknown, at: string, place: (i: number) => string = () => at): readonly Card[] {
    return this.words(data, at).flatMap((word, i) => this.card(word, place(i)) ?? []);
  }

  /** Tricks as a list, or as one text with the tricks parted by new lines, semicolons or strokes; each trick has cards. */
  tricks(data: unknown): readonly (readonly Card[])[] {
    if (isNothing(data)) return [];
    const tricks: readonly unknown[] =
      typeof data === 'string'
        ? data.split(/[\n;/]/).filter((line) => line.trim())
        : Array.isArray(data)
          ? data
          : [data];
    if (tricks.length > MOST_CARDS)
      this.refuse(
        'too-many-tricks',
        `There are ${String(tricks.length)} tricks, and the largest pack has 52 cards.`,
        'plays',
      );
    return tricks.slice(0, MOST_CARDS).map((trick, t) => {
      const at = `plays[${String(t)}]`;
      const cards = this.cards(trick, at, (i) => `t${String(t + 1)}.${String(i + 1)}`);
      if (cards.length === 0) this.refuse('empty-trick', `Trick ${String(t + 1)} has no card.`, at);
      return cards;
    });
  }

  /** One of some words, by number; nothing where nothing is given. */
  oneOf(data: unknown, names: readonly string[], what: string, at: string): number | undefined {
    if (isNothing(data)) return undefined;
    const found = typeof data === 'string' ? names.indexOf(data) : -1;
    if (found >= 0) return found;
    const meant = typeof data === 'string' ? didYouMean(data, names) : '';
    this.refuse('unknown-word', `${shown(data)} is no ${what}; it may be ${names.join(', ')}.${meant}`, at);
    return undefined;
  }

  flag(data: unknown, at: string): boolean {
    if (isNothing(data) || data === false || data === 'no') return false;
    if (data !== true && data !== 'yes') this.refuse('not-yes-or-no', `${shown(data)} should be true or false.`, at);
    return true;
  }
}
