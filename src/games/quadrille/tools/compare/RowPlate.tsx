import { RowPlateOf, type RowPlateProps } from '#islands/compare/rows/RowPlate.tsx';
import type { QuadrilleRecord } from '../../record/record.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { reading } from '../reading/game.tsx';

/** A payment of the comparison, at its moment. */
export const RowPlate = (props: RowPlateProps<QuadrilleRules, QuadrilleRecord>) => (
  <RowPlateOf {...props} game={reading} />
);
