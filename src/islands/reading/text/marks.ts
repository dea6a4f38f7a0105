import type { ShownTypes } from '../../replay/model.ts';
import { type ReaderChanges, labelOf, type RuleWords } from '../../rules/rule-words.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { otherWordsFor } from '#engine/wording/answers.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { dealingInShort } from '#view/plate/DealingPlate.tsx';
import { plateLine } from '../plates/PlateView.tsx';
import type { ReadClause, EditionGame, EditionPageData } from '../game.ts';
import { FIGURE, stripOf, WAY_TO_READ, type PlatePlace } from './places.ts';
import type { EditionState } from '../use-reading.ts';
import { href } from '#view/href.ts';
import { printCompared } from '../../compare/model/state.ts';
import { printAddress, readAddress, setFragment } from '../../rules/reading-address.ts';

/*
 * Marks the reader's changes in the text of an edition, which is static HTML: figures, lines of plates, and clauses whose
 * payments moved.
 */

/** Original words of a figure, and the element with the new ones. */
interface Marked {
  readonly own: readonly Node[];
  readonly now: string | undefined;
}

const marked = new WeakMap<Element, Marked>();

/**
 * Answer within a sentence: drops the leading yes or no of “no, as two numbers”, which would answer a missing question.
 */
const inSentence = (answer: string): string => answer.replace(/^(?:yes|no), /, '');

/** A rule's answer in words for the sentence: the text's own words if it has some for this answer. */
function saidOf(figure: Element, rule: RuleWords, answer: RuleValue): string {
  const otherWords = figure.getAttribute('data-else');
  return (otherWords === null ? undefined : otherWordsFor(otherWords, answer)) ?? inSentence(labelOf(rule, answer));
}

/**
 * Words of a figure under the rules in force; undefined for its own. Words that say that two rules have the same answer
 * stay as long as they have.
 */
function wordsNow<G extends ShownTypes>(
  figure: Element,
  { changes, ruleOf, book }: EditionState<G>,
): string | undefined {
  const keys = figure.getAttribute('data-key')?.split(' ') ?? [];
  const like = figure.getAttribute('data-as');
  const key = like === null ? keys.find((one) => changes[one] !== undefined) : keys[0];
  const rule = key === undefined ? undefined : ruleOf(key);
  if (!rule) return undefined;
  const answerOf = (one: string): RuleValue | undefined =>
    changes[one] ?? (valuesOf(book) as Readonly<Record<string, RuleValue>>)[one];
  const answer = answerOf(rule.key);
  return answer === undefined || (like !== null && answer === answerOf(like))
    ? undefined
    : saidOf(figure, rule, answer);
}

/**
 * Strikes out the figures of changed rules and writes the new answer beside each. Leaves figures that are already right
 * untouched, because any change makes the browser lay out the whole book.
 */
export function markFigures<G extends ShownTypes>(root: ParentNode, reading: EditionState<G>): void {
  for (const figure of root.querySelectorAll(FIGURE)) {
    const { own, now: said } = marked.get(figure) ?? { own: [...figure.childNodes], now: undefined };
    const now = wordsNow(figure, reading);
    marked.set(figure, { own, now });
    if (now === said) continue;
    figure.toggleAttribute('data-turned', now !== undefined);
    figure.replaceChildren(...own);
    if (now === undefined) continue;
    const was = document.createElement('del');
    was.append(...own);
    const is = document.createElement('ins');
    is.textContent = now;
    figure.append(was, ...(now === '' ? [] : ['\u00a0', is]));
  }
}

/** Marks a clause whose payments moved, and updates its line. */
export function markPlate<G extends ShownTypes>(
  { home, clause }: PlatePlace,
  game: EditionGame<G>,
  reading: EditionState<G>,
): void {
  const sums = clause && lineOf(clause, game, reading);
  if (!sums) return;
  const { sum, was } = sums;
  home.toggleAttribute('data-moved', was !== undefined);
  const line = stripOf(home)?.querySelector('[data-part="sum"]');
  if (!line || (sum === undefined && was === undefined)) return;
  const now = sum ?? 'nothing';
  const isStruck = was !== undefined && was !== now;
  if (line.textContent === (isStruck ? `${now} ${was}` : now)) return;
  if (!isStruck) {
    line.textContent = now;
    return;
  }
  const struck = document.createElement('del');
  struck.textContent = was;
  line.replaceChildren(now, ' ', struck);
}

/** Line of a clause's plate: the payment under the rules in force and, if different, under the book. */
function lineOf<G extends ShownTypes>(
  { keys, plate, dealt }: ReadClause,
  game: EditionGame<G>,
  { settle, book, changes }: EditionState<G>,
): { readonly sum: string | undefined; readonly was: string | undefined } | undefined {
  if (dealt && game.dealingOf) {
    const own = valuesOf(book);
    const [sum, was] = [{ ...own, ...changes }, own].map((rules) =>
      dealingInShort(game.dealingOf!(rules, dealt.players)),
    );
    return { sum, was: sum === was ? undefined : was };
  }
  const model = plate && settle(plate.deal);
  return model && plateLine(game, model, keys, plate.at);
}

/** Rules and answers of one reading of a doubt. */
export function choiceOf(way: Element): { readonly keys: readonly string[]; readonly changes: ReaderChanges } {
  const keys = way.closest('[data-keys]')?.getAttribute('data-keys')?.split(' ') ?? [];
  return { keys, changes: JSON.parse(way.getAttribute('data-changes') ?? '{}') as ReaderChanges };
}

/** Marks the current reading of each doubtful clause. */
export function markDoubts(root: ParentNode, changes: ReaderChanges): void {
  for (const way of root.querySelectorAll(WAY_TO_READ)) {
    const { keys, changes: own } = choiceOf(way);
    const isTaken = keys.every((key) => changes[key] === own[key]);
    if (isTaken === way.hasAttribute('aria-current')) continue;
    if (isTaken) way.setAttribute('aria-current', 'true');
    else way.removeAttribute('aria-current');
  }
}

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
