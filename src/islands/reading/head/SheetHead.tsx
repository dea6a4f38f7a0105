import { useLayoutEffect, useRef } from 'preact/hooks';
import { href } from '#view/href.ts';
import { Button } from '../../page/controls/Button.tsx';
import type { BookHead } from '../../rules/cites.ts';
import { printAddress } from '../../rules/address/reading-address.ts';
import type { Place } from '../text/places.ts';

export interface SheetHeadProps {
  readonly place: Place;
  readonly book: BookHead;
  readonly variation: string | undefined;
  readonly isPinned: boolean;
  readonly onPin: () => void;
}

/** Over the table: the clause it shows, in another text by the book in which it stands; and whether it stays. */
export function SheetHead({ place: { home, id, clause }, book, variation, isPinned, onPin }: SheetHeadProps) {
  const isHere = home.matches('.clause');
  const [number] = book.clauses[clause?.id ?? ''] ?? [];
  const address = `${href(`/${book.game}/${book.id}/`)}#`;
  return (
    <p class="reading-head">
      {isHere && (
        <a href={`#${id}`} class="no">
          {home.querySelector('.no')?.textContent}
        </a>
      )}
      {!isHere && number !== undefined && (
        <a href={address + printAddress({ anchor: `${book.id}.${clause?.id ?? ''}`, variation })} class="no">
          {book.short}, §{number}
        </a>
      )}
      <Button aria-pressed={isPinned} onClick={onPin}>
        {isPinned ? 'Pinned' : 'Pin'}
      </Button>
    </p>
  );
}

/** The notes of a clause, beside it: the page has them under its words. */
export function NotesOf({ home }: { readonly home: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notes = home.querySelector('.notes-body');
    place.current?.replaceChildren(...(notes?.cloneNode(true).childNodes ?? []));
  }, [home]);
  return <div class="reading-notes" ref={place} />;
}
