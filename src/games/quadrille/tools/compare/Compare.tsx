import { CompareOf, type CompareProps } from '#islands/compare/Compare.tsx';
import { COMPARED_QUADRILLE } from './game.ts';

/** A deal of Quadrille in several books. */
export const Compare = (props: CompareProps) => <CompareOf {...props} game={COMPARED_QUADRILLE} />;
