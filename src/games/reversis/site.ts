import { follow } from '#engine/play/follow.ts';
import { register } from '../game.ts';
import { reversis } from './game.ts';
import { REVERSIS_RECORD, WHOLE_RECORDS } from './record/shape.ts';
import { WORDING } from './rules/questions.ts';
import { HAPPENINGS } from './wording/names.ts';
import { settleAgain } from './settle/judge.ts';
import { sessions } from './session/session.ts';
import { reversisReplay, reversisTable } from './choices/table-game.ts';

/** Réversis for the site, the command line and the tests. */
export const site = register({
  engine: reversis,
  settleAgain,
  name: 'Réversis',
  kind: 'cards',
  wording: WORDING,
  happenings: HAPPENINGS,
  tools: {
    handout: true,
    play: {
      lede: 'Take a seat and play by any of the books. The house, a program, plays the other seats. If you may not play a card, you are told why, and every payment names its rule.',
    },
    compare: { title: 'One deal, four centuries' },
    edit: {
      lede: 'Build a deal of your own, or one you have read about: click or type the cards, play them out, and see who owes whom what by any of the books. Nothing is sent anywhere.',
    },
    regulate: {
      five: 'players.five',
      agreed: ['partie.manner', 'partie.base', 'partie.tariff', 'pool.ante.each'],
    },
  },
  record: REVERSIS_RECORD,
  wholeRecords: WHOLE_RECORDS,
  sessions,
  possible: async () => (await import('./solver/possible.ts')).possible,
  stages: (record, rules) => follow(reversisReplay, record, rules),
  lab: () => import('./lab.ts').then(({ reversisLab }) => reversisLab),
  bench: () => import('./bench.ts').then(({ reversisBench }) => reversisBench),
  seated: async () => ({ played: reversisTable, house: (await import('./house/house.ts')).house }),
  dealer: async () => (await import('./policy/plain-deal.ts')).dealAnother,
  playthroughs: () => import('./playthroughs.ts').then(({ playthroughs }) => playthroughs()),
});
