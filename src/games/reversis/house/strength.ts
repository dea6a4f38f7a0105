import type { Strengths } from '#engine/play/played-game.ts';

/** Measured strength of the house, written by `npm run bench -- strength --write`. */
export const STRENGTHS: Strengths = {
  ancient: {
    deals: 2000,
    samples: 20,
    on: '2026-11-22',
    gains: [
      { better: 'careful', worse: 'plain', gain: 7.73, within: 1.33 },
      { better: 'plain', worse: 'random', gain: 23.8, within: 1.55 },
    ],
  },
  'lpjr-1634': {
    deals: 2000,
    samples: 20,
    on: '2026-11-22',
    gains: [
      { better: 'careful', worse: 'plain', gain: 0.57, within: 0.11 },
      { better: 'plain', worse: 'random', gain: 2.07, within: 0.12 },
    ],
  },
  'maison-1659': {
    deals: 2000,
    samples: 20,
    on: '2026-11-22',
    gains: [
      { better: 'careful', worse: 'plain', gain: 1.08, within: 0.17 },
      { better: 'plain', worse: 'random', gain: 3.28, within: 0.2 },
    ],
  },
  'encyclopedie-1765': {
    deals: 2000,
    samples: 20,
    on: '2026-11-22',
    gains: [
      { better: 'careful', worse: 'plain', gain: 2.09, within: 0.46 },
      { better: 'plain', worse: 'random', gain: 5.04, within: 0.31 },
    ],
  },
  'almanach-1785': {
    deals: 2000,
    samples: 20,
    on: '2026-11-22',
    gains: [
      { better: 'careful', worse: 'plain', gain: 2.27, within: 0.73 },
      { better: 'plain', worse: 'random', gain: 13.0, within: 0.77 },
    ],
  },
  'hoyle-1847': {
    deals: 2000,
    samples: 20,
    on: '2026-11-22',
    gains: [
      { better: 'careful', worse: 'plain', gain: 6.47, within: 1.66 },
      { better: 'plain', worse: 'random', gain: 31.04, within: 1.56 },
    ],
  },
  'bohn-1850': {
    deals: 2000,
    samples: 20,
    on: '2026-11-22',
    gains: [
      { better: 'careful', worse: 'plain', gain: 6.07, within: 1.35 },
      { better: 'plain', worse: 'random', gain: 25.45, within: 1.29 },
    ],
  },
  'parlett-2008': {
    deals: 2000,
    samples: 20,
    on: '2026-11-22',
    gains: [
      { better: 'careful', worse: 'plain', gain: 2.81, within: 1.2 },
      { better: 'plain', worse: 'random', gain: 20.87, within: 1.31 },
    ],
  },
};
