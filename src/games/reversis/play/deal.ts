import { rankOf, suitOf, type Card, nameCards, RANK_10 } from '#engine/cards/card.ts';
import { range, listed } from '#engine/kernel/collections.ts';
import { shuffled, type Random } from '#engine/kernel/random.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import type { ReversisRecord } from '../record/record.ts';
import { QUINOLA, packFor, shapeOf, type DealShape } from '../rules/shape.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { inWords } from '#engine/wording/sentence.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { inPhase } from '#engine/ledger/place.ts';
import { mannerOf, type Manner } from './exchange.ts';

export interface DealtCards {
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
}

/**
 * Rounds of a deal; each lists the cards that every seat gets. With a talon the hand is dealt in threes if its size allows it
 * (1765), else three and then fours (3, 4, 4 in 1785), and the dealer gets one more in the first round. Without a talon it is
 * dealt in threes, and the remainder joins the last round (3, 3, 3, 4 in 1634).
 */
export function packetsFor(rules: ReversisRules, seats: number): readonly (readonly number[])[] {
  const { hands } = shapeOf(rules, seats);
  const least = hands[0] ?? 0;
  const rounds: number[] = [];
  if (rules['deal.discard'] === 'talon' && least % 3 !== 0) {
    rounds.push(least - 4 * Math.floor((least - 1) / 4));
    while (rounds.reduce((sum, n) => sum + n, 0) < least) rounds.push(4);
  } else {
    for (let left = least; left > 0; left -= rounds[rounds.length - 1] ?? left)
      rounds.push(left === 4 ? 4 : Math.min(3, left));
  }
  return rounds.map((size, round) => hands.map((hand) => size + (round === 0 ? hand - least : 0)));
}

/** Deals a pack from its top (its first card), in packets and in order of play; the talon comes after the hands. */
export function dealPack(pack: readonly Card[], rules: ReversisRules, seats: number): DealtCards {
  const hands = range(seats).map((): Card[] => []);
  let next = 0;
  for (const round of packetsFor(rules, seats))
    round.forEach((size, seat) => {
      hands[seat]?.push(...pack.slice(next, next + size));
      next += size;
    });
  return { hands, talon: pack.slice(next, next + shapeOf(rules, seats).talon) };
}

/** Shuffles the pack and deals it. */
export const randomDeal = (rules: ReversisRules, seats: number, random: Random): DealtCards =>
  dealPack(shuffled(packFor(rules), random), rules, seats);

/** Record of a random deal, before anything is exchanged or played. */
export const dealtRecord = (rules: ReversisRules, seats: 4 | 5, random: Random, pools?: Balances): ReversisRecord => ({
  ...randomDeal(rules, seats, random),
  seats,
  laidOut: range(seats).map(() => undefined),
  trades: [],
  opposites: [],
  plays: [],
  pools,
  claimed: true,
  thrownBy: undefined,
});

/** Whether every hand and the talon have the number of cards that the rules deal. */
export function isAsDealt({ hands, talon }: DealtCards, rules: ReversisRules): boolean {
  const shape = shapeOf(rules, hands.length);
  return talon.length === shape.talon && hands.every((hand, seat) => hand.length === shape.hands[seat]);
}

/**
 * First dealer in 1785 (known from a modern summary): the pack is divided into one pile a player; the player whose pile holds
 * the Quinola deals. Returns an index into the players.
 */
export function dealerByPiles(pack: readonly Card[], players: number): number {
  const size = Math.ceil(pack.length / players);
  return Math.max(0, Math.floor(pack.indexOf(QUINOLA) / size));
}

/**
 * First dealer in 1634 (known from a modern summary): one card is thrown on the table, then cards are dealt in turn; the first
 * player to get a card of its suit deals.
 */
export function dealerByThrownCard([thrown, ...rest]: readonly Card[], players: number): number {
  const suit = suitOf(thrown ?? 0);
  return (
    Math.max(
      0,
      rest.findIndex((card) => suitOf(card) === suit),
    ) % players
  );
}

/** First dealer in 1765: each player draws a card, and the highest deals; players with equal highest cards draw again. */
export function dealerByDrawnCard(pack: readonly Card[], players: number): number {
  let among = range(players);
  for (let next = 0; among.length > 1 && next + among.length <= pack.length;) {
    const drawn = among.map((_, i) => rankOf(pack[next + i] ?? 0));
    next += among.length;
    const highest = Math.max(...drawn);
    among = among.filter((_, i) => drawn[i] === highest);
  }
  return among[0] ?? 0;
}

/**
 * First dealer by the method of the rules, as an index into the players; any player at random where they agree among
 * themselves.
 */
