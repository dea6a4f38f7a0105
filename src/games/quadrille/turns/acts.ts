import type { Card } from '#engine/cards/card.ts';
import type { Choice, RefusedChoice, Turn } from '#engine/play/played-game.ts';
import type { Bid } from '../rules/bids.ts';
import type { SuitNumber } from '../record/record.ts';

/**
 * What a seat does in a deal of Quadrille. `leave` lets the ally name trumps where somebody plays by force; `stop` ends the
 * game after six tricks straight off; `ask` asks the ally’s leave to try for the vole, and `answer` gives or refuses it.
 */
export type QuadrilleAct =
  | { readonly kind: 'bid'; readonly bid: Bid }
  | { readonly kind: 'trump'; readonly suit: SuitNumber }
  | { readonly kind: 'call' | 'give' | 'play'; readonly card: Card }
  | { readonly kind: 'leave' | 'stop' | 'ask' }
  | { readonly kind: 'answer'; readonly answer: 'yes' | 'no' };

export type QuadrilleTurn = Turn<QuadrilleAct>;
export type QuadrilleChoice = Choice<QuadrilleAct>;
export type QuadrilleRefused = RefusedChoice<QuadrilleAct>;
