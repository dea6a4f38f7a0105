/** Records that between them have every field, for tests of damaged input. A file of its own, since only here may a record name a book. */
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
