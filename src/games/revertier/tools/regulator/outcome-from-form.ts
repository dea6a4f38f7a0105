import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Player } from '#engine/tables/position.ts';
import { type EndingKind, ENDINGS } from '../../play/ending.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import type { GameOutcome } from '../../session/session.ts';
import { choose, count, DEALER_FIELD, FLAG, PLAYER, type EntryOf } from '#islands/regulator/account/fields.ts';
import { MEN } from '../../record/movement.ts';
import { HANDICAPS } from '../../record/record.ts';

/** Fields of the form for a game of Revertier. */
export const REVERTIER_FIELDS = {
  ...DEALER_FIELD,
  winner: PLAYER,
  /** Whether the game was drawn. */
  drawn: FLAG,
  kind: choose(...ENDINGS),
  double: FLAG,
  /** Advantage given; below, the number of men if they are on the head. */
  handicap: choose(...HANDICAPS),
  to: PLAYER,
  men: count(MEN),
} as const;
export type RevertierEntry = EntryOf<typeof REVERTIER_FIELDS>;

/** Questions that the form still asks about a game, given its answers so far. */
export interface OpenQuestions {
  /** Possible ways of winning; a single one is not asked. */
  readonly kinds: readonly EndingKind[];
  /** Whether the loss may be double and only the table knows. */
  readonly double: boolean;
  /** Whether men are on the head, so that their number is asked. */
  readonly men: boolean;
}

export const kindIn = ({ kind, drawn }: RevertierEntry): EndingKind =>
  drawn === true ? 'frozen' : (kind ?? 'borneOff');

export function openQuestions(entry: RevertierEntry, rules: RevertierRules): OpenQuestions {
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

/** Outcome of an entered game. An error names the missing field as its place. */
export function tellRevertier(entry: RevertierEntry, rules: RevertierRules): Result<GameOutcome> {
  const { winner, drawn, handicap, to, dealer, double } = entry;
  if (winner === undefined && drawn !== true)
    return refuse('no-winner', 'Say who won the game, or that nobody did.', 'winner', 'stake.game');
  if (handicap !== undefined && to === undefined)
    return refuse('no-receiver', 'Say who received the advantage.', 'to', 'start.die');
  const gives = handicap !== undefined && handicap !== 'head';
  const questions = openQuestions(entry, rules);
  const kind = kindIn(entry);
  return ok({
    starter: asPlayer(dealer),
    diceGivenTo: gives ? asPlayer(to) : undefined,
    kind: kind === 'frozen' || questions.kinds.includes(kind) ? kind : 'borneOff',
    winner: drawn === true ? undefined : asPlayer(winner),
    double: questions.double ? double === true : true,
  });
}
