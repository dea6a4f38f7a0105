import { expect, test } from 'vitest';
import { range } from '#engine/kernel/collections.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { quadrille } from '../game.ts';
import { poolsFrom } from '../record/pools.ts';
import { playThrough } from '../settle/judge.ts';
import { plainDeal } from './plain-deal.ts';

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
