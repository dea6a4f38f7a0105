import type { Happening } from '../../game.ts';
import type { Occasion } from '../record/occasions.ts';

/** By what a deal of Quadrille is found. */
export const HAPPENINGS: readonly Happening<Occasion>[] = [
  {
    id: 'alone',
    words: 'sans prendre, or a solo',
    topics: ['sansPrendre', 'bid.solo', 'auction.solo', 'premium.solo', 'table.solo', 'won.solo', 'lost.solo'],
  },
  { id: 'mediateur', words: 'médiateur', topics: ['mediateur', 'bid.mediateur', 'table.mediateur'] },
  { id: 'casco', words: 'casco', topics: ['casco', 'bid.casco', 'table.casco'] },
  {
    id: 'forced-spadille',
    words: 'spadille made to play',
    topics: ['forced', 'table.forced', 'bid.forced', 'auction.forced'],
  },
  { id: 'favourite', words: 'the favourite suit', topics: ['favourite'] },
  { id: 'remise', words: 'remise', occasions: ['remise'] },
  { id: 'codille', words: 'codille', occasions: ['codille', 'stakeShared'] },
  { id: 'beast', words: 'beast for showing as ally', occasions: ['beast'] },
  { id: 'matadors', words: 'matadors', occasions: ['matadors'] },
  { id: 'premiers', words: 'premiers', occasions: ['premiers'] },
  { id: 'vole', words: 'the vole, made or lost', occasions: ['vole', 'voleLaid', 'volePool'] },
  { id: 'renege', words: 'matadors that need not follow', topics: ['renege'] },
];
