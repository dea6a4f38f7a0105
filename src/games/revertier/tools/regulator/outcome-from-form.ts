import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Player } from '#engine/tables/position.ts';
import type { EndingKind } from '../../play/ending.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import type { GameOutcome } from '../../session/regulate.ts';
import type { RevertierEntry } from './fields.ts';

/** Which questions a game has still to answer, as far as it is told. */
export interface Asked {
  /** How it can have been won; one answer is no question. */
  readonly kinds: readonly EndingKind[];
  /** Whether the loss may be a double one, and the table alone knows. */
  readonly double: boolean;
  /** Whether men stand on the head, so that it is asked how many. */
  readonly men: boolean;
}

export const kindIn = ({ kind, drawn }: RevertierEntry): EndingKind =>
  drawn === true ? 'frozen' : (kind ?? 'borneOff');

export function askedOf(entry: RevertierEntry, rules: RevertierRules): Asked {
  const isWon = entry.winner !== undefined && entry.drawn !== true;
  const kinds: readonly EndingKind[] = [
    'borneOff',
    ...(rules['shutOut.end'] === 'lost' ? (['shutOut'] as const) : []),
    ...(rules['frozen.end'] === 'moreInHand' ? (['frozen'] as const) : []),
  ];
  return {
    kinds: isWon ? kinds : [],
    double: isWon && kindIn(entry) === 'shutOut' && rules['double.agreed'] && rules['double.when'] !== 'shutOut',
    men: entry.handicap === 'head',
  };
}

const asPlayer = (player: number | undefined): Player | undefined =>
  player === 0 || player === 1 ? player : undefined;

/** The outcome of a game as its players tell it. Refuses what is missing, with the field as the place. */
export function tellRevertier(entry: RevertierEntry, rules: RevertierRules): Result<GameOutcome> {
  const { winner, drawn, handicap, to, dealer, double } = entry;
  if (winner === undefined && drawn !== true)
    return refuse('no-winner', 'Say who won the game, or that nobody did.', 'winner', 'stake.game');
  if (handicap !== undefined && to === undefined)
    return refuse('no-receiver', 'Say who was given the advantage.', 'to', 'start.die');
  const gives = handicap !== undefined && handicap !== 'head';
  const asked = askedOf(entry, rules);
  const kind = kindIn(entry);
  return ok({
    starter: asPlayer(dealer),
    diceGivenTo: gives ? asPlayer(to) : undefined,
    kind: kind === 'frozen' || asked.kinds.includes(kind) ? kind : 'borneOff',
    winner: drawn === true ? undefined : asPlayer(winner),
    double: asked.double ? double === true : true,
  });
}
