import { parse } from 'yaml';
import type { Chain } from '../../edition/chain.ts';
import { reversis } from '../../engine/games/reversis/index.ts';
import type { ReversisRules } from '../../engine/games/reversis/keys.ts';
import type { Result } from '../../engine/kernel/result.ts';
import { printLink } from '../../engine/notation/link.ts';
import { parseRecord } from '../../engine/notation/record.ts';
import type { EditorData } from '../../islands/reversis/editor/data.ts';
import { draftOf, readDraft, type Draft, type ReadDraft } from '../../islands/reversis/editor/draft.ts';
import type { ReplayModel } from '../../islands/reversis/model.ts';
import { settleDeal } from '../../islands/reversis/settle.ts';
import type { BookHead } from '../../islands/shared/cites.ts';
import type { RuleWords } from '../../islands/shared/rule-words.ts';
import { openBook } from '../deal/reversis-replay.ts';

/** The editor as a page stands with it, and what its island is given. */
export interface PreparedEditor {
  readonly data: EditorData;
  readonly draft: Draft;
  readonly read: ReadDraft;
  readonly rules: ReversisRules;
  readonly settled: Result<ReplayModel>;
  readonly book: BookHead;
  readonly books: readonly BookHead[];
  readonly words: readonly RuleWords[];
}

/** The editor with a record in it, given as YAML. Throws where it cannot be read: the page's own example can. */
export function prepareEditor(text: string, chain: Chain): PreparedEditor {
  const written = parseRecord(reversis, parse(text));
  if (!written.ok) throw new Error(written.error.message);
  const { record, variation } = written.value;
  const books = chain.books.flatMap(({ ruleSet }) => reversis.ruleSets.find(({ id }) => id === ruleSet.id) ?? []);
  const { head, words } = openBook(variation.source, chain);
  const draft = draftOf(record, { ruleset: variation.source.id, changes: {} }, '1');
  return {
    draft,
    read: readDraft(draft),
    rules: variation.rules,
    settled: settleDeal({ record, book: variation.source, changes: {}, asPlayed: true }),
    book: head,
    books: books.map((book) => openBook(book, chain).head),
    words,
    data: {
      fragment: printLink(reversis, { variation, record, step: undefined }),
      books: books.map(({ id }) => ({ id })),
    },
  };
}
