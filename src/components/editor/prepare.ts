import type { ContentGraph } from '#edition/graph/content-graph.ts';
import type { EditorData } from '#islands/editor/data.ts';
import { bookHeads } from '../book-head.ts';
import type { DealRecords } from '../deal/deal-record.ts';

/** What the editor's island is given, and the deal it begins with as a file of its own. Throws where there is no such deal. */
export function prepareEditor(
  game: string,
  { fragmentOf, recordText }: Pick<DealRecords<never, never>, 'fragmentOf' | 'recordText'>,
  slug: string,
  graph: ContentGraph,
): { readonly data: EditorData; readonly file: string } {
  const deal = graph.library.deals.find((one) => one.game === game && one.slug === slug);
  if (!deal) throw new Error(`There is no deal “${slug}” to begin with.`);
  return { data: { link: fragmentOf(deal), books: bookHeads(game, graph) }, file: recordText(deal) };
}
