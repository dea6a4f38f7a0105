import { describe, expect, it } from 'vitest';
import { saySeat, type Unit } from '#engine/wording/sentence.ts';
import { parseCard, type Card } from '#engine/cards/card.ts';
import type { Frame, FrameEvent, Outcome } from '../play/facts.ts';
import { reversis } from '../game.ts';
import { REVERSIS_KEYS } from '../rules/keys.ts';
import { OCCASIONS, type Occasion } from '../play/pools.ts';
import { SEATS_OF_FOUR, type SeatName } from '../record/record.ts';
import { entriesOf } from '#engine/kernel/collections.ts';
import type { Balances, Entry } from '#engine/ledger/sink.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { atCard, inPhase } from '#engine/ledger/place.ts';
import { GROUPS, QUESTIONS, sayValue } from '../rules/questions.ts';
import { OCCASION_WORDS, sayOccasion, sayWhy, quinolasOf, sayCard } from './names.ts';
import { sayFrame } from './frames.ts';

const FICHES: Unit = ['fiche', 'fiches'];
const FISH: Unit = ['fish', 'fish'];
/** A reason follows who pays whom: “for the ace of clubs, led”. */
const REASON = /^(?:as|for|to) \w/;

const card = (text: string): Card => {
  const found = parseCard(text);
  if (found === undefined) throw new Error(`“${text}” is no card`);
  return found;
};
const rulesOf = (id: string) => {
  const found = reversis.ruleSets.find((ruleSet) => ruleSet.id === id);
  if (!found) throw new Error(`no rule set ${id}`);
  return valuesOf(found);
};

describe('questions and answers', () => {
  it('asks one short question for every key, each under a heading', () => {
    for (const [key, { group }] of entriesOf(REVERSIS_KEYS)) {
      expect(QUESTIONS[key], key).toMatch(/\?$/);
      expect(QUESTIONS[key].length, QUESTIONS[key]).toBeLessThanOrEqual(70);
      expect(GROUPS, key).toHaveProperty(group);
    }
    expect(new Set(Object.values(QUESTIONS)).size).toBe(Object.keys(REVERSIS_KEYS).length);
  });

  it('words every value that a reader may choose, never by its bare name', () => {
    for (const [key, { type, values }] of entriesOf(REVERSIS_KEYS))
      for (const value of values) {
        const said = sayValue(key, value, FICHES);
        expect(said, `${key} ${String(value)}`).not.toBe('');
        // The code's name of a choice is not a word for readers, unless it happens to be one.
        if (type === 'choice') expect(said).not.toMatch(/[a-z][A-Z]/);
      }
  });

  it('says what is paid in the unit of the book', () => {
    expect(sayValue('quinola.forced.holderToForcer', 8, FICHES)).toBe('8 fiches');
    expect(sayValue('ace.placed.rate', 1, FICHES)).toBe('1 fiche');
    expect(sayValue('reversis.made.opposite', 40, FISH)).toBe('40 fish');
    expect(sayValue('quinola.led.holderToWinner', 0, FICHES)).toBe('nothing');
  });

  it('says what is counted or bounded in words of its own', () => {
    expect(sayValue('points.quinolaTaken', 1, FICHES)).toBe('1 point');
    expect(sayValue('pool.refill.below', 1, FICHES)).toBe('when it is empty');
    expect(sayValue('pool.refill.below', 26, FISH)).toBe('when it holds less than 26 fish');
    expect(sayValue('pool.cap', 100, FISH)).toBe('100 fish at most');
    expect(sayValue('double.window', 1, FICHES)).toBe('the last');
    expect(sayValue('double.window', 2, FICHES)).toBe('the last two');
    expect(sayValue('box.contrats', 10, FICHES)).toBe('10');
    expect(sayValue('pack.tens', false, FICHES)).toBe('no, 48 cards');
    expect(sayValue('tie.order', 'tricks', FICHES)).toBe('tricks, then the seat');
  });
});

