import { burdenOf, byEase, easeOf, EASES, type Burden, type Ease } from '#edition/deals/ease.ts';
import { happeningsIn } from '#edition/deals/happenings.ts';
import { asRecorded } from '#edition/deals/judged-deals.ts';
import type { Book, ContentGraph } from '#edition/graph/content-graph.ts';
import type { GameContent } from '#edition/graph/game-content.ts';
import type { Deal, Session } from '#edition/library/library.ts';
import { piecesOf } from '#edition/view/pieces.ts';
import type { ListedDeal } from './deal-filters.ts';

/** Several deals in a row have no ease of their own, and stand last. */
export type Group = Ease | 'row';

export interface Listed<Item> extends ListedDeal {
  readonly item: Item;
  readonly edition: Book['edition'];
  readonly ease: Group;
}

const NOTHING: Burden = { kinds: 0, payments: 0, steps: 0 };

/** The deals of a game, the easier first; of two alike the older. */
export function listDeals(gameContent: GameContent, { library, books }: ContentGraph): readonly Listed<Deal>[] {
  return books
    .filter((book) => book.gameContent === gameContent)
    .flatMap(({ edition }) =>
      library.deals
        .filter(({ ruleset }) => ruleset === edition.ruleset)
        .map((deal) => {
          const judged = asRecorded(deal, gameContent);
          const burden = judged ? burdenOf(judged) : NOTHING;
          const happens = happeningsIn(judged ? [judged] : [], deal.clauses, gameContent.happenings ?? []);
          const ease: Group = easeOf(burden, gameContent.kind);
          return { item: deal, edition, book: edition.ruleset, happens, ease, burden };
        }),
    )
    .sort((a, b) => EASES.indexOf(a.ease) - EASES.indexOf(b.ease) || byEase(a.burden, b.burden));
}

/** Its deals in a row, by book. */
export function listSessions(gameContent: GameContent, graph: ContentGraph): readonly Listed<Session>[] {
  return graph.books
    .filter((book) => book.gameContent === gameContent)
    .flatMap((book) =>
      graph.library.sessions
        .filter(({ ruleset }) => ruleset === book.edition.ruleset)
        .map((session) => {
          const judged = piecesOf(book, graph)
            .filter(({ kind, id }) => kind === 'session' && id.startsWith(`${session.id}/`))
            .flatMap((piece) => asRecorded(piece, gameContent) ?? []);
          const happens = happeningsIn(judged, session.clauses, gameContent.happenings ?? []);
          return { item: session, edition: book.edition, book: book.edition.ruleset, happens, ease: 'row' };
        }),
    );
}
