/** The parts of a record, by the place they stand in and in the order in which they are written: for its reader and its published schema alike. */
export const FIELDS = {
  record: ['deal', 'plays', 'pools', 'claims', 'thrown'],
  deal: ['hands', 'talon', 'laidOut', 'exchange', 'trades'],
  trade: ['by', 'gives', 'takes'],
  claims: ['led', 'thrown'],
} as const;
