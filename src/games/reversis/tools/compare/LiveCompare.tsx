import type { ReversisRules } from '../../rules/keys.ts';
import type { ReversisRecord } from '../../record/record.ts';
import { LiveCompareOf, type LiveCompareProps, type LiveGame } from '#islands/compare/LiveCompare.tsx';
import { COMPARED_REVERSIS } from './game.ts';

const LIVE: LiveGame<ReversisRules, ReversisRecord> = {
  ...COMPARED_REVERSIS,
  fetchLinks: () => import('./links.ts').then(({ links }) => links),
  fetchRules: () => import('./ColumnRules.tsx').then(({ ColumnRules }) => ColumnRules),
  readPasted: (text, ruleSets) =>
    import('../replay/pasted-record.ts').then(({ readReversis }) => readReversis(text, ruleSets)),
};

/** The comparison of Réversis, alive. */
export const LiveCompare = (props: LiveCompareProps) => <LiveCompareOf {...props} game={LIVE} />;