describe('names', () => {
  it('calls the knave of hearts what the book calls it', () => {
    expect(quinolasOf(rulesOf('ancient'))).toBe('none');
    expect(quinolasOf(rulesOf('lpjr-1634'))).toBe('one');
    expect(quinolasOf(rulesOf('bohn-1850'))).toBe('two');
    expect(sayCard(card('JH'), 'none')).toBe('the knave of hearts');
    expect(sayCard(card('JH'), 'one')).toBe('the Quinola');
    expect(sayCard(card('JH'), 'two')).toBe('the great Quinola');
    expect(sayCard(card('QH'), 'one')).toBe('the queen of hearts');
    expect(sayCard(card('QH'), 'two')).toBe('the little Quinola');
    expect(sayCard(card('AD'), 'two')).toBe('the ace of diamonds');
  });

  it('names seats by their place', () => {
    expect(SEATS_OF_FOUR.map(saySeat)).toEqual(['first hand', 'second hand', 'third hand', 'the dealer']);
  });

  it('heads a line of the ledger with the card it is for', () => {
    expect(Object.keys(OCCASION_WORDS)).toEqual([...OCCASIONS]);
    expect(sayOccasion('acePlaced', card('AC'), 'one')).toBe('ace of clubs placed');
    expect(sayOccasion('bete', card('JH'), 'one')).toBe('Quinola played: bête');
    expect(sayOccasion('partie', undefined, 'one')).toBe('deal lost');
  });

  it('ends a sentence with the reason of a payment for a Quinola that was not placed', () => {
    const why = (occasion: Occasion) => sayWhy(occasion, card('JH'), 'one');
    expect(why('bete')).toBe('as a bête, because the Quinola was not thrown on another suit');
    expect(why('quinolaForcedOthers')).toBe('as the consolation, because the Quinola was forced out');
  });

  it.each(OCCASIONS)('gives a reason for “%s”', (occasion) => {
    expect(sayWhy(occasion, undefined, 'one')).toMatch(REASON);
    expect(sayWhy(occasion, card('JH'), 'one')).toMatch(REASON);
  });

  it('ends a sentence with the reason of a payment that goes back', () => {
    expect(sayWhy('undone', card('AC'), 'one')).toBe(
      'to undo what was paid for the ace of clubs, because of the reversis',
    );
    expect(sayWhy('undone', undefined, 'one')).toBe('to undo what was paid in, because of the reversis');
    expect(sayWhy('espagnoletteReturns', card('AC'), 'one')).toBe(
      'to give back what was paid for the ace of clubs, because the player bound to lose every trick took one',
    );
  });
});

/** Frame after some cards of a trick, with only the fields that a sentence uses. */
const frame = (event: FrameEvent, pools: Balances = { basket: 20 }, trick = ''): Frame => ({
  at: atCard(5, 4),
  event,
  hands: [],
  trick: trick === '' ? [] : trick.split(' ').map(card),
  leader: 0,
  winning: undefined,
  tricksTaken: [0, 0, 0, 0],
  points: [0, 0, 0, 0],
  entries: 0,
  pools,
  net: {},
});
const entry = (occasion: Occasion, from: string, to: string, amount: number, of?: string): Entry => ({
  at: inPhase('end'),
  occasion,
  from,
  to,
  amount,
  keys: ['pack.tens'],
  ...(of === undefined ? {} : { of: card(of) }),
});
const FIRST = 0;
const SECOND = 1;
const THIRD = 2;
const DEALER = 3;
const seats: readonly SeatName[] = SEATS_OF_FOUR;
const told = (of: Frame, by: readonly SeatName[], entries: readonly Entry[], unit: Unit): string =>
  sayFrame(of, entries, { seats: by, unit });

const play = (
  seat: number,
  played: string,
  how: 'leads' | 'follows' | 'throws' | 'renounces',
  wins?: number,
): FrameEvent => ({ kind: 'play', seat, card: card(played), how, wins });

it('tells a lead, a card that follows and a card thrown', () => {
  expect(told(frame(play(FIRST, 'KS', 'leads'), {}, 'KS'), seats, [], FICHES)).toBe(
    'First hand leads the king of spades.',
  );
  expect(told(frame(play(SECOND, '9S', 'follows'), {}, 'KS 9S'), seats, [], FICHES)).toBe(
    'Second hand follows with the nine of spades.',
  );
  expect(told(frame(play(THIRD, '7H', 'throws'), {}, 'KS 9S 7H'), seats, [], FICHES)).toBe(
    'Third hand throws the seven of hearts on spades.',
  );
  expect(told(frame(play(THIRD, 'AH', 'renounces'), {}, 'KS 9S AH'), seats, [], FICHES)).toBe(
    'Third hand renounces, throwing the ace of hearts on spades.',
  );
});

