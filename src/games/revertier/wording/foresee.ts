import { listed } from '#engine/kernel/collections.ts';
import { inWords } from '#engine/wording/sentence.ts';
import { boardOf, countBits } from '#engine/tables/board.ts';
import { HAND, type Position } from '#engine/tables/position.ts';
import { isDoublet, nameDie, nameThrow, type Throw } from '#engine/tables/throw.ts';
import { entriesOf, isHorsDuJeu, movementOf, PILE } from '../record/movement.ts';
import type { RevertierKey, RevertierRules } from '../rules/keys.ts';
import type { LegalPlay } from '../play/legal-plays.ts';

/** What a throw does not let you do, said before you try it, and the rules behind it. */
export interface ThrowLimit {
  readonly says: string;
  readonly keys: readonly RevertierKey[];
}

/** Whose throw it is, as `you`, and by which rules. */
export interface ThrowAtTable {
  readonly position: Position;
  readonly dice: Throw;
  readonly rules: RevertierRules;
  /** Legal plays of the throw. */
  readonly legal: readonly LegalPlay[];
  /** The other player in a sentence: “the house”. */
  readonly other: string;
}

/** What a throw does not let you do: where men in hand can come in, and which numbers nobody can play. */
export const foresee = (at: ThrowAtTable): ThrowLimit | undefined =>
  (at.position.men[at.position.toPlay][HAND] ?? 0) > 0 ? entering(at) : unplayed(at);

function entering({ position, dice, rules, other }: ThrowAtTable): ThrowLimit | undefined {
  const { toPlay } = position;
  const own = position.men[toPlay];
  const count = own[HAND] ?? 0;
  const movement = movementOf(rules);
  const board = boardOf(position);
  const entries = entriesOf(board, toPlay, movement);
  const waiting = count === 1 ? 'Your man in hand' : `Your ${inWords(count)} men in hand`;
  if (movement.oneOrNone && isHorsDuJeu(board, toPlay, movement)) {
    const open = countBits(entries);
    const points = open === 0 ? 'no point' : open === 1 ? 'only one point' : `only ${inWords(open)} points`;
    const may = open === 0 ? 'you move no man' : 'you may bring one man in, or none, and move no other';
    const [men, them] = count === 1 ? ['a man', 'it'] : [`${inWords(count)} men`, 'them'];
    return {
      says: `You have ${men} in hand, and ${points} from 1 to 6 ${open > 1 ? 'are' : 'is'} open to ${them}: ${may}.`,
      keys: ['enter.horsDuJeu'],
    };
  }
  if (!movement.enterFirst) return undefined;
  const numbers = isDoublet(dice) ? [dice[0]] : dice;
  const open = numbers.filter((die) => (entries >> die) & 1);
  const closed = numbers.filter((die) => !open.includes(die));
  const keys: readonly RevertierKey[] = [
    'enter.first',
    ...closed.map((die): RevertierKey => ((own[die] ?? 0) > 0 ? 'enter.own' : 'hit.men')),
  ];
  const why = closed.map((die) => {
    if ((own[die] ?? 0) === 0) return `${other} has two men or more on ${String(die)}`;
    return die === PILE ? 'your pile still stands on 1' : `one of your own men stands on ${String(die)}`;
  });
  const they = count === 1 ? 'it' : 'they';
  const first = `${waiting} must come in first`;
  if (closed.length === 0)
    return { says: `${first}, on ${listed(open.map(String), count === 1 ? 'or' : 'and')}.`, keys };
  const can = open.length === 0 ? `and cannot` : `and ${they} can only come in on ${open.map(String).join()}`;
  return { says: `${first}, ${can}: ${listed(why)}.`, keys: [...new Set(keys)] };
}

function unplayed({ dice, rules, legal }: ThrowAtTable): ThrowLimit | undefined {
  const most = Math.max(0, ...legal.map(({ steps }) => steps.length));
  const numbers = isDoublet(dice) ? movementOf(rules).doublet : dice.length;
  if (most === 0 || most === numbers) return undefined;
  if (isDoublet(dice))
    return {
      says: `Only ${inWords(most)} of your ${nameThrow(dice).replace('two', inWords(numbers))} can be played.`,
      keys: [],
    };
  const played = dice.filter((number) => legal.some(({ steps }) => steps.some((step) => step.die === number)));
  const what = played.length === 1 ? `the ${played.map(nameDie).join()}` : 'one number';
  return { says: `Only ${what} of this throw can be played.`, keys: [] };
}
