import { RowPlateOf, type RowPlateProps } from '#islands/compare/rows/RowPlate.tsx';
import type { RevertierRecord } from '../../record/record.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { reading } from '../reading/game.tsx';

/** A payment of the comparison, at its moment: the board before the throw that brought it about, and after it. */
export const RowPlate = (props: RowPlateProps<RevertierRules, RevertierRecord>) => (
  <RowPlateOf {...props} game={reading} />
);
