import { sayPool } from '../../words/quadrille/accounts.ts';
import { accountInBookBy } from '../shared/account-words.ts';

/** An account in a column: `first`, `dealer`, `vole pool`. */
export const accountInBook = accountInBookBy(sayPool);
