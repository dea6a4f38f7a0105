import type { RuleSet } from '#engine/rules/rule-set.ts';
import { reversis } from '../../game.ts';
import { REVERSIS_KEYS } from '../../rules/keys.ts';
import type { Occasion } from '../../play/occasions.ts';
import { reversisRegulator } from '../../session/regulate.ts';
import { boxWorth } from '../../session/session.ts';
import type { DealOutcome } from '../../session/deal-outcome.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { regulate } from '#engine/ledger/regulate.ts';
import { vary } from '#engine/rules/vary.ts';
import { sayPool } from '../../say/accounts.ts';
import { quinolasOf } from '../../say/names.ts';
import { sayOccasion } from '../../say/occasions.ts';
import type { BookHead } from '#islands/rules/cites.ts';
import { dealsOf, isDone, type Account } from '#islands/regulator/account/account.ts';
import { gameWords } from '#islands/regulator/entry/game-words.ts';
import { DEAL_WORDS, type RegulatedGame, type FormProps, type Table } from '#islands/regulator/game.ts';
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

function openTable(book: BookHead, account: Account): Result<Table> {
  const source = reversis.ruleSets.find(({ id }) => id === book.id);
  if (!source) return refuse('unknown-book', `There is no rule set ${book.id} here.`, 'ruleset');
  const varied = vary(REVERSIS_KEYS, source, account.changes);
  if (!varied.ok) return varied;
  const { rules } = varied.value;
  const seats = account.players.length === 5 ? 5 : 4;
  const game = reversisRegulator(rules, seats);
  return ok({
    seats: game.seats,
    part: DEAL_WORDS,
    regulate: ({ firstDealer, deals, length }: Account) =>
      regulate(
        {
          players: seats,
          firstDealer,
          isOver: isDone(length),
          deals: dealsOf<DealOutcome>(deals, (deal) => (seatOf) => tellReversis(deal, rules, seats, seatOf)),
        },
        game,
      ),
    Form: (props: FormProps) => <ReversisForm {...props} rules={rules} />,
    sayDeal: (entry, players) => sayDeal(entry as ReversisEntry, players),
    sayPayment: ({ occasion, of }) => sayOccasion(occasion as Occasion, of, quinolasOf(rules)),
    sayPool,
    begin: () => ({}),
    box: boxWorth(rules),
    fieldOf: (at) => FIELD_OF[at] ?? at,
    basisOf: (key) => (source as RuleSet).rules[key]?.basis,
    words: () =>
      import('../../rules/values.ts').then(({ WORDING }) => gameWords(REVERSIS_KEYS, source, WORDING, rules)),
  });
}

/** “Partie, tricks 4, 3, 3, 1”, “Reversis of Anne’s broken by Bea”. */
function sayDeal(entry: ReversisEntry, players: readonly string[]): string {
  const { ending, maker, breaker, winner, loser, reckoned, points } = entry;
  const name = (player: number | undefined): string => (player === undefined ? '' : (players[player] ?? ''));
  if (ending === 'made') return `Reversis made by ${name(maker)}`;
  if (ending === 'broken') return `Reversis of ${name(maker)} broken by ${name(breaker)}`;
  if (reckoned !== true && winner !== undefined) return `Partie: ${name(winner)} won it, ${name(loser)} lost`;
  return `Partie: points ${(points ?? []).map((n) => String(n ?? 0)).join(', ')}`;
}

export const regulated: RegulatedGame = {
  id: 'reversis',
  keys: REVERSIS_KEYS,
  fields: REVERSIS_FIELDS,
  rules: reversis,
  openTable,
};
