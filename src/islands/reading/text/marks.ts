import type { AnyModel } from '../../replay/model.ts';
import type { Changes } from '../../rules/changes.ts';
import { labelOf, type RuleWords } from '../../rules/rule-words.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { dealingInShort } from '#view/plate/dealing.ts';
import { plateLine } from '../plates/PlateView.tsx';
import type { ReadClause } from '../data.ts';
import type { ReadingGame } from '../game.ts';
import { stripOf, type Place } from './places.ts';
import type { Reading } from '../use-reading.ts';

/*
 * The text of an edition is the page’s own, and stands without a script. What the reader turns is marked in it here: figures,
 * lines of plates, and the clauses whose payments moved.
 */

/** The words of a figure as the book has them, and what now stands beside them. */
interface Marked {
  readonly own: readonly Node[];
  readonly now: string | undefined;
}

const marked = new WeakMap<Element, Marked>();

/** An answer as it stands in a sentence: “no, as two numbers” without the no, which answers a question that is not there. */
const inSentence = (answer: string): string => answer.replace(/^(?:yes|no), /, '');

/** A yes or no answers a question that is not there: the text says itself what stands in the sentence instead. */
const elseOf = (figure: Element, { type }: RuleWords): string | undefined =>
  type === 'flag' ? (figure.getAttribute('data-else') ?? undefined) : undefined;

/**
 * Strikes the figures whose rules are turned, and sets the new answer beside each. A figure that says already what it should
 * is not touched: the browser would lay out every line of the book again.
 */
export function markFigures<R, Rec, M extends AnyModel>(
  root: ParentNode,
  { changes, ruleOf }: Reading<R, Rec, M>,
): void {
  for (const figure of root.querySelectorAll('a.v')) {
    const { own, now: said } = marked.get(figure) ?? { own: [...figure.childNodes], now: undefined };
    const key = figure
      .getAttribute('data-key')
      ?.split(' ')
      .find((one) => changes[one] !== undefined);
    const rule = key === undefined ? undefined : ruleOf(key);
    const now = rule && (elseOf(figure, rule) ?? inSentence(labelOf(rule, changes[rule.key] ?? rule.source)));
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
  { home, clause }: Place,
  game: ReadingGame<R, Rec, M>,
  reading: Reading<R, Rec, M>,
): void {
  const shown = clause && lineOf(clause, game, reading);
  if (!shown) return;
  const { sum, was } = shown;
  home.classList.toggle('is-moved', was !== undefined);
  const line = stripOf(home)?.querySelector('.sum');
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

/** What the plate of a clause says in a line, by the rules in force and, where that is otherwise, by the book. */
function lineOf<R, Rec, M extends AnyModel>(
  { keys, plate, dealt }: ReadClause,
  game: ReadingGame<R, Rec, M>,
  { settle, book, changes }: Reading<R, Rec, M>,
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
