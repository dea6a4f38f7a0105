import { REVERSIS_KEYS } from '../rules/keys.ts';
import { packReversis } from './pack.ts';
import { unpackReversis } from './unpack.ts';

/** What links need of Reversis, without its rule sets: a page that shows one book need not carry them all. */
export const reversisLinks = {
  id: 'reversis',
  n: 1,
  keys: REVERSIS_KEYS,
  packRecord: packReversis,
  unpackRecord: unpackReversis,
} as const;
