import { describe, expect, it } from 'vitest';
import { HEARTS, parseCard, type Card } from '#engine/cards/card.ts';
import type { Entry } from '#engine/ledger/sink.ts';
import { atCard, inPhase } from '#engine/ledger/place.ts';
import { tableNames } from '#engine/wording/seat-names.ts';
import type { Frame, FrameEvent, Outcome } from '../play/frame.ts';
import type { Occasion } from '../record/pools.ts';
import { SEATS } from '../record/record.ts';
import { sayFrame } from './frames.ts';

const JETONS = ['jeton', 'jetons'] as const;

const card = (text: string): Card => parseCard(text) ?? -1;

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

describe('the end of a deal at a table', () => {
  it.each([
    // Second hand is the reader and the dealer his ally, who sits across.
    [
      1,
      { kind: 'remise', tricks: 5, ombres: 2, ombrePaysAll: true },
      'You and Across lose the game by remise with five tricks. You made only two tricks yourself, so you pay everything alone.',
    ],
    [
      3,
      { tricks: 8, vole: 'forfeit' },
      'You and Across win the game with eight tricks; you have shown yourself, so nothing is paid for the vole.',
    ],
    [0, { tricks: 10, vole: 'made' }, 'Right and Left win the game with ten tricks and make the vole.'],
    [1, { kind: 'devoleKept', contract: 6, ally: undefined, tricks: 0 }, 'You take no trick and win the devole.'],
    [
      2,
      { kind: 'voleFailed', contract: 4, ally: undefined, tricks: 9 },
      'Left takes nine tricks and loses the announced vole.',
    ],
  ] as const)('at the table of seat %i: %j', (me, outcome, words) => {
    const names = tableNames({ seats: SEATS, me, direction: 'right' });
    expect(sayFrame(frame(end(outcome)), [], { seats: SEATS, unit: JETONS, names })).toBe(words);
  });
});

describe('at a table', () => {
  const names = tableNames({ seats: SEATS, me: 1, direction: 'right' });
  const heard = (event: FrameEvent, more: Partial<Frame> = {}, trick = ''): string =>
    sayFrame(frame(event, more, trick), [], { seats: SEATS, unit: JETONS, names });

  it('cards and bids', () => {
    expect(heard(play(1, 'KC', { wins: 1 }), {}, 'KC')).toBe('You lead the king of clubs and take the trick.');
    expect(heard(play(1, 'KC', { discloses: true }), { ally: 1, ombre: 3 }, 'KC')).toBe(
      'You lead the king of clubs and are seen to be Across’s ally.',
    );
    expect(heard(play(3, 'KC', { discloses: true }), { ally: 3, ombre: 1 }, 'KC')).toBe(
      'Across leads the king of clubs and is seen to be your ally.',
    );
    expect(heard({ kind: 'bid', seat: 1, bid: 0, isSecondBid: false })).toBe('You pass.');
    expect(heard({ kind: 'bid', seat: 2, bid: 0, isSecondBid: false })).toBe('Right passes.');
  });

  it('payments', () => {
    const entries = [
      entry('stakeShared', 'stake', 'first', 5),
      entry('stakeShared', 'stake', 'third', 5),
      entry('codille', 'second', 'stake', 14),
      ...['first', 'third'].map((seat) => entry('premium', 'second', seat, 7)),
    ];
    expect(sayFrame(frame(play(1, 'KC'), {}, 'KC'), entries, { seats: SEATS, unit: JETONS, names })).toBe(
      'You lead the king of clubs; Left and Right draw 5 jetons each from the pool; ' +
        'you pay a beast of 14 jetons into the pool and pay Left and Right 7 jetons each.',
    );
  });
});
