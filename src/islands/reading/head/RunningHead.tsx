import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { href } from '#view/href.ts';
import { sectionOf, sectionsOf, spanOf, type BookSection } from './sections.ts';

export interface RunningHeadProps {
  readonly book: string;
}

/** So far down the window, in parts of it, one reads: the table beside the text shows the plate of the clause there too. */
const READ_AT = 0.33;

/** Once the site’s header has gone: the book, its sections with the one that is read, and that one’s span of clauses. */
export function RunningHead({ book }: RunningHeadProps) {
  const sections = useMemo(() => sectionsOf(document), []);
  const [isShown, setIsShown] = useState(false);
  const [section, setSection] = useState<BookSection>();
  const contents = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const header = document.querySelector('.site-head');
    const gone = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting === false));
    if (header) gone.observe(header);
    const heads = [...document.querySelectorAll('.edition > h2')];
    // Whenever a clause comes or goes; the browser has laid the page out by then, and measuring costs nothing.
    const seen = new IntersectionObserver(
      () => {
        const head = heads.findLast((one) => one.getBoundingClientRect().top <= innerHeight * READ_AT);
        setSection(head && sectionOf(sections, head.id));
      },
      { rootMargin: `-${String(READ_AT * 100)}% 0px 0px 0px` },
    );
    for (const one of document.querySelectorAll('.edition > h2, .edition > .clause')) seen.observe(one);
    document.documentElement.classList.add('is-headed');
    const close = ({ target }: Event): void => {
      if (target instanceof Node && !contents.current?.contains(target)) contents.current?.removeAttribute('open');
    };
    addEventListener('pointerdown', close);
    return () => {
      gone.disconnect();
      seen.disconnect();
      document.documentElement.classList.remove('is-headed');
      removeEventListener('pointerdown', close);
    };
  }, []);

  // The list at the beginning of the book shows it too.
  useEffect(() => {
    for (const link of document.querySelectorAll('.reading-aside > nav .contents a'))
      if (section && link.getAttribute('href') === `#${section.id}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
  }, [section]);

  return (
    <nav class="running-head" aria-label="Running head" hidden={!isShown}>
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
        <ol class="contents">
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
        <a class="span" href={`#${section.id}`}>
          {spanOf(section)}
        </a>
      )}
      <a class="to-search" href={href('/search/')}>
        Search
      </a>
    </nav>
  );
}
