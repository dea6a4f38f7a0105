import { describe, expect, test } from 'vitest';
import type { AccountLine } from '../../account/account.ts';
import type { AnyModel } from '../../replay/model.ts';
import { atBid, inPhase } from '#engine/ledger/place.ts';
import { CardsFigure } from './CardsFigure.tsx';
import { amountsInWords, linesOfClause, netsHeading, netsOf, paidByAnswer, sumInWords, sumSource } from './plate.ts';

const paid = (from: string, to: string, amount: number, more: Partial<AccountLine> = {}): AccountLine => ({
  at: inPhase('end'),
  what: 'the Quinola',
  why: 'for the Quinola',
  from,
  to,
  amount,
  keys: ['quinola.forced.holderToForcer'],
  step: 0,
  ...more,
});
const say = (account: string): string => (account === 'dealer' ? 'the dealer' : `${account} hand`);

describe('a payment in a line', () => {
  test('Bohn, the Quinola forced: 6 from every other player', () => {
    const three = ['second', 'third', 'dealer'].map((seat) => paid(seat, 'first', 6));
    expect(sumInWords(three, say)).toBe('6 + 6 + 6 to first hand');
    expect(netsOf(three, ['first', 'second', 'third', 'dealer'])).toEqual([
      { account: 'first', now: 18, before: 18 },
      { account: 'second', now: -6, before: -6 },
      { account: 'third', now: -6, before: -6 },
      { account: 'dealer', now: -6, before: -6 },
    ]);
  });

  test('1785, the Quinola forced: 8 from its holder', () => {
    expect(sumInWords([paid('third', 'dealer', 8)], say)).toBe('8 from third hand to the dealer');
  });

  test('1728, the losers of an alliance pay the two opponents 2 each: who pays whom', () => {
    const two = [paid('first', 'second', 2), paid('third', 'dealer', 2)];
    expect(sumInWords(two, say)).toBe('2 from first hand to second hand, 2 from third hand to the dealer');
  });

  test('several ways more are only summed up', () => {
    const four = [paid('a', 'b', 1), paid('c', 'd', 2), paid('a', 'd', 3)];
    expect(sumInWords(four, say)).toBe('3 payments, together 6');
  });

  test('nothing is nothing', () => {
    expect(sumInWords([paid('second', 'first', 0, { before: 6 })], say)).toBe('nothing');
    expect(amountsInWords([])).toBe('nothing');
    expect(amountsInWords([8])).toBe('8');
    expect(amountsInWords([8, 2, 2])).toBe('8 + 2 + 2, together 12');
  });
});

test('the nets of what is turned stand beside those of the book: 8 for 6 from each of three', () => {
  const three = ['second', 'third', 'dealer'].map((seat) => paid(seat, 'first', 8, { before: 6 }));
  expect(netsOf(three, ['first'])).toEqual([{ account: 'first', now: 24, before: 18 }]);
});

describe('the payments of a clause', () => {
  const base = paid('second', 'first', 6);
  const doubled = paid('third', 'first', 12, { keys: ['ace.rate', 'bonne.doubles'] });
  const later = paid('second', 'first', 6, { step: 1 });
  const model = { lines: [base, doubled, later] } as unknown as Parameters<typeof linesOfClause>[0];

  test('are those of the step of whose rules it is the base', () => {
    expect(linesOfClause(model, 0, ['quinola.forced.holderToForcer'])).toEqual([base]);
  });

  test('or, where it is the base of none, those in which it has a part', () => {
    expect(linesOfClause(model, 0, ['bonne.doubles'])).toEqual([doubled]);
    expect(linesOfClause(model, 1, ['bonne.doubles'])).toEqual([]);
  });
});

describe('what is paid under each answer to a question', () => {
  const asked = 'espagnolette.reversisBroken';
  const model = (...lines: readonly AccountLine[]) =>
    ({ lines, seats: ['first', 'second', 'third', 'dealer'], steps: [{ at: inPhase('end') }] }) as unknown as AnyModel;
  const byQuestion = paid('dealer', 'second', 80, { keys: [asked] });
  const ace = paid('third', 'first', 2, { keys: ['ace.rate'] });
  const byAnother = paid('third', 'second', 80, { keys: ['reversis.broken'] });

  test('is what its rules pay, and where they pay nothing what another rule pays instead', () => {
    expect(paidByAnswer([model(byQuestion, ace), model(ace, byAnother)], 'end', [asked])).toEqual([
      [byQuestion],
      [byAnother],
    ]);
  });

  test('is nothing where the other answer only leaves the payment out, or cannot be played', () => {
    expect(paidByAnswer([model(ace), undefined, model(byQuestion, ace)], 'end', [asked])).toEqual([
      [],
      [],
      [byQuestion],
    ]);
  });

  test('counts a payment that stands under both answers once: of two aces the second is paid instead', () => {
    expect(paidByAnswer([model(byQuestion, ace), model(ace, ace)], 'end', [asked])).toEqual([[byQuestion], [ace]]);
  });

  test('is not said where no answer pays by these rules', () => {
    expect(paidByAnswer([model(ace), model(ace, byAnother)], 'end', [asked])).toBeUndefined();
  });
});

describe('a plate names the clauses of sums that its own clause does not name', () => {
  test('what is drawn rests on another clause, and something else is paid at the step', () => {
    const clause = { number: 41, drawnBy: [40], othersBy: [42, 43] };
    expect(netsHeading(clause, true, true)).toBe('Payments by §40 alone; for the others see §42 and §43:');
    expect(netsHeading(clause, true, false)).toBe('Payments by §40:');
    expect(sumSource(clause)).toBe('by §40');
  });

  test('its own payments need no number, unless something else is paid', () => {
    expect(netsHeading({ number: 40 }, true, false)).toBeUndefined();
    expect(netsHeading({ number: 40, othersBy: [42] }, true, true)).toBe(
      'Payments by §40 alone; for the others see §42:',
    );
    expect(netsHeading({}, true, true)).toBe('Payments by this rule alone:');
    expect(sumSource({})).toBeUndefined();
  });

  test('nothing is drawn, but the sentence tells of a payment', () => {
    expect(netsHeading({ number: 5, othersBy: [24] }, false, true)).toBe('What is paid here follows from §24.');
    expect(netsHeading({ number: 5 }, false, false)).toBeUndefined();
  });
});

test('a plate of the bidding has each bid before its seat', () => {
  const seats = ['first', 'second', 'third', 'dealer'];
  const step = { at: atBid(2), hands: [], trick: [], leader: 0, winning: undefined, toPlay: undefined, taken: [] };
  const drawn = CardsFigure({
    model: {
      seats,
      steps: [step],
      direction: 'right',
      lines: [],
      opening: { now: {}, before: {} },
      faults: [],
      effect: undefined,
      sentenceAt: () => '',
      tell: () => '',
    },
    step: 0,
    lines: [],
    label: 'Second hand passes.',
    keys: [],
    seatHeading: (seat) => seat,
    accountLabel: (account) => account,
    seatNotes: (seat) => ['asks leave', 'passes'][seat],
  });
  expect(drawn?.props).toHaveProperty('seats.0.note', 'asks leave');
  expect(drawn?.props).toHaveProperty('seats.1.note', 'passes');
});
