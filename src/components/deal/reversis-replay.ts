import { reversis } from '../../engine/games/reversis/index.ts';
import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from '../../engine/games/reversis/keys.ts';
import type { ReversisRecord } from '../../engine/games/reversis/record.ts';
import type { RuleSet } from '../../engine/rules/rule-set.ts';
import type { Variation } from '../../engine/rules/vary.ts';
import type { Chain } from '../../edition/chain.ts';
import { packBook, type PackedBook } from '../../islands/shared/book.ts';
import type { BookHead } from '../../islands/shared/cites.ts';
import { printDeal } from '../../islands/reversis/linking.ts';
import type { ReplayModel } from '../../islands/reversis/model.ts';
import { rulesThatMatter } from '../../islands/reversis/moving-rules.ts';
import { packDeal } from '../../islands/reversis/packed-deal.ts';
import { rulesInWords } from '../../islands/reversis/questions.ts';
import type { ReplayData } from '../../islands/reversis/replay-data.ts';
import type { RuleWords } from '../../islands/shared/rule-words.ts';
import { settleDeal } from '../../islands/reversis/settle.ts';

/** A deal made ready for its page: what the island is given, and what stands still beside it. */
export interface PreparedReplay {
  readonly data: ReplayData;
  readonly model: ReplayModel;
  /** Every rule of its book that a deal can ask, in words. */
  readonly words: readonly RuleWords[];
}

/** A deal of Reversis with the rules it was written down for. Throws where they cannot settle it: content is checked before. */
export function prepareReplay(
  record: ReversisRecord,
  { source: book, changes, rules }: Variation<ReversisRules>,
  chain: Chain,
): PreparedReplay {
  const settled = settleDeal({ record, book, changes, asPlayed: true });
  if (!settled.ok) throw new Error(settled.error.message);
  const model = settled.value;
  const { head, words } = openBook(book, chain);
  const { moving, forbidding } = rulesThatMatter(record, rules);
  const used = new Set([...model.lines.flatMap(({ keys }) => keys), ...model.faults.map(({ key }) => key)]);
  const isChanged = (key: string): boolean => key in changes;
  const numbers = (keys: readonly ReversisKey[]): readonly number[] => keys.map((key) => REVERSIS_KEYS[key].n);
  return {
    model,
    words,
    data: {
      deal: packDeal(model),
      book: head,
      changes: changes,
      // Answers are offered only where the engine is; a changed rule needs the words of its new answer.
      rules: words
        .filter(({ key }) => used.has(key) || isChanged(key))
        .map((rule) => (isChanged(rule.key) ? rule : { ...rule, options: [] })),
      moving: numbers(moving),
      forbidding: numbers(forbidding),
      link: printDeal(book, { record, changes }),
      others: chain.books
        .filter(({ shelf, ruleSet }) => shelf.id === reversis.id && ruleSet.id !== book.id)
        .map(({ ruleSet, edition }) => ({ id: ruleSet.id, n: ruleSet.n, short: edition.short })),
    },
  };
}

interface OpenedBook {
  readonly head: BookHead;
  readonly packed: PackedBook;
  readonly words: readonly RuleWords[];
}
const opened = new WeakMap<Chain, Map<string, OpenedBook>>();

/** A book packed and put in words: once, for all its deals. */
export function openBook(book: RuleSet<ReversisRules>, chain: Chain): OpenedBook {
  const books = opened.get(chain) ?? new Map<string, OpenedBook>();
  opened.set(chain, books);
  const found = books.get(book.id);
  if (found) return found;
  const edition = chain.books.find(({ ruleSet }) => ruleSet.id === book.id)?.edition;
  if (!edition) throw new Error(`There is no edition of ${book.id}.`);
  const packed = packBook(REVERSIS_KEYS, book, {
    short: edition.short,
    date: edition.date,
    numberOf: (clause) => chain.library.clauses.get(clause)?.number ?? 0,
  });
  const { game, id, n, unit, short, date } = packed;
  const fresh = { head: { game, id, n, unit, short, date }, packed, words: rulesInWords(packed) };
  books.set(book.id, fresh);
  return fresh;
}