describe('the cards before play', () => {
  it('tells what goes into the basket', () => {
    const entries = [
      entry('filling', 'first', 'basket', 4),
      entry('filling', 'second', 'basket', 4),
      entry('filling', 'third', 'basket', 4),
      entry('filling', 'dealer', 'basket', 8),
    ];
    // 4 + 4 + 4 + 8 = 20
    expect(told(frame({ kind: 'ante' }), seats, entries, FICHES)).toBe(
      'First hand, second hand and third hand pay 4 fiches each into the basket; the dealer pays 8 fiches into the basket; the basket holds 20 fiches.',
    );
  });

  it('tells of two pools', () => {
    const entries = [entry('ante', 'dealer', 'great', 2), entry('ante', 'dealer', 'little', 1)];
    // 26 + 2 = 28; 13 + 1 = 14
    expect(told(frame({ kind: 'ante' }, { great: 28, little: 14 }), seats, entries, FISH)).toBe(
      'The dealer pays 2 fish into the great pool and pays 1 fish into the little pool; the great pool holds 28 fish; the little pool holds 14 fish.',
    );
  });

  it('has something to say where nothing is put in', () => {
    expect(told(frame({ kind: 'ante' }, {}), seats, [], FICHES)).toBe('The cards are dealt.');
  });

  it('tells an exchange, a refusal and the dealer’s discard', () => {
    const say = (event: FrameEvent): string => told(frame(event), seats, [], FICHES);
    expect(say({ kind: 'exchange', seat: FIRST, laid: card('QC'), took: card('3S'), looked: undefined })).toBe(
      'First hand lays out the queen of clubs and draws the three of spades.',
    );
    expect(say({ kind: 'exchange', seat: SECOND, laid: undefined, took: undefined, looked: card('JH') })).toBe(
      'Second hand keeps his cards, looks at the Quinola and puts it aside.',
    );
    expect(say({ kind: 'exchange', seat: DEALER, laid: card('KD'), took: undefined, looked: undefined })).toBe(
      'The dealer lays out the king of diamonds.',
    );
  });

  it('tells a trade of aces and an exchange between opposites', () => {
    expect(
      told(frame({ kind: 'trade', seat: FIRST, from: THIRD, gives: card('AS'), takes: card('AC') }), seats, [], FICHES),
    ).toBe('First hand calls for the ace of clubs and gives third hand the ace of spades for it.');
    const gives = ['2S', 'KH', 'JH', '4C'].map(card);
    expect(told(frame({ kind: 'opposites', gives }, { great: 26, little: 13 }), seats, [], FISH)).toBe(
      'First hand gives third hand the two of spades; second hand gives the dealer the king of hearts; ' +
        'third hand gives first hand the great Quinola; the dealer gives second hand the four of clubs.',
    );
  });
});

describe('the cards in play', () => {
  it('tells an ace of diamonds placed by the last to play: the taker pays him 2', () => {
    const event = play(SECOND, 'AD', 'throws', FIRST);
    expect(told(frame(event, {}, '5S 9S KS AD'), seats, [entry('acePlaced', 'first', 'second', 2, 'AD')], FICHES)).toBe(
      'Second hand throws the ace of diamonds on spades; first hand takes the trick and pays 2 fiches.',
    );
  });

  it('names the card and the payee when an earlier card of the trick is paid', () => {
    const event = play(DEALER, '5S', 'follows', FIRST);
    expect(told(frame(event, {}, 'KS AC 9S 5S'), seats, [entry('acePlaced', 'first', 'second', 1, 'AC')], FICHES)).toBe(
      'The dealer follows with the five of spades; first hand takes the trick and pays second hand 1 fiche for the ace of clubs.',
    );
  });

  it('tells the Quinola placed: 4 from the taker, the basket of 20 drawn', () => {
    const entries = [
      entry('quinolaPlaced', 'second', 'third', 4, 'JH'),
      entry('quinolaDraws', 'basket', 'third', 20, 'JH'),
    ];
    expect(told(frame(play(THIRD, 'JH', 'throws', SECOND), {}, '5S 7S KS JH'), seats, entries, FICHES)).toBe(
      'Third hand throws the Quinola on spades; second hand takes the trick and pays 4 fiches; third hand draws 20 fiches from the basket.',
    );
  });

  it('tells the Quinola forced: a bête of 20, 8 from its holder, 2 from each of the others', () => {
    const entries = [
      entry('bete', 'third', 'basket', 20, 'JH'),
      entry('quinolaForced', 'third', 'first', 8, 'JH'),
      entry('quinolaForcedOthers', 'second', 'first', 2, 'JH'),
      entry('quinolaForcedOthers', 'dealer', 'first', 2, 'JH'),
    ];
    expect(told(frame(play(DEALER, '4H', 'follows', THIRD), {}, '7H 9H JH 4H'), seats, entries, FICHES)).toBe(
      'The dealer follows with the four of hearts. Third hand takes the trick, ' +
        'pays a bête of 20 fiches into the basket for the Quinola and pays first hand 8 fiches. ' +
        'Second hand and the dealer pay first hand 2 fiches each.',
    );
  });
});

