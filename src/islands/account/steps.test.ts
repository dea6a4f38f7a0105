import { expect, test } from 'vitest';
import { nextOf, nextTrick, stepAt, stepNamed, trickBefore, trickStarts } from './account.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { place } from '../../../tests/support/place.ts';

const SEATS = ['first', 'second', 'third', 'dealer'];
/** Two whole tricks and one begun, with two exchanges before them. */
const steps = [
  'ante',
  'exchange.first',
  'exchange.dealer',
  ...['t1.1', 't1.2', 't1.3', 't1.4'],
  ...['t2.1', 't2.2', 't2.3', 't2.4'],
  't3.1',
  'end',
].map((at) => ({ at: place(at) }));
const at = (name: string): number => steps.findIndex((step) => printPlace(step.at) === name);

test('a place is shown by its own step, or by the last before it', () => {
  expect(stepAt(steps, place('t2.3'), SEATS)).toBe(at('t2.3'));
  expect(stepAt(steps, place('exchange.dealer'), SEATS)).toBe(at('exchange.dealer'));
  // Second and third hand exchanged nothing.
  expect(stepAt(steps, place('exchange.third'), SEATS)).toBe(at('exchange.first'));
  expect(stepAt(steps, place('t7.2'), SEATS)).toBe(at('t3.1'));
  expect(stepNamed(steps, 'nowhere', SEATS)).toBe(0);
  // The first step is shown for itself and for whatever lies before it.
  expect(stepAt(steps, place('ante'), SEATS)).toBe(0);
  expect(stepAt(steps.slice(at('t1.1')), place('ante'), SEATS)).toBe(0);
  expect(stepNamed(steps, 't2.3', SEATS)).toBe(at('t2.3'));
});

test('jumps by tricks land on whole tricks, the beginning and the end', () => {
  expect(nextTrick(steps, 0)).toBe(at('t1.4'));
  expect(nextTrick(steps, at('t1.2'))).toBe(at('t1.4'));
  expect(nextTrick(steps, at('t1.4'))).toBe(at('t2.4'));
  expect(nextTrick(steps, at('t2.4'))).toBe(at('t3.1'));
  expect(nextTrick(steps, at('end'))).toBe(at('end'));
  expect(trickBefore(steps, at('t2.1'))).toBe(at('t1.4'));
  expect(trickBefore(steps, at('t1.4'))).toBe(0);
  expect(trickBefore(steps, 0)).toBe(0);
});

test('a stroke stands where a trick begins', () => {
  expect(trickStarts(steps)).toEqual([at('t1.1'), at('t2.1'), at('t3.1')]);
});

test('the next of some steps is the next there is', () => {
  expect(nextOf([0, 4, 9], 4)).toBe(9);
  expect(nextOf([0, 4, 9], 9)).toBe(9);
});
