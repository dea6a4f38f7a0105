import { expect, test } from 'vitest';
import { inCounts } from './summary.ts';

test.each([
  [['2 fiches', '3 fiches', '10 fiches'], '2, 3 or 10 fiches'],
  [['nothing', '1 fiche', '2 fiches', '4 fiches'], 'nothing, 1 fiche, 2 or 4 fiches'],
  [['100 fish at most', 'all that it holds'], '100 fish at most or all that it holds'],
  [['once', 'twice'], 'once or twice'],
])('says once what %j are counted in', (parts, said) => {
  expect(inCounts(parts, 'or')).toBe(said);
});
