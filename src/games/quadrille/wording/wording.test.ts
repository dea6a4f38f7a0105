import { describe, expect, it } from 'vitest';
import { saySeat, type Unit } from '#engine/wording/sentence.ts';
import { parseCard, type Card } from '#engine/cards/card.ts';
import { parseBid, PASS } from '../rules/bids.ts';
import type { Frame, FrameEvent, Outcome } from '../play/frame.ts';
import { QUADRILLE_KEYS } from '../rules/keys.ts';
import { OCCASIONS, type Occasion } from '../record/pools.ts';
import { SEATS } from '../record/record.ts';
import { entriesOf } from '#engine/kernel/collections.ts';
import type { Entry } from '#engine/ledger/sink.ts';
import { atCard, inPhase } from '#engine/ledger/place.ts';
import { GROUPS, QUESTIONS, sayValue } from '../rules/questions.ts';
import { nameInBook, sayAccount, sayCard, OCCASION_WORDS, sayOccasion, WHY } from './names.ts';
import { sayFrame } from './frames.ts';

const JETONS: Unit = ['jeton', 'jetons'];
const CHIPS: Unit = ['chip', 'chips'];
/** A unit is a counter in 1728, a quarter of the stake in 1752 and 1822, which also have a vole pool. */
const IN_COUNTERS = { 'payments.unit': 'counter', 'vole.pool.manner': 'pool' } as const;
const IN_QUARTERS = { 'payments.unit': 'quarterStake', 'vole.pool.manner': 'pool' } as const;
const HEARTS = 1;
const SPADES = 0;

const card = (text: string): Card => {
  const found = parseCard(text);
  if (found === undefined) throw new Error(`“${text}” is no card`);
  return found;
};

describe('questions and answers', () => {
  it('asks one short question for every key, each under a heading', () => {
    for (const [key, { group }] of entriesOf(QUADRILLE_KEYS)) {
      expect(QUESTIONS[key], key).toMatch(/\?$/);
      expect(QUESTIONS[key].length, QUESTIONS[key]).toBeLessThanOrEqual(70);
      expect(GROUPS, key).toHaveProperty(group);
    }
    expect(new Set(Object.values(QUESTIONS)).size).toBe(Object.keys(QUADRILLE_KEYS).length);
  });

  it('words every value that a reader may choose, never by its bare name', () => {
    for (const [key, { type, values }] of entriesOf(QUADRILLE_KEYS))
      for (const value of values) {
        const said = sayValue(key, value, JETONS, IN_COUNTERS);
        expect(said, `${key} ${String(value)}`).not.toBe('');
        // The code's name of a choice is not a word for readers, unless it happens to be one.
        if (type === 'choice') expect(said).not.toMatch(/[a-z][A-Z]/);
      }
  });

  it('says units where a payment is in units, and counters where it is in counters', () => {
    expect(sayValue('premium.solo.plain', 4, CHIPS, IN_QUARTERS)).toBe('4 units');
    expect(sayValue('premium.solo.plain', 5, JETONS, IN_COUNTERS)).toBe('5 jetons');
    expect(sayValue('premiers.plain', 1, CHIPS, IN_QUARTERS)).toBe('1 unit');
    expect(sayValue('consolation.each', 0, CHIPS, IN_QUARTERS)).toBe('nothing');
    expect(sayValue('stake.ante.dealer', 10, JETONS, IN_COUNTERS)).toBe('10 jetons');
    expect(sayValue('vole.pool.undertaken.solo.plain', 6, CHIPS, IN_QUARTERS)).toBe('6 chips');
    const premium = { ...IN_QUARTERS, 'vole.pool.manner': 'premium' } as const;
    expect(sayValue('vole.pool.undertaken.solo.plain', 6, CHIPS, premium)).toBe('6 units');
  });

  it('says what is counted in words of its own', () => {
    expect(sayValue('codille.times', 2, CHIPS, IN_QUARTERS)).toBe('twice');
    expect(sayValue('codille.unshared', 0, CHIPS, IN_QUARTERS)).toBe('not at all');
    expect(sayValue('codille.tricks', 4, CHIPS, IN_QUARTERS)).toBe('with 4 or fewer');
    expect(sayValue('lost.minimum.forced', 0, CHIPS, IN_QUARTERS)).toBe('none');
    expect(sayValue('box.fiche', 10, JETONS, IN_COUNTERS)).toBe('10 jetons');
    expect(sayValue('call.own', true, JETONS, IN_COUNTERS)).toBe('yes');
  });
});

