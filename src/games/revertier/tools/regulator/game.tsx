import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { vary } from '#engine/rules/vary.ts';
import type { Account } from '#islands/regulator/account/account.ts';
import type { Entry } from '#islands/regulator/account/fields.ts';
import type { FormProps, PartWords, RegulatedGame, Table } from '#islands/regulator/game.ts';
import { gameWords } from '#islands/regulator/entry/game-words.ts';
import type { BookHead } from '#islands/rules/cites.ts';
import { revertier } from '../../game.ts';
import { REVERTIER_KEYS } from '../../rules/keys.ts';
import { sayOccasion } from '../../say/occasions.ts';
import type { Occasion } from '../../settle/occasions.ts';
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
function openTable(book: BookHead, account: Account): Result<Table> {
  const source = revertier.ruleSets.find(({ id }) => id === book.id);
  if (!source) return refuse('unknown-book', `There is no rule set ${book.id} here.`, 'ruleset');
  const varied = vary(REVERTIER_KEYS, source, account.changes);
  if (!varied.ok) return varied;
  const { rules } = varied.value;
  return ok({
    seats: ['white', 'black'],
    part: PART,
    regulate: (some: Account) => regulateMatch(some, rules),
    Form: (props: FormProps) => <RevertierForm {...props} rules={rules} />,
    sayDeal: (entry, players) => sayGame(entry as RevertierEntry, players),
    sayPayment: ({ occasion }) => sayOccasion(occasion as Occasion),
    sayPool: () => undefined,
    // An advantage is given for a match, until it is given no more.
    begin: ({ deals }): Entry => {
      const { handicap, to, men } = (deals.at(-1) ?? {}) as RevertierEntry;
      return handicap === undefined ? {} : { handicap, to, men };
    },
    box: 0,
    fieldOf: (at) => at,
    basisOf: (key) => (source as RuleSet).rules[key]?.basis,
    words: () =>
      import('../../rules/values.ts').then(({ WORDING }) => gameWords(REVERTIER_KEYS, source, WORDING, rules)),
  });
}

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

export const regulated: RegulatedGame = {
  id: 'revertier',
  keys: REVERTIER_KEYS,
  fields: REVERTIER_FIELDS,
  rules: revertier,
  openTable,
};
