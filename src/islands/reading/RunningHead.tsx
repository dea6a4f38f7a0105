import { useEffect, useMemo, useRef, useState, useLayoutEffect } from 'preact/hooks';
import styles from './reading.module.css';
import { href } from '#view/href.ts';
import { Button } from '../page/controls/controls.tsx';
import type { BookHead } from '../rules/cites.ts';
import { printAddress } from '../rules/reading-address.ts';
import { isClause, type PlatePlace } from './text/places.ts';

/** A section of an edition on its page. */
export interface BookSection {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly { readonly id: string; readonly number: number }[];
}

/** Headings of an edition and their clauses, in page order. */
const HEADS_AND_CLAUSES = '[data-part="edition"] > :is(h2, [data-part="clause"])';

/** Sections of an edition: each heading with its clauses. */
function sectionsOf(root: ParentNode): readonly BookSection[] {
  const sections: { id: string; title: string; clauses: { id: string; number: number }[] }[] = [];
  for (const one of root.querySelectorAll(HEADS_AND_CLAUSES))
    if (one.localName === 'h2') sections.push({ id: one.id, title: one.textContent.trim(), clauses: [] });
    else {
      const number = Number(one.querySelector('[data-part="number"]')?.textContent.replace(/\D/g, ''));
      sections.at(-1)?.clauses.push({ id: one.id, number });
    }
  return sections;
}

/** Section of a heading or clause. */
export const sectionOf = (sections: readonly BookSection[], id: string): BookSection | undefined =>
  sections.find((one) => one.id === id || one.clauses.some((clause) => clause.id === id));

/** Span of clause numbers: “§36–41”, “§7”; empty without clauses. */
export function spanOf({ clauses }: BookSection): string {
  const [first, last] = [clauses[0]?.number, clauses.at(-1)?.number];
  return first === undefined ? '' : first === last ? `§${String(first)}` : `§${String(first)}–${String(last)}`;
}

export interface RunningHeadProps {
  readonly book: string;
}

/**
 * Reading position as a fraction of the window's height; the table beside the text shows the plate of the clause there.
 */
const READ_AT = 0.33;

/**
 * Header shown after the site's header has scrolled away: the book, its sections, the current one and its clause numbers.
 */
export function RunningHead({ book }: RunningHeadProps) {
  const sections = useMemo(() => sectionsOf(document), []);
  const [isShown, setIsShown] = useState(false);
  const [section, setSection] = useState<BookSection>();
  const contents = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const header = document.querySelector('body > header');
    const gone = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting === false));
    if (header) gone.observe(header);
    const heads = [...document.querySelectorAll('[data-part="edition"] > h2')];
    // Called when a clause enters or leaves the view, after layout, when measuring is cheap.
    const observer = new IntersectionObserver(
      () => {
        const head = heads.findLast((one) => one.getBoundingClientRect().top <= innerHeight * READ_AT);
        setSection(head && sectionOf(sections, head.id));
      },
      { rootMargin: `-${String(READ_AT * 100)}% 0px 0px 0px` },
    );
    for (const one of document.querySelectorAll(HEADS_AND_CLAUSES)) observer.observe(one);
    document.documentElement.setAttribute('data-headed', '');
    const close = ({ target }: Event): void => {
      if (target instanceof Node && !contents.current?.contains(target)) contents.current?.removeAttribute('open');
    };
    addEventListener('pointerdown', close);
    return () => {
      gone.disconnect();
      observer.disconnect();
      document.documentElement.removeAttribute('data-headed');
      removeEventListener('pointerdown', close);
    };
  }, []);

  // Marks the current section in the table of contents too.
  useEffect(() => {
    for (const link of document.querySelectorAll('[data-part="contents"] a'))
      if (section && link.getAttribute('href') === `#${section.id}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
  }, [section]);

  return (
    <nav class={`${styles.running} beside no-print`} aria-label="Running head" hidden={!isShown}>
      <a class="sc" href="#main">
        {book}
      </a>
      <details
        ref={contents}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape') return;
          currentTarget.removeAttribute('open');
          currentTarget.querySelector('summary')?.focus();
        }}
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest('a')) currentTarget.removeAttribute('open');
        }}
      >
        <summary>
          <span class="vh">Contents; now read: </span>
          <i>{section?.title ?? 'Contents'}</i>
        </summary>
        <ol class="popup scrolls">
          {sections.map((one) => (
            <li key={one.id}>
              <a href={`#${one.id}`} aria-current={one === section ? 'location' : undefined}>
                {one.title} <small>{spanOf(one)}</small>
              </a>
            </li>
          ))}
        </ol>
      </details>
      {section && (
        <a class={styles.span} href={`#${section.id}`}>
          {spanOf(section)}
        </a>
      )}
      <a class={styles.toSearch} href={href('/search/')}>
        Search
      </a>
    </nav>
  );
}

interface SheetHeadProps {
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
    <p class={`${styles.head} apart tight`} data-part="reading-head">
      {isHere && (
        <a href={`#${id}`} class={`${styles.number} rubric`} data-part="number">
          {home.querySelector('[data-part="number"]')?.textContent}
        </a>
      )}
      {!isHere && number !== undefined && (
        <a
          href={address + printAddress({ anchor: `${book.id}.${clause?.id ?? ''}`, variation })}
          class={`${styles.number} rubric`}
          data-part="number"
        >
          {book.short}, §{number}
        </a>
      )}
      <Button class="plain aside note" aria-pressed={isPinned} onClick={onPin}>
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
