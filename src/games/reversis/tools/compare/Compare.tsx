import { CompareOf, type CompareProps } from '#islands/compare/Compare.tsx';

/** The comparison of Réversis. */
export const Compare = (props: CompareProps) => (
  <CompareOf
    {...props}
    game="reversis"
    fetchLive={() => import('./LiveCompare.tsx').then(({ LiveCompare }) => LiveCompare)}
  />
);
