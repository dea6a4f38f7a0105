import { sayPool } from './names.ts';
import { accountInBookBy } from '#engine/words/account-words.ts';

export { seatHeading } from '#engine/words/account-words.ts';

/** An account in a column: `first`, `dealer`, `great pool`. */
export const accountInBook = accountInBookBy(sayPool);
