import { register } from '#games/game.ts';
import { passeSeize } from './game.ts';
import { PASSE_SEIZE_RECORD, WHOLE_RECORDS } from './record/shape.ts';
import { WORDING } from './rules/questions.ts';
import { settleAgain } from './settle/judge.ts';

/** Passe-Seize as the site, the command line and the tests know it. It has no tool but its replay. */
export const site = register({
  engine: passeSeize,
  settleAgain,
  name: 'Passe-Seize',
  kind: 'cards',
  wording: WORDING,
  tools: {},
  record: PASSE_SEIZE_RECORD,
  wholeRecords: WHOLE_RECORDS,
  bench: () => import('./bench.ts').then(({ passeSeizeBench }) => passeSeizeBench),
  dealer: async () => (await import('./policy/deal-another.ts')).dealAnother,
  playthroughs: () => import('./playthroughs.ts').then(({ playthroughs }) => playthroughs()),
});