describe('the end of a deal', () => {
  const outcome = (more: Partial<Outcome>): FrameEvent => ({
    kind: 'end',
    outcome: {
      kind: 'partie',
      winner: undefined,
      loser: undefined,
      maker: undefined,
      breaker: undefined,
      espagnolette: undefined,
      kept: false,
      points: [0, 0, 0, 0],
      winnerTies: [],
      loserTies: [],
      laidOut: 0,
      ...more,
    },
  });
  const say = (event: FrameEvent, entries: readonly Entry[], unit = FICHES): string =>
    told(frame(event), seats, entries, unit);

  it('tells the partie: king, Quinola and two blanks laid out, 3 + 4 + 4 = 11', () => {
    expect(
      say(outcome({ winner: FIRST, loser: DEALER, points: [0, 9, 8, 17] }), [
        entry('partie', 'dealer', 'first', 11),
        entry('aceLed', 'second', 'first', 1, 'AC'),
      ]),
    ).toBe(
      'First hand wins with no points; the dealer loses with 17 points and pays first hand 11 fiches; ' +
        'second hand pays first hand 1 fiche for the ace of clubs.',
    );
  });

  it('tells a reversis made, what went back and what is paid', () => {
    const entries = [
      entry('undone', 'basket', 'third', 20, 'JH'),
      entry('undone', 'second', 'first', 1, 'AC'),
      entry('reversisDraws', 'basket', 'third', 20, 'JH'),
      entry('reversisMade', 'first', 'third', 16),
      entry('reversisMade', 'second', 'third', 16),
      entry('reversisMade', 'dealer', 'third', 16),
    ];
    expect(say(outcome({ kind: 'reversisMade', maker: THIRD }), entries)).toBe(
      'Third hand makes the reversis and takes 20 fiches back from the basket for the Quinola. ' +
        'Second hand repays first hand 1 fiche for the ace of clubs. ' +
        'Third hand draws 20 fiches from the basket for the reversis. ' +
        'First hand, second hand and the dealer pay third hand 16 fiches each.',
    );
  });

  it('lists what one player repays another for several cards', () => {
    const back = [3, 6, 2].map((amount, i) => entry('undone', 'second', 'third', amount, ['QH', 'JH', 'AD'][i]));
    expect(say(outcome({ kind: 'reversisMade', maker: THIRD }), back, FISH)).toBe(
      'Third hand makes the reversis; second hand repays third hand 3 fish for the queen of hearts, 6 for the Quinola and 2 for the ace of diamonds.',
    );
  });

  it('adds up what the opposite player’s share and a single payer come to: 20 + 40 + 20 = 80', () => {
    const shares = [
      entry('reversisMade', 'first', 'dealer', 20),
      entry('reversisMade', 'second', 'dealer', 40),
      entry('reversisMade', 'third', 'dealer', 20),
    ];
    expect(say(outcome({ kind: 'reversisMade', maker: DEALER }), shares, FISH)).toBe(
      'The dealer makes the reversis; first hand and third hand pay the dealer 20 fish each; second hand pays the dealer 40 fish.',
    );
    const alone = shares.map((share) => ({ ...share, from: 'second' }));
    expect(say(outcome({ kind: 'reversisMade', maker: DEALER }), alone, FISH)).toBe(
      'The dealer makes the reversis; second hand pays the dealer 80 fish.',
    );
  });

  it('tells a broken reversis, failed four aces and a record that stops', () => {
    expect(
      say(outcome({ kind: 'reversisBroken', maker: THIRD, breaker: SECOND }), [
        entry('reversisBroken', 'third', 'second', 16),
      ]),
    ).toBe('Second hand breaks the reversis of third hand; third hand pays second hand 16 fiches.');
    const paid = [entry('partie', 'third', 'first', 4)];
    expect(say(outcome({ winner: FIRST, loser: THIRD, espagnolette: THIRD, points: [2, 20, 4, 15] }), paid)).toBe(
      'Third hand was to take no trick, failed and so loses with 4 points; first hand wins with 2 points; ' +
        'third hand pays first hand 4 fiches.',
    );
    expect(
      say(outcome({ winner: THIRD, loser: FIRST, espagnolette: THIRD, kept: true, points: [20, 2, 0, 15] }), []),
    ).toBe('Third hand was to take no trick, took none and wins with no points; first hand loses with 20 points.');
    expect(say(outcome({ kind: 'unfinished' }), [])).toBe('The record ends here.');
  });
});
