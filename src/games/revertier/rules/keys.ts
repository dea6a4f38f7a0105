import { amount, choice, flag, only, type RulesOf } from '#engine/rules/key.ts';

/**
 * Every question that the engine asks of a Revertier rule set. Numbers are permanent (links contain them); the order is that in
 * which readers meet the questions.
 */
export const REVERTIER_KEYS = {
  // Who begins
  'start.die': choice(1, 'start', 'deal', ['higher', 'lower']),
  /** First throw: a new one, or the two dice thrown for the beginning. */
  'start.throw': choice(2, 'start', 'deal', ['fresh', 'opening']),
  'start.next': choice(3, 'start', 'deal', ['winner', 'loser', 'thrown']),
  'start.afterDraw': choice(4, 'start', 'deal', ['same', 'other', 'thrown']),
  // The dice
  'dice.doublets': flag(5, 'dice', 'play'),
  'dice.obliged': flag(6, 'dice', 'play'),
  /** Choice if either of two numbers can be played but not both. */
  'dice.one': choice(7, 'dice', 'play', ['either', 'larger']),
  /** Penalty for breaking the dice when that was forbidden and no penalty was agreed. */
  'dice.broken': choice(21, 'dice', 'play', ['thrownAgain', 'anyNumber']),
  // The points
  /** Whether points 2 to 11, on the way out, take one man only. */
  'outward.single': flag(8, 'points', 'play'),
  /** Whether the head, 12, takes any number of men. */
  'head.free': flag(9, 'points', 'play'),
  'hit.men': choice(10, 'points', 'play', ['anyLone', 'notOnPile']),
  // Men in hand
  'enter.first': flag(11, 'entering', 'play'),
  'enter.own': flag(12, 'entering', 'play'),
  /** What a player with more men in hand than entries may do. */
  'enter.horsDuJeu': choice(13, 'entering', 'play', ['oneOrNone', 'asAnyone']),
  /** What happens to a player with more men in hand than points of 1 to 6 free of his own men. */
  'shutOut.end': choice(14, 'ending', 'play', ['lost', 'waits']),
  /** Whether the throw that shuts a player out is played to its end, or the game is over with the landing. */
  'shutOut.throw': choice(
    22,
    'ending',
    'play',
    ['playedOut', 'onTheSpot'],
    only('playedOut', 'revertier.restOfThrow', { 'shutOut.end': ['lost'] }),
  ),
  'double.agreed': flag(15, 'ending', 'payment'),
  /**
   * Which losers who are shut out lose double: all; those with one of the six points still free; those with seven men in hand.
   */
  'double.when': choice(20, 'ending', 'payment', ['shutOut', 'someFree', 'sevenInHand']),
  // Bearing off
  'off.allHome': flag(16, 'off', 'play'),
  /** A number larger than any man needs: the rearmost man goes off, or the number is lost. */
  'off.tooLarge': choice(17, 'off', 'play', ['rearmost', 'lost']),
  // The end
  /** When neither player can play any number. */
  'frozen.end': choice(18, 'ending', 'payment', ['drawn', 'moreInHand']),
  'stake.game': amount(19, 'ending', [1, 2, 4, 8]),
} as const;

export type RevertierKey = keyof typeof REVERTIER_KEYS;
export type RevertierRules = RulesOf<typeof REVERTIER_KEYS>;
