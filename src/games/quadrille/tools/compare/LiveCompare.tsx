import type { QuadrilleRules } from '../../rules/keys.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import { LiveCompareOf, type LiveCompareProps, type LiveGame } from '#islands/compare/LiveCompare.tsx';
import { COMPARED_QUADRILLE } from './game.ts';

const LIVE: LiveGame<QuadrilleRules, QuadrilleRecord> = {
  ...COMPARED_QUADRILLE,
  fetchLinks: () => import('./links.ts').then(({ links }) => links),
  fetchRules: () => import('./ColumnRules.tsx').then(({ ColumnRules }) => ColumnRules),
  readPasted: (text, ruleSets) =>
    import('../replay/pasted-record.ts').then(({ readQuadrille }) => readQuadrille(text, ruleSets)),
};

/** The comparison of Quadrille, alive. */
export const LiveCompare = (props: LiveCompareProps) => <LiveCompareOf {...props} game={LIVE} />;
