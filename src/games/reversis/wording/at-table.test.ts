import { describe, expect, it } from 'vitest';
import { parseCard, type Card } from '#engine/cards/card.ts';
import type { Entry } from '#engine/ledger/sink.ts';
import { atCard, inPhase } from '#engine/ledger/place.ts';
import { tableNames } from '#engine/wording/seat-names.ts';
import type { Frame, FrameEvent, Outcome, TieBreak } from '../play/facts.ts';
import type { Occasion } from '../play/pools.ts';
import { SEATS_OF_FOUR as seats } from '../record/record.ts';
import { sayFrame } from './frames.ts';
import { sayPartie } from './names.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { reversis } from '../game.ts';

const FICHES = ['fiche', 'fiches'] as const;
const [FIRST, SECOND, THIRD, DEALER] = [0, 1, 2, 3] as const;

const card = (text: string): Card => parseCard(text) ?? -1;
const frame = (event: FrameEvent, pools = {}, trick = ''): Frame => ({
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
const entry = (occasion: Occasion, from: string, to: string, amount: number): Entry => ({
  at: inPhase('end'),
  occasion,
  from,
  to,
  amount,
  keys: ['pack.tens'],
});
const play = (
  seat: number,
  played: string,
  how: 'leads' | 'follows' | 'throws' | 'renounces',
  wins?: number,
): FrameEvent => ({ kind: 'play', seat, card: card(played), how, wins });

describe('at a table', () => {
  const names = tableNames({ seats, me: THIRD, direction: 'right' });
  const heard = (of: Frame, entries: readonly Entry[] = []): string =>
    sayFrame(of, entries, { seats, unit: FICHES, names });

  it('the reader is you, and verbs agree', () => {
    expect(heard(frame(play(THIRD, '7H', 'throws', FIRST), {}, 'KS 9S 7S 7H'))).toBe(
      'You throw the seven of hearts on spades; Across takes the trick.',
    );
    expect(heard(frame(play(SECOND, '9S', 'follows', THIRD), {}, 'KS 9S'))).toBe(
      'Left follows with the nine of spades; you take the trick.',
    );
  });

  it('one sentence for what you play and take', () => {
    expect(heard(frame(play(THIRD, 'AH', 'renounces', THIRD), {}, 'KS 9S AH'))).toBe(
      'You renounce, throwing the ace of hearts on spades and take the trick.',
    );
  });

  it('you pay and are paid', () => {
    const entries = [
      entry('filling', 'first', 'basket', 4),
      entry('filling', 'second', 'basket', 4),
      entry('filling', 'third', 'basket', 4),
      entry('filling', 'dealer', 'basket', 8),
    ];
    // 4 + 4 + 4 + 8 = 20
    expect(heard(frame({ kind: 'ante' }, { basket: 20 }), entries)).toBe(
      'You, Across and Left pay 4 fiches each into the basket; Right pays 8 fiches into the basket; the basket holds 20 fiches.',
    );
    expect(
      heard(frame(play(DEALER, '4H', 'follows', THIRD), {}, '7H 9H JH 4H'), [entry('aceForced', 'third', 'first', 2)]),
    ).toBe('Right follows with the four of hearts; you take the trick and pay Across 2 fiches.');
  });

  it('exchanges', () => {
    expect(heard(frame({ kind: 'exchange', seat: THIRD, laid: card('KD'), took: card('2C'), looked: undefined }))).toBe(
      'You lay out the king of diamonds and draw the two of clubs.',
    );
    expect(heard(frame({ kind: 'trade', seat: FIRST, from: THIRD, gives: card('AS'), takes: card('AC') }))).toBe(
      'Across calls for the ace of clubs and gives you the ace of spades for it.',
    );
  });

  it('names those who are level in points, and what decides between them', () => {
    const tie = (other: number, by: TieBreak) => ({ other, by });
    const end = (more: Partial<Outcome>): FrameEvent => ({
      kind: 'end',
      outcome: {
        kind: 'partie',
        winner: DEALER,
        loser: SECOND,
        maker: undefined,
        breaker: undefined,
        espagnolette: undefined,
        kept: false,
        points: [0, 20, 20, 0],
        winnerTies: [],
        loserTies: [],
        laidOut: 0,
        ...more,
      },
    });
    expect(heard(frame(end({ winnerTies: [tie(FIRST, 'noTrick')], loserTies: [tie(THIRD, 'tricks')] })))).toBe(
      'Right wins with no points, level with Across but with no trick; Left loses with 20 points, level with you but with more tricks.',
    );
    const seats = { loser: FIRST, points: [13, 13, 13, 1], loserTies: [tie(SECOND, 'cards'), tie(THIRD, 'seat')] };
    expect(heard(frame(end(seats)))).toBe(
      'Right wins with 1 point; Across loses with 13 points, level with Left but with more counting cards ' +
        'and with you but behind by seat (the dealer comes first, first hand last).',
    );
  });

  it('says of what the loser’s sum is made, doubled between opposite players where the rules say so', () => {
    const why = (id: string, amount: number, changes: object = {}, isDoubled = false): string =>
      sayPartie(
        { amount, keys: ['partie.manner', ...(isDoubled ? ['double.manner'] : [])] },
        { ...valuesOf(reversis.ruleSets.find((one) => one.id === id)!), ...changes },
      );
    // 4 + 13 = 17; 2 × (4 + 14) = 36; 4 + 4 + 11 = 19
    expect(why('almanach-1785', 17)).toBe('for losing the deal (a fixed 4 and 13 for the cards set aside)');
    expect(why('almanach-1785', 4)).toBe('for losing the deal (a fixed 4)');
    expect(why('parlett-2008', 36, {}, true)).toBe(
      'for losing the deal (a fixed 4 and 14 for the cards set aside; double between opposite players)',
    );
    expect(why('almanach-1785', 19, { 'partie.manner': 'mat' })).toBe(
      'for losing the deal (a fixed 4, 4 for the mat and 11 for the cards set aside)',
    );
    expect(why('lpjr-1634', 3)).toBe('for losing the deal');
  });
});
