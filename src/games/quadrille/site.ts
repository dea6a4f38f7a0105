import { follow } from '#engine/play/follow.ts';
import { register } from '../game.ts';
import { quadrille } from './game.ts';
import { QUADRILLE_RECORD, WHOLE_RECORDS } from './record/shape.ts';
import { WORDING } from './rules/questions.ts';
import { HAPPENINGS } from './wording/names.ts';
import { settleAgain } from './settle/judge.ts';
import { sessions } from './session/session.ts';
import { quadrilleReplay, quadrilleTable } from './choices/table-game.ts';

/** Quadrille for the site, the command line and the tests. */
export const site = register({
  engine: quadrille,
  settleAgain,
  name: 'Quadrille',
  kind: 'cards',
  wording: WORDING,
  happenings: HAPPENINGS,
  tools: {
    handout: true,
    play: {
      lede: 'Take a seat at Quadrille or Médiateur: bid, name trumps, call a king and play, by any of the books. The house, a program, plays the other seats, and every payment names its rule.',
    },
    compare: { title: 'One deal, three tables' },
    edit: {
      lede: 'Build a deal of your own, or one you have read about: deal the cards, bid, name trumps, call a king, play, and see who owes whom what by any of the books. Nothing is sent anywhere.',
    },
    regulate: {
      deals: 'session.deals',
      agreed: ['stake.ante.each', 'stake.ante.dealer', 'auction.vole', 'favourite.suit'],
    },
  },
  record: QUADRILLE_RECORD,
  wholeRecords: WHOLE_RECORDS,
  sessions,
  possible: async () => (await import('./solver/possible.ts')).possible,
  stages: (record, rules) => follow(quadrilleReplay, record, rules),
  lab: () => import('./lab.ts').then(({ quadrilleLab }) => quadrilleLab),
  bench: () => import('./bench.ts').then(({ quadrilleBench }) => quadrilleBench),
  seated: async () => ({ played: quadrilleTable, house: (await import('./house/house.ts')).house }),
  dealer: async () => (await import('./policy/plain-deal.ts')).dealAnother,
  playthroughs: () => import('./playthroughs.ts').then(({ playthroughs }) => playthroughs()),
});
