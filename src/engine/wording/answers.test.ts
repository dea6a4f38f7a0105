import { expect, test } from 'vitest';
import { otherWordsFor } from './answers.ts';

test.each([
  ['need not ask', false, 'need not ask'],
  ['0: nothing | 1: 1 fiche | #: # fiches', 0, 'nothing'],
  ['0: nothing | 1: 1 fiche | #: # fiches', 1, '1 fiche'],
  ['0: nothing | 1: 1 fiche | #: # fiches', 12, '12 fiches'],
  // Four or fewer are codille: five is the number after it.
  ['#: #+1', 3, '4'],
  ['#: with #-2 more', 6, 'with 4 more'],
  ['each: lays one out | lays out none', 'each', 'lays one out'],
  ['each: lays one out | lays out none', 'aside', 'lays out none'],
  // An answer with nothing after its colon leaves the words out.
  ['seat: | tricks: and in tricks', 'seat', ''],
  ['butLast: every trick but the last', 'onlyMade', undefined],
  ['1: 1 fiche', 2, undefined],
])('by “%s” the answer %s is said “%s”', (text, answer, said) => {
  expect(otherWordsFor(text, answer)).toBe(said);
});