describe('names', () => {
  it('calls the matadors by their names once trumps are named', () => {
    expect(nameInBook(card('AS'), undefined)).toBe('spadille');
    expect(nameInBook(card('7H'), HEARTS)).toBe('manille');
    expect(nameInBook(card('2S'), SPADES)).toBe('manille');
    expect(sayCard(card('7H'), SPADES)).toBe('the seven of hearts');
    expect(sayCard(card('AC'), HEARTS)).toBe('basto');
  });

  it('names seats and pools', () => {
    expect(SEATS.map(saySeat)).toEqual(['first hand', 'second hand', 'third hand', 'the dealer']);
    expect([sayAccount('stake'), sayAccount('vole'), sayAccount('third')]).toEqual([
      'the pool',
      'the vole pool',
      'third hand',
    ]);
  });

  it('has a line of the ledger for every occasion', () => {
    expect(Object.keys(OCCASION_WORDS)).toEqual([...OCCASIONS]);
    expect(sayOccasion('premiers')).toBe('premiers');
    expect(sayOccasion('matadors', card('AS'))).toBe('spadille matadors');
  });

  it.each(OCCASIONS)('gives a reason for “%s”', (occasion) => expect(WHY[occasion]).toMatch(/^(?:as|for|of) \w/));
});

const frame = (event: FrameEvent, more: Partial<Frame> = {}, trick = ''): Frame => ({
  at: atCard(5, 4),
  event,
  hands: [],
  open: [],
  trick: trick === '' ? [] : trick.split(' ').map(card),
  leader: 0,
  winning: undefined,
  tricksTaken: [0, 0, 0, 0],
  ombre: 1,
  trump: HEARTS,
  called: undefined,
  ally: undefined,
  allyKnownTo: [],
  entries: 0,
  pools: { stake: 14, vole: 0 },
  net: {},
  ...more,
});
const entry = (occasion: Occasion, from: string, to: string, amount: number): Entry => ({
  at: inPhase('end'),
  occasion,
  from,
  to,
  amount,
  keys: ['win.tricks'],
});
const say = (event: FrameEvent, entries: readonly Entry[] = [], more: Partial<Frame> = {}, trick = ''): string =>
  sayFrame(frame(event, more, trick), entries, { seats: SEATS, unit: JETONS });

const play = (seat: number, text: string, more: Partial<Extract<FrameEvent, { kind: 'play' }>> = {}): FrameEvent => ({
  kind: 'play',
  seat,
  card: card(text),
  how: 'leads',
  wins: undefined,
  discloses: false,
  undertakes: false,
  leave: undefined,
  ...more,
});

