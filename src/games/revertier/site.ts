import { follow } from '#engine/play/follow.ts';
import { register } from '../game.ts';
import { revertier } from './game.ts';
import { REVERTIER_RECORD, WHOLE_RECORDS } from './record/shape.ts';
import { WORDING } from './rules/questions.ts';
import { MATCH } from './wording/frames.ts';
import { HAPPENINGS } from './wording/names.ts';
import { settleAgain } from './settle/judge.ts';
import { sessions } from './session/session.ts';
import { revertierReplay, revertierTable } from './choices/table-game.ts';

/** Revertier for the site, the command line and the tests. */
export const site = register({
  engine: revertier,
  settleAgain,
  name: 'Revertier',
  kind: 'tables',
  wording: WORDING,
  happenings: HAPPENINGS,
  tools: {
    handout: true,
    play: {
      lede: 'Play against the house, a program, by any of the books. Tap to throw the dice and to move your men. If a play is not allowed, you are told which rule forbids it.',
    },
    compare: {
      title: 'One game, several books',
      lede: 'The same throws, played the same way, by two or more books: see which plays each book allows and refuses, where a game first breaks its rules, and whether the game is won single or double.',
    },
    regulate: { agreed: ['stake.game', 'double.agreed', 'double.when', 'frozen.end'] },
    explore: {
      title: 'Play both sides',
      lede: 'A board for two: throw the dice or set them, move the men by touch, and see which plays each book allows, and which rule forbids the others.',
    },
  },
  record: REVERTIER_RECORD,
  wholeRecords: WHOLE_RECORDS,
  sessions,
  match: MATCH,
  stages: (record, rules) => follow(revertierReplay, record, rules),
  lab: () => import('./lab.ts').then(({ revertierLab }) => revertierLab),
  bench: () => import('./bench.ts').then(({ revertierBench }) => revertierBench),
  seated: async () => ({ played: revertierTable, house: (await import('./house/house.ts')).house }),
  dealer: async () => (await import('./policy/sample-game.ts')).sampleGame,
  playthroughs: () => import('./playthroughs.ts').then(({ playthroughs }) => playthroughs()),
});
