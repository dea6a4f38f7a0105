import { ExplainSink } from '#engine/ledger/explain-sink.ts';
import { ok, refuse } from '#engine/kernel/result.ts';
import type { Made, Regulator } from '#engine/ledger/regulate.ts';
import { PLAYERS, type Player } from '#engine/tables/position.ts';
import type { EndingKind } from '../play/ending.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { dueAfter } from '../settle/due-after.ts';
import { settle, termsOf, type Why } from '../settle/settle.ts';

/** A game of which only the outcome is known, as its players tell it. */
export interface GameOutcome {
  /** Who began; absent: whoever has the dice. */
  readonly starter: Player | undefined;
  /** To whom the dice were given as an advantage. */
  readonly diceGivenTo: Player | undefined;
  readonly kind: EndingKind;
  /** Nobody, where the game was drawn. */
  readonly winner: Player | undefined;
  /** Whether the loser was shut out as far as the double asks. */
  readonly double: boolean;
}

/** Who has the dice for the game to come; nobody where they are thrown for. */
export type Dice = Player | undefined;

/** What a game came to, and who began it. */
export interface MadeGame extends Made<Dice> {
  readonly starter: Player;
}

/** Seven men in hand and a point still free: shut out as far as any rule of the double asks; or as far as none does. */
const SHUT = { double: { inHand: 7, free: 1 }, single: { inHand: 0, free: 0 } } as const;

/** Settles games told by their outcome with the payments of the replays; the dice pass as the rules have it. */
export const revertierRegulator = (rules: RevertierRules, first: Player): Regulator<GameOutcome, Dice, MadeGame> => ({
  seats: PLAYERS,
  opening: first,
  settle: ({ starter, diceGivenTo, kind, winner, double }, due) => {
    const began = starter ?? diceGivenTo ?? due;
    if (began === undefined)
      return refuse('no-starter', 'The dice are thrown for before this game: say who began.', 'dealer', 'start.next');
    if (kind !== 'frozen' && winner === undefined)
      return refuse('no-winner', 'Say who won the game.', 'winner', 'stake.game');
    if (kind === 'shutOut' && rules['shutOut.end'] !== 'lost')
      return refuse(
        'waits',
        'By these rules a player shut out by his own men has not lost by it.',
        'kind',
        'shutOut.end',
      );
    const isDrawn = kind === 'frozen' && rules['frozen.end'] === 'drawn';
    const won = isDrawn ? undefined : winner;
    const sink = new ExplainSink<Why>({ seats: PLAYERS, poolName: () => '' });
    const shut = kind === 'shutOut' ? { shut: double ? SHUT.double : SHUT.single } : {};
    settle({ kind, winner: won, ...shut }, termsOf(rules, { stake: undefined, double: undefined }), sink);
    return ok({
      entries: sink.entries,
      starter: began,
      carried: dueAfter({ kind, winner: won }, began, rules)?.player,
    });
  },
  balances: () => ({}),
  shares: false,
});
