import { RowPlateOf, type RowPlateProps } from '#islands/compare/rows/RowPlate.tsx';
import type { ReversisRecord } from '../../record/record.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { reading } from '../reading/game.tsx';

/** A payment of the comparison, at its moment. */
export const RowPlate = (props: RowPlateProps<ReversisRules, ReversisRecord>) => (
  <RowPlateOf {...props} game={reading} />
);
