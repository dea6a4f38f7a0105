/** Records that between them have every field, for tests of damaged input. A file of its own, since only here may a record name a book. */
export const WHOLE_RECORDS: readonly unknown[] = [
  {
    ruleset: 'lpjr-1634',
    vary: { 'trade.quinola': true },
    deal: {
      hands: { first: 'KS 2S' },
      talon: '3S',
      laidOut: { first: 'KS' },
      exchange: '- - - -',
      trades: [{ by: 'first', gives: 'AS', takes: 'AH' }],
    },
    plays: ['KS 8S'],
    pools: { basket: 20 },
    claims: { led: 'claimed', thrown: 'first' },
    thrown: 'first',
  },
];
