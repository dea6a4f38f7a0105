import { refuse, ok, type Result } from '#engine/kernel/result.ts';
import { parseLink, type LinkFormat, type RulesFormat } from '#engine/notation/link.ts';
import type { Playing } from '#engine/play/played-game.ts';
import { vary } from '#engine/rules/vary.ts';
import { inWords } from '#engine/words/counted.ts';
import type { Changes } from '../../rules/changes.ts';
import { parseVariation, printVariation } from '../../rules/address/variation-address.ts';
import { MOST_NUMBER, type Given, type LaidOut, type Terms } from '../sitting.ts';

/** A deal to be played, as an address names it: `book=<rule set>&deal=4711&seat=third`, or `from=<link>&seat=third`. */
export interface DealNamed<R, Rec = unknown> {
  readonly terms: Terms<R>;
  /** Its number, or as it was laid out; absent: whichever comes. */
  readonly deal: number | LaidOut<Rec> | undefined;
}

/** What an address can be read by. */
export interface Seating<R> {
  readonly engine: RulesFormat<R>;
  readonly players: (rules: R) => readonly number[];
  readonly seatNames: (players: number) => readonly string[];
  /** The advantages that may be given. */
  readonly given?: readonly Given[] | undefined;
}

/** The same where a deal may be one that somebody laid out. */
export interface Opening<R, Rec> extends Seating<R> {
  readonly engine: LinkFormat<R, Rec>;
  readonly resume: (record: Rec, rules: R) => Playing<Rec>;
}

/** A deal number is a whole number of at most nine figures. */
export const parseNumber = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) && Number(text) <= MOST_NUMBER ? Number(text) : undefined;

/** The terms of a book with changes; the seat and the number of players as they were, where the rules have them. */
export function termsOf<R>(
  game: Seating<R>,
  book: Terms<R>['book'],
  changes: Changes,
  wanted: Pick<Terms<R>, 'players' | 'seat' | 'given'>,
): Terms<R> | undefined {
  const varied = vary(game.engine.keys, book, changes);
  if (!varied.ok) return undefined;
  const { rules } = varied.value;
  const many = game.players(rules);
  const players = many.includes(wanted.players) ? wanted.players : (many[0] ?? 4);
  return { book, changes, rules, players, seat: Math.min(wanted.seat, players - 1), given: wanted.given };
}

export function printDealNamed<R>(
  game: Seating<R>,
  {
    terms: { book, changes, rules, players, seat, given },
    deal,
  }: {
    readonly terms: Terms<R>;
    readonly deal: number | Pick<LaidOut<unknown>, 'link'> | undefined;
  },
): string {
  if (typeof deal === 'object')
    return [`from=${deal.link}`, `seat=${game.seatNames(players)[seat] ?? ''}`, ...manyIn(game, rules, players)].join(
      '&',
    );
  const variation = printVariation(game.engine, book, changes);
  return [
    `book=${book.id}`,
    ...(deal === undefined ? [] : [`deal=${String(deal)}`]),
    `seat=${game.seatNames(players)[seat] ?? ''}`,
    ...manyIn(game, rules, players),
    ...(variation === undefined ? [] : [`v=${variation}`]),
    ...(given ? [`given=${given.id}`] : []),
  ].join('&');
}

const manyIn = <R>(game: Seating<R>, rules: R, players: number): readonly string[] =>
  players === game.players(rules)[0] ? [] : [`players=${String(players)}`];

/** Whether a fragment is for the table, and names no part of the page. */
export const isDealNamed = (fragment: string): boolean => /(^|&)(book|from|deal)=/.test(fragment);

/** What is left of an address of which only the book can be taken up. */
export const bookIn = (fragment: string): string => `book=${new URLSearchParams(fragment).get('book') ?? ''}`;

/** Reads what `printDealNamed` wrote; says in a sentence why it cannot be taken up. Only the book is needed. */
export function parseDealNamed<R, Rec>(game: Opening<R, Rec>, fragment: string): Result<DealNamed<R, Rec>> {
  const said = new URLSearchParams(fragment);
  const link = said.get('from');
  if (link !== null) {
    const linked = parseLink(game.engine, link);
    if (!linked.ok) return linked;
    const { record, variation } = linked.value;
    const rules = variation.rules;
    const place = placeIn(game, rules, said);
    if (!place.ok) return place;
    const terms = { book: variation.source, changes: variation.changes as Changes, rules, ...place.value };
    return ok({ terms, deal: { link, playing: game.resume(record, rules) } });
  }
  const book = game.engine.ruleSets.find(({ id }) => id === said.get('book'));
  if (!book) return refuse('no-book', 'This link names no book that can be played here.');
  const letters = said.get('v');
  const changes = letters === null ? ok({}) : parseVariation(game.engine, book, letters);
  if (!changes.ok) return changes;
  const varied = vary(game.engine.keys, book, changes.value);
  if (!varied.ok) return varied;
  const { rules } = varied.value;
  const place = placeIn(game, rules, said);
  if (!place.ok) return place;
  const deal = said.get('deal');
  const number = deal === null ? undefined : parseNumber(deal);
  if (deal !== null && number === undefined)
    return refuse('number', 'The number of a deal is a whole number of at most nine figures.');
  const given = game.given?.find(({ id }) => id === said.get('given'));
  return ok({ terms: { book, changes: changes.value, rules, ...place.value, given }, deal: number });
}

/** How many play, and which seat is asked for. */
function placeIn<R>(
  game: Seating<R>,
  rules: R,
  said: URLSearchParams,
): Result<{ readonly players: number; readonly seat: number }> {
  const asked = said.get('players');
  const players = asked === null ? (game.players(rules)[0] ?? 4) : Number(asked);
  if (!game.players(rules).includes(players))
    return refuse(
      'players',
      `By these rules ${game.players(rules).map(inWords).join(' or ')} play, and the link asks for ${String(asked)}.`,
    );
  const named = said.get('seat');
  const seat = named === null ? 0 : game.seatNames(players).indexOf(named);
  if (seat < 0)
    return refuse(
      'seat',
      `This link asks for a seat that is not at the table; there are ${game.seatNames(players).join(', ')}.`,
    );
  return ok({ players, seat });
}
