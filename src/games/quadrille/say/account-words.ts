import { sayPool } from './accounts.ts';
import { accountInBookBy } from '#engine/words/account-words.ts';

/** An account in a column: `first`, `dealer`, `vole pool`. */
export const accountInBook = accountInBookBy(sayPool);
