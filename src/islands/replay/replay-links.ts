import { parseBranches, printTree, type LinkedBranches } from '#engine/notation/branch-links.ts';
import { lineOf, treeOf, type PlayLine, type PlayTree, type StruckBranch } from '#engine/notation/record.ts';
import { parseLink, printLink, type LinkFormat } from '#engine/notation/link.ts';
import { valuesOf, vary, type RuleSet } from '#engine/rules/rule-set.ts';
import type { ReaderChanges } from '../rules/rule-words.ts';
import { readAddress } from '../rules/reading-address.ts';
import { parseVariation } from '../rules/variation-address.ts';
import type { OtherBook, ReplayStep } from './model.ts';
import type { Card } from '#engine/cards/card.ts';

/** A message about a link, and where else it can be opened. */
export interface LinkNotice {
  readonly message: string;
  /** Fragment of a link that the comparison can open. */
  readonly elsewhere?: string;
  /** Whether the table shows another deal than the page. */
  readonly isForeign?: boolean;
}

/** A hand on the table: cards, and gaps where cards were played. */
type HandPlaces = readonly (Card | undefined)[];

/**
 * Layout of each hand at a step. A played card leaves a gap, so that the others stay in place. A hand always has as many
 * places as its largest number of cards, so that the table keeps its height.
 */
export function placesAt(steps: readonly ReplayStep[], step: number): readonly HandPlaces[] {
  const firstCard = steps.findIndex(({ trick }) => trick.length > 0);
  const before = firstCard < 0 ? step : Math.min(step, Math.max(0, firstCard - 1));
  return (steps[step]?.hands ?? []).map((hand, seat) => {
    const whole = steps[before]?.hands[seat] ?? hand;
    const most = Math.max(...steps.map(({ hands }) => hands[seat]?.length ?? 0));
    const lies = hand.every((card) => whole.includes(card))
      ? whole.map((card) => (hand.includes(card) ? card : undefined))
      : hand;
    return [...lies, ...Array.from({ length: most - lies.length }, () => undefined)];
  });
}

/** Longest of the texts shown for a seat during a deal. */
export const longest = (texts: readonly (string | undefined)[]): string | undefined =>
  texts.reduce((most, text) => ((text?.length ?? 0) > (most?.length ?? 0) ? text : most), undefined);

/** The reader's position and changes. */
export interface ReplayState<Rec> {
  /** Place in the record, which means the same under every rule set. */
  readonly at: string;
  readonly changes: ReaderChanges;
  readonly asPlayed: boolean;
  /** The main line, the page's own record or that of a link, and its branches. */
  readonly tree: PlayTree<Rec>;
  /** Index of the line that is shown. */
  readonly line: number;
  /** Branches that the reader struck and can bring back, the last at the end. No link holds them. */
  readonly struck?: readonly StruckBranch<Rec>[];
}

/** The line that is shown. */
export const shownLine = <Rec>({ tree, line }: Pick<ReplayState<Rec>, 'tree' | 'line'>): PlayLine<Rec> =>
  tree[line] ?? tree[0];

/** The page's own deal for engine and links. */
export interface OwnDeal<R, Rec> {
  readonly book: RuleSet<R>;
  readonly record: Rec;
  /** Changes to the book made by the deal itself. */
  readonly changes: ReaderChanges;
}

let known: { readonly link: string; readonly deal: unknown } | undefined;

/** Stores the deal that a link was made from, because the page being built opens that link at once. */
export function knowOwnDeal<R, Rec>(link: string, deal: OwnDeal<R, Rec>): void {
  known = { link, deal };
}

/** Opens the link of a page's own deal. Throws if the page was built wrong. */
export function openOwnDeal<R, Rec>(game: LinkFormat<R, Rec>, link: string): OwnDeal<R, Rec> {
  // Safe cast: a link names its game.
  if (known?.link === link) return known.deal as OwnDeal<R, Rec>;
  const linked = parseLink(game, link);
  if (!linked.ok) throw new Error(linked.error.message);
  const { record, variation } = linked.value;
  return { book: variation.source, record, changes: variation.changes as ReaderChanges };
}

/** Content of a link to print. */
interface ToLink<Rec> {
  readonly record: Rec;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly step?: string | undefined;
}

