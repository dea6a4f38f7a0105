import { REVERTIER_KEYS, type RevertierKey, type RevertierRules } from '../../engine/games/revertier/keys.ts';
import type { RuleValue } from '../../engine/rules/key.ts';
import { counted, type Unit } from '../counted.ts';

type KeysHolding<T> = { [K in RevertierKey]: RevertierRules[K] extends T ? K : never }[RevertierKey];
type ChoiceKey = KeysHolding<string>;
type FlagKey = KeysHolding<boolean>;

const CHOICES: { readonly [K in ChoiceKey]: Readonly<Record<RevertierRules[K], string>> } = {
  'start.die': { higher: 'whoever throws the higher die', lower: 'whoever throws the lower die' },
  'start.throw': { fresh: 'a fresh throw', opening: 'the two dice thrown for the beginning' },
  'start.next': { winner: 'the winner', loser: 'the loser', thrown: 'they are thrown for again' },
  'start.afterDraw': {
    same: 'whoever began it',
    other: 'the other player',
    thrown: 'they are thrown for again',
  },
  'dice.one': { either: 'either', larger: 'the larger' },
  'hit.men': { anyLone: 'any', notOnPile: 'any but the last on his own pile' },
  'enter.horsDuJeu': { oneOrNone: 'enter one, or none, and nothing else', asAnyone: 'enter all he can, as anyone' },
  'shutOut.end': { lost: 'he has lost', waits: 'he waits, and the game goes on' },
  'off.tooLarge': { rearmost: 'it takes off the rearmost', lost: 'nothing, it is lost' },
  'frozen.end': { drawn: 'the game is drawn', moreInHand: 'whoever has more men in hand has lost' },
};

/** Flags that deserve more than yes and no: what is said when they do not hold, and when they do. */
const FLAGS: Partial<Record<FlagKey, readonly [no: string, yes: string]>> = {
  'dice.doublets': ['no, as two numbers', 'yes, as four numbers'],
  'dice.obliged': ['no, he may leave it', 'yes'],
  'outward.single': ['no, any number', 'yes'],
  'head.free': ['no, one only', 'yes'],
  'double.agreed': ['no', 'yes, as agreed'],
};

/** The answer to a question in few words: “the winner”, “yes”, “2 stakes”. Values the key cannot hold are printed as they are. */
export function sayValue(key: RevertierKey, value: RuleValue, unit: Unit): string {
  switch (REVERTIER_KEYS[key].type) {
    case 'choice':
      return (CHOICES[key as ChoiceKey] as Readonly<Record<string, string>>)[String(value)] ?? String(value);
    case 'flag':
      return (FLAGS[key as FlagKey] ?? ['no', 'yes'])[value === true ? 1 : 0];
    case 'amount':
      return typeof value !== 'number' ? String(value) : value === 0 ? 'nothing' : counted(value, unit);
  }
}
