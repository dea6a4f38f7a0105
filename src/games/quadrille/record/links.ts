import { QUADRILLE_KEYS } from '../rules/keys.ts';
import { packQuadrille } from './pack.ts';
import { unpackQuadrille } from './unpack.ts';

/** What links need of Quadrille, without its rule sets: a page that shows one book need not carry them all. */
export const quadrilleLinks = {
  id: 'quadrille',
  n: 2,
  keys: QUADRILLE_KEYS,
  packRecord: packQuadrille,
  unpackRecord: unpackQuadrille,
} as const;
