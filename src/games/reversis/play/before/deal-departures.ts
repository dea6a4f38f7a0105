import { listed } from '#engine/kernel/collections.ts';
import { inWords } from '#engine/words/counted.ts';
import { nameCards } from '#engine/cards/card-name.ts';
import { RANK_10, rankOf } from '#engine/cards/card.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { inPhase } from '#engine/ledger/place.ts';
import { mannerOf, type Manner } from './exchange.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import type { ReversisRecord } from '../../record/record.ts';
import { shapeOf, type DealShape } from '../../rules/shape.ts';

/** Fewer cards than this in every hand, and the record cannot be a whole deal: no book plays fewer than nine tricks. */
const FEWEST = 9;

/** Where a record was dealt otherwise than the rules deal: pack, players, cards each and what becomes of those over. */
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
      message: `The pack of these rules has no tens; here ${tens.length === 1 ? 'lies' : 'lie'} ${nameCards(tens)}.`,
    });
  const shape = shapeOf(rules, record.seats);
  const isOurs = isDealtAs(record, rules, shape, manner, played);
  // Hands as these rules play them leave out what was laid out and what was not dealt: all four tens may lie there.
  const mayLieUnseen = manner === 'asPlayed' && isOurs;
  if (rules['pack.tens'] && tens.length === 0 && !mayLieUnseen && cards.length >= 40)
    departures.push({
      at: inPhase('deal'),
      key: 'pack.tens',
      message: 'The pack of these rules has tens; here there are none.',
    });
  if (record.seats === 5 && !rules['players.five'])
    departures.push({ at: inPhase('deal'), key: 'players.five', message: 'Five play; these rules are for four.' });
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
  // Hands known only from what they were seen to play say nothing of the deal, but that they cannot be too large.
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
      return `${each}, lay one out and play ${String(tricks)}`;
    case 'aside':
      return `${each} and lay ${inWords(talon)} aside`;
    case 'talon':
      return `${each}, one more to the dealer, with a talon of ${inWords(talon)}, and play ${String(tricks)}`;
  }
}

/**
 * How many tricks the deal has: as many as every hand has cards. Where some hands are known only from what they were seen
 * to play, the fullest hand says it; where all are, the rules.
 */
export function tricksOf(record: ReversisRecord, rules: ReversisRules, hands: readonly (readonly unknown[])[]): number {
  const sizes = hands.map((hand) => hand.length);
  const least = Math.min(...sizes);
  const most = Math.max(...sizes);
  const known = least >= FEWEST ? least : most >= FEWEST ? most : shapeOf(rules, record.seats).tricks;
  return Math.max(known, record.plays.length);
}
