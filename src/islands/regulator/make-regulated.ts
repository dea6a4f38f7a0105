import { ok, refuse } from '#engine/kernel/result.ts';
import type { RulesFormat } from '#engine/notation/link.ts';
import { ruleOf } from '#engine/rules/rule-set.ts';
import { vary } from '#engine/rules/vary.ts';
import type { Wording } from '#engine/words/answers.ts';
import type { Account } from './account/account.ts';
import { gameWords } from './entry/game-words.ts';
import type { RegulatedGame, Table } from './game.ts';

/** What a game says of its tables. */
interface Regulating<R> {
  readonly engine: RulesFormat<R>;
  readonly fields: RegulatedGame['fields'];
  readonly loadWording: () => Promise<Wording<R>>;
  /** A table under these rules, which are those of its book with what was agreed otherwise. */
  readonly open: (rules: R, account: Account) => Omit<Table, 'basisOf' | 'words'>;
}

/** A game as the regulator takes it: its tables are opened by a book of its own, or not at all. */
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
    if (!source) return refuse('unknown-book', `There is no rule set ${book.id} here.`, 'ruleset');
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
