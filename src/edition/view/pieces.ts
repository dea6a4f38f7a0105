import { onceFor } from '#engine/kernel/once.ts';
import type { Book, ContentGraph } from '../graph/content-graph.ts';
import type { Passage, Session } from '../library/library.ts';

/** A record that a plate may show: a deal, one of a session, or a passage, which has no page of its own. */
export interface Piece {
  readonly kind: 'deal' | 'session' | 'passage';
  /** As a plate names it; one of a session by its number, `<game>/<session>/4`. */
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly record: Readonly<Record<string, unknown>>;
  /** Those it is there to show. */
  readonly clauses: readonly string[];
  readonly annotations: readonly { readonly at: string; readonly text: string }[];
  /** Where it can be played through, below the site’s root and ending with a slash: its page, or where any record is taken up. */
  readonly path: string;
}

/** All records of a book that plates may show: its deals, its passages, the deals of its sessions. */
export const piecesOf = onceFor((book: Book, { library }: ContentGraph): readonly Piece[] => {
  const isOfBook = ({ ruleset }: { readonly ruleset: string }): boolean => ruleset === book.ruleSet.id;
  return [
    ...library.deals
      .filter(isOfBook)
      .map((deal): Piece => ({ ...deal, kind: 'deal', path: `${deal.game}/deals/${deal.slug}/` })),
    ...library.passages.filter(isOfBook).map((passage) => passagePiece(passage, book)),
    ...library.sessions.filter(isOfBook).flatMap((session) => sessionPieces(session, book)),
  ];
});

/** Where cards are laid by hand, or any position is played on, any record is taken up. */
const passagePiece = (passage: Passage, { gameContent }: Book): Piece => ({
  ...passage,
  kind: 'passage',
  path: `${passage.game}/${gameContent.tools.edit ? 'editor' : 'explore'}/`,
});

/** What an editor says beside a deal of a session. */
interface SaidOfDeal {
  readonly title?: string;
  readonly annotations?: Piece['annotations'];
}

function sessionPieces(session: Session, { gameContent }: Book): readonly Piece[] {
  const said = (session.record['deals'] ?? session.record['games']) as readonly SaidOfDeal[];
  return gameContent.recordsOfSession(session.record).flatMap((record, i): Piece[] => {
    const { title = `${gameContent.kind === 'tables' ? 'game' : 'deal'} ${String(i + 1)}`, annotations = [] } =
      said[i] ?? {};
    return record
      ? [
          {
            kind: 'session',
            id: `${session.id}/${String(i + 1)}`,
            title: `${session.title}: ${title}`,
            ruleset: session.ruleset,
            record,
            clauses: session.clauses,
            annotations,
            path: `${session.game}/sessions/${session.slug}/${String(i + 1)}/`,
          },
        ]
      : [];
  });
}
