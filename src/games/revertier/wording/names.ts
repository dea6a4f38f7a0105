import { possessive } from '#engine/wording/seat-names.ts';
import { capital } from '#engine/wording/sentence.ts';
import {
  HAND,
  OFF,
  type BoardPlace,
  PLAYERS,
  type Player,
  POINTS,
  otherPlayer,
  seenFrom,
  type Men,
  type Position,
} from '#engine/tables/position.ts';
import { nameDie } from '#engine/tables/play.ts';
import type { Place } from '#engine/ledger/place.ts';
import type { Occasion } from '../settle/judge.ts';
import type { Happening } from '../../game.ts';
import { listed } from '#engine/kernel/collections.ts';
import type { LegalPlay } from '../play/legal-plays.ts';
import type { MoveTarget } from '../play/moving.ts';

/** Number of a throw from its place, counting both players' throws: `t4.2` is the eighth. */
export function throwOf(at: Place): number | undefined {
  return at.phase === 'play' ? 2 * (at.trick - 1) + at.card : undefined;
}

/** Heading for a place of a game: `t4.2` is “Throw 8”. */
export function sayThrowPlace(at: Place): string {
  const number = throwOf(at);
  if (number !== undefined) return `Throw ${String(number)}`;
  return at.phase === 'start' ? 'The beginning' : 'The end';
}

/** Place in a line of the account: “throw 8”, “end”. */
export const sayThrowInBook = (at: Place): string => {
  const number = throwOf(at);
  return number === undefined ? at.phase : `throw ${String(number)}`;
};

/** Player as seats and ledgers name him: `white` is “White”. */
export const sayAccount = capital;
export const sayPlayer = (player: Player): string => sayAccount(PLAYERS[player]);

/** Events by which readers can search for a game of Revertier or a part of one. */
export const HAPPENINGS: readonly Happening<Occasion>[] = [
  { id: 'opening', words: 'an opening throw', topics: ['head', 'ternes', 'sonnez', 'start'] },
  { id: 'hit', words: 'a man hit', topics: ['hit'] },
  { id: 'enter', words: 'men to be entered', topics: ['enter'] },
  { id: 'doublets', words: 'doublets', topics: ['doublets'] },
  { id: 'off', words: 'men borne off', topics: ['off'] },
  { id: 'shut-out', words: 'a player shut out', occasions: ['shutOut', 'frozen'], topics: ['horsDuJeu'] },
  { id: 'double', words: 'the double', occasions: ['double'], topics: ['double'] },
  { id: 'broken-dice', words: 'broken dice', topics: ['dice'] },
  { id: 'advantage', words: 'an advantage given', topics: ['advantage'] },
  { id: 'john', words: 'a player John’d', topics: ['john'] },
];

/** Words for what a payment is for. */
export const OCCASION_WORDS: Readonly<Record<Occasion, string>> = {
  game: 'game won',
  shutOut: 'game lost by a shut-out',
  frozen: 'game lost with more men in hand',
  double: 'the double',
};

/** Line of a ledger: “game won”, “the double”. */
export const sayOccasion = (occasion: Occasion): string => OCCASION_WORDS[occasion];

/** Explanation of the two rows of numbers beside a board. */
export const SAY_NUMBERS =
  'Each point has two numbers: those in the row marked with a white man are White’s, those in the row marked with a black man are Black’s. The text names the points by the numbers of the player who throws; on the board those numbers are the brighter ones.';

const placeWords = (place: BoardPlace): string =>
  place === HAND ? 'in hand' : place === OFF ? 'off' : `on ${String(place)}`;

/** A player’s men as he counts: “2 in hand, 9 on 1 and 4 on 12”. */
export function sayMen(men: Men): string {
  const places = Array.from({ length: POINTS + 2 }, (_, place) => place).filter((place) => (men[place] ?? 0) > 0);
  return listed(places.map((place) => `${String(men[place])} ${placeWords(place)}`));
}

/** The whole board in words, the viewer’s men first, each player’s as he counts them. */
export function sayPosition(
  { men }: Pick<Position, 'men'>,
  viewer: Player,
  nameOf: (player: Player) => string = sayPlayer,
): string {
  return ([viewer, otherPlayer(viewer)] as const)
    .map((player) => `${capital(nameOf(player))}: ${sayMen(men[player])}.`)
    .join(' ');
}

