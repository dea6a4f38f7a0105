import { render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyModel } from '../replay/model.ts';
import { useSpeech } from '../page/speech.ts';
import { readAddress } from './address.ts';
import { Bar } from './Bar.tsx';
import type { ReadingData } from './data.ts';
import type { ReadingGame } from './game.ts';
import { carryChanges, choiceOf, markDoubts, markFigures, markPlates } from './marks.ts';
import { Panel } from './Panel.tsx';
import { clauseNamed, useReading } from './use-reading.ts';
import { ASKED } from './wake.ts';

export interface ReadingProps {
  /** `ReadingData` as JSON. */
  readonly data: string;
}

/** From here on there is room for the table beside the text. */
const WIDE = '(min-width: 75rem)';

/** The clause at reading height, and the rules of the figure that was touched in it, if any. */
interface At {
  readonly id: string;
  readonly asked: readonly string[];
}

/** So far, in pixels, a page may be scrolled before its reader is reading on. */
const STAYS = 120;

const NOWHERE: At = { id: '', asked: [] };

/** The table beside an edition: the plate of the clause that is read; what is turned in it moves the whole page. */
export function ReadingOf<R, Rec, M extends AnyModel>({
  data: json,
  game,
}: ReadingProps & { readonly game: ReadingGame<R, Rec, M> }) {
  const data = useMemo(() => JSON.parse(json) as ReadingData, [json]);
  const reading = useReading(data, game);
  const { changes, notice } = reading;
  const [isWide, setIsWide] = useState(false);
  const [at, setAt] = useState(NOWHERE);
  const [isPinned, setIsPinned] = useState(false);
  const pinned = useRef(isPinned);
  pinned.current = isPinned;
  /** Where the page stood when a figure was last touched. */
  const askedAt = useRef(-Infinity);
  /** On narrow pages: the clause whose plate is open where it stands. */
  const [opened, setOpened] = useState(NOWHERE);
  const clause = clauseNamed(data, at.id);
  const count = Object.keys(changes).length;
  const spoken = useSpeech(
    count === 0
      ? 'Every rule is as the book has it.'
      : `${String(count)} ${count === 1 ? 'rule is' : 'rules are'} turned.`,
  );

  useEffect(() => {
    const media = matchMedia(WIDE);
    const look = (): void => setIsWide(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);

  // Which clause is read: the one a third of the way down, the one with the focus, the one an address leads to.
  useEffect(() => {
    const go = (id: string): void => {
      if (id !== '' && !pinned.current) setAt((now) => (now.id === id ? now : { id, asked: [] }));
    };
    const seen = new IntersectionObserver(
      (entries) => {
        // Whoever has touched a figure looks at its plate until he reads on.
        if (Math.abs(scrollY - askedAt.current) < STAYS) return;
        askedAt.current = -Infinity;
        go(entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id ?? '');
      },
      { rootMargin: '-32% 0px -66% 0px' },
    );
    for (const one of document.querySelectorAll('.clause')) seen.observe(one);
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element) go(target.closest('.clause')?.id ?? '');
    };
    const onHash = (): void => go(readAddress(location.hash).anchor);
    onHash();
    addEventListener('focusin', onFocus);
    addEventListener('hashchange', onHash);
    return () => {
      seen.disconnect();
      removeEventListener('focusin', onFocus);
      removeEventListener('hashchange', onHash);
    };
  }, []);

  // A figure that is touched asks its question; on a narrow page where it stands.
  useEffect(() => {
    const ask = (figure: Element): boolean => {
      const keys = figure.getAttribute('data-key')?.split(' ') ?? [];
      const home = figure.closest('.clause');
      if (!home || !keys.some((key) => reading.ruleOf(key))) return false;
      const next = { id: home.id, asked: keys };
      askedAt.current = scrollY;
      setAt(next);
      setOpened(next);
      return true;
    };
    const onClick = (event: MouseEvent): void => {
      const { target, button, ctrlKey, metaKey, shiftKey } = event;
      const figure = target instanceof Element ? target.closest('a.v') : null;
      if (button !== 0 || ctrlKey || metaKey || shiftKey) return;
      if (figure && ask(figure)) event.preventDefault();
      const way = target instanceof Element ? target.closest('.doubt .alt') : null;
      if (!way) return;
      event.preventDefault();
      const { keys, changes: next } = choiceOf(way);
      reading.take(keys, next);
    };
    const onToggle = ({ target }: Event): void => {
      if (target instanceof HTMLDetailsElement && target.matches('.plate-strip') && target.open) {
        const id = target.closest('.clause')?.id ?? '';
        setOpened((now) => (now.id === id ? now : { id, asked: [] }));
      }
    };
    addEventListener('click', onClick);
    addEventListener('toggle', onToggle, true);
    const waiting = document.querySelector(`a[${ASKED}]`);
    waiting?.removeAttribute(ASKED);
    if (waiting && !ask(waiting) && waiting instanceof HTMLAnchorElement) location.assign(waiting.href);
    const open = document.querySelector('.plate-strip[open]');
    if (open) setOpened({ id: open.closest('.clause')?.id ?? '', asked: [] });
    return () => {
      removeEventListener('click', onClick);
      removeEventListener('toggle', onToggle, true);
    };
  }, []);

  // What is turned shows in the text at once; what follows from it for all the plates a moment later.
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('is-turned', count > 0);
    markFigures(document, reading);
    markDoubts(document, changes);
    const later = setTimeout(() => {
      markPlates(data, game, reading);
      carryChanges(document, data, reading);
    });
    return () => clearTimeout(later);
  }, [changes]);

  useEffect(() => {
    for (const one of document.querySelectorAll('.clause.is-read')) one.classList.remove('is-read');
    if (isWide) document.getElementById(at.id)?.classList.add('is-read');
  }, [at.id, isWide]);

  // On a narrow page the plate lives where it opens.
  const openClause = isWide ? undefined : clauseNamed(data, opened.id);
  useLayoutEffect(() => {
    const home = openClause && document.getElementById(opened.id);
    if (!openClause || !home) return;
    const body = hostIn(home);
    render(<Panel data={data} game={game} reading={reading} clause={openClause} asked={opened.asked} />, body);
  });

  return (
    <div class="reading-table">
      <p class="vh" role="status">
        {spoken}
      </p>
      {notice !== undefined && (
        <p class="problem" role="alert">
          {notice}
        </p>
      )}
      {isWide && at.id !== '' && (
        <div class="reading-sheet">
          <p class="reading-head">
            <a href={`#${at.id}`} class="no">
              {document.getElementById(at.id)?.querySelector('.no')?.textContent}
            </a>
            <button type="button" class="button" aria-pressed={isPinned} onClick={() => setIsPinned(!isPinned)}>
              {isPinned ? 'Pinned' : 'Pin'}
            </button>
          </p>
          {clause && <Panel key={at.id} data={data} game={game} reading={reading} clause={clause} asked={at.asked} />}
          <NotesOf id={at.id} />
        </div>
      )}
      {count > 0 && <Bar data={data} game={game} reading={reading} />}
    </div>
  );
}

/** Where a plate opens in a clause: in its line, or, for a clause without one, below its words. */
function hostIn(home: HTMLElement): Element {
  const strip = home.querySelector<HTMLDetailsElement>('.plate-strip');
  if (strip) strip.open = true;
  const there = strip?.querySelector('.plate-body') ?? home.querySelector('.plate-here');
  if (there?.hasAttribute('data-live')) return there;
  const body = document.createElement('div');
  body.className = strip ? 'plate-body' : 'plate-here';
  body.dataset['live'] = '';
  // What the page was served with gives way to what lives.
  if (there) there.replaceWith(body);
  else home.querySelector('.text')?.after(body);
  return body;
}

/** The notes of a clause, beside it: the page has them under its words. */
function NotesOf({ id }: { readonly id: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notes = document.getElementById(id)?.querySelector('.notes-body');
    place.current?.replaceChildren(...(notes?.cloneNode(true).childNodes ?? []));
  }, [id]);
  return <div class="reading-notes" ref={place} />;
}
