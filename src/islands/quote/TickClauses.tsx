import { useEffect, useState } from 'preact/hooks';
import { onStoredElsewhere, readStored } from '../page/stored.ts';
import {
  COLLECTION,
  MOST_CLAUSES,
  printCollection,
  readCollection,
  withClause,
  writeCollection,
  type Collection,
} from './collection.ts';
import styles from './Quotes.module.css';
import forms from '#view/forms.module.css';

export interface TickClausesProps {
  /** Address of the page that quotes the ticked clauses. */
  readonly page: string;
}

/** Shows which clauses of the page are in the collection. */
function showTicks(collection: Collection): void {
  for (const tick of document.querySelectorAll<HTMLInputElement>('input[data-quote]')) {
    tick.checked = collection.includes(tick.value);
    tick.closest<HTMLElement>('[data-part="tick"]')?.toggleAttribute('data-ticked', tick.checked);
  }
}

/**
 * Collects the clauses that a reader ticks in an edition, across books, and leads to the page that quotes them. The address of
 * that link holds the collection, should the browser refuse to keep it.
 */
export function TickClauses({ page }: TickClausesProps) {
  const [collection, setCollection] = useState<Collection>([]);
  const [isKept, setIsKept] = useState(true);
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    let latest = readCollection();
    const show = (next: Collection): void => {
      latest = next;
      showTicks(next);
      setCollection(next);
    };
    const onChange = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || !target.matches('[data-quote]')) return;
      const next = withClause(latest, target.value, target.checked);
      setIsFull(next.length > MOST_CLAUSES);
      show(next.slice(0, MOST_CLAUSES));
      setIsKept(writeCollection(latest));
    };
    /** A page that the browser brings back has heard nothing of other pages meanwhile. */
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && readStored(COLLECTION) !== undefined) show(readCollection());
    };
    // What was ticked before this script was there.
    const early = [...document.querySelectorAll<HTMLInputElement>('input[data-quote]:checked')].map(
      ({ value }) => value,
    );
    show(early.reduce((ids, id) => withClause(ids, id, true), latest));
    if (early.length > 0) setIsKept(writeCollection(latest));
    document.addEventListener('change', onChange);
    addEventListener('pageshow', onShow);
    const stop = onStoredElsewhere(COLLECTION, () => show(readCollection()));
    return () => {
      document.removeEventListener('change', onChange);
      removeEventListener('pageshow', onShow);
      stop();
    };
  }, []);
  if (collection.length === 0) return null;
  return (
    <p class={`${styles.ticked} no-print`} data-part="ticked" data-stays>
      <span role="status">
        {isFull && `${String(MOST_CLAUSES)} clauses are ticked, and an address holds no more. `}
        {!isKept && 'This browser keeps nothing: quote these before you open another book. '}
      </span>
      <a class={forms.button} href={`${page}#${printCollection(collection)}`}>
        Quote {collection.length === 1 ? 'the ticked clause' : `${String(collection.length)} ticked clauses`}
      </a>
    </p>
  );
}