/** Which way a player’s men go, for readers who hear the board. */
export const SAY_WAY_ROUND = 'Your men go from 1 along the far side to 12, and from 13 along your own side to 24.';

/** What a reader’s view of the board depends on: his colour, the names of the table, and whose numbers are used. */
export interface BoardReader {
  readonly reader: Player;
  /** Name of a player within a sentence: “you”, “the house”. */
  readonly nameOf: (player: Player) => string;
  /** Whether the points are all counted as the reader counts them. */
  readonly isOwnNumbers: boolean;
}

/** The whole board in words at a table: in the reader’s numbers alone, or each player’s men as he counts them. */
export function sayBoard(men: Position['men'], { reader, nameOf, isOwnNumbers }: BoardReader): string {
  if (!isOwnNumbers) return sayPosition({ men }, reader, nameOf);
  const other = otherPlayer(reader);
  const seen = men[other].map((_, place) => men[other][seenFrom(reader, other, place)] ?? 0);
  return `You have ${sayMen(men[reader])}; ${nameOf(other)} has ${sayMen(seen)}.`;
}

/** Which men are whose: “Your men are white, the house’s men black”. */
export const sayColours = ({ reader, nameOf }: Pick<BoardReader, 'reader' | 'nameOf'>): string =>
  `Your men are ${PLAYERS[reader]}, ${possessive(nameOf(otherPlayer(reader)))} men ${PLAYERS[otherPlayer(reader)]}`;

/** Men in hand and off, beside the board: “White: 2 in hand, 3 off”. */
export function sayTray(men: Men, player: Player): string {
  const pile = men[1] ?? 0;
  return `${sayPlayer(player)}: ${String(pile)} on the pile, ${String(men[HAND] ?? 0)} in hand, ${String(men[OFF] ?? 0)} off`;
}

type PlayEffects = Pick<LegalPlay, 'hits' | 'enters' | 'bearsOff' | 'open' | 'steps'>;

const men = (count: number): string => (count === 1 ? 'one man' : `${nameDie(count)} men`);
const points = (places: readonly BoardPlace[]): string => listed(places.map(String));

/** Effects of a play in few words: “hits on 19 and 23; leaves a man alone on 14”. */
export function sayPlay({ hits, enters, bearsOff, open, steps }: PlayEffects): string {
  const phrases = [
    ...(steps.length === 0 ? ['moves no man'] : []),
    ...(hits.length > 0 ? [`hits on ${points(hits)}`] : []),
    ...(enters > 0 ? [`enters ${men(enters)}`] : []),
    ...(bearsOff > 0 ? [`bears off ${men(bearsOff)}`] : []),
    open.length === 0
      ? 'leaves no man alone'
      : `leaves ${open.length === 1 ? 'a man' : 'men'} alone on ${points(open)}`,
  ];
  return phrases.join('; ');
}

/** Number of plays: “one play”, “7 plays”. */
export const countPlays = (count: number): string => (count === 1 ? 'one play' : `${String(count)} plays`);

/** Destinations of a lifted man: “The man on 1 can go to 2, 6 or 7.” */
export function sayOnward(lifted: BoardPlace, onward: readonly MoveTarget[]): string {
  const to = onward.flatMap((way) => (way.from === lifted ? [way.to] : []));
  const points = to.filter((place) => place !== OFF).map(String);
  const last = points.pop();
  const on = last && `to ${points.length > 0 ? `${points.join(', ')} or ${last}` : last}`;
  const places = [on, to.includes(OFF) && 'off'].filter(Boolean).join(' or ');
  return `The man ${lifted === HAND ? 'in hand' : `on ${String(lifted)}`} can go ${places}.`;
}

/** Reasons of payments as the end of a sentence. */
export const WHY: Readonly<Record<Occasion, string>> = {
  game: 'for the game',
  shutOut: 'for the game, lost with more men in hand than points free of the loser’s own men',
  frozen: 'for the game, with more men in hand',
  double: 'for the double',
};
