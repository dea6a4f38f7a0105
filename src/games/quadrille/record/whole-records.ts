/** Records that between them have every field, for tests of damaged input. A file of its own, since only here may a record name a book. */
export const WHOLE_RECORDS: readonly unknown[] = [
  {
    ruleset: 'quanti-1822',
    deal: { hands: { first: 'KS' } },
    bids: [{ by: 'first', bid: 'ask' }, 'pass'],
    contract: { by: 'first', bid: 'ask' },
    trump: 'S',
    named: 'first',
    call: 'KC',
    exchange: { gives: '2C', takes: 'KC' },
    favourite: 'H',
    vole: { asked: true, answer: 'no' },
    plays: ['KS 8S'],
    pools: { stake: 4, beasts: 1 },
  },
  {
    ruleset: 'tgq-1728',
    contract: { by: 'first', bid: 'solo' },
    result: {
      tricks: { first: 6, second: 4 },
      matadors: { ombre: 3 },
      highest: ['second'],
      trump: 'S',
      vole: 'refused',
    },
  },
];