/** Prints the fragment of a deal under a book with changes, at a step. */
export function printDeal<R, Rec>(
  game: LinkFormat<R, Rec>,
  book: RuleSet<R>,
  { record, changes, step }: ToLink<Rec>,
): string {
  const varied = vary(game.keys, book, changes);
  const variation = varied.ok ? varied.value : { source: book, changes: {}, rules: valuesOf(book) };
  return printLink(game, { variation, record, step });
}

/** Links needed by a reader's actions. `start` is the first place of a record; `piece` is the name of a record. */
export interface ReplayLinks<Rec> {
  /** Link to a state, also where the page's address needs no fragment. */
  readonly linkOf: (state: ReplayState<Rec>) => string;
  /** Link to the line that is shown, without the other lines. */
  readonly linkOfLine: (state: ReplayState<Rec>) => string;
  /** Links to compare the current state with the chosen book; only the current state if it is that book unchanged. */
  readonly linksBeside: (state: ReplayState<Rec>, chosen: OtherBook) => readonly string[];
  /** Parses a fragment into a state, an error notice, or both if it carries another deal. */
  readonly openFragment: (fragment: string) => { readonly state?: ReplayState<Rec>; readonly notice?: LinkNotice };
}

export function makeReplayLinks<R, Rec>(
  game: LinkFormat<R, Rec>,
  { book, record: own, changes: varied }: OwnDeal<R, Rec>,
  said: {
    readonly start: string;
    readonly piece: string;
    readonly others: readonly OtherBook[];
    /** A record before its first card; identifies the same deal with other plays. */
    readonly unplayed?: ((record: Rec) => Rec) | undefined;
  },
): ReplayLinks<Rec> {
  const { start, piece, others, unplayed } = said;
  const bare = (record: Rec): string => printDeal(game, book, { record, changes: {} });
  const linkOf: ReplayLinks<Rec>['linkOf'] = ({ tree, line, changes, at }) => {
    const [{ record }] = tree;
    const main = printDeal(game, book, { record, changes, step: at === start ? undefined : at });
    return printTree(game, main, tree, line);
  };
  const linkOfLine: ReplayLinks<Rec>['linkOfLine'] = (state) =>
    linkOf({ ...state, tree: treeOf(shownLine(state).record), line: 0 });
  const ownTree = treeOf(own);
  const isOwn = (record: Rec): boolean => bare(record) === bare(own);
  return {
    linkOf,
    linkOfLine,
    linksBeside: (state, { id }) => {
      const isShown = id === book.id && Object.keys(state.changes).length === 0;
      const other = isShown ? undefined : game.ruleSets.find((one) => one.id === id);
      const { record } = shownLine(state);
      return [linkOfLine(state), ...(other ? [printDeal(game, other, { record, changes: {} })] : [])];
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
            tree: ownTree,
            line: 0,
          },
        };
      }
      const read = parseLink(game, fragment);
      if (!read.ok) return { notice: { message: read.error.message } };
      const { variation, record, step } = read.value;
      if (variation.source.id !== book.id) {
        const other = others.find(({ id }) => id === variation.source.id);
        const message = `This link pays the ${piece} by the rules of ${other?.short ?? 'another book'}.`;
        return { notice: { message, elsewhere: fragment } };
      }
      const isForeign = !isOwn(record);
      const more = parseBranches(game, fragment);
      const { branches, shown, name }: LinkedBranches<Rec> = more.ok ? more.value : { branches: [], shown: 0 };
      const state: ReplayState<Rec> = {
        at: step ?? start,
        changes: variation.changes as ReaderChanges,
        asPlayed: false,
        // The page's own deal stays the same object, also as a branch, so that links to its steps find it.
        tree: [
          lineOf(isForeign ? record : own, name),
          ...branches.map((line) => (isOwn(line.record) ? { ...line, record: own } : line)),
        ],
        line: shown,
      };
      const isSameDeal = isForeign && unplayed !== undefined && bare(unplayed(record)) === bare(unplayed(own));
      const message = isSameDeal
        ? `The table shows this page’s ${piece} with other plays.`
        : `The table shows the ${piece} of your link, not the one described on this page.`;
      const said = [...(isForeign ? [message] : []), ...(more.ok ? [] : [more.error.message])].join(' ');
      return said === '' ? { state } : { state, notice: { message: said, isForeign } };
    },
  };
}
