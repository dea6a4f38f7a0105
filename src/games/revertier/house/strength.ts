import type { Strengths } from '#engine/play/played-game.ts';

/** Measured strength of the house. A file of its own, because it is written by `npm run bench -- strength --write`. */
export const STRENGTHS: Strengths = {
  'trictrac-1698': {
    deals: 2000,
    on: '2026-11-22',
    gains: [
      { better: 'attentive', worse: 'plain', gain: 0.58, within: 0.05 },
      { better: 'plain', worse: 'random', gain: 0.98, within: 0.04 },
    ],
  },
  'verquere-1725': {
    deals: 2000,
    on: '2026-11-22',
    gains: [
      { better: 'attentive', worse: 'plain', gain: 0.58, within: 0.05 },
      { better: 'plain', worse: 'random', gain: 0.98, within: 0.04 },
    ],
  },
  'revertier-1792': {
    deals: 2000,
    on: '2026-11-22',
    gains: [
      { better: 'attentive', worse: 'plain', gain: 0.58, within: 0.05 },
      { better: 'plain', worse: 'random', gain: 0.98, within: 0.04 },
    ],
  },
};
