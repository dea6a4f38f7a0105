import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import {
  DEALER,
  FIRST,
  SECOND,
  settled,
  tell,
  THIRD,
  repeatSeat,
} from '../../../../../tests/support/reversis-facts.ts';
import { bohn1850 } from '../../rules/books/bohn-1850.ts';

const rules = valuesOf(bohn1850);

describe('the espagnolette, 1850', () => {
  const held = { [SECOND]: [0, 1, 4] };
  const three = { [SECOND]: [0, 1, 2, 4] };
  test('two aces and one Quinola are no espagnolette [bohn-1850.espagnolette.hands]', () => {
    const summary = { winners: repeatSeat(THIRD, 11), held, renounced: { [SECOND]: 2 } };
    expect(settled(tell(summary), rules).net).toEqual([-40, -20, 80, -20]);
  });

  test('if another player makes a reversis, the player of the espagnolette alone pays the 80 [bohn-1850.meeting.pays]', () => {
    expect(
      settled(tell({ winners: repeatSeat(THIRD, 11), held: three, renounced: { [SECOND]: 2 } }), rules).net,
    ).toEqual([0, -80, 80, 0]);
  });

  test('if a third player breaks it, the player of the espagnolette alone pays the 80 or, by the other reading, the player of the reversis [bohn-1850.meeting.broken]', () => {
    const summary = {
      winners: [...repeatSeat(THIRD, 9), FIRST, FIRST],
      held: three,
      renounced: { [SECOND]: 2 },
    } as const;
    expect(settled(tell(summary), rules).net).toEqual([80, -80, 0, 0]);
    expect(settled(tell(summary), { ...rules, 'espagnolette.reversisBroken': 'reversisPlayer' }).net).toEqual([
      80, 0, -80, 0,
    ]);
  });

  test('if the player of the espagnolette breaks it himself, the player of the reversis pays him 80 [bohn-1850.meeting.breaks]', () => {
    expect(
      settled(
        tell({ winners: [...repeatSeat(THIRD, 9), SECOND, FIRST], held: three, renounced: { [SECOND]: 2 } }),
        rules,
      ).net,
    ).toEqual([0, 80, -80, 0]);
  });

  test('if he takes no trick, he wins the party before a dealer without a trick [bohn-1850.espagnolette.kept] [bohn-1850.tie.espagnolette]', () => {
    const winners = [THIRD, ...repeatSeat(FIRST, 10)];
    expect(
      settled(tell({ winners, took: { [FIRST]: [4, 4, 4, 3] }, held: three, renounced: { [SECOND]: 2 } }), rules).net,
    ).toEqual([-4, 4, 0, 0]);
  });

  test('if he fails, he pays the party, gives back what the aces and the Quinola brought him, and pays the stake instead of drawing it [bohn-1850.espagnolette.failed] [bohn-1850.espagnolette.returns] [bohn-1850.espagnolette.stake]', () => {
    const winners = [THIRD, ...repeatSeat(FIRST, 8), SECOND, FIRST];
    const s = settled(
      tell({
        winners,
        took: { [FIRST]: [4, 4, 4, 3] },
        held: three,
        renounced: { [SECOND]: 2 },
        great: { fate: 'placed', by: SECOND, trick: 3, leader: FIRST, taker: FIRST },
        aces: { 0: { fate: 'placed', by: SECOND, trick: 2, leader: THIRD, taker: FIRST } },
      }),
      rules,
    );
    // The ace's 1 and the Quinola's 6 go back to first hand; 26 back to the pool, 26 more in; 4 to the dealer.
    expect(s.net).toEqual([0, -30, 0, 4]);
    expect(s.pools[0]).toBe(52);
  });
  test('a player has failed and still holds his Quinola when another throws his cards down: the Quinola counts as placed and draws its stake [bohn-1850.law.thrown] [bohn-1850.espagnolette.stake]', () => {
    const facts = tell({
      winners: [THIRD, ...repeatSeat(FIRST, 8), SECOND, FIRST],
      took: { [FIRST]: [4, 4, 4, 3] },
      held: three,
      renounced: { [SECOND]: 2 },
    });
    const left = { taker: facts.taker.with(4, FIRST), thrownBy: FIRST };
    const s = settled({ ...facts, ...left }, rules);
    // First hand pays four for his three aces (one of diamonds) and 6 for the Quinola, and has it all back; the stake of 26
    // is drawn and goes back, and 26 more go in; the party of 4 to the dealer.
    expect(s.net).toEqual([0, -30, 0, 4]);
    expect(s.pools[0]).toBe(52);
  });

  test('his Quinola is forced by the king of hearts: he pays stake and consolation like anybody else, and both are undone if there is a reversis [bohn-1850.espagnolette.forced]', () => {
    const forced = { fate: 'forced', by: SECOND, trick: 4, leader: FIRST, taker: FIRST } as const;
    const winners = [THIRD, ...repeatSeat(FIRST, 10)];
    const kept = { winners, took: { [FIRST]: [4, 4, 4, 4] }, held: three, renounced: { [SECOND]: 2 } } as const;
    // 26 in; 6 each to first hand; and 4 to him, who has no trick.
    expect(settled(tell({ ...kept, great: forced }), rules).net).toEqual([18 - 4, -26 - 6 + 4, -6, -6]);
    const made = { winners: repeatSeat(FIRST, 11), held: three, renounced: { [SECOND]: 2 } } as const;
    expect(settled(tell({ ...made, great: forced }), rules).net).toEqual([80, -80, 0, 0]);
  });

  test('he forces another player’s Quinola: he gets the consolation and, by the other reading, the stake too [bohn-1850.espagnolette.forces]', () => {
    const summary = {
      winners: [THIRD, ...repeatSeat(FIRST, 10)],
      took: { [FIRST]: [4, 4, 4, 4] },
      held: three,
      renounced: { [SECOND]: 2 },
      great: { fate: 'forced', by: DEALER, trick: 1, leader: SECOND, taker: THIRD },
    } as const;
    // 26 into the pool and 6 from the dealer, 6 and 6 from the others; 4 for the party from first hand.
    const s = settled(tell(summary), rules);
    expect(s.net).toEqual([-6 - 4, 18 + 4, -6, -32]);
    expect(s.pools[0]).toBe(52);
    const too = settled(tell(summary), { ...rules, 'espagnolette.forcesQuinola': 'stakeToo' });
    expect(too.net).toEqual([-6 - 4, 18 + 26 + 4, -6, -32]);
    expect(too.pools[0]).toBe(26);
  });

  test('he forces the Quinola of the reversis player and takes its stake: when the reversis is broken, no second stake is paid', () => {
    const summary = {
      winners: [...repeatSeat(THIRD, 9), SECOND, SECOND],
      held: three,
      renounced: { [SECOND]: 2 },
      great: { fate: 'forced', by: THIRD, trick: 1, leader: SECOND, taker: THIRD },
    } as const;
    // 26 and 6 from third hand, 6 and 6 from the others; then 80 for the reversis broken.
    const too: typeof rules = { ...rules, 'espagnolette.forcesQuinola': 'stakeToo' };
    const s = settled(tell(summary), too);
    expect(s.net).toEqual([-6, 26 + 18 + 80, -26 - 6 - 80, -6]);
    expect(s.pools[0]).toBe(26);
    // Consolations for his own Quinola are undone; its stake is not.
    expect(settled(tell(summary), { ...too, 'reversis.broken.ownQuinola': 'undone' }).net).toEqual([
      0,
      26 + 80,
      -26 - 80,
      0,
    ]);
    // If all is undone, he owes the pool what he would otherwise owe.
    const all = settled(tell(summary), { ...too, 'reversis.broken.undoes': 'everything' });
    expect([all.net, all.pools[0]]).toEqual([[0, 80, -26 - 80, 0], 52]);
    // Into the pool, as in the book; the alternative takes the same sum from third hand.
    const pool = settled(tell(summary), rules);
    expect([pool.net, pool.pools[0]]).toEqual([[-6, 18 + 80, -26 - 6 - 80, -6], 52]);
  });

  test('his Quinola draws no stake if there is a reversis, made or broken [bohn-1850.meeting.stake]', () => {
    const great = { fate: 'placed', by: SECOND, trick: 3, leader: THIRD, taker: THIRD } as const;
    const meeting = { held: three, renounced: { [SECOND]: 2 }, great } as const;
    const made = settled(tell({ ...meeting, winners: repeatSeat(THIRD, 11) }), rules);
    expect(made.net).toEqual([0, -80, 80, 0]);
    expect(made.pools[0]).toBe(26);
    const broken = settled(tell({ ...meeting, winners: [...repeatSeat(THIRD, 9), SECOND, SECOND] }), rules);
    expect(broken.net).toEqual([0, 80, -80, 0]);
    expect(broken.pools[0]).toBe(26);
  });
});
