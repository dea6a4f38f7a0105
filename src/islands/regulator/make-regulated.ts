import { ok, refuse } from '#engine/kernel/result.ts';
import type { RulesFormat } from '#engine/notation/link.ts';
import { ruleOf, type RuleSet } from '#engine/rules/rule-set.ts';
import { vary } from '#engine/rules/vary.ts';
import type { Wording } from '#engine/wording/answers.ts';
import type { TableNotes } from './account/account.ts';
import type { RegulatedGame, TableRules, GameWords } from './game.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import { wordRules } from '../rules/make-rule-words.ts';

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
    return ok({
      ...open(rules, account),
      basisOf: (key) => ruleOf(source, key)?.basis,
      words: async () => gameWords(engine.keys, source, await loadWording(), rules),
    });
  },
});
