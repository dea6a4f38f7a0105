import type { RevertierKey } from './keys.ts';

/** The groups of questions, in the order in which readers meet them, each with its heading. */
export const GROUPS = {
  start: 'Who begins',
  dice: 'The dice',
  points: 'The points',
  entering: 'Men in hand',
  off: 'Bearing off',
  ending: 'The end and the stake',
} as const;

/** Every rule key as a reader’s question. */
export const QUESTIONS: Readonly<Record<RevertierKey, string>> = {
  'start.die': 'Who plays first?',
  'start.throw': 'Which throw does the first player play?',
  'start.next': 'Who has the dice in the next game?',
  'start.afterDraw': 'Who has the dice after a drawn game?',
  'dice.doublets': 'Is a doublet played twice over?',
  'dice.obliged': 'Must every number be played that can be?',
  'dice.one': 'If only one of two numbers can be played, which must it be?',
  'dice.broken': 'What may a player do whose dice were broken against the agreement?',
  'outward.single': 'Do points 2 to 11 take one man each?',
  'head.free': 'Does the head take any number of men?',
  'hit.men': 'Which lone men can be hit?',
  'enter.first': 'Must men in hand enter before others move?',
  'enter.own': 'May a man enter where men of his own stand?',
  'enter.horsDuJeu': 'What may a player do with more men in hand than entries?',
  'shutOut.end': 'What becomes of a player whose own men hold his entries?',
  'double.agreed': 'Does a player shut out by his own men lose double?',
  'double.when': 'How must he be shut out to lose double, where the double counts?',
  'off.allHome': 'Must all men be home before any is borne off?',
  'off.tooLarge': 'What does a number do that is larger than any man needs?',
  'frozen.end': 'What if neither player can ever play again?',
  'stake.game': 'What is a game worth?',
};
