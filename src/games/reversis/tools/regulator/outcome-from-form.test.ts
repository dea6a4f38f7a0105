import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { almanach1785 } from '../../rules/books/almanach-1785.ts';
import { bohn1850 } from '../../rules/books/bohn-1850.ts';
import { GREAT, LITTLE } from '../../rules/shape.ts';
import { type ReversisEntry, openQuestions, needsHolder, needsOther, tellReversis } from './outcome-from-form.ts';

const almanach = valuesOf(almanach1785);
const bohn = valuesOf(bohn1850);
const questionsFor = (entry: ReversisEntry, rules = almanach) => openQuestions(entry, rules, 4);

describe('what a form asks', () => {
  test('who won a partie and who lost it, or its tricks and points; of a reversis in which of the last two tricks it was broken', () => {
    expect(questionsFor({ ending: 'partie' })).toMatchObject({ all: 11, partie: true, takings: false, laid: true });
    const reckoned = { all: 11, partie: false, takings: true, laid: true, breakable: [10, 11] };
    expect(questionsFor({ ending: 'partie', reckoned: true })).toMatchObject(reckoned);
    // An entry from before the form asked who won has tricks and points, and is settled by them.
    expect(questionsFor({ ending: 'partie', tricks: [4, 3, 3, 1], points: [16, 13, 10, 2] })).toMatchObject(reckoned);
    // If a player renounced by privilege, or each pays his own points, tricks and points are needed.
    expect(questionsFor({ espagnolette: 1 })).toMatchObject({ partie: false, takings: true, mayReckon: false });
    const own = { ...almanach, 'partie.manner': 'ownPoints' } as const;
    expect(questionsFor({}, own)).toMatchObject({ partie: false, takings: true, mayReckon: false });
    expect(questionsFor({ ending: 'made' })).toMatchObject({ takings: false, laid: false });
    expect(questionsFor({})).toMatchObject({ partie: true, takings: false });
    // A player of four aces who breaks them and still pays the partie: then tricks and points are needed.
    const fails = { ...almanach, 'espagnolette.breaks': 'fails' } as const;
    const broken: ReversisEntry = { ending: 'broken', maker: 0, breaker: 1, espagnolette: 1 };
    expect(questionsFor(broken, fails)).toMatchObject({ takings: true, laid: true });
    expect(questionsFor({ ...broken, espagnolette: 2 }, fails)).toMatchObject({ takings: false, laid: false });
    expect(questionsFor(broken)).toMatchObject({ takings: false });
    // What a partie would have brought is paid for breaking it: the cards laid out count.
    expect(questionsFor(broken, { ...almanach, 'reversis.broken.manner': 'talon' }).laid).toBe(true);
  });

  test('the tricks in which something is paid otherwise: the last, or the last two; of a reversis the first too', () => {
    expect(questionsFor({ ending: 'partie' }).tricks).toEqual([11]);
    expect(questionsFor({ ending: 'partie' }, bohn).tricks).toEqual([10, 11]);
    expect(questionsFor({ ending: 'made' }).tricks).toEqual([1, 10, 11]);
    expect(questionsFor({ ending: 'broken' }).tricks).toEqual([10, 11]);
    expect(questionsFor({ ending: 'made' }, bohn).tricks).toEqual([10, 11]);
    expect(questionsFor({ ending: 'partie' }, { ...almanach, 'double.manner': 'none' }).tricks).toEqual([]);
  });

  test('the little Quinola where there is one; what became of a card unplayed only after cards thrown down', () => {
    const codes = (rules: typeof almanach) => questionsFor({ ending: 'partie' }, rules).honours.map(({ code }) => code);
    expect(codes(almanach)).toEqual(['AS', 'AH', 'AD', 'AC', 'JH']);
    expect(codes(bohn)).toEqual(['AS', 'AH', 'AD', 'AC', 'JH', 'QH']);
    // Aces that pay nothing still count if they are laid out, like the Quinola; where nothing laid out counts, nobody asks.
    const noAces = {
      ...almanach,
      'ace.placed.rate': 0,
      'ace.placed.diamonds': 0,
      'ace.forced.rate': 0,
      'ace.forced.diamonds': 0,
      'ace.led.rate': 0,
      'ace.led.diamonds': 0,
    };
    expect(codes(noAces)).toEqual(['AS', 'AH', 'AD', 'AC', 'JH']);
    expect(codes({ ...noAces, 'partie.manner': 'fixed' })).toEqual(['JH']);
    const fates = (entry: ReversisEntry) => questionsFor(entry, bohn).honours[0]?.fates;
    expect(fates({ ending: 'partie' })).toEqual(['placed', 'forced', 'led', 'laidOut']);
    expect(fates({ ending: 'partie', thrownBy: 2 })).toContain('unplayed');
  });

  test('whether a card led was asked for, at the end of a partie', () => {
    expect(questionsFor({ ending: 'partie', 'AS.fate': 'led' }).claimed).toBe(true);
    expect(questionsFor({ ending: 'partie', 'AS.fate': 'placed' }).claimed).toBe(false);
    expect(questionsFor({ ending: 'made', 'AS.fate': 'led' }).claimed).toBe(false);
    expect(questionsFor({ ending: 'partie', 'JH.fate': 'led' }).claimed).toBe(true);
  });

  test('a reversis made that gives everything back leaves the Quinola, for its stake, and asks for nothing it wipes out', () => {
    const codes = (entry: ReversisEntry, rules = almanach) =>
      questionsFor(entry, rules).honours.map(({ code }) => code);
    expect(codes({ ending: 'made' })).toEqual(['JH']);
    expect(codes({ ending: 'broken' })).toEqual(['AS', 'AH', 'AD', 'AC', 'JH']);
    // Only the aces show whether a player of four aces renounced by privilege.
    expect(codes({ ending: 'made', espagnolette: 2 })).toHaveLength(5);
    const stands = { ...almanach, 'reversis.made.undoes': 'nothing' } as const;
    expect(codes({ ending: 'made' }, stands)).toHaveLength(5);
    // Without a pool it is left where it pays for having been forced on the first trick.
    const noPool = { ...almanach, 'pool.structure': 'none' } as const;
    expect(codes({ ending: 'made' }, noPool)).toEqual(['JH']);
    expect(codes({ ending: 'made' }, { ...noPool, 'reversis.made.forcedFirst': 0 })).toEqual([]);
  });

  test('the cards taken, where points and tricks do not decide', () => {
    const cards = { ...almanach, 'tie.order': 'tricksThenCards' } as const;
    const entry: ReversisEntry = { ending: 'partie', tricks: [4, 4, 3, 0], points: [10, 10, 5, 0] };
    expect(questionsFor(entry, cards).cards).toBe(true);
    expect(questionsFor({ ...entry, tricks: [5, 3, 3, 0] }, cards).cards).toBe(false);
    expect(questionsFor(entry, { ...almanach, 'tie.order': 'seat' }).cards).toBe(false);
  });

  test('who played a card, and who took or led: where it pays, where four aces are out, or a reversis turns on it', () => {
    const none = { ...almanach, 'ace.led.rate': 0, 'ace.led.diamonds': 0 };
    expect(needsHolder({ ending: 'partie' }, GREAT, 'forced', almanach)).toBe(true);
    expect(needsHolder({ ending: 'partie' }, 0, 'led', none)).toBe(false);
    expect(needsHolder({ ending: 'partie', espagnolette: 1 }, 0, 'led', none)).toBe(true);
    expect(needsHolder({ ending: 'made' }, 0, 'led', none)).toBe(false);
    const free = { ...almanach, 'quinola.led.intoPool': false, 'quinola.led.holderToWinner': 0 };
    expect(needsHolder({ ending: 'partie' }, GREAT, 'led', free)).toBe(false);
    expect(needsHolder({ ending: 'broken' }, GREAT, 'led', free)).toBe(true);
    expect(needsHolder({ ending: 'partie' }, GREAT, 'laidOut', almanach)).toBe(false);
    expect(needsHolder({ ending: 'partie' }, GREAT, undefined, almanach)).toBe(false);
    expect(needsHolder({ ending: 'partie', thrownBy: 2 }, 0, 'unplayed', bohn)).toBe(true);
    expect(needsHolder({ ending: 'partie', thrownBy: 2 }, 0, 'unplayed', almanach)).toBe(false);
    expect(needsOther(GREAT, 'forced', almanach)).toBe(true);
    expect(needsOther(0, 'led', almanach)).toBe(false);
    expect(needsOther(LITTLE, 'placed', almanach)).toBe(false);
    expect(needsOther(LITTLE, 'placed', bohn)).toBe(true);
  });
});

