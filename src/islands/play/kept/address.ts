import { refuse, ok, type Result } from '#engine/kernel/result.ts';
import { parseLink, type LinkFormat, type RulesFormat } from '#engine/notation/link.ts';
import type { DealInPlay } from '#engine/play/played-game.ts';
import { vary } from '#engine/rules/rule-set.ts';
import { inWords } from '#engine/wording/sentence.ts';
import type { ReaderChanges } from '../../rules/rule-words.ts';
import { parseVariation, printVariation } from '../../rules/variation-address.ts';
import { MOST_NUMBER, type TableHandicap, type LaidOutDeal, type SeatTerms } from '../table-session.ts';

/** A deal to play, as in addresses: `book=<rule set>&deal=4711&seat=third`, or `from=<link>&seat=third`. */
export interface DealAddress<R, Rec = unknown> {
  readonly terms: SeatTerms<R>;
  /** Deal number or a prepared deal; undefined for a random one. */
  readonly deal: number | LaidOutDeal<Rec> | undefined;
}

/** What parsing an address needs of a game. */
export interface SeatAddressGame<R> {
  readonly engine: RulesFormat<R>;
  readonly players: (rules: R) => readonly number[];
  readonly seatNames: (players: number) => readonly string[];
  /** Handicaps that may be given. */
  readonly given?: readonly TableHandicap[] | undefined;
}

/** The same for games whose deals may be prepared by hand. */
export interface DealOpener<R, Rec> extends SeatAddressGame<R> {
  readonly engine: LinkFormat<R, Rec>;
  readonly resume: (record: Rec, rules: R) => DealInPlay<Rec>;
}

/** How the deals of a page are addressed, and where their tables are kept. */
export interface TableHome<R, Rec> {
  /** Name under which the browser keeps its tables. */
  readonly shelf: string;
  /** Whether a fragment names a deal rather than a part of the page. */
  readonly isNamed: (fragment: string) => boolean;
  readonly parse: (fragment: string) => Result<DealAddress<R, Rec>>;
  readonly print: (deal: DealToPrint<R>) => string;
  /** Where to go from an address that cannot be parsed, and what is said of it. */
  readonly instead: (fragment: string) => { readonly fragment: string; readonly says: string };
  /** Whether an address that is followed later goes on with the table kept for it, as it does when the page opens. */
  readonly isResumed?: boolean;
}

/** What `printDealNamed` prints. */
interface DealToPrint<R> {
  readonly terms: SeatTerms<R>;
  readonly deal: number | Pick<LaidOutDeal<unknown>, 'link'> | undefined;
}

/** Whether a fragment is for the table rather than a part of the page. */
export const isDealNamed = (fragment: string): boolean => /(^|&)(book|from|deal)=/.test(fragment);

/** The home of a game's sessions: any deal by any book, from any seat. */
export const sessionsHome = <R, Rec>(game: DealOpener<R, Rec>): TableHome<R, Rec> => ({
  shelf: game.engine.id,
  isNamed: isDealNamed,
  parse: (fragment) => parseDealNamed(game, fragment),
  print: (deal) => printDealNamed(game, deal),
  instead: (fragment) => ({
    fragment: `book=${new URLSearchParams(fragment).get('book') ?? ''}`,
    says: 'This is a new table by the book that the link names.',
  }),
});

/** Parses a deal number: a whole number of at most nine digits. */
export const parseNumber = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) && Number(text) <= MOST_NUMBER ? Number(text) : undefined;

/** Terms for a book with changes; seat and number of players stay where the rules allow them. */
export function termsForBook<R>(
  game: SeatAddressGame<R>,
  book: SeatTerms<R>['book'],
  changes: ReaderChanges,
  options: Pick<SeatTerms<R>, 'players' | 'seat' | 'given'>,
): SeatTerms<R> | undefined {
  const varied = vary(game.engine.keys, book, changes);
  if (!varied.ok) return undefined;
  const { rules } = varied.value;
  const many = game.players(rules);
  const players = many.includes(options.players) ? options.players : (many[0] ?? 4);
  return { book, changes, rules, players, seat: Math.min(options.seat, players - 1), given: options.given };
}

export function printDealNamed<R>(
  game: SeatAddressGame<R>,
  { terms: { book, changes, rules, players, seat, given }, deal }: DealToPrint<R>,
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

const manyIn = <R>(game: SeatAddressGame<R>, rules: R, players: number): readonly string[] =>
  players === game.players(rules)[0] ? [] : [`players=${String(players)}`];

/** Parses what `printDealNamed` prints, or returns an error message. Only the book is required. */
export function parseDealNamed<R, Rec>(game: DealOpener<R, Rec>, fragment: string): Result<DealAddress<R, Rec>> {
  const said = new URLSearchParams(fragment);
  const link = said.get('from');
  if (link !== null) {
    const linked = parseLink(game.engine, link);
    if (!linked.ok) return linked;
    const { record, variation } = linked.value;
    const rules = variation.rules;
    const place = placeIn(game, rules, said);
    if (!place.ok) return place;
    const terms = { book: variation.source, changes: variation.changes as ReaderChanges, rules, ...place.value };
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
    return refuse('number', 'The deal number must be a whole number of up to 9 digits.');
  const given = game.given?.find(({ id }) => id === said.get('given'));
  return ok({ terms: { book, changes: changes.value, rules, ...place.value, given }, deal: number });
}

/** Number of players and the requested seat. */
function placeIn<R>(
  game: SeatAddressGame<R>,
  rules: R,
  said: URLSearchParams,
): Result<{ readonly players: number; readonly seat: number }> {
  const playersText = said.get('players');
  const players = playersText === null ? (game.players(rules)[0] ?? 4) : Number(playersText);
  if (!game.players(rules).includes(players))
    return refuse(
      'players',
      `These rules are for ${game.players(rules).map(inWords).join(' or ')} players, but the link asks for ${String(playersText)}.`,
    );
  const named = said.get('seat');
  const seat = named === null ? 0 : game.seatNames(players).indexOf(named);
  if (seat < 0)
    return refuse(
      'seat',
      `This link asks for a seat that the table does not have; the seats are ${game.seatNames(players).join(', ')}.`,
    );
  return ok({ players, seat });
}
