import type { AnyModel } from '../replay/model.ts';
import type { Changes } from './address.ts';
import { labelOf, printChanges } from '../rules/rule-words.ts';
import { plateLine } from './PlateView.tsx';
import type { ReadClause, ReadingData } from './data.ts';
import type { ReadingGame } from './game.ts';
import type { Reading } from './use-reading.ts';
import { href } from '#view/href.ts';

/*
 * The text of an edition is the page’s own, and stands without a script. What the reader turns is marked in it here: figures,
 * lines of plates, the clauses whose payments moved, and the links that lead on.
 */

/** The words of a figure as the book has them, and what now stands beside them. */
interface Marked {
  readonly own: readonly Node[];
  readonly now: string | undefined;
}

const marked = new WeakMap<Element, Marked>();

/**
 * Strikes the figures whose rules are turned, and sets the new answer beside each. A figure that says already what it should
 * is not touched: the browser would lay out every line of the book again.
 */
export function markFigures<R, Rec, M extends AnyModel>(
  root: ParentNode,
  { changes, ruleOf }: Reading<R, Rec, M>,
): void {
  const printed = printChanges(changes);
  for (const figure of root.querySelectorAll('a.v')) {
    const { own, now: said } = marked.get(figure) ?? { own: [...figure.childNodes], now: undefined };
    const key = figure
      .getAttribute('data-key')
      ?.split(' ')
      .find((one) => printed[one] !== undefined);
    const rule = key === undefined ? undefined : ruleOf(key);
    const now = rule && labelOf(rule, printed[rule.key] ?? rule.source);
    marked.set(figure, { own, now });
    if (now === said) continue;
    figure.classList.toggle('turned', now !== undefined);
    figure.replaceChildren(...own);
    if (now === undefined) continue;
    const was = document.createElement('del');
    was.append(...own);
    const is = document.createElement('ins');
    is.textContent = now;
    figure.append(was, '\u00a0', is);
  }
}

/** Marks a clause whose payments moved, and says in its line what is paid now. */
export function markPlate<R, Rec, M extends AnyModel>(
  { id, keys, plate }: ReadClause,
  bookId: string,
  game: ReadingGame<R, Rec, M>,
  { settle }: Reading<R, Rec, M>,
): void {
  const clause = document.getElementById(`${bookId}.${id}`);
  const model = plate && settle(plate.deal);
  if (!clause || !plate || !model) return;
  const { sum, was } = plateLine(game, model, keys, plate.at);
  clause.classList.toggle('is-moved', was !== undefined);
  const line = clause.querySelector('.plate-strip .sum');
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

/**
 * Lets every link of the page to a deal of the book lead there by the rules in force, and back to the book’s own without any,
 * a deal at a time. What lives within `data-live` is drawn anew by those rules, and its links with it.
 */
export function* carryChanges<R, Rec, M extends AnyModel>(
  root: ParentNode,
  data: ReadingData,
  { changes, linkTo }: Reading<R, Rec, M>,
): Generator<() => void> {
  const isChanged = Object.keys(changes).length > 0;
  const own = new Map(
    data.deals.flatMap(({ kind, path }, deal) => (kind === 'passage' ? [] : [[href(`/${path}`), deal] as const])),
  );
  for (const link of root.querySelectorAll<HTMLAnchorElement>(
    'a[href*="/deals/"], a[href*="/sessions/"], a[data-deal]',
  )) {
    const deal = own.get(link.pathname) ?? placeNamed(link);
    if (deal === undefined || link.closest('[data-live]')) continue;
    yield () => {
      const step = link.dataset['step'] ?? link.hash.slice(1);
      link.dataset['step'] = step;
      // A passage has no page of its own to open it at a step: its link carries it.
      const isCarried = isChanged || data.deals[deal]?.kind === 'passage';
      link.hash = isCarried ? linkTo(deal, step === '' ? undefined : step) : step;
    };
  }
}

/** The deal that a plate’s link leads to, by its place in the data. */
const placeNamed = ({ dataset }: HTMLElement): number | undefined =>
  dataset['deal'] === undefined ? undefined : Number(dataset['deal']);

/** The way in which an element of a doubt would have its clause read: its rules, and what it makes of them. */
export function choiceOf(way: Element): { readonly keys: readonly string[]; readonly changes: Changes } {
  const keys = way.closest('[data-keys]')?.getAttribute('data-keys')?.split(' ') ?? [];
  return { keys, changes: JSON.parse(way.getAttribute('data-changes') ?? '{}') as Changes };
}

/** Marks, among the ways to read each doubtful clause, the one in force. */
export function markDoubts(root: ParentNode, changes: Changes): void {
  for (const way of root.querySelectorAll('.doubt .alt')) {
    const { keys, changes: own } = choiceOf(way);
    const isTaken = keys.every((key) => changes[key] === own[key]);
    if (isTaken === way.hasAttribute('aria-current')) continue;
    if (isTaken) way.setAttribute('aria-current', 'true');
    else way.removeAttribute('aria-current');
  }
}
