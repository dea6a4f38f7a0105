import { parseLink, printLink, type LinkFormat } from '#engine/notation/link.ts';
import { valuesOf, vary } from '#engine/rules/vary.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Changes } from '../../rules/changes.ts';
import { readAddress } from '../../rules/address/reading-address.ts';
import { parseVariation } from '../../rules/address/variation-address.ts';
import type { LinkNotice } from '../parts/LinkNote.tsx';
import type { OtherBook } from '../replay-data.ts';
import type { ReplayState } from '../state.ts';

/** The page's own deal, as engine and links take it. */
export interface OwnDeal<R, Rec> {
  readonly book: RuleSet<R>;
  readonly record: Rec;
  /** What the deal itself varies in its book. */
  readonly changes: Changes;
}

let known: { readonly link: string; readonly deal: unknown } | undefined;

/** Says of a link what deal it was made of: the page that is being built opens it at once, and need not read and judge it again. */
export function knowOwnDeal<R, Rec>(link: string, deal: OwnDeal<R, Rec>): void {
  known = { link, deal };
}

/** The deal a page was given as a link. Throws where the page was built wrong. */
export function openOwnDeal<R, Rec>(game: LinkFormat<R, Rec>, link: string): OwnDeal<R, Rec> {
  // A link says its game.
  if (known?.link === link) return known.deal as OwnDeal<R, Rec>;
  const linked = parseLink(game, link);
  if (!linked.ok) throw new Error(linked.error.message);
  const { record, variation } = linked.value;
  return { book: variation.source, record, changes: variation.changes as Changes };
}

/** What a link is to say. */
interface ToLink<Rec> {
  readonly record: Rec;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly step?: string | undefined;
}

/** The fragment of a deal under a book with some changes, at a step. */
export function printDeal<R, Rec>(
  game: LinkFormat<R, Rec>,
  book: RuleSet<R>,
  { record, changes, step }: ToLink<Rec>,
): string {
  const varied = vary(game.keys, book, changes);
  const variation = varied.ok ? varied.value : { source: book, changes: {}, rules: valuesOf(book) };
  return printLink(game, { variation, record, step });
}

/** What a reader does that needs links. `start` is the place with which a record begins; `piece` what a record is called. */
export interface ReplayLinks<Rec> {
  /** A state as a link, also where the address of the page needs none. */
  readonly linkOf: (state: ReplayState<Rec>) => string;
  /** This deal as it is shown, and under another book. */
  readonly linksBeside: (state: ReplayState<Rec>, other: OtherBook) => readonly string[];
  /** What a fragment says: a state to take up, or why not; or both, where it carries another deal. */
  readonly openFragment: (fragment: string) => { readonly state?: ReplayState<Rec>; readonly notice?: LinkNotice };
}

export function makeReplayLinks<R, Rec>(
  game: LinkFormat<R, Rec>,
  { book, record: own, changes: varied }: OwnDeal<R, Rec>,
  said: {
    readonly start: string;
    readonly piece: string;
    readonly others: readonly OtherBook[];
    /** A record before its first card, by which the same deal played otherwise is known. */
    readonly unplayed?: ((record: Rec) => Rec) | undefined;
  },
): ReplayLinks<Rec> {
  const { start, piece, others, unplayed } = said;
  const bare = (record: Rec): string => printDeal(game, book, { record, changes: {} });
  const linkOf: ReplayLinks<Rec>['linkOf'] = ({ foreign, changes, at }) =>
    printDeal(game, book, { record: foreign ?? own, changes, step: at === start ? undefined : at });
  return {
    linkOf,
    linksBeside: (state, { id }) => {
      const other = game.ruleSets.find((one) => one.id === id);
      return [linkOf(state), ...(other ? [printDeal(game, other, { record: state.foreign ?? own, changes: {} })] : [])];
    },
    openFragment: (fragment) => {
      const { anchor, variation: turned } = readAddress(fragment);
      if (turned !== undefined) {
        const turnedHere = parseVariation(game, book, turned);
        if (!turnedHere.ok) return { notice: { message: turnedHere.error.message } };
        return {
          state: {
            at: anchor || start,
            changes: { ...varied, ...turnedHere.value },
            asPlayed: false,
            foreign: undefined,
          },
        };
      }
      const read = parseLink(game, fragment);
      if (!read.ok) return { notice: { message: read.error.message } };
      const { variation, record, step } = read.value;
      if (variation.source.id !== book.id) {
        const other = others.find(({ id }) => id === variation.source.id);
        const message = `This link settles the ${piece} by ${other?.short ?? 'another book'}.`;
        return { notice: { message, elsewhere: fragment } };
      }
      const isForeign = bare(record) !== bare(own);
      const state: ReplayState<Rec> = {
        at: step ?? start,
        changes: variation.changes as Changes,
        asPlayed: false,
        foreign: isForeign ? record : undefined,
      };
      const isSameDeal = isForeign && unplayed !== undefined && bare(unplayed(record)) === bare(unplayed(own));
      const message = isSameDeal
        ? `The table shows this page’s ${piece} played otherwise.`
        : `This link carries another ${piece} than the one described on this page; the table shows it.`;
      return isForeign ? { state, notice: { message, isForeign } } : { state };
    },
  };
}
