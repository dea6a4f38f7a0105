import type { ShownTypes } from '../../replay/model.ts';
import { href } from '#view/href.ts';
import { printCompared } from '../../compare/model/compared-links.ts';
import { printAddress, readAddress, setFragment } from '../../rules/address/reading-address.ts';
import type { EditionPageData, EditionGame } from '../game.ts';
import type { EditionState } from '../use-reading.ts';

/**
 * Makes the links of an edition carry the changed rules: to the book's deals, the comparison of the deal that changes
 * most, the editor or board, the table and the regulator. Without changes each link is restored. Yields after each link.
 * Links inside `data-live` are rendered with the rules anyway.
 */
export function* carryChanges<G extends ShownTypes>(
  root: ParentNode,
  data: EditionPageData,
  game: EditionGame<G>,
  reading: EditionState<G>,
): Generator<() => void> {
  const { id, game: gameId } = data.book;
  const isTurned = reading.variation !== undefined;
  const deals = new Map(
    data.deals.flatMap(({ kind, path }, deal) => (kind === 'passage' ? [] : [[href(`/${path}`), deal] as const])),
  );
  /** Pages of several books or of a session, whose links also name the book. */
  const keeps = [href(`/${gameId}/deals/`), href(`/${gameId}/rules/`), href(`/${gameId}/sessions/`)];
  const isKept = (pathname: string): boolean =>
    keeps.some((page) => pathname.startsWith(page)) && pathname !== href(`/${gameId}/rules/`);
  /** Fragment for a link to such a page. */
  const named = (): string => printAddress({ anchor: id, variation: reading.variation });
  const carriers: Readonly<Record<string, () => string>> = {
    [href(`/${gameId}/compare/`)]: () => comparison(data, game, reading),
    [href(`/${gameId}/editor/`)]: () => reading.linkTo(firstMoved(data, reading), undefined),
    // The board begins with the game's initial position.
    [href(`/${gameId}/explore/`)]: () => reading.linkTo(firstMoved(data, reading), 't1.1'),
    [href(`/${gameId}/play/`)]: () =>
      [`book=${id}`, ...(reading.variation === undefined ? [] : [`v=${reading.variation}`])].join('&'),
    [href('/regulator/')]: named,
  };
  /** Links to clauses keep their clause. */
  const edition = href(`/${gameId}/${id}/`);
  for (const link of root.querySelectorAll('a')) {
    const pathname = pathOf(link);
    const deal = deals.get(pathname) ?? placeNamed(link);
    const carrier = carriers[pathname] ?? (deal === undefined && isKept(pathname) ? named : undefined);
    const isClause = link.hasAttribute('data-permalink') || (pathname === edition && location.pathname !== edition);
    if ((deal === undefined && !carrier && !isClause) || link.closest('[data-live]')) continue;
    yield () => {
      const own = link.dataset['own'] ?? link.hash.slice(1);
      link.dataset['own'] = own;
      if (isClause) {
        setFragment(link, printAddress({ ...readAddress(own), variation: reading.variation }));
        return;
      }
      const step = link.dataset['step'] ?? own;
      if (!isTurned) setFragment(link, own);
      else if (deal !== undefined) setFragment(link, reading.linkTo(deal, step === '' ? undefined : step));
      else if (carrier) setFragment(link, carrier());
    };
  }
}

/** Only the part after the path changes; parsing a thousand addresses is slow. */
const paths = new WeakMap<HTMLAnchorElement, string>();

function pathOf(link: HTMLAnchorElement): string {
  const known = paths.get(link) ?? link.pathname;
  paths.set(link, known);
  return known;
}

/** Index of the record that a plate's link leads to. */
const placeNamed = ({ dataset }: HTMLElement): number | undefined =>
  dataset['deal'] === undefined ? undefined : Number(dataset['deal']);

/** First deal of the book that the rules in force pay differently, or the first of all. */
const firstMoved = <G extends ShownTypes>(data: EditionPageData, { settle }: EditionState<G>): number =>
  Math.max(
    0,
    data.deals.findIndex(({ kind }, deal) => kind === undefined && (settle(deal)?.effect?.payments ?? 0) > 0),
  );

/** Links to compare that deal under the rules in force, the unchanged book, and another book. */
function comparison<G extends ShownTypes>(
  data: EditionPageData,
  { engine }: EditionGame<G>,
  reading: EditionState<G>,
): string {
  const { record, own } = reading.open(firstMoved(data, reading));
  const book = data.book.id;
  return printCompared(engine, {
    record,
    columns: [
      { book, changes: { ...own, ...reading.changes } },
      { book, changes: own },
      ...data.others.slice(0, 1).map((other) => ({ book: other.id, changes: {} })),
    ],
  });
}
