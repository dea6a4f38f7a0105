/** Records in which every field stands once, for whatever tries what a reader makes of a spoilt one. */
export const WHOLE_RECORDS: readonly unknown[] = [
  {
    ruleset: 'revertier-1792',
    start: [5, 3],
    position: { white: '1:15', black: '1:15' },
    handicap: { to: 'white', gives: 'head', men: 2 },
    stake: 1,
    double: true,
    throws: ['53: 1/6 1/4'],
  },
];
