import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quadrille } from '../../game.ts';
import { dealtRecords, looseRecords } from '../../record/record.arbitrary.ts';
import type { ReplayModel } from '../../table/model.ts';
import { packDeal, unpackDeal } from './packed-deal.ts';
import { settleDeal } from './settle.ts';

/** Functions cannot be compared: what each step says, instead. */
const told = ({ say, ...model }: ReplayModel) => ({ ...model, said: model.steps.map((_, i) => say(i)) });

/** None, one that pays, one that plays. */
const CHANGES = fc.constantFrom(
  {},
  { 'consolation.each': 3, 'stake.ante.dealer': 4 },
  { 'matadors.privilege': 'none' },
);

test('a packed deal unpacks to the model it was packed from, for any record of any book', () => {
  fc.assert(
    fc.property(
      fc.oneof(dealtRecords, looseRecords),
      fc.constantFrom(...quadrille.ruleSets),
      CHANGES,
      (record, book, changes) => {
        const settled = settleDeal({ record, book, changes, asPlayed: true });
        fc.pre(settled.ok);
        const sent = JSON.parse(JSON.stringify(packDeal(settled.value))) as ReturnType<typeof packDeal>;
        expect(told(unpackDeal(sent))).toEqual(told(settled.value));
      },
    ),
    { numRuns: 300 },
  );
});