describe('what a table tells becomes an outcome', () => {
  /** Player 0 deals: every player's seat is one before his number. */
  const seatOf = (player: number): number => (player + 3) % 4;
  const OUT = { 'AS.fate': 'laidOut', 'AH.fate': 'laidOut', 'AD.fate': 'laidOut', 'AC.fate': 'laidOut' } as const;
  const outcomeOf = (entry: ReversisEntry, rules = almanach) => {
    const result = tellReversis(entry, rules, 4, seatOf);
    return result.ok ? result.value : result.error.message;
  };

  test('in seats: tricks, points, what was laid out; what is not said of the cards laid out is none', () => {
    const entry: ReversisEntry = {
      ...OUT,
      ending: 'partie',
      'JH.fate': 'forced',
      'JH.by': 1,
      'JH.on': 3,
      'JH.trick': 11,
      tricks: [5, 3, null, 3],
      points: [20, 8, 0, 4],
      laidKings: 1,
    };
    expect(outcomeOf(entry)).toMatchObject({
      reversis: undefined,
      tricks: [3, 0, 3, 5],
      points: [8, 0, 4, 20],
      laid: [1, 0, 0],
      claimed: true,
      honours: [{}, {}, {}, {}, { fate: 'forced', by: 0, on: 2, trick: 11 }, undefined],
    });
    expect(outcomeOf({ ...entry, laidKings: undefined, laidKnaves: 2 })).toMatchObject({ laid: [0, 0, 2] });
    // The tenth trick has no special payments, so it is not asked about.
    expect(outcomeOf({ ...entry, 'JH.trick': 10, claimed: false, espagnolette: 2, thrownBy: 2 })).toMatchObject({
      honours: [{}, {}, {}, {}, { trick: undefined }, undefined],
      claimed: false,
      espagnolette: 1,
      thrownBy: undefined,
    });
  });

  test('cards taken where they decide, and who threw down his cards or played the espagnolette where that pays', () => {
    const cards = { ...almanach, 'tie.order': 'tricksThenCards' } as const;
    const entry: ReversisEntry = {
      ...OUT,
      ending: 'partie',
      'JH.fate': 'laidOut',
      tricks: [4, 4, 3, 0],
      points: [10, 10, 5, 0],
      cards: [5, 4, null, 0],
      laidQueens: 3,
    };
    expect(outcomeOf(entry, cards)).toMatchObject({ cards: [4, 0, 0, 5], laid: [0, 3, 0] });
    expect(outcomeOf(entry)).toMatchObject({ cards: undefined });
    const fish: ReversisEntry = { ...entry, 'QH.fate': 'laidOut', thrownBy: 2, espagnolette: 0 };
    expect(outcomeOf(fish, bohn)).toMatchObject({ thrownBy: 1, espagnolette: 3 });
    expect(outcomeOf({ ...fish, espagnolette: undefined, thrownBy: undefined }, bohn)).toMatchObject({
      thrownBy: undefined,
      espagnolette: undefined,
    });
  });

  test('a reversis by whom, and broken by whom and where', () => {
    const entry: ReversisEntry = {
      ...OUT,
      ending: 'made',
      maker: 2,
      'JH.fate': 'led',
      'JH.by': 2,
      tricks: [1, 1, 1, 1],
    };
    expect(outcomeOf(entry)).toMatchObject({
      reversis: { by: 1, broken: undefined },
      tricks: undefined,
      laid: [0, 0, 0],
    });
    expect(outcomeOf({ ...entry, ending: 'broken', breaker: 0, brokenIn: 10 })).toMatchObject({
      reversis: { by: 1, broken: { by: 3, trick: 10 } },
    });
  });

  test('or is refused with what is missing', () => {
    expect(outcomeOf({})).toBe('Say who won the partie.');
    expect(outcomeOf({ winner: 3 })).toBe('Say who lost the partie.');
    expect(outcomeOf({ ending: 'made' })).toBe('Say who played the reversis.');
    expect(outcomeOf({ ending: 'broken', maker: 0 })).toBe('Say who broke the reversis.');
    // A card without an entry pays nothing.
    expect(outcomeOf({ ...OUT, winner: 3, loser: 1 })).toMatchObject({
      partie: { winner: 2, loser: 0 },
      tricks: undefined,
      honours: [{}, {}, {}, {}, undefined, undefined],
    });
  });
});
