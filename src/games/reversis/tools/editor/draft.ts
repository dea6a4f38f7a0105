import { printCard, printCards } from '#engine/cards/card.ts';
import { parseReversis } from '../../record/notation.ts';
import { seatNames, type ReversisRecord } from '../../record/record.ts';
import type { Fields } from '#engine/kernel/fields.ts';
import { atExchange, atTrade, inPhase, isLater, type Place } from '#engine/ledger/place.ts';
import {
  bySeat,
  draftUpTo,
  filledPlaces,
  handPlace,
  linesIn,
  numberIn,
  PLAYS,
  poolData,
  takeBackCard,
  textAt,
  textOfDeal,
  write,
  type Draft,
  type DraftReader,
  type Text,
} from '#islands/editor/draft.ts';

/** Number of players: `5`, or empty. */
export const PLAYERS_PLACE = 'players';
export const TALON_PLACE = 'talon';
export const laidPlace = (seat: number): string => `laid.${String(seat)}`;
export const givesPlace = (seat: number): string => `gives.${String(seat)}`;
/** `second KS AH`: the caller, the card given, the card taken; one trade a line. */
export const TRADES_PLACE = 'trades';
/** `forfeited`, or empty. */
export const CLAIMS_PLACE = 'claims';
/** The seat that threw down its cards. */
export const THROWN_PLACE = 'thrown';

export const seatsOf = (draft: Pick<Draft, 'text'>): 4 | 5 => (textAt(draft, PLAYERS_PLACE) === '5' ? 5 : 4);

export const holdersOf = (draft: Draft): readonly string[] => [
  ...seatNames(seatsOf(draft)).map((_, seat) => handPlace(seat)),
  TALON_PLACE,
];

const tradesData = (text: string): readonly unknown[] =>
  text
    .split('\n')
    .map((line) => line.trim().split(/[\s,]+/))
    .filter(([word]) => word !== '')
    .map(([by, gives, takes]) => ({ by, gives, takes }));

function dataOf(draft: Draft, only?: string): Fields {
  const names = seatNames(seatsOf(draft));
  const filled = filledPlaces(draft, only);
  return {
    deal: {
      // A fourth hand, even an empty one, means five players.
      hands: { ...(names.length === 5 && { fourth: '' }), ...bySeat(draft, 'hand', names, only) },
      ...(filled.includes(TALON_PLACE) && { talon: textAt(draft, TALON_PLACE) }),
      laidOut: bySeat(draft, 'laid', names, only),
      exchange: bySeat(draft, 'gives', names, only),
      ...(filled.includes(TRADES_PLACE) && { trades: tradesData(textAt(draft, TRADES_PLACE)) }),
    },
    plays: filled.includes(PLAYS) ? linesIn(textAt(draft, PLAYS)) : [],
    ...poolData(draft, only),
    ...(filled.includes(CLAIMS_PLACE) && { claims: textAt(draft, CLAIMS_PLACE) }),
    ...(filled.includes(THROWN_PLACE) && { thrown: textAt(draft, THROWN_PLACE) }),
  };
}

export const REVERSIS_READER: DraftReader<ReversisRecord> = { dataOf, parse: parseReversis, holders: holdersOf };

/** Text of a draft for a record. */
export function textOf(record: ReversisRecord): Text {
  const names = seatNames(record.seats);
  const text: Record<string, string> = { ...textOfDeal(record) };
  if (record.seats === 5) text[PLAYERS_PLACE] = '5';
  if (record.talon.length > 0) text[TALON_PLACE] = printCards(record.talon);
  record.laidOut.forEach((card, seat) => {
    if (card !== undefined) text[laidPlace(seat)] = printCard(card);
  });
  record.opposites.forEach((card, seat) => {
    if (card !== undefined) text[givesPlace(seat)] = printCard(card);
  });
  if (record.trades.length > 0)
    text[TRADES_PLACE] = record.trades
      .map(({ by, gives, takes }) => [names[by], printCard(gives), printCard(takes)].join(' '))
      .join('\n');
  if (!record.claimed) text[CLAIMS_PLACE] = 'forfeited';
  const thrower = record.thrownBy === undefined ? undefined : names[record.thrownBy];
  if (thrower !== undefined) text[THROWN_PLACE] = thrower;
  return text;
}

/** Draft as it was at a place, without cards laid out, traded, given, played and thrown down later. */
export function draftAtPlace(draft: Draft, at: Place): Draft {
  const names = seatNames(seatsOf(draft));
  const before = draftUpTo(draft, at, names, (field) => {
    if (field.startsWith('laid.')) return atExchange(names[numberIn(field)]);
    if (field.startsWith('gives.')) return inPhase('opposites');
    return field === THROWN_PLACE ? inPhase('thrown') : undefined;
  });
  const trades = linesIn(textAt(draft, TRADES_PLACE)).filter((_, i) => !isLater(atTrade(i + 1), at, names));
  return write(before, TRADES_PLACE, trades.join('\n'));
}

/** Draft without its last act: a card played, given or laid out. Unchanged if there is none. */
export function takeBack(draft: Draft): Draft {
  if (textAt(draft, PLAYS) !== '') return takeBackCard(draft);
  const seats = seatNames(seatsOf(draft)).map((_, seat) => seat);
  const last = [...seats.map(laidPlace), ...seats.map(givesPlace)].findLast((place) => textAt(draft, place) !== '');
  return last === undefined ? draft : write(draft, last, '');
}