describe('before the cards', () => {
  it('tells the stake', () => {
    const entries = [...SEATS.map((seat) => entry('ante', seat, 'stake', 1)), entry('ante', 'dealer', 'stake', 10)];
    // 4 + 10 = 14
    expect(say({ kind: 'ante' }, entries)).toBe(
      'First hand, second hand and third hand pay 1 jeton each into the pool; the dealer pays 11 jetons into the pool; the pool holds 14 jetons.',
    );
    expect(say({ kind: 'ante' }, [], { pools: {} })).toBe('The cards are dealt.');
  });

  it.each([
    [PASS, false, 'First hand passes.'],
    [parseBid('ask')!, false, 'First hand asks leave.'],
    [parseBid('ask in favourite')!, false, 'First hand asks leave in the favourite suit.'],
    [parseBid('solo')!, true, 'First hand raises to sans prendre.'],
    [parseBid('médiateur with the vole revealed')!, false, 'First hand bids médiateur with the vole and an open hand.'],
    [parseBid('devole')!, false, 'First hand bids a devole.'],
  ])('tells bid %i', (bid, isSecondBid, words) => {
    expect(say({ kind: 'bid', seat: 0, bid, isSecondBid })).toBe(words);
  });

  const contract = (more: Partial<Extract<FrameEvent, { kind: 'contract' }>>): FrameEvent => ({
    kind: 'contract',
    ombre: 1,
    contract: 1,
    announced: 0,
    namedBy: 1,
    trump: HEARTS,
    favourite: false,
    called: card('KC'),
    ...more,
  });

  it('tells trumps and call, and not who is called', () => {
    expect(say(contract({}))).toBe('Second hand names hearts as trumps and calls the king of clubs.');
    expect(say(contract({ favourite: true }))).toBe(
      'Second hand names hearts, the favourite suit, as trumps and calls the king of clubs.',
    );
    expect(say(contract({ contract: 0, namedBy: 3 }))).toBe(
      'Second hand is forced to play and calls the king of clubs; the dealer names hearts as trumps.',
    );
    expect(say(contract({ contract: 3, namedBy: 3 }))).toBe(
      'Second hand lays both black aces on the table and calls the king of clubs; the dealer names hearts as trumps.',
    );
    expect(say(contract({ contract: 6, namedBy: undefined, called: undefined }), [], { trump: undefined })).toBe(
      'Second hand plays a devole (only the black aces are trumps).',
    );
  });

  it('tells a vole announced, and what all lay for it', () => {
    const entries = SEATS.map((seat) => entry('voleLaid', seat, 'vole', 3));
    expect(say(contract({ contract: 4, announced: 1, called: undefined }), entries)).toBe(
      'Second hand announces the vole and names hearts as trumps; first hand, second hand, third hand and the dealer pay 3 jetons each into the vole pool.',
    );
  });

  it('tells a king that changes hands', () => {
    expect(say({ kind: 'exchange', ombre: 1, giver: 2, takes: card('KC'), gives: card('3D') })).toBe(
      'Second hand takes the king of clubs from third hand and gives the three of diamonds for it.',
    );
  });
});

describe('the cards in play', () => {
  it('tells each card by what it does', () => {
    expect(say(play(0, 'AS'), [], {}, 'AS')).toBe('First hand leads spadille.');
    expect(say(play(1, '2H', { how: 'follows', wins: 0 }), [], {}, 'AS 2H')).toBe(
      'Second hand follows with the two of hearts; first hand takes the trick.',
    );
    expect(say(play(2, '3D', { how: 'throws' }), [], {}, 'KS 3D')).toBe(
      'Third hand throws the three of diamonds on spades.',
    );
    expect(say(play(2, '7H', { how: 'trumps' }), [], {}, 'KS 7H')).toBe('Third hand trumps spades with manille.');
    expect(say(play(2, '3D', { how: 'reneges' }), [], {}, 'KH 3D')).toBe(
      'Third hand keeps a matador back and throws the three of diamonds on trumps.',
    );
    expect(say(play(2, '3D', { how: 'revokes' }), [], {}, 'AC 3D')).toBe(
      'Third hand does not follow, and plays the three of diamonds on trumps.',
    );
  });

  it('tells who is the ally only with the card that shows it', () => {
    expect(say(play(3, 'KC', { discloses: true }), [], { ally: 3 }, 'KC')).toBe(
      'The dealer leads the king of clubs and is seen to be second hand’s ally.',
    );
    expect(say(play(1, 'KC', { discloses: true }), [], { ally: 1 }, 'KC')).toBe(
      'Second hand leads the king of clubs and is seen to have played alone.',
    );
    expect(say(play(3, 'QC'), [], { ally: 3, allyKnownTo: [3] }, 'QC')).toBe('The dealer leads the queen of clubs.');
  });

  it('tells the question before the seventh lead', () => {
    expect(say(play(3, 'QC', { leave: 'yes', undertakes: true }), [], { ally: 3 }, 'QC')).toBe(
      'The dealer asks leave to try for the vole; second hand says yes; the dealer leads the queen of clubs and undertakes the vole.',
    );
  });
});

