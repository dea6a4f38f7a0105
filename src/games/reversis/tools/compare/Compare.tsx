import { CompareOf, type CompareProps } from '#islands/compare/Compare.tsx';
import { COMPARED_REVERSIS } from './game.ts';

/** A deal of Réversis in several books. */
export const Compare = (props: CompareProps) => <CompareOf {...props} game={COMPARED_REVERSIS} />;
