import { type RevertierKey, REVERTIER_KEYS, type RevertierRules } from './keys.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { makeWording, sayAnswer, type AnswerWords } from '#engine/wording/answers.ts';
import type { Unit } from '#engine/wording/sentence.ts';

/** Headings of the groups of questions, in reading order. */
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
  'dice.obliged': 'Must a player play every number he can?',
  'dice.one': 'If only one of two numbers can be played, which must it be?',
  'dice.broken': 'What may a player do if his dice are broken despite an agreement?',
  'outward.single': 'Do points 2 to 11 hold only one man each?',
  'head.free': 'May any number of men stand on the head?',
  'hit.men': 'Which lone men can be hit?',
  'enter.first': 'Must men in hand enter before others move?',
  'enter.own': 'May a man enter where men of his own side stand?',
  'enter.horsDuJeu': 'What may a player do with more men in hand than points to enter on?',
  'shutOut.end': 'What if his own men leave a player too few points to enter on?',
  'shutOut.throw': 'When a throw shuts a player out, when is the game over?',
  'double.agreed': 'Does a player shut out by his own men lose double?',
  'double.when': 'If the double counts, when does a shut-out player lose double?',
  'off.allHome': 'Must all men be home before any is borne off?',
  'off.tooLarge': 'What happens with a number larger than any man needs?',
  'frozen.end': 'What happens if neither player can ever play again?',
  'stake.game': 'What is a game worth?',
};

const CHOICES: AnswerWords<RevertierRules>['choices'] = {
  'start.die': { higher: 'the player who throws the higher die', lower: 'the player who throws the lower die' },
  'start.throw': { fresh: 'a fresh throw', opening: 'the two dice thrown for the beginning' },
  'start.next': { winner: 'the winner', loser: 'the loser', thrown: 'the players throw for them again' },
  'start.afterDraw': {
    same: 'the player who began it',
    other: 'the other player',
    thrown: 'the players throw for them again',
  },
  'dice.one': { either: 'either', larger: 'the larger' },
  'dice.broken': { thrownAgain: 'throw again', anyNumber: 'play any two numbers he likes' },
  'hit.men': { anyLone: 'any', notOnPile: 'any but the last on his own pile' },
  'enter.horsDuJeu': {
    oneOrNone: 'enter one man, or none, and do nothing else',
    asAnyone: 'enter all he can, like anyone',
  },
  'shutOut.end': { lost: 'he has lost', waits: 'he waits, and the game goes on' },
  'shutOut.throw': {
    playedOut: 'when the throw has been played to its end',
    onTheSpot: 'with the hit that shuts him out',
  },
  'double.when': {
    shutOut: 'however he is shut out',
    someFree: 'when his own men leave one of the six points free',
    sevenInHand: 'when he has seven men in hand',
  },
  'off.tooLarge': { rearmost: 'it bears off the rearmost', lost: 'nothing, it is lost' },
  'frozen.end': { drawn: 'the game is drawn', moreInHand: 'the player with more men in hand has lost' },
};

const FLAGS: AnswerWords<RevertierRules>['flags'] = {
  'dice.doublets': ['no, as two numbers', 'yes, as four numbers'],
  'dice.obliged': ['no, he may leave it', 'yes'],
  'outward.single': ['no, any number', 'yes'],
  'head.free': ['no, only one', 'yes'],
  'double.agreed': ['no, unless agreed', 'yes'],
};

const ANSWERS: AnswerWords<RevertierRules> = { keys: REVERTIER_KEYS, choices: CHOICES, flags: FLAGS, amounts: {} };

/** Short answer to a question: “the winner”, “yes”, “2 stakes”. A value that the key does not have is printed unchanged. */
export const sayValue = (key: RevertierKey, value: RuleValue, unit: Unit): string =>
  sayAnswer(ANSWERS, key, value, unit);

/** Questions, answers and headings of the game, for readers. */
export const WORDING = makeWording<RevertierKey, RevertierRules>(GROUPS, QUESTIONS, sayValue);
