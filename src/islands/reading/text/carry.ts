import { href } from '#view/href.ts';
import { printCompared } from '../../compare/model/compared-links.ts';
import type { AnyModel } from '../../replay/model.ts';
import { printAddress, readAddress, setFragment } from '../../rules/address/reading-address.ts';
import type { ReadingData } from '../data.ts';
import type { ReadingGame } from '../game.ts';
import type { Reading } from '../use-reading.ts';

/**
 * The links of an edition lead on by the rules in force: to a deal of the book at its step, to the comparison with the deal
 * that those rules move first, to the editor or the board with it, to a table to play at and one of the regulator. With nothing turned each is again as
 * the page has it; a link at a time. What lives within `data-live` is drawn anew by those rules, and its links with it.
 */
export function* carryChanges<R, Rec, M extends AnyModel>(
  root: ParentNode,
  data: ReadingData,
  game: ReadingGame<R, Rec, M>,
  reading: Reading<R, Rec, M>,
): Generator<() => void> {
  const { id, game: gameId } = data.book;
  const isTurned = reading.variation !== undefined;
  const deals = new Map(
    data.deals.flatMap(({ kind, path }, deal) => (kind === 'passage' ? [] : [[href(`/${path}`), deal] as const])),
  );
  /** Pages of several books, or of a session: they are told of which it is. */
  const keeps = [href(`/${gameId}/deals/`), href(`/${gameId}/rules/`), href(`/${gameId}/sessions/`)];
  const isKept = (pathname: string): boolean =>
    keeps.some((page) => pathname.startsWith(page)) && pathname !== href(`/${gameId}/rules/`);
  /** What a link to a page is to end in; undefined for a page that takes no rules. */
  const named = (): string => printAddress({ anchor: id, variation: reading.variation });
  const carriers: Readonly<Record<string, () => string>> = {
    [href(`/${gameId}/compare/`)]: () => comparison(data, game, reading),
    [href(`/${gameId}/editor/`)]: () => reading.linkTo(firstMoved(data, reading), undefined),
    // A board is set up as the game begins.
    [href(`/${gameId}/explore/`)]: () => reading.linkTo(firstMoved(data, reading), 't1.1'),
    [href(`/${gameId}/play/`)]: () =>
      [`book=${id}`, ...(reading.variation === undefined ? [] : [`v=${reading.variation}`])].join('&'),
    [href('/regulator/')]: named,
  };
  /** From a text that teaches the book, its edition: at the clause that is named. */
  const edition = href(`/${gameId}/${id}/`);
  for (const link of root.querySelectorAll('a')) {
    const pathname = pathOf(link);
    const deal = deals.get(pathname) ?? placeNamed(link);
    const carrier = carriers[pathname] ?? (deal === undefined && isKept(pathname) ? named : undefined);
    const isEdition = pathname === edition && location.pathname !== edition;
    if ((deal === undefined && !carrier && !isEdition) || link.closest('[data-live]')) continue;
    yield () => {
      const own = link.dataset['own'] ?? link.hash.slice(1);
      link.dataset['own'] = own;
      if (isEdition) {
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

/** Only what follows the page’s path changes in a link; to take an address to pieces is dear, with a thousand of them. */
const paths = new WeakMap<HTMLAnchorElement, string>();

function pathOf(link: HTMLAnchorElement): string {
  const known = paths.get(link) ?? link.pathname;
  paths.set(link, known);
  return known;
}

/** The record that a plate’s link leads to, by its place in the data. */
const placeNamed = ({ dataset }: HTMLElement): number | undefined =>
  dataset['deal'] === undefined ? undefined : Number(dataset['deal']);

/** The first deal of the book that is paid otherwise by the rules in force; the first of all, if none is. */
const firstMoved = <R, Rec, M extends AnyModel>(data: ReadingData, { settle }: Reading<R, Rec, M>): number =>
  Math.max(
    0,
    data.deals.findIndex(({ kind }, deal) => kind === undefined && (settle(deal)?.effect?.payments ?? 0) > 0),
  );

/** That deal by the rules in force, by the book as it stands, and by another book. */
function comparison<R, Rec, M extends AnyModel>(
  data: ReadingData,
  { engine }: ReadingGame<R, Rec, M>,
  reading: Reading<R, Rec, M>,
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
