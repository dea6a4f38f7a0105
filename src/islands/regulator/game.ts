import type { Basis } from '#engine/rules/rule-set.ts';
import type { Balances, Entry as Payment } from '#engine/ledger/entry.ts';
import type { Regulated } from '#engine/ledger/regulate.ts';
import type { Problem, Result } from '#engine/kernel/result.ts';
import type { RulesFormat } from '#engine/notation/link.ts';
import type { ComponentType } from 'preact';
import type { BookHead } from '../rules/cites.ts';
import type { RuleOf } from '../rules/rule-words.ts';
import type { Account, AccountGame } from './account/account.ts';
import type { Entry, FieldValue } from './account/fields.ts';

/** The form of a deal: what it needs to ask, and how it says what was answered. */
export interface FormProps {
  readonly entry: Entry;
  readonly players: readonly string[];
  readonly dealer: number;
  /** What lies on the table before the deal. */
  readonly pools: Balances;
  readonly table: Table;
  /** What is wrong, at one of the fields. */
  readonly problem: Problem | undefined;
  readonly onSet: (name: string, value: FieldValue | undefined) => void;
}

/** How a game speaks of what it is played in. */
export interface PartWords {
  /** A deal, or a game of a match. */
  readonly one: 'deal' | 'game';
  /** “Who dealt?”, and in an account “Anne dealt”. */
  readonly who: string;
  readonly did: string;
  /** Whether there is a first hand, beside whoever deals. */
  readonly hasFirstHand: boolean;
  /** Whether cards can be dealt amiss. */
  readonly canMisdeal: boolean;
}

export const DEAL_WORDS: PartWords = {
  one: 'deal',
  who: 'Who dealt?',
  did: 'dealt',
  hasFirstHand: true,
  canMisdeal: true,
};

/** The rules of a table, opened: the book with what was agreed otherwise. */
export interface Table {
  /** Accounts of the players in entries, in order of play. */
  readonly seats: readonly string[];
  readonly part: PartWords;
  readonly regulate: (account: Account) => Regulated;
  readonly Form: ComponentType<FormProps>;
  /** “Alliance in hearts, Anne with Bea”. */
  readonly sayDeal: (entry: Entry, players: readonly string[]) => string;
  /** What a payment is for. */
  readonly sayPayment: (payment: Payment) => string;
  /** “the pool”; undefined for an account that is none. */
  readonly sayPool: (account: string) => string | undefined;
  /** What is already answered before anybody speaks: the favourite of the party. */
  readonly begin: (account: Account) => Entry;
  /** The worth of the counters in a box; 0 where the book gives none. */
  readonly box: number;
  /** The field of the form that a refusal speaks of. */
  readonly fieldOf: (at: string) => string;
  /** What a rule of the book rests on. */
  readonly basisOf: (key: string) => Basis | undefined;
  /** The questions behind the payments, fetched when somebody asks. */
  readonly words: () => Promise<GameWords>;
}

/** A game’s questions, answered by a book. */
export interface GameWords {
  readonly ruleOf: RuleOf;
  /** Those that move payments, by group. */
  readonly groups: readonly { readonly id: string; readonly heading: string; readonly keys: readonly string[] }[];
}

/** What the regulator needs of a game; its module comes when the game is chosen. */
export interface RegulatedGame extends AccountGame {
  /** How its rules are written in an address. */
  readonly rules: RulesFormat<object>;
  readonly openTable: (book: BookHead, account: Account) => Result<Table>;
}
