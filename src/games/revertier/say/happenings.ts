import type { Happening } from '../../game.ts';
import type { Occasion } from '../settle/settle.ts';

/** By what a game of Revertier, or a piece of one, is found. */
export const HAPPENINGS: readonly Happening<Occasion>[] = [
  { id: 'opening', words: 'an opening throw', topics: ['head', 'ternes', 'sonnez', 'start'] },
  { id: 'hit', words: 'a man hit', topics: ['hit'] },
  { id: 'enter', words: 'men to be entered', topics: ['enter'] },
  { id: 'doublets', words: 'doublets', topics: ['doublets'] },
  { id: 'off', words: 'men lifted', topics: ['off'] },
  { id: 'shut-out', words: 'a player shut out', occasions: ['shutOut', 'frozen'], topics: ['horsDuJeu'] },
  { id: 'double', words: 'the double', occasions: ['double'], topics: ['double'] },
  { id: 'broken-dice', words: 'broken dice', topics: ['dice'] },
  { id: 'advantage', words: 'an advantage given', topics: ['advantage'] },
  { id: 'john', words: 'a player John’d', topics: ['john'] },
];
