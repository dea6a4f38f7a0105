import { CompareOf, type CompareProps } from '#islands/compare/Compare.tsx';

/** The comparison of Quadrille. */
export const Compare = (props: CompareProps) => (
  <CompareOf
    {...props}
    game="quadrille"
    fetchLive={() => import('./LiveCompare.tsx').then(({ LiveCompare }) => LiveCompare)}
  />
);