export function drawFirstDealer(rules: ReversisRules, players: number, random: Random): number {
  switch (rules['deal.firstDealer']) {
    case 'quinolaPile':
      return dealerByPiles(shuffled(packFor(rules), random), players);
    case 'thrownCard':
      return dealerByThrownCard(shuffled(packFor(rules), random), players);
    case 'drawnCard':
      return dealerByDrawnCard(shuffled(packFor(rules), random), players);
    case 'agreed':
      return random(players);
  }
}

/** Fewest cards in the fullest hand of a whole deal: no book plays fewer than nine tricks. */
const FEWEST = 9;

/** Departures of a record from the deal that the rules ask for: pack, number of players, cards in each hand, undealt cards. */
export function dealDepartures(
  record: ReversisRecord,
  rules: ReversisRules,
  played: readonly (readonly unknown[])[],
): readonly Departure[] {
  const departures: Departure[] = [];
  const manner = mannerOf(record);
  const laidOut = record.laidOut.filter((card) => card !== undefined);
  const cards = [...new Set([...record.hands.flat(), ...record.talon, ...laidOut])];
  const tens = cards.filter((card) => rankOf(card) === RANK_10);
  if (!rules['pack.tens'] && tens.length > 0)
    departures.push({
      at: inPhase('deal'),
      key: 'pack.tens',
      message: `By these rules the pack has no tens, but this deal has ${nameCards(tens)}.`,
    });
  const shape = shapeOf(rules, record.seats);
  const isOurs = isDealtAs(record, rules, shape, manner, played);
  // Hands as played leave out the cards laid out and the cards not dealt: all four tens may be among those.
  const mayLieUnseen = manner === 'asPlayed' && isOurs;
  if (rules['pack.tens'] && tens.length === 0 && !mayLieUnseen && cards.length >= 40)
    departures.push({
      at: inPhase('deal'),
      key: 'pack.tens',
      message: 'By these rules the pack has tens, but this deal has none.',
    });
  if (record.seats === 5 && !rules['players.five'])
    departures.push({
      at: inPhase('deal'),
      key: 'players.five',
      message: 'This deal has five players, but these rules are for four.',
    });
  if (!isOurs)
    departures.push({
      at: inPhase('deal'),
      key: 'deal.discard',
      message: `${dealtHere(record, manner)} These rules deal ${dealtThere(rules, shape)}.`,
    });
  return departures;
}

function isDealtAs(
  record: ReversisRecord,
  rules: ReversisRules,
  shape: DealShape,
  manner: Manner,
  played: readonly (readonly unknown[])[],
): boolean {
  // A hand known only from its play may be incomplete, so it can be shown to be too large but not too small.
  const fits = (sizes: readonly number[], due: readonly number[]): boolean =>
    sizes.some((size) => size < FEWEST)
      ? sizes.every((size, seat) => size <= (due[seat] ?? 0))
      : sizes.join() === due.join();
  if (manner === 'asPlayed')
    return fits(
      played.map((hand) => hand.length),
      shape.hands.map(() => shape.tricks),
    );
  const dealt = record.hands.map((hand) => hand.length);
  return rules['deal.discard'] === manner && fits(dealt, shape.hands) && record.talon.length === shape.talon;
}

function dealtHere({ hands, talon }: ReversisRecord, manner: Manner): string {
  const sizes = `Hands of ${listed(hands.map((hand) => String(hand.length)))} cards`;
  switch (manner) {
    case 'talon':
      return `${sizes}, with a talon of ${inWords(talon.length)}.`;
    case 'aside':
      return `${sizes}, with ${inWords(talon.length)} laid aside.`;
    case 'each':
      return `${sizes}, of which each player lays one out.`;
    case 'asPlayed':
      return `${sizes} to play.`;
  }
}

function dealtThere(rules: ReversisRules, { hands, talon, tricks }: DealShape): string {
  const each = `${String(hands[0] ?? 0)} cards each`;
  switch (rules['deal.discard']) {
    case 'none':
      return `${each}, all of them played`;
    case 'each':
      return `${each}, of which one is laid out and ${String(tricks)} are played`;
    case 'aside':
      return `${each}, and ${inWords(talon)} are laid aside`;
    case 'talon':
      return `${each}, one more to the dealer, with a talon of ${inWords(talon)}; ${String(tricks)} are played`;
  }
}

/**
 * Number of tricks in the deal: the cards in each hand. If only some hands were given (the others are known from their play),
 * the fullest hand decides; if none was given, the rules do.
 */
export function tricksOf(record: ReversisRecord, rules: ReversisRules, hands: readonly (readonly unknown[])[]): number {
  const sizes = hands.map((hand) => hand.length);
  const least = Math.min(...sizes);
  const most = Math.max(...sizes);
  const known = least >= FEWEST ? least : most >= FEWEST ? most : shapeOf(rules, record.seats).tricks;
  return Math.max(known, record.plays.length);
}
