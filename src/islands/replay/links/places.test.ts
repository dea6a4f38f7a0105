import { expect, test } from 'vitest';
import { parseCard, type Card } from '#engine/cards/card.ts';
import { inPhase } from '#engine/ledger/place.ts';
import type { ReplayStep } from '../model.ts';
import { longest, placesAt } from './places.ts';

const cards = (text: string): readonly Card[] => text.split(' ').flatMap((card) => parseCard(card) ?? []);

const step = (hands: readonly string[], trick = ''): ReplayStep => ({
  at: inPhase('ante'),
  hands: hands.map(cards),
  trick: cards(trick),
  leader: 0,
  winning: undefined,
  toPlay: undefined,
  taken: [0, 0],
});

/** The dealer lays out one of three cards and takes up none; then a trick of two cards is played. */
const STEPS = [
  step(['KS 5H', 'AH 7C 2D']),
  step(['KS 5H', 'AH 2D']),
  step(['5H', 'AH 2D'], 'KS'),
  step(['5H', '2D'], 'KS AH'),
];

test('a hand has as many places all through as it ever has cards', () => {
  expect(STEPS.map((_, i) => placesAt(STEPS, i).map((places) => places.length))).toEqual(Array(4).fill([2, 3]));
});

test('once cards are played, each leaves its gap and the others stay where they are', () => {
  const [king, five] = cards('KS 5H');
  const [ace, two] = cards('AH 2D');
  expect(placesAt(STEPS, 1)).toEqual([
    [king, five],
    [ace, two, undefined],
  ]);
  expect(placesAt(STEPS, 3)).toEqual([
    [undefined, five],
    [undefined, two, undefined],
  ]);
});

test('where a deal begins with a card, the hands lie as they were when it was played', () => {
  const [five] = cards('5H');
  const [, two] = cards('AH 2D');
  expect(placesAt(STEPS.slice(2), 1)).toEqual([[five], [undefined, two]]);
});

test('before and without any card played, a hand lies as it is', () => {
  expect(placesAt(STEPS.slice(0, 2), 1).map((places) => places.filter((card) => card !== undefined).length)).toEqual([
    2, 2,
  ]);
});

test('room is kept for the longest of what is said of a seat', () => {
  expect(longest([undefined, 'ask', 'ombre, 3 tricks', 'ombre'])).toBe('ombre, 3 tricks');
  expect(longest([undefined])).toBeUndefined();
  expect(longest([undefined, 'P'])).toBe('P');
});
