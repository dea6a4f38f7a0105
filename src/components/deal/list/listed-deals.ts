import { happeningsIn, type JudgedDeal, asRecorded } from '#edition/deals/deal-steps.ts';
import type { Book, ContentGraph } from '#edition/graph/content.ts';
import type { GameContent } from '#edition/graph/game-content.ts';
import type { Deal, LibrarySession } from '#edition/library/library.ts';
import { piecesOf } from '#edition/view/plates.ts';
import type { FilteredDeal } from './deal-filters.ts';
import { printPlace } from '#engine/ledger/place.ts';

/** Group in the list; sessions have no ease and come last. */
export type EaseGroup = Ease | 'row';

export interface ListedDealItem<Item> extends FilteredDeal {
  readonly item: Item;
  readonly edition: Book['edition'];
  readonly ease: EaseGroup;
}

const NOTHING: Burden = { kinds: 0, payments: 0, steps: 0 };

/** A game's deals, easier first, then by date. */
export function listDeals(gameContent: GameContent, { library, books }: ContentGraph): readonly ListedDealItem<Deal>[] {
  return books
    .filter((book) => book.gameContent === gameContent)
    .flatMap(({ edition }) =>
      library.deals
        .filter(({ ruleset }) => ruleset === edition.ruleset)
        .map((deal) => {
          const judged = asRecorded(deal, gameContent);
          const burden = judged ? burdenOf(judged) : NOTHING;
          const happens = happeningsIn(judged ? [judged] : [], deal.clauses, gameContent.happenings ?? []);
          const ease: EaseGroup = easeOf(burden, gameContent.kind);
          return { item: deal, edition, book: edition.ruleset, happens, ease, burden };
        }),
    )
    .sort((a, b) => EASES.indexOf(a.ease) - EASES.indexOf(b.ease) || byEase(a.burden, b.burden));
}

/** A game's sessions, by book. */
export function listSessions(gameContent: GameContent, graph: ContentGraph): readonly ListedDealItem<LibrarySession>[] {
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

/** How hard a deal is to follow. */
type Ease = 'easy' | 'fuller' | 'hard';
export const EASES: readonly Ease[] = ['easy', 'fuller', 'hard'];

/** Measures of difficulty: kinds of payment after the stakes, single payments, and steps. */
interface Burden {
  readonly kinds: number;
  readonly payments: number;
  readonly steps: number;
}

export function burdenOf({ entries, frames }: JudgedDeal): Burden {
  const paid = entries.filter(({ at, amount }) => amount > 0 && at.phase !== 'ante');
  return {
    kinds: new Set(paid.map(({ occasion }) => occasion)).size,
    payments: new Set(paid.map(({ at, occasion, of }) => `${printPlace(at)} ${occasion} ${String(of)}`)).size,
    steps: frames.length,
  };
}

/** More kinds of payment than a newcomer can follow, and than most players can. */
const SEVERAL = 4;
const MANY = 6;
/** More steps than a hand of cards has; more throws than anyone follows without a plan. */
const LONG = { cards: 60, tables: 20 } as const;

export function easeOf({ kinds, steps }: Burden, kind: 'cards' | 'tables'): Ease {
  const degree = (kinds >= MANY ? 2 : kinds >= SEVERAL ? 1 : 0) + (steps > LONG[kind] ? 1 : 0);
  return EASES[Math.min(degree, EASES.length - 1)] ?? 'hard';
}

/** Sorts easier deals first: by kinds of payment, then payments, then steps. */
export const byEase = (a: Burden, b: Burden): number =>
  a.kinds - b.kinds || a.payments - b.payments || a.steps - b.steps;

/** Name and explanation of each level in lists. */
export const EASE_WORDS: Readonly<
  Record<'cards' | 'tables', Readonly<Record<Ease, { readonly name: string; readonly description: string }>>>
> = {
  cards: {
    easy: { name: 'Easy', description: 'One deal, and at most three kinds of payment besides the stakes.' },
    fuller: {
      name: 'Medium',
      description: 'Four or five kinds of payment in one deal, or an unusually long deal.',
    },
    hard: { name: 'Hard', description: 'Six kinds of payment or more: for those who know the game.' },
  },
  tables: {
    easy: { name: 'Easy', description: 'A position and a few throws.' },
    fuller: { name: 'Medium', description: 'A whole game, or a large part of one.' },
    hard: { name: 'Hard', description: 'A whole game with many payments.' },
  },
};
