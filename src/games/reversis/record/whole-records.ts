/** Records in which every field stands once, for whatever tries what a reader makes of a spoilt one. */
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
