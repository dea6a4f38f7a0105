import type { RuleSet } from '#engine/rules/rule-set.ts';
import { quadrille } from '../../game.ts';
import { QUADRILLE_KEYS } from '../../rules/keys.ts';
import type { Occasion } from '../../record/occasions.ts';
import { quadrilleRegulator } from '../../session/regulate.ts';
import { boxWorth } from '../../session/session.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { regulate } from '#engine/ledger/regulate.ts';
import { vary } from '#engine/rules/vary.ts';
import { OCCASION_WORDS } from '../../say/occasions.ts';
import { sayPool } from '../../say/accounts.ts';
import type { BookHead } from '#islands/rules/cites.ts';
import { dealsOf, isDone, isMisdeal, type Account } from '#islands/regulator/account/account.ts';
import { gameWords } from '#islands/regulator/entry/game-words.ts';
import { DEAL_WORDS, type RegulatedGame, type FormProps, type Table } from '#islands/regulator/game.ts';
import type { Entry } from '#islands/regulator/account/fields.ts';
import { QUADRILLE_FIELDS, type QuadrilleEntry } from './fields.ts';
import { GAME_WORDS, QuadrilleForm } from './QuadrilleForm.tsx';
import { tellQuadrille, tricksOf } from './outcome-from-form.ts';

function openTable(book: BookHead, account: Account): Result<Table> {
  const source = quadrille.ruleSets.find(({ id }) => id === book.id);
  if (!source) return refuse('unknown-book', `There is no rule set ${book.id} here.`, 'ruleset');
  const varied = vary(QUADRILLE_KEYS, source, account.changes);
  if (!varied.ok) return varied;
  const { rules } = varied.value;
  const game = quadrilleRegulator(rules);
  return ok({
    seats: game.seats,
    part: DEAL_WORDS,
    regulate: ({ players, firstDealer, deals, length }: Account) =>
      regulate(
        {
          players: players.length,
          firstDealer,
          isOver: isDone(length),
          deals: dealsOf<QuadrilleRecord>(
            deals,
            (deal) => (seatOf, pools) => tellQuadrille(deal, rules, pools, seatOf),
          ),
        },
        game,
      ),
    Form: (props: FormProps) => <QuadrilleForm {...props} rules={rules} />,
    sayDeal: (entry, players) => sayDeal(entry as QuadrilleEntry, players),
    sayPayment: ({ occasion }) => OCCASION_WORDS[occasion as Occasion],
    sayPool,
    begin: ({ deals }): Entry => {
      const last = deals.findLast((deal) => !isMisdeal(deal));
      const favourite = rules['favourite.suit'] === 'lotForParty' ? last?.['favourite'] : undefined;
      return favourite === undefined ? {} : { favourite };
    },
    box: boxWorth(rules),
    fieldOf: (at) => at.replace(/^result\./, ''),
    basisOf: (key) => (source as RuleSet).rules[key]?.basis,
    words: () =>
      import('../../rules/values.ts').then(({ WORDING }) => gameWords(QUADRILLE_KEYS, source, WORDING, rules)),
  });
}

/** “Alliance in hearts, Anne with Bea: 6 tricks”. */
function sayDeal(entry: QuadrilleEntry, players: readonly string[]): string {
  const { contract, trump, ombre, ally, ownKing, announced } = entry;
  const name = (player: number | undefined): string => (player === undefined ? '' : (players[player] ?? ''));
  const game = contract ? GAME_WORDS[contract].replace(/[:,].*/, '') : '';
  const suited = contract !== 'grandissimo' && contract !== 'devole' && trump !== undefined;
  const calls = contract === 'alliance' || contract === 'forced' || contract === 'casco';
  const whom = calls ? (ownKing === true ? ', own king' : ` with ${name(ally)}`) : '';
  const vole = announced !== undefined && announced !== 'no' && !calls ? ' and the vole' : '';
  const [ours] = tricksOf(entry);
  return `${game}${suited ? ` in ${trump}` : ''}${vole}, ${name(ombre)}${whom}: ${String(ours)} ${ours === 1 ? 'trick' : 'tricks'}`;
}

export const regulated: RegulatedGame = {
  id: 'quadrille',
  keys: QUADRILLE_KEYS,
  fields: QUADRILLE_FIELDS,
  rules: quadrille,
  openTable,
};
