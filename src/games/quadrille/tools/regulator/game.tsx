import { quadrille } from '../../game.ts';
import type { Occasion } from '../../record/occasions.ts';
import { quadrilleRegulator } from '../../session/regulate.ts';
import { boxWorth } from '../../session/session.ts';
import { regulate } from '#engine/ledger/regulate.ts';
import { OCCASION_WORDS } from '../../say/occasions.ts';
import { sayPool } from '../../say/accounts.ts';
import { isMisdeal, tableOf } from '#islands/regulator/account/account.ts';
import { DEAL_WORDS, type FormProps } from '#islands/regulator/game.ts';
import { makeRegulated } from '#islands/regulator/make-regulated.ts';
import type { Entry } from '#islands/regulator/account/fields.ts';
import { QUADRILLE_FIELDS, type QuadrilleEntry } from './fields.ts';
import { GAME_WORDS, QuadrilleForm } from './QuadrilleForm.tsx';
import { tellQuadrille, tricksOf } from './outcome-from-form.ts';

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

/** Quadrille as the regulator takes it. */
export const regulated = makeRegulated({
  engine: quadrille,
  fields: QUADRILLE_FIELDS,
  loadWording: () => import('../../rules/values.ts').then(({ WORDING }) => WORDING),
  open: (rules) => {
    const game = quadrilleRegulator(rules);
    return {
      seats: game.seats,
      part: DEAL_WORDS,
      regulate: (account) =>
        regulate(
          tableOf(account, (deal) => (seatOf, pools) => tellQuadrille(deal, rules, pools, seatOf)),
          game,
        ),
      Form: (props: FormProps) => <QuadrilleForm {...props} rules={rules} />,
      sayDeal,
      sayPayment: ({ occasion }) => OCCASION_WORDS[occasion as Occasion],
      sayPool,
      begin: ({ deals }): Entry => {
        const last = deals.findLast((deal) => !isMisdeal(deal));
        const favourite = rules['favourite.suit'] === 'lotForParty' ? last?.['favourite'] : undefined;
        return favourite === undefined ? {} : { favourite };
      },
      box: boxWorth(rules),
      fieldOf: (at) => at.replace(/^result\./, ''),
    };
  },
});
