import type { Entry } from '#islands/regulator/account/fields.ts';
import type { FormProps, PartWords } from '#islands/regulator/game.ts';
import { makeRegulated } from '#islands/regulator/make-regulated.ts';
import { revertier } from '../../game.ts';
import { sayOccasion } from '../../say/occasions.ts';
import type { Occasion } from '../../settle/settle.ts';
import { REVERTIER_FIELDS, type RevertierEntry } from './fields.ts';
import { regulateMatch } from './match.ts';
import { HANDICAP_WORDS, RevertierForm } from './RevertierForm.tsx';

const PART: PartWords = {
  one: 'game',
  who: 'Who had the dice?',
  did: 'began',
  hasFirstHand: false,
  canMisdeal: false,
};
const HOW = { borneOff: '', shutOut: ', the other shut out', frozen: ', the other with more men in hand' } as const;

/** “Anne won, the other shut out; Louis had two men on the head”. */
function sayGame(
  { winner, drawn, kind, double, handicap, to, men = 2 }: RevertierEntry,
  players: readonly string[],
): string {
  const name = (player: number | undefined): string => (player === undefined ? '' : (players[player] ?? ''));
  const given =
    handicap === undefined
      ? ''
      : `; given to ${name(to)}: ${handicap === 'head' ? `${String(men)} men on the head` : HANDICAP_WORDS[handicap].toLowerCase()}`;
  const won =
    drawn === true ? 'Nobody won' : `${name(winner)} won${HOW[kind ?? 'borneOff']}${double === true ? ', double' : ''}`;
  return `${won}${given}`;
}

/** Revertier as the regulator takes it. */
export const regulated = makeRegulated({
  engine: revertier,
  fields: REVERTIER_FIELDS,
  loadWording: () => import('../../rules/values.ts').then(({ WORDING }) => WORDING),
  open: (rules) => ({
    seats: ['white', 'black'],
    part: PART,
    regulate: (account) => regulateMatch(account, rules),
    Form: (props: FormProps) => <RevertierForm {...props} rules={rules} />,
    sayDeal: sayGame,
    sayPayment: ({ occasion }) => sayOccasion(occasion as Occasion),
    sayPool: () => undefined,
    // An advantage is given for a match, until it is given no more.
    begin: ({ deals }): Entry => {
      const { handicap, to, men } = (deals.at(-1) ?? {}) as RevertierEntry;
      return handicap === undefined ? {} : { handicap, to, men };
    },
    box: 0,
    fieldOf: (at) => at,
  }),
});
