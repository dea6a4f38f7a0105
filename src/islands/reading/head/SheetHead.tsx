import { useLayoutEffect, useRef } from 'preact/hooks';
import { href } from '#view/href.ts';
import { Button } from '../../page/controls/controls.tsx';
import type { BookHead } from '../../rules/cites.ts';
import { printAddress } from '../../rules/address/reading-address.ts';
import styles from '../reading.module.css';
import { isClause, type PlatePlace } from '../text/places.ts';

export interface SheetHeadProps {
  readonly place: PlatePlace;
  readonly book: BookHead;
  readonly variation: string | undefined;
  readonly isPinned: boolean;
  readonly onPin: () => void;
}

/** Header of the table: the clause shown (with its book, outside an edition) and whether it is pinned. */
export function SheetHead({ place: { home, id, clause }, book, variation, isPinned, onPin }: SheetHeadProps) {
  const isHere = isClause(home);
  const [number] = book.clauses[clause?.id ?? ''] ?? [];
  const address = `${href(`/${book.game}/${book.id}/`)}#`;
  return (
    <p class={styles.head} data-part="reading-head">
      {isHere && (
        <a href={`#${id}`} class={styles.number} data-part="number">
          {home.querySelector('[data-part="number"]')?.textContent}
        </a>
      )}
      {!isHere && number !== undefined && (
        <a
          href={address + printAddress({ anchor: `${book.id}.${clause?.id ?? ''}`, variation })}
          class={styles.number}
          data-part="number"
        >
          {book.short}, §{number}
        </a>
      )}
      <Button aria-pressed={isPinned} onClick={onPin}>
        {isPinned ? 'Pinned' : 'Pin'}
      </Button>
    </p>
  );
}

/** Notes of a clause, shown beside it; the page has them below its words. */
export function NotesOf({ home }: { readonly home: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notes = home.querySelector('[data-part="notes"]');
    place.current?.replaceChildren(...(notes?.cloneNode(true).childNodes ?? []));
  }, [home]);
  return <div class={styles.notes} ref={place} />;
}
