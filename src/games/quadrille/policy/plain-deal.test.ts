import { expect, test } from 'vitest';
import { range } from '#engine/kernel/collections.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { quadrille } from '../game.ts';
import { poolsFrom } from '../record/pools.ts';
import { playThrough, judge } from '../settle/judge.ts';
import { plainDeal, dealAnother, completeDeal } from './plain-deal.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import { parseBid, PASS } from '../rules/bids.ts';
import { mediateur1752 } from '../rules/books/mediateur-1752.ts';
import { quanti1822 } from '../rules/books/quanti-1822.ts';
import { tgq1728 } from '../rules/books/tgq-1728.ts';
import { dealOut } from '../play/frame.ts';

test.each(quadrille.ruleSets.map((ruleSet) => [ruleSet.id, valuesOf(ruleSet)] as const))(
  '%s: the facts that a deal of the policy is settled by are those of its record',
  (_, rules) => {
    for (const seed of range(60)) {
      const { record, facts, before } = plainDeal(seed, rules);
      expect(playThrough(record, rules, false)).toMatchObject({ ok: true, value: { facts } });
      expect(poolsFrom(record.pools)).toEqual(before);
    }
  },
);

const BOOKS = [tgq1728, mediateur1752, quanti1822].map((book) => [book.id, valuesOf(book)] as const);
const SEEDS = Array.from({ length: 30 }, (_, i) => i + 1);

test.each(BOOKS)('only the cards of a deal number: as the whole deal has them, and nothing said (%s)', (_, rules) => {
  for (const seed of SEEDS) {
    const { hands, favourite } = dealAnother(seed, rules);
    expect(dealOut(seed, rules)).toMatchObject({ hands, favourite, bids: [], trump: undefined, plays: [] });
  }
});

test.each(BOOKS)(
  'from any point of a deal the house ends it as it would have, for it looks at nothing else (%s)',
  (_, rules) => {
    for (const seed of SEEDS) {
      const whole = dealAnother(seed, rules);
      const unnamed: Partial<QuadrilleRecord> = {
        trump: undefined,
        call: undefined,
        gives: undefined,
        vole: undefined,
        plays: [],
      };
      const points: readonly QuadrilleRecord[] = [
        { ...whole, ...unnamed, bids: whole.bids.slice(0, 1) },
        { ...whole, ...unnamed },
        { ...whole, ...unnamed, trump: whole.trump },
        { ...whole, vole: undefined, plays: whole.plays.slice(0, 1) },
        { ...whole, vole: undefined, plays: whole.plays.slice(0, 3) },
      ];
      for (const start of points) expect(completeDeal(start, rules).record).toEqual(whole);
    }
  },
);

test.each(BOOKS)('what another has bid and named stands, and the house plays it out by the rules (%s)', (_, rules) => {
  const dealt = dealOut(4, rules);
  // Second hand has one card of the suit of which it has most unseen.
  const partial: QuadrilleRecord = { ...dealt, contract: { by: 1, bid: parseBid('sans prendre') ?? PASS }, trump: 2 };
  const done = completeDeal(partial, rules).record;
  expect(done.trump).toBe(2);
  expect(done.bids).toEqual([]);
  const judged = judge(done, rules);
  expect(judged.ok && judged.value.departures).toEqual([]);
  expect(done.plays.length).toBeGreaterThan(5);
});
