import { reversis } from '../../game.ts';
import type { Occasion } from '../../play/occasions.ts';
import { reversisRegulator } from '../../session/regulate.ts';
import { boxWorth } from '../../session/session.ts';
import { regulate } from '#engine/ledger/regulate.ts';
import { sayPool } from '../../say/accounts.ts';
import { quinolasOf } from '../../say/names.ts';
import { sayOccasion } from '../../say/occasions.ts';
import { tableOf } from '#islands/regulator/account/account.ts';
import { DEAL_WORDS, type FormProps } from '#islands/regulator/game.ts';
import { makeRegulated } from '#islands/regulator/make-regulated.ts';
import { REVERSIS_FIELDS, type ReversisEntry } from './fields.ts';
import { ReversisForm } from './ReversisForm.tsx';
import { tellReversis } from './outcome-from-form.ts';

/** Where a refusal names a part of the outcome, the field that asked for it. */
const FIELD_OF: Readonly<Record<string, string>> = {
  'reversis.by': 'maker',
  'reversis.broken.by': 'breaker',
  'reversis.broken.trick': 'brokenIn',
  laid: 'laidKings',
};

/** “Partie, tricks 4, 3, 3, 1”, “Reversis of Anne’s broken by Bea”. */
function sayDeal(entry: ReversisEntry, players: readonly string[]): string {
  const { ending, maker, breaker, winner, loser, reckoned, points } = entry;
  const name = (player: number | undefined): string => (player === undefined ? '' : (players[player] ?? ''));
  if (ending === 'made') return `Reversis made by ${name(maker)}`;
  if (ending === 'broken') return `Reversis of ${name(maker)} broken by ${name(breaker)}`;
  if (reckoned !== true && winner !== undefined) return `Partie: ${name(winner)} won it, ${name(loser)} lost`;
  return `Partie: points ${(points ?? []).map((n) => String(n ?? 0)).join(', ')}`;
}

/** Réversis as the regulator takes it. */
export const regulated = makeRegulated({
  engine: reversis,
  fields: REVERSIS_FIELDS,
  loadWording: () => import('../../rules/values.ts').then(({ WORDING }) => WORDING),
  open: (rules, account) => {
    const seats = account.players.length === 5 ? 5 : 4;
    const game = reversisRegulator(rules, seats);
    return {
      seats: game.seats,
      part: DEAL_WORDS,
      regulate: (some) =>
        regulate(
          tableOf(some, (deal) => (seatOf) => tellReversis(deal, rules, seats, seatOf)),
          game,
        ),
      Form: (props: FormProps) => <ReversisForm {...props} rules={rules} />,
      sayDeal,
      sayPayment: ({ occasion, of }) => sayOccasion(occasion as Occasion, of, quinolasOf(rules)),
      sayPool,
      begin: () => ({}),
      box: boxWorth(rules),
      fieldOf: (at) => FIELD_OF[at] ?? at,
    };
  },
});
