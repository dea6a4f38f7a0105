import { REVERTIER_KEYS, type RevertierKey, type RevertierRules } from './keys.ts';
import { GROUPS, QUESTIONS } from './questions.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { makeWording, sayAnswer, type Answers } from '#engine/words/answers.ts';
import type { Unit } from '#engine/words/counted.ts';

const CHOICES: Answers<RevertierRules>['choices'] = {
  'start.die': { higher: 'the player who throws the higher die', lower: 'the player who throws the lower die' },
  'start.throw': { fresh: 'a fresh throw', opening: 'the two dice thrown for the beginning' },
  'start.next': { winner: 'the winner', loser: 'the loser', thrown: 'they are thrown for again' },
  'start.afterDraw': {
    same: 'the player who began it',
    other: 'the other player',
    thrown: 'they are thrown for again',
  },
  'dice.one': { either: 'either', larger: 'the larger' },
  'dice.broken': { thrownAgain: 'throw again', anyNumber: 'play any two numbers he likes' },
  'hit.men': { anyLone: 'any', notOnPile: 'any but the last on his own pile' },
  'enter.horsDuJeu': {
    oneOrNone: 'enter one man, or none, and do nothing else',
    asAnyone: 'enter all he can, like anyone',
  },
  'shutOut.end': { lost: 'he has lost', waits: 'he waits, and the game goes on' },
  'double.when': {
    shutOut: 'in any way',
    someFree: 'with a point of the six free of his own men',
    sevenInHand: 'with seven men in hand',
  },
  'off.tooLarge': { rearmost: 'it takes off the rearmost', lost: 'nothing, it is lost' },
  'frozen.end': { drawn: 'the game is drawn', moreInHand: 'the player with more men in hand has lost' },
};

const FLAGS: Answers<RevertierRules>['flags'] = {
  'dice.doublets': ['no, as two numbers', 'yes, as four numbers'],
  'dice.obliged': ['no, he may leave it', 'yes'],
  'outward.single': ['no, any number', 'yes'],
  'head.free': ['no, one only', 'yes'],
  'double.agreed': ['no', 'yes, as agreed'],
};

const ANSWERS: Answers<RevertierRules> = { keys: REVERTIER_KEYS, choices: CHOICES, flags: FLAGS, amounts: {} };

/** The answer to a question in few words: “the winner”, “yes”, “2 stakes”. Values the key cannot hold are printed as they are. */
export const sayValue = (key: RevertierKey, value: RuleValue, unit: Unit): string =>
  sayAnswer(ANSWERS, key, value, unit);

/** The rules of the game in words. */
export const WORDING = makeWording<RevertierKey, RevertierRules>(GROUPS, QUESTIONS, sayValue);
