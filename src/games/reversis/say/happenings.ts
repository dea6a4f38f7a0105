import type { Happening } from '../../game.ts';
import type { Occasion } from '../play/occasions.ts';

/** By what a deal of Réversis is found. */
export const HAPPENINGS: readonly Happening<Occasion>[] = [
  { id: 'quinola-placed', words: 'the Quinola placed', occasions: ['quinolaPlaced', 'quinolaDraws'] },
  {
    id: 'quinola-forced',
    words: 'the Quinola forced',
    occasions: ['quinolaForced', 'quinolaForcedOthers', 'stakeTaken', 'reversisForcedFirst', 'reversisBreakerQuinola'],
    topics: ['quinola.forced'],
  },
  {
    id: 'quinola-led',
    words: 'the Quinola led',
    occasions: ['quinolaLed', 'quinolaLedOthers'],
    topics: ['quinola.led'],
  },
  { id: 'bete', words: 'a bête', occasions: ['bete', 'reversisBete'] },
  { id: 'ace-placed', words: 'an ace placed', occasions: ['acePlaced'] },
  { id: 'ace-forced', words: 'an ace forced', occasions: ['aceForced'] },
  { id: 'ace-led', words: 'an ace led', occasions: ['aceLed'] },
  { id: 'reversis-made', words: 'a reversis made', occasions: ['reversisMade', 'reversisDraws'] },
  { id: 'reversis-broken', words: 'a reversis broken', occasions: ['reversisBroken'] },
  {
    id: 'espagnolette',
    words: 'an espagnolette, or four aces in one hand',
    occasions: ['espagnoletteReturns', 'espagnoletteStake'],
    topics: ['espagnolette', 'fourAces'],
  },
  { id: 'bonne', words: 'the last tricks at the double', topics: ['bonne', 'double.lastTwo', 'aces.lastTrick'] },
  { id: 'tie', words: 'players level in points', topics: ['tie', 'ties', 'party.ties', 'partie.ties'] },
  { id: 'thrown', words: 'cards thrown down', topics: ['law.thrown', 'thrown'] },
  { id: 'five', words: 'five at table', topics: ['five', 'deal.five', 'players.five'] },
];
