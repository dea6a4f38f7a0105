import { regulate, type Regulated } from '#engine/ledger/regulate.ts';
import type { Player } from '#engine/tables/position.ts';
import { isDone, isMisdeal, type Account } from '#islands/regulator/account/account.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { revertierRegulator, type Dice, type GameOutcome, type MadeGame } from '../../session/regulate.ts';
import type { RevertierEntry } from './fields.ts';
import { tellRevertier } from './outcome-from-form.ts';

/** Nobody: the dice are thrown for. */
const NOBODY = -1;

/** The account of a match. Both keep their colours; who has the dice is carried from game to game, and not dealt round. */
export function regulateMatch({ firstDealer, deals, length }: Account, rules: RevertierRules): Regulated {
  const first: Player = firstDealer === 1 ? 1 : 0;
  const match = regulate<GameOutcome, Dice, MadeGame>(
    {
      players: 2,
      firstDealer,
      isOver: isDone(length),
      deals: deals.map((entry) => ({
        tell: isMisdeal(entry) ? 'misdeal' : () => tellRevertier(entry, rules),
      })),
    },
    revertierRegulator(rules, first),
  );
  let dice: Dice = first;
  const games = match.deals.map((game, i) => {
    const told = deals[i] as RevertierEntry | undefined;
    const given = told?.handicap !== undefined && told.handicap !== 'head' ? told.to : undefined;
    const due = given ?? dice ?? NOBODY;
    if (game.made) dice = game.made.carried;
    return { ...game, due, dealer: game.made?.starter ?? told?.dealer ?? due };
  });
  return { ...match, deals: games, nextDealer: match.carried ?? NOBODY };
}
