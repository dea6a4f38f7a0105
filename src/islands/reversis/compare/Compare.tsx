import { CompareOf, type CompareProps } from '../../shared/compare/Compare.tsx';

/** The comparison of Réversis. */
export const Compare = (props: CompareProps) => (
  <CompareOf
    {...props}
    game="reversis"
    fetchLive={() => import('./LiveCompare.tsx').then(({ LiveCompare }) => LiveCompare)}
  />
);
