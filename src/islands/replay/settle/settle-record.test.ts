import { describe, expect, test } from 'vitest';
import { quadrille } from '#games/quadrille/game.ts';
import { tgq1728 } from '#games/quadrille/rules/books/tgq-1728.ts';
import { settleDeal as settleQuadrille } from '#games/quadrille/tools/replay/settle.ts';
import { reversis } from '#games/reversis/game.ts';
import { almanach1785 } from '#games/reversis/rules/books/almanach-1785.ts';
import { settleDeal } from '#games/reversis/tools/replay/settle.ts';
import { revertier } from '#games/revertier/game.ts';
import { revertier1792 } from '#games/revertier/rules/books/revertier-1792.ts';
import { settleDeal as settleGame } from '#games/revertier/tools/replay/settle.ts';
import type { Result } from '#engine/kernel/result.ts';
import { atCard, atExchange, inPhase, printPlace } from '#engine/ledger/place.ts';
import { REVERSIS_MADE } from '../../../../tests/support/reversis-made.ts';
import type { AnyModel } from '../model.ts';

type Data = Readonly<Record<string, unknown>>;

function held<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.at ?? ''} ${result.error.message}`);
  return result.value;
}

const reversisShown = (data: Data, changes: Data = {}, asPlayed = false) =>
  held(settleDeal({ record: held(reversis.parseRecord(data)), book: almanach1785, changes, asPlayed }));

/** A line as a reader sees it: where, what for, from whom, to whom, how much, and how much by the book where that differs. */
const linesOf = ({ lines, steps }: AnyModel) =>
  lines.map(({ at, what, from, to, amount, before, step }) => [
    printPlace(at),
    what,
    `${from} → ${to}`,
    before === undefined ? amount : `${String(amount)} for ${String(before)}`,
    steps[step] && printPlace(steps[step].at),
  ]);
const saidAt = ({ steps, sentenceAt }: AnyModel, at: string) =>
  sentenceAt(steps.findIndex((step) => printPlace(step.at) === at));

/**
 * 1785: first hand leads a three of hearts, and the dealer takes it with the Quinola, and then every trick. The basket of
 * 20 and a bête of 20, 8 to the forcer and 2 and 2, all of it given back; then the basket 20, 8 from first hand, 3 × 16.
 */
const MADE = REVERSIS_MADE;
const PLAYS: readonly string[] = MADE.plays;
const BY_THE_BOOK = [
  ['ante', 'filling', 'first → basket', 4, 'ante'],
  ['ante', 'filling', 'second → basket', 4, 'ante'],
  ['ante', 'filling', 'third → basket', 4, 'ante'],
  ['ante', 'filling', 'dealer → basket', 8, 'ante'],
  ['t1.4', 'Quinola played: bête', 'dealer → basket', 20, 't1.4'],
  ['t1.4', 'Quinola forced', 'dealer → first', 8, 't1.4'],
  ['t1.4', 'Quinola forced: consolation', 'second → first', 2, 't1.4'],
  ['t1.4', 'Quinola forced: consolation', 'third → first', 2, 't1.4'],
  ['end', 'Quinola payment undone', 'first → third', 2, 'end'],
  ['end', 'Quinola payment undone', 'first → second', 2, 'end'],
  ['end', 'Quinola payment undone', 'first → dealer', 8, 'end'],
  ['end', 'Quinola payment undone', 'basket → dealer', 20, 'end'],
  ['end', 'Quinola played, reversis made: paid from the pool', 'basket → dealer', 20, 'end'],
  ['end', 'Quinola forced on the first trick, reversis made', 'first → dealer', 8, 'end'],
  ['end', 'reversis made', 'first → dealer', 16, 'end'],
  ['end', 'reversis made', 'second → dealer', 16, 'end'],
  ['end', 'reversis made', 'third → dealer', 16, 'end'],
] as const;

describe('a deal by its book', () => {
  const model = reversisShown(MADE);

  test('every payment stands where it is made, for what, from whom to whom; beside nothing, for nothing is compared', () => {
    expect(linesOf(model)).toEqual(BY_THE_BOOK);
    expect([model.effect, model.faults]).toEqual([undefined, []]);
    expect(model.opening).toEqual({
      now: { first: 0, second: 0, third: 0, dealer: 0, basket: 0 },
      before: { first: 0, second: 0, third: 0, dealer: 0, basket: 0 },
    });
  });

  test('each step says who does what, and only the payments that it makes', () => {
    expect(saidAt(model, 't1.3')).toBe('Third hand follows with the nine of hearts.');
    expect(saidAt(model, 't1.4')).toBe(
      'The dealer follows with the Quinola, takes the trick, pays a bête of 20 fiches into the basket and pays first hand 8 fiches; second hand and third hand pay first hand 2 fiches each.',
    );
    expect(saidAt(model, 't2.1')).toBe('The dealer leads the king of clubs.');
    expect(model.sentenceAt(model.steps.length)).toBe('');
    expect(model.direction).toBe('right');
    expect(reversisShown(MADE, { 'play.direction': 'left' }).direction).toBe('left');
  });
});

describe('a change of rules beside the book', () => {
  test('that touches nothing says so: every line as it was, every net too', () => {
    const model = reversisShown(MADE, { 'points.quinolaTaken': 1 });
    expect(linesOf(model)).toEqual(BY_THE_BOOK);
    // −4 −24, −4 −16, −4 −16, −8 +76.
    expect(model.effect).toEqual({
      payments: 0,
      nets: [
        { seat: 'first', now: -28, before: -28 },
        { seat: 'second', now: -20, before: -20 },
        { seat: 'third', now: -20, before: -20 },
        { seat: 'dealer', now: 68, before: 68 },
      ],
      text: 'No payment of this deal changes.',
    });
  });

  test('that moves one payment: six for eight from first hand, who ends two better', () => {
    const model = reversisShown(MADE, { 'reversis.made.forcedFirst': 6 });
    expect(linesOf(model)).toEqual(
      BY_THE_BOOK.map((line) =>
        line[1].includes('first trick') ? [line[0], line[1], line[2], '6 for 8', line[4]] : line,
      ),
    );
    expect(model.effect?.payments).toBe(1);
    expect(model.effect?.text).toBe(
      'One payment changes. First hand ends 26 fiches down instead of 28 down; the dealer 66 up instead of 68 up.',
    );
  });

  test('that takes a payment away leaves its line, at the step where the book has it', () => {
    const model = reversisShown(MADE, { 'quinola.forced.othersToForcer': 0 });
    expect(linesOf(model).filter(([, , , amount]) => typeof amount === 'string')).toEqual([
      ['t1.4', 'Quinola forced: consolation', 'second → first', '0 for 2', 't1.4'],
      ['t1.4', 'Quinola forced: consolation', 'third → first', '0 for 2', 't1.4'],
      ['end', 'Quinola payment undone', 'first → third', '0 for 2', 'end'],
      ['end', 'Quinola payment undone', 'first → second', '0 for 2', 'end'],
    ]);
    expect(model.effect).toMatchObject({ payments: 4, text: '4 payments change.' });
  });

  test('of one sum or of several: whoever ends otherwise is told, in the order of the seats', () => {
    // Second hand sits opposite, and pays 5 more.
    const model = reversisShown(MADE, { 'reversis.made.opposite': 21 });
    expect(model.effect?.text).toBe(
      'One payment changes. Second hand ends 25 fiches down instead of 20 down; the dealer 73 up instead of 68 up.',
    );
    const back = reversisShown(MADE, { 'reversis.made.undoes': 'nothing' });
    // Nothing is given back, and the basket with its bête is drawn whole: 40, for 20 given back and 20 drawn.
    expect(linesOf(back).filter(([, , , amount]) => typeof amount === 'string')).toEqual([
      ['end', 'Quinola played, reversis made: paid from the pool', 'basket → dealer', '40 for 20', 'end'],
      ['end', 'Quinola payment undone', 'first → third', '0 for 2', 'end'],
      ['end', 'Quinola payment undone', 'first → second', '0 for 2', 'end'],
      ['end', 'Quinola payment undone', 'first → dealer', '0 for 8', 'end'],
      ['end', 'Quinola payment undone', 'basket → dealer', '0 for 20', 'end'],
    ]);
    // First −28 + 12, second −20 − 2, third −20 − 2, the dealer 68 − 8.
    expect(back.effect?.text).toBe(
      '5 payments change. First hand ends 16 fiches down instead of 28 down; second hand 22 down instead of 20 down; third hand 22 down instead of 20 down; the dealer 60 up instead of 68 up.',
    );
  });

  test('by which somebody comes out even: the word for it, and the unit once', () => {
    // The basket opened by 20 each and 24 of the dealer: 84, which he draws: −24 + 84 + 8 + 48 = 116. The others pay 16 more.
    expect(reversisShown(MADE, { 'pool.open.each': 20, 'pool.open.dealer': 24 }).effect?.text).toBe(
      '7 payments change. First hand ends 44 fiches down instead of 28 down; second hand 36 down instead of 20 down; third hand 36 down instead of 20 down; the dealer 116 up instead of 68 up.',
    );
    // Nothing to open it but the dealer’s 1, and nothing for the reversis: second and third hand neither win nor lose.
    // Four fillings, the bête, the bête back, the basket drawn, and three that are not paid.
    const none = { 'pool.open.each': 0, 'pool.open.dealer': 1, 'reversis.made.each': 0, 'reversis.made.opposite': 0 };
    expect(reversisShown(MADE, none).effect?.text).toBe(
      '10 payments change. First hand ends 8 fiches down instead of 28 down; second hand even instead of 20 down; third hand even instead of 20 down; the dealer 8 up instead of 68 up.',
    );
    expect(reversisShown(MADE, { ...none, 'reversis.made.forcedFirst': 1 }).effect?.text).toContain(
      'First hand ends 1 fiche down instead of 28 down',
    );
  });

  test('with what lies in the basket, now and by the book', () => {
    const { opening } = reversisShown({ ...MADE, pools: { basket: 44 } }, { 'reversis.made.forcedFirst': 6 });
    expect([opening.now['basket'], opening.before['basket']]).toEqual([44, 44]);
  });

  test('that there is not is refused, and so is a record that cannot be', () => {
    const record = held(reversis.parseRecord(MADE));
    const settled = settleDeal({ record, book: almanach1785, changes: { 'reversis.maid': 1 }, asPlayed: false });
    expect(settled).toMatchObject({ ok: false, error: { code: 'unknown-key' } });
    const twice = held(reversis.parseRecord({ plays: ['3H 3H'] }));
    expect(settleDeal({ record: twice, book: almanach1785, changes: {}, asPlayed: false }).ok).toBe(false);
  });
});

describe('a change that the record does not allow', () => {
  /** First hand lays out the ace of hearts. */
  const noAces = { 'discard.aces': false };

  test('cuts it there: the step stands as the one before it, nobody plays on, and the sentence says why', () => {
    const model = reversisShown(MADE, noAces);
    const last = model.steps.at(-1);
    expect(model.steps.map(({ at }) => printPlace(at))).toEqual(['ante', 'exchange.first']);
    expect(last?.departure).toMatchObject({ at: atExchange('first'), key: 'discard.aces' });
    expect(last?.toPlay).toBeUndefined();
    expect(model.sentenceAt(1)).toBe(last?.departure?.message);
    expect(linesOf(model)).toEqual(BY_THE_BOOK.slice(0, 4));
    expect(model.effect).toEqual({
      payments: 0,
      nets: undefined,
      text: `These rules forbid part of this deal: ${model.sentenceAt(1)}`,
    });
    expect(model.sentenceAt(1)).toContain('First hand');
  });

  test('counts the payments before the cut, and only those', () => {
    const model = reversisShown(MADE, { ...noAces, 'pool.open.each': 5, 'reversis.made.forcedFirst': 6 });
    expect(linesOf(model)).toEqual([
      ['ante', 'filling', 'first → basket', '5 for 4', 'ante'],
      ['ante', 'filling', 'second → basket', '5 for 4', 'ante'],
      ['ante', 'filling', 'third → basket', '5 for 4', 'ante'],
      ['ante', 'filling', 'dealer → basket', 8, 'ante'],
    ]);
    expect(model.effect?.payments).toBe(3);
  });

  test('in the play stops at the card: what was paid before it stands beside the book’s, what comes after is not shown', () => {
    // Second hand throws the two of hearts on a club, with spades in hand.
    const plays = PLAYS.with(2, '9C 3C 2H 4C').with(9, 'QC 2C 6S 7S');
    const changes = { 'play.throwHearts': 'courtsOnly', 'quinola.forced.holderToForcer': 6, 'reversis.made.each': 10 };
    const model = reversisShown({ ...MADE, plays }, { ...changes, 'quinola.forced.othersToForcer': 0 });
    expect(model.steps.at(-1)).toMatchObject({
      at: atCard(3, 3),
      toPlay: undefined,
      departure: { key: 'play.throwHearts' },
    });
    expect(model.steps.at(-2)?.at).toEqual(atCard(3, 2));
    expect(linesOf(model).slice(4)).toEqual([
      ['t1.4', 'Quinola played: bête', 'dealer → basket', 20, 't1.4'],
      ['t1.4', 'Quinola forced', 'dealer → first', '6 for 8', 't1.4'],
      ['t1.4', 'Quinola forced: consolation', 'second → first', '0 for 2', 't1.4'],
      ['t1.4', 'Quinola forced: consolation', 'third → first', '0 for 2', 't1.4'],
    ]);
    expect(model.effect).toMatchObject({ payments: 3, nets: undefined });
  });

  test('is listed and settled all the same as played', () => {
    const model = reversisShown(MADE, { ...noAces, 'reversis.made.forcedFirst': 6 }, true);
    expect(model.faults.map(({ at, key }) => `${printPlace(at)} ${key}`)).toEqual(['exchange.first discard.aces']);
    expect(model.steps.at(-1)?.at).toEqual(inPhase('end'));
    expect(model.steps.some(({ departure }) => departure)).toBe(false);
    expect(model.effect?.text).toBe(
      'One payment changes. First hand ends 26 fiches down instead of 28 down; the dealer 66 up instead of 68 up.',
    );
  });

  test('does not cut where the book itself is departed from: that belongs to the deal', () => {
    // Second hand throws a diamond on the queen of hearts, with hearts in hand; the six of hearts follows later.
    const plays = PLAYS.with(3, 'QH 4H 9D 8D').with(5, 'JD 2D 6D 5D').with(7, 'KD JS 6H 4S');
    const revoked = { ...MADE, plays };
    const book = reversisShown(revoked);
    expect(book.faults.map(({ at, key }) => `${printPlace(at)} ${key}`)).toEqual(['t4.3 play.follow']);
    expect(linesOf(book)).toEqual(BY_THE_BOOK);
    const changed = reversisShown(revoked, { 'reversis.made.forcedFirst': 6 });
    expect(changed.steps.at(-1)?.at).toEqual(inPhase('end'));
    expect(changed.effect?.payments).toBe(1);
    expect(reversisShown(revoked, noAces).steps.at(-1)?.at).toEqual(atExchange('first'));
  });
});

describe('other games', () => {
  test('at Quadrille the seats are told as hands, in counters of its own', () => {
    // Ten trumps, a sans prendre: 14 of the stake; 27 from each, five of them for playing alone.
    const data = {
      deal: {
        hands: {
          first: 'AS 2S AC KS QS JS 7S 6S 5S 4S',
          second: 'KH QH JH 7H 6H 5H 4H 3H 2H AH',
          third: 'KD QD JD 7D 6D 5D 4D 3D 2D AD',
          dealer: 'KC QC JC 7C 6C 5C 4C 3C 2C 3S',
        },
      },
      bids: ['sans prendre', 'pass', 'pass', 'pass'],
      trump: 'S',
      plays: [],
    };
    const record = held(quadrille.parseRecord(data));
    const modelWith = (changes: Data) => held(settleQuadrille({ record, book: tgq1728, changes, asPlayed: false }));
    expect(linesOf(modelWith({}))).toEqual([
      ['ante', 'stake', 'first → stake', 1, 'ante'],
      ['ante', 'stake', 'second → stake', 1, 'ante'],
      ['ante', 'stake', 'third → stake', 1, 'ante'],
      ['ante', 'stake', 'dealer → stake', 1, 'ante'],
      ['ante', 'stake', 'dealer → stake', 10, 'ante'],
    ]);
    expect(modelWith({ 'stake.ante.dealer': 20 }).effect?.text).toBe(
      'One payment changes. The dealer ends 21 jetons down instead of 11 down.',
    );
  });

  test('at Revertier it is a game, between White and Black', () => {
    // Two men struck, and one point free: Black is shut out and, the double being agreed, pays twice the stake.
    const record = held(
      revertier.parseRecord({
        start: 'white',
        double: true,
        position: { white: '12:12 18:3', black: '1:9 2:1 3:1 4:1 5:1 8:1 9:1' },
        throws: ['32: 18/20* 18/21*'],
      }),
    );
    const modelWith = (changes: Data) => held(settleGame({ record, book: revertier1792, changes, asPlayed: false }));
    expect(linesOf(modelWith({})).map(([, , who, amount]) => [who, amount])).toEqual([
      ['black → white', 1],
      ['black → white', 1],
    ]);
    expect(modelWith({ 'start.afterDraw': 'other' }).effect?.text).toBe('No payment of this game changes.');
    expect(modelWith({ 'stake.game': 4 }).effect?.text).toBe(
      '2 payments change. White ends 8 stakes up instead of 2 up; Black 8 down instead of 2 down.',
    );
  });
});
