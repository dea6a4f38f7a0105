import { type Basis, ruleOf, type RuleSet, vary } from '#engine/rules/rule-set.ts';
import { accountIn } from '#engine/ledger/game.ts';
import type { Balances, Entry as Payment } from '#engine/ledger/sink.ts';
import type { TableAccount } from '#engine/ledger/regulate.ts';
import { type Problem, type Result, ok, refuse } from '#engine/kernel/result.ts';
import type { RulesFormat } from '#engine/notation/link.ts';
import type { ComponentType } from 'preact';
import type { BookHead } from '../rules/cites.ts';
import { type RuleOf, type ReaderChanges, wordRules } from '../rules/rule-words.ts';
import type { TableNotes, AccountGame } from './account/account.ts';
import type { FormEntry, FieldValue } from './account/fields.ts';
import type { Wording } from '#engine/wording/answers.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import type { KeyTable } from '#engine/rules/key.ts';

/** A choice that a book leaves to the table; the first answer is the book's own and changes nothing. */
export interface OpenChoice {
  readonly id: string;
  readonly question: string;
  readonly answers: readonly { readonly says: string; readonly changes: ReaderChanges }[];
}

/** A book in the regulator's list, before its rules are loaded. */
export interface RegulatedBook extends BookHead {
  /** Possible numbers of players. */
  readonly seats: readonly (2 | 4 | 5)[];
  /** Number of deals in a party; 0 if the book does not say. */
  readonly deals: number;
  /** Choices that the table must make first. */
  readonly choices: readonly OpenChoice[];
}

/** Data that the page passes to the island. */
export interface RegulatorData {
  readonly games: readonly {
    readonly id: string;
    readonly name: string;
    /** The book that its page teaches. */
    readonly taught: string | undefined;
    /** What is counted: deals or games. */
    readonly one: 'deal' | 'game';
  }[];
  readonly books: readonly RegulatedBook[];
}

/** Props of a game's form for a deal. */
export interface FormProps {
  readonly entry: FormEntry;
  readonly players: readonly string[];
  readonly dealer: number;
  /** Content of the pools before the deal. */
  readonly pools: Balances;
  readonly table: TableRules;
  /** Error at one of the fields. */
  readonly problem: Problem | undefined;
  readonly onSet: (name: string, value: FieldValue | undefined) => void;
}

/** Words for a game's deals. */
export interface PartWords {
  /** A deal, or a game of a match. */
  readonly one: 'deal' | 'game';
  /** “Who dealt?”; in an account, “Anne dealt”. */
  readonly who: string;
  readonly did: string;
  /** Heading of the dealer's column in a spreadsheet. */
  readonly dealer: string;
  /** Whether there is a first hand besides the dealer. */
  readonly hasFirstHand: boolean;
  /** Whether cards can be misdealt. */
  readonly canMisdeal: boolean;
}

export const DEAL_WORDS: PartWords = {
  one: 'deal',
  who: 'Who dealt?',
  did: 'dealt',
  dealer: 'dealer',
  hasFirstHand: true,
  canMisdeal: true,
};

/** A fact about a deal, for a column of a spreadsheet; empty if it does not apply. */
export interface Fact {
  readonly name: string;
  readonly value: string | number;
}

/** What a deal told in a few keys depends on. */
export interface ShorthandContext {
  readonly players: readonly string[];
  /** Content of the pools before the deal. */
  readonly pools: Balances;
  /** The last deal entered, whose answers are taken where none is given. */
  readonly last: FormEntry | undefined;
}

/** Rules of a table: a book with the agreed changes. */
export interface TableRules {
  /** Accounts of the players in entries, in order of play. */
  readonly seats: readonly string[];
  readonly part: PartWords;
  readonly regulate: (account: TableNotes) => TableAccount;
  readonly Form: ComponentType<FormProps>;
  /** Reads a deal told in a few keys; absent in games that are told by their form alone. */
  readonly shorthand?: {
    readonly hint: string;
    readonly read: (text: string, table: ShorthandContext) => Result<FormEntry>;
  };
  /** “Alliance in hearts, Anne with Bea”. */
  readonly sayDeal: (entry: FormEntry, players: readonly string[]) => string;
  /** The same as separate facts, always the same ones in the same order. */
  readonly factsOf: (entry: FormEntry, players: readonly string[]) => readonly Fact[];
  /** Reason for a payment, in words. */
  readonly sayPayment: (payment: Payment) => string;
  /** “the pool”; undefined for an account that is no pool. */
  readonly sayPool: (account: string) => string | undefined;
  /** Initial answers, such as the party's favourite suit. */
  readonly begin: (account: TableNotes) => FormEntry;
  /** Value of the counters in a box; 0 if the book has no boxes. */
  readonly box: number;
  /** Field of the form that an error is about. */
  readonly fieldOf: (at: string) => string;
  /** Basis of a rule of the book. */
  readonly basisOf: (key: string) => Basis | undefined;
  /** Loads the questions behind the payments. */
  readonly words: () => Promise<GameWords>;
}

/** A game's questions with a book's answers. */
export interface GameWords {
  readonly ruleOf: RuleOf;
  /** Questions that affect payments, by group. */
  readonly groups: readonly { readonly id: string; readonly heading: string; readonly keys: readonly string[] }[];
}

/** What the regulator needs of a game; the module is loaded when the game is chosen. */
export interface RegulatedGame extends AccountGame {
  /** Format of its rules in addresses. */
  readonly rules: RulesFormat<object>;
  readonly openTable: (book: BookHead, account: TableNotes) => Result<TableRules>;
}

/** A game's questions with the table's answers, and those that affect payments by group. */
const gameWords = <R>(keys: KeyTable, ruleSet: RuleSet<R>, wording: Wording<R>, rules: R): GameWords => ({
  ruleOf: wordRules(keys, ruleSet, {
    ...wording,
    say: (key, value, unit) => wording.say(key, value, unit, rules),
  }),
  groups: Object.entries(wording.groups)
    .map(([id, heading]) => ({
      id,
      heading,
      keys: keysOf(keys).filter((key) => keys[key]?.group === id && keys[key].touches === 'payment'),
    }))
    .filter((group) => group.keys.length > 0),
});

/** What a game provides for its tables. */
interface Regulating<R> {
  readonly engine: RulesFormat<R>;
  readonly fields: RegulatedGame['fields'];
  readonly loadWording: () => Promise<Wording<R>>;
  /** Opens a table under the book's rules with the agreed changes. */
  readonly open: (rules: R, account: TableNotes) => Omit<TableRules, 'basisOf' | 'words'>;
}

/** Builds a game for the regulator; its tables are opened by a book of its own. */
export const makeRegulated = <R extends object>({
  engine,
  fields,
  loadWording,
  open,
}: Regulating<R>): RegulatedGame => ({
  id: engine.id,
  keys: engine.keys,
  fields,
  rules: engine,
  openTable: (book, account) => {
    const source = engine.ruleSets.find(({ id }) => id === book.id);
    if (!source) return refuse('unknown-book', `This site has no rule set ${book.id}.`, 'ruleset');
    const varied = vary(engine.keys, source, account.changes);
    if (!varied.ok) return varied;
    const { rules } = varied.value;
    const table = open(rules, account);
    return ok({
      ...table,
      sayPool: (pool) => table.sayPool(accountIn(source, pool)),
      basisOf: (key) => ruleOf(source, key)?.basis,
      words: async () => gameWords(engine.keys, source, await loadWording(), rules),
    });
  },
});
