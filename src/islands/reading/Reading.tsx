import { render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyModel } from '../replay/model.ts';
import { useSpeech } from '../page/speech.ts';
import { readAddress } from '../rules/reading-address.ts';
import { Bar } from './Bar.tsx';
import type { ReadClause, ReadingData } from './data.ts';
import type { ReadingGame } from './game.ts';
import { carryChanges } from './carry.ts';
import { changeAround, holdStill } from './hold-still.ts';
import { choiceOf, markDoubts, markFigures, markPlate } from './marks.ts';
import { Panel } from './Panel.tsx';
import { layOutForPrint } from './plates/print-plates.tsx';
import { RunningHead } from './RunningHead.tsx';
import { inSlices } from './plates/slices.ts';
import { useSeen } from './use-seen.ts';
import { clauseNamed, useReading } from './use-reading.ts';
import { ASKED, AWAKE } from './wake.ts';

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
  const [isWide, setIsWide] = useState(() => typeof matchMedia === 'function' && matchMedia(WIDE).matches);
  const [at, setAt] = useState(NOWHERE);
  // The page is served without it: it shows what has been scrolled past.
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  const [isPinned, setIsPinned] = useState(false);
  const pinned = useRef(isPinned);
  pinned.current = isPinned;
  /** Where the page stood when a figure was last touched. */
  const askedAt = useRef(-Infinity);
  /** The figure that was touched by its key, and waits for the focus to come back to it. */
  const figure = useRef<HTMLElement>();
  /** The focus is to go to the question of that figure as soon as it is there. */
  const isFocusDue = useRef(false);
  /** On narrow pages: the clause whose plate is open where it stands. */
  const [opened, setOpened] = useState(NOWHERE);
  const clause = clauseNamed(data, at.id);
  const count = reading.turned.length;
  const spoken = useSpeech(
    count === 0
      ? 'Every rule is as the book has it.'
      : `Read with ${count === 1 ? 'one change' : `${String(count)} changes`}.`,
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
      isFocusDue.current = false;
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
    const onHash = (): void => {
      const { anchor } = readAddress(location.hash);
      // Whoever came by a link looks at its plate until he reads on.
      if (anchor !== '') askedAt.current = scrollY;
      go(anchor);
    };
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
    const ask = (touched: HTMLElement, byKey: boolean): boolean => {
      const keys = touched.getAttribute('data-key')?.split(' ') ?? [];
      const home = touched.closest('.clause');
      if (!home || !keys.some((key) => reading.ruleOf(key))) return false;
      const next = { id: home.id, asked: keys };
      askedAt.current = scrollY;
      figure.current = touched;
      isFocusDue.current = byKey;
      setAt(next);
      setOpened(next);
      return true;
    };
    const onClick = (event: MouseEvent): void => {
      const { target, button, ctrlKey, metaKey, shiftKey, detail } = event;
      if (button !== 0 || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
      const touched = target.closest<HTMLElement>('a.v');
      // A click that no pointer made counts none.
      if (touched && ask(touched, detail === 0)) event.preventDefault();
      const line = target.closest('.plate-strip > summary');
      if (line) holdStill(line);
      const way = target.closest('.doubt .alt');
      if (!way) return;
      event.preventDefault();
      const { keys, changes: next } = choiceOf(way);
      reading.take(keys, next);
    };
    const onToggle = ({ target }: Event): void => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches('.plate-strip')) return;
      const id = target.closest('.clause')?.id ?? '';
      setOpened((now) => ((now.id === id) === target.open ? now : target.open ? { id, asked: [] } : NOWHERE));
    };
    // Escape leads back from the questions to the figure that asked them.
    const onKey = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' && target instanceof Element && target.closest('[data-live] .toggles'))
        figure.current?.focus();
    };
    addEventListener('click', onClick);
    addEventListener('toggle', onToggle, true);
    addEventListener('keydown', onKey);
    dispatchEvent(new Event(AWAKE));
    // Whatever was touched before anybody listened is touched now: it answers, or leads where it leads.
    const waiting = document.querySelector<HTMLElement>(`a[${ASKED}]`);
    const detail = Number(waiting?.getAttribute(ASKED));
    waiting?.removeAttribute(ASKED);
    waiting?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    const open = document.querySelector('.plate-strip[open]');
    if (open) setOpened({ id: open.closest('.clause')?.id ?? '', asked: [] });
    return () => {
      removeEventListener('click', onClick);
      removeEventListener('toggle', onToggle, true);
      removeEventListener('keydown', onKey);
    };
  }, []);

  useEffect(() => {
    if (!isFocusDue.current) return;
    const questions = document.querySelector('[data-live] .toggles');
    if (!questions) return;
    isFocusDue.current = false;
    // An amount typed in is none of the answers offered.
    (questions.querySelector<HTMLElement>('input:checked') ?? questions.querySelector('input'))?.focus();
  }, [at, opened, isWide]);

  // What is turned shows in the text at once; what follows from it for all the plates a moment later, first where one looks.
  const seen = useSeen('.clause');
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('is-turned', count > 0);
    // Where the plate stands in the text, the question that was touched; else the clause it belongs to.
    const touched = document.activeElement?.closest('.clause') ? document.activeElement : undefined;
    changeAround(touched ?? document.getElementById(at.id) ?? undefined, () => {
      markFigures(document, reading);
      markDoubts(document, changes);
    });
    const isSeen = ({ id }: ReadClause): boolean => seen.current.has(`${data.book.id}.${id}`);
    const mark = (one: ReadClause) => (): void => markPlate(one, data.book.id, game, reading);
    return inSlices(
      (function* jobs() {
        yield reading.write;
        yield* data.clauses.filter(isSeen).map(mark);
        yield* carryChanges(document, data, game, reading);
        yield* data.clauses.filter((one) => !isSeen(one)).map(mark);
      })(),
    );
  }, [changes]);

  useEffect(() => {
    let putBack = (): void => undefined;
    const onPrint = (): void => {
      putBack = count > 0 ? layOutForPrint(data, game, reading) : () => undefined;
    };
    const onPrinted = (): void => putBack();
    addEventListener('beforeprint', onPrint);
    addEventListener('afterprint', onPrinted);
    return () => {
      putBack();
      removeEventListener('beforeprint', onPrint);
      removeEventListener('afterprint', onPrinted);
    };
  }, [changes]);

  useEffect(() => {
    for (const one of document.querySelectorAll('.clause.is-read')) one.classList.remove('is-read');
    if (isWide) document.getElementById(at.id)?.classList.add('is-read');
  }, [at.id, isWide]);

  // The next plate is seen from its top, however far down the one before was read.
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
  }, [at.id]);

  // On a narrow page the plate lives where it opens.
  const openClause = isWide ? undefined : clauseNamed(data, opened.id);
  useLayoutEffect(() => {
    const home = openClause && document.getElementById(opened.id);
    return home ? openIn(home) : undefined;
  }, [openClause]);
  useLayoutEffect(() => {
    const host = openClause && document.getElementById(opened.id)?.querySelector(':scope [data-live]');
    if (openClause && host)
      render(<Panel data={data} game={game} reading={reading} clause={openClause} asked={opened.asked} />, host);
  });

  return (
    <div class="reading-table">
      {isAwake && <RunningHead book={data.book.short} />}
      <p class="vh" role="status">
        {spoken}
      </p>
      {notice !== undefined && (
        <p class="problem" role="alert">
          {notice}
        </p>
      )}
      {isWide && at.id !== '' && (
        <div class="reading-sheet" ref={sheet}>
          <p class="reading-head">
            <a href={`#${at.id}`} class="no">
              {document.getElementById(at.id)?.querySelector('.no')?.textContent}
            </a>
            <button type="button" class="button" aria-pressed={isPinned} onClick={() => setIsPinned(!isPinned)}>
              {isPinned ? 'Pinned' : 'Pin'}
            </button>
          </p>
          <div data-live>
            {clause && <Panel key={at.id} data={data} game={game} reading={reading} clause={clause} asked={at.asked} />}
          </div>
          <NotesOf id={at.id} />
        </div>
      )}
      {count > 0 && <Bar data={data} game={game} reading={reading} />}
    </div>
  );
}

/**
 * Makes room for a plate that lives where it opens in a clause: in its line, instead of what the page was served with, or, for
 * a clause without one, below its words. Returns what gives the room back.
 */
function openIn(home: HTMLElement): () => void {
  const strip = home.querySelector<HTMLDetailsElement>('.plate-strip');
  const served = strip?.querySelector<HTMLElement>('.plate-body');
  const host = document.createElement('div');
  host.className = strip ? 'plate-body' : 'plate-here';
  host.dataset['live'] = '';
  if (strip) strip.open = true;
  if (served) served.hidden = true;
  if (strip) strip.append(host);
  else home.querySelector('.text')?.after(host);
  return () => {
    render(null, host);
    host.remove();
    if (served) served.hidden = false;
  };
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