describe('the end of a deal', () => {
  const end = (more: Partial<Outcome>): FrameEvent => ({
    kind: 'end',
    outcome: {
      kind: 'won',
      contract: 1,
      ombre: 1,
      ally: 3,
      tricks: 6,
      ombres: 3,
      vole: 'none',
      premiers: false,
      ombrePaysAll: false,
      refused: false,
      ...more,
    },
  });

  it('tells a game won: seven each of the pool, and one to one', () => {
    const entries = [
      entry('stakeWon', 'stake', 'second', 7),
      entry('stakeWon', 'stake', 'dealer', 7),
      entry('consolation', 'first', 'second', 2),
      entry('consolation', 'third', 'dealer', 2),
      entry('matadors', 'first', 'second', 3),
      entry('matadors', 'third', 'dealer', 3),
    ];
    // 2 + 3 = 5
    expect(say(end({}), entries)).toBe(
      'Second hand and the dealer win the game with six tricks and draw 7 jetons each from the pool; ' +
        'first hand pays second hand 5 jetons; third hand pays the dealer 5 jetons.',
    );
  });

  it('tells a solo lost codille', () => {
    const entries = [
      entry('stakeShared', 'stake', 'first', 5),
      entry('stakeShared', 'stake', 'third', 5),
      entry('stakeShared', 'stake', 'dealer', 4),
      entry('codille', 'second', 'stake', 14),
      ...['first', 'third', 'dealer'].map((seat) => entry('premium', 'second', seat, 7)),
    ];
    expect(say(end({ kind: 'codille', contract: 4, ally: undefined, tricks: 2 }), entries)).toBe(
      'Second hand loses the sans prendre by codille with two tricks. First hand and third hand draw 5 jetons each from the pool. ' +
        'The dealer draws 4 jetons from the pool. Second hand pays a beast of 14 jetons into the pool and pays first hand, third hand and the dealer 7 jetons each.',
    );
  });

  it('says of counters that cannot be shared that they are set aside: nobody draws them', () => {
    // 14 among three are 4 each, with 2 left over.
    const entries = [
      ...['first', 'third', 'dealer'].map((seat) => entry('stakeShared', 'stake', seat, 4)),
      entry('stakeShared', 'stake', 'odd', 2),
    ];
    expect(say(end({ kind: 'codille', contract: 4, ally: undefined, tricks: 2 }), entries)).toBe(
      'Second hand loses the sans prendre by codille with two tricks; first hand, third hand and the dealer draw 4 jetons each from the pool; ' +
        '2 jetons are set aside from the pool for the next deal.',
    );
  });

  it.each([
    [
      { kind: 'remise', tricks: 5, ombres: 2, ombrePaysAll: true },
      'Second hand and the dealer lose the game by remise with five tricks. Second hand made only two tricks himself, so he pays everything alone.',
    ],
    [{ tricks: 10, vole: 'made' }, 'Second hand and the dealer win the game with ten tricks and make the vole.'],
    [
      { tricks: 8, vole: 'forfeit' },
      'Second hand and the dealer win the game with eight tricks; the dealer has shown himself, so nothing is paid for the vole.',
    ],
    [{ refused: true }, 'Second hand and the dealer win the game with six tricks and stop there.'],
    [
      { kind: 'voleFailed', contract: 4, ally: undefined, tricks: 9 },
      'Second hand takes nine tricks and loses the announced vole.',
    ],
    [
      { kind: 'devoleKept', contract: 6, ally: undefined, tricks: 0 },
      'Second hand takes no trick and wins the devole.',
    ],
    [
      { kind: 'devoleLost', contract: 6, ally: undefined, tricks: 1 },
      'Second hand takes a trick and loses the devole.',
    ],
    [{ kind: 'voided', contract: undefined, ombre: undefined }, 'All four have passed, and the cards are dealt again.'],
    [{ kind: 'unfinished' }, 'The record ends here.'],
  ] as const)('%j', (outcome, words) => {
    expect(say(end(outcome))).toBe(words);
  });
});
