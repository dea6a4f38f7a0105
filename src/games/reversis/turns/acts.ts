import type { Card } from '#engine/cards/card.ts';
import type { Choice, RefusedChoice, Turn } from '#engine/play/played-game.ts';

/**
 * What a seat does in a deal of Réversis. `keep` declines the talon card before it, `noTrade` lets its call for an ace pass,
 * `claim` asks for what led aces and Quinolas owe before the cards are cut again, and `forgo` does not. Who throws
 * down his cards, `throwDown`, takes the rest of the tricks at the price the book sets.
 */
export type ReversisAct =
  | { readonly kind: 'layOut' | 'give' | 'play'; readonly card: Card }
  | { readonly kind: 'trade'; readonly gives: Card; readonly takes: Card }
  | { readonly kind: 'keep' | 'noTrade' | 'claim' | 'forgo' | 'throwDown' };

export type ReversisTurn = Turn<ReversisAct>;
export type ReversisChoice = Choice<ReversisAct>;
export type ReversisRefused = RefusedChoice<ReversisAct>;
