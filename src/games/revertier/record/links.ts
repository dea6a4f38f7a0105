import { REVERTIER_KEYS } from '../rules/keys.ts';
import { packRevertier } from './pack.ts';
import { unpackRevertier } from './unpack.ts';

/** What links need of Revertier, without its rule sets. */
export const revertierLinks = {
  id: 'revertier',
  n: 3,
  keys: REVERTIER_KEYS,
  packRecord: packRevertier,
  unpackRecord: unpackRevertier,
} as const;
