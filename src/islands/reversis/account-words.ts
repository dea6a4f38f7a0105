import { sayPool } from '../../words/reversis/names.ts';
import { accountInBookBy } from '../shared/account-words.ts';

export { seatHeading } from '../shared/account-words.ts';

/** An account in a column: `first`, `dealer`, `great pool`. */
export const accountInBook = accountInBookBy(sayPool);
