import type { Game } from '#engine/ledger/game.ts';
import type { Frame } from '../play/frame.ts';
import { REVERSIS_KEYS, type ReversisRules } from '../rules/keys.ts';
import { parseReversis, printReversis } from './notation.ts';
import { packReversis } from './pack.ts';
import type { ReversisRecord } from './record.ts';
import { almanach1785 } from '../rules/books/almanach-1785.ts';
import { ancient } from '../rules/books/ancient.ts';
import { bohn1850 } from '../rules/books/bohn-1850.ts';
import { lpjr1634 } from '../rules/books/lpjr-1634.ts';
import { maison1659 } from '../rules/books/maison-1659.ts';
import { parlett2008 } from '../rules/books/parlett-2008.ts';
import { unpackReversis } from './unpack.ts';

/** Reversis as far as reading and writing goes: what records and links need, without the judging. */
export const reversisFormat: Omit<Game<ReversisRules, ReversisRecord, Frame>, 'judge'> = {
  id: 'reversis',
  n: 1,
  keys: REVERSIS_KEYS,
  ruleSets: [ancient, lpjr1634, maison1659, almanach1785, bohn1850, parlett2008],
  parseRecord: parseReversis,
  printRecord: printReversis,
  packRecord: packReversis,
  unpackRecord: unpackReversis,
};
