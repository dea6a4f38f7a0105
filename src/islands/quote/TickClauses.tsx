import { useEffect } from 'preact/hooks';
import { onStoredElsewhere } from '../page/stored.ts';
import {
  COLLECTION,
  MOST_CLAUSES,
  printCollection,
  readCollection,
  withClause,
  writeCollection,
  type Collection,
} from './collection.ts';

export interface TickClausesProps {
  /** Address of the page that quotes the ticked clauses. */
  readonly page: string;
}

/** Marks each tick, and the link beside it: its address holds the collection, should the browser refuse to keep it. */
function showTicks(collection: Collection, page: string): void {
  for (const tick of document.querySelectorAll<HTMLInputElement>('input[data-quote]')) {
    const isIn = collection.includes(tick.value);
    tick.checked = isIn;
    tick.closest<HTMLElement>('[data-part="tick"]')?.toggleAttribute('data-ticked', isIn);
    const link = tick.closest('[data-part="address"]')?.querySelector<HTMLAnchorElement>('[data-part="ticked"]');
    if (!link) continue;
    link.hidden = !isIn;
    link.href = `${page}#${printCollection(collection)}`;
    link.textContent = `all ${String(collection.length)}`;
    link.setAttribute('aria-label', `Quote all ${String(collection.length)} ticked clauses`);
  }
}

/** Collects the clauses that a reader ticks in an edition, across books. Draws nothing itself: the ticks are in the page. */
export function TickClauses({ page }: TickClausesProps) {
  useEffect(() => {
    let collection = readCollection();
    const take = (next: Collection): void => {
      collection = next;
      writeCollection(next);
      showTicks(next, page);
    };
    const onChange = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || !target.matches('[data-quote]')) return;
      take(withClause(collection, target.value, target.checked).slice(0, MOST_CLAUSES));
    };
    // What was ticked before this script was there.
    const early = [...document.querySelectorAll<HTMLInputElement>('input[data-quote]:checked')].map(
      ({ value }) => value,
    );
    if (early.length > 0) take(early.reduce((ids, id) => withClause(ids, id, true), collection));
    else showTicks(collection, page);
    document.addEventListener('change', onChange);
    const stop = onStoredElsewhere(COLLECTION, () => {
      collection = readCollection();
      showTicks(collection, page);
    });
    return () => {
      document.removeEventListener('change', onChange);
      stop();
    };
  }, []);
  return null;
}
