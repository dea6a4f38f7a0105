import type { Strengths } from '#engine/play/played-game.ts';

/** Measured strength of the house, written by `npm run bench -- strength --write`. */
export const STRENGTHS: Strengths = {
  'tgq-1728': {
    deals: 2000,
    samples: 20,
    on: '2026-11-22',
    gains: [
      { better: 'careful', worse: 'plain', gain: 1.67, within: 0.42 },
      { better: 'plain', worse: 'random', gain: 17.31, within: 1.36 },
    ],
  },
  'quanti-1822': {
    deals: 2000,
    samples: 20,
    on: '2026-11-22',
    gains: [
      { better: 'careful', worse: 'plain', gain: 0.79, within: 0.19 },
      { better: 'plain', worse: 'random', gain: 7.19, within: 0.57 },
    ],
  },
  'mediateur-1752': {
    deals: 2000,
    samples: 20,
    on: '2026-11-22',
    gains: [
      { better: 'careful', worse: 'plain', gain: 3.39, within: 0.72 },
      { better: 'plain', worse: 'random', gain: 16.48, within: 1.48 },
    ],
  },
  'britannica-1842': {
    deals: 2000,
    samples: 20,
    on: '2026-11-22',
    gains: [
      { better: 'careful', worse: 'plain', gain: 5.58, within: 1.3 },
      { better: 'plain', worse: 'random', gain: 32.37, within: 2.71 },
    ],
  },
};
