import type { Chain } from '#edition/chain.ts';
import type { Game } from '#engine/ledger/game.ts';
import { printLink } from '#engine/notation/link.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { BookHead } from '#islands/rules/cites.ts';
import type { EditorData } from '#islands/editor/data.ts';
import type { Draft } from '#islands/editor/draft.ts';
import type { EditedGame } from '#islands/editor/game.ts';
import type { StandingEditorProps } from '#islands/editor/StandingEditor.tsx';
import type { ReplayModel } from '#islands/replay/model.ts';
import type { RuleWords } from '#islands/rules/rule-words.ts';
import type { DealRecords } from '../deal/deal-record.ts';

/** A game with its library, as the page of its editor takes it. */
export interface EditedLibrary<R, Rec, M extends ReplayModel> extends Pick<
  DealRecords<R, Rec>,
  'readDeal' | 'recordText'
> {
  readonly game: Game<R, Rec, unknown>;
  readonly edited: EditedGame<R, Rec, M>;
  readonly openBook: (
    book: RuleSet<R>,
    chain: Chain,
  ) => { readonly head: BookHead; readonly words: readonly RuleWords[] };
}

/** The editor as a page stands with it, and what its island is given. */
export interface PreparedEditor<R, Rec, M extends ReplayModel> {
  readonly data: EditorData;
  /** The same as a file of its own. */
  readonly file: string;
  readonly standing: Omit<StandingEditorProps<R, Rec, M>, 'game' | 'compare'>;
}

/** The editor with a deal of the library in it. Throws where there is no such deal: a page names what is there. */
export function prepareEditor<R, Rec, M extends ReplayModel>(
  { game, edited, readDeal, recordText, openBook }: EditedLibrary<R, Rec, M>,
  slug: string,
  chain: Chain,
): PreparedEditor<R, Rec, M> {
  const deal = chain.library.deals.find((one) => one.game === game.id && one.slug === slug);
  if (!deal) throw new Error(`There is no deal “${slug}” to begin with.`);
  const { record, variation } = readDeal(deal);
  const draft: Draft = { ruleset: variation.source.id, changes: {}, text: edited.textOf(record), seed: '1' };
  const { head, words } = openBook(variation.source, chain);
  return {
    data: { draft, fragment: printLink(game, { variation, record, step: undefined }) },
    file: recordText(deal),
    standing: {
      draft,
      read: edited.read(draft),
      rules: variation.rules,
      settled: edited.settleDeal({ record, book: variation.source, changes: {}, asPlayed: true }),
      book: head,
      books: chain.books.flatMap(({ ruleSet }) => {
        const book = game.ruleSets.find(({ id }) => id === ruleSet.id);
        return book ? [openBook(book, chain).head] : [];
      }),
      words,
    },
  };
}
