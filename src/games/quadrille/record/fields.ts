import { POOL_FIELDS } from './pools.ts';

/** The parts of a record, by the place they stand in and in the order in which they are written: for its reader and its published schema alike. */
export const FIELDS = {
  record: [
    'deal',
    'bids',
    'contract',
    'trump',
    'named',
    'call',
    'exchange',
    'favourite',
    'vole',
    'plays',
    'pools',
    'result',
  ],
  deal: ['hands'],
  exchange: ['gives', 'takes'],
  /** A bid, or the contract, with whoever spoke it. */
  spoken: ['by', 'bid'],
  vole: ['asked', 'answer'],
  pools: [...POOL_FIELDS, 'pool'],
  result: [
    'ombre',
    'played',
    'trump',
    'ally',
    'ownKing',
    'tricks',
    'matadors',
    'premiers',
    'vole',
    'giver',
    'shown',
    'kingHidden',
    'highest',
  ],
  matadors: ['ombre', 'defenders'],
} as const;
