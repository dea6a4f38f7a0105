import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyModel } from '../replay/model.ts';
import { readAddress } from '../rules/address/reading-address.ts';
import type { ReadingData } from './data.ts';
import { holdStill } from './text/hold-still.ts';
import { choiceOf } from './text/marks.ts';
import { placeOf, placeOfFigure, type Place } from './text/places.ts';
import type { Reading } from './use-reading.ts';
import { ASKED, AWAKE } from './wake.ts';

/** From here on there is room for the table beside the text. */
const WIDE = '(min-width: 75rem)';

/** The place at reading height, and the rules of the figure that was touched in it, if any. */
interface At {
  readonly place: Place | undefined;
  readonly asked: readonly string[];
}

/** So far, in pixels, a page may be scrolled before its reader is reading on. */
const STAYS = 120;

const NOWHERE: At = { place: undefined, asked: [] };

/** Whether the places are the clauses of an edition. */
export const isOfEdition = (places: readonly Place[]): boolean => places.some(({ home }) => home.matches('.clause'));

/** Whether there is room for the table beside the text, as the window is made wider and narrower. */
function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(() => typeof matchMedia === 'function' && matchMedia(WIDE).matches);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const look = (): void => setIsWide(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);
  return isWide;
}

/** What of the text is read, what is asked of it by touching a figure, and, on narrow pages, what is open in it. */
export function useWhatIsRead<R, Rec, M extends AnyModel>(
  data: ReadingData,
  reading: Reading<R, Rec, M>,
  places: readonly Place[],
) {
  const isWide = useIsWide();
  const [at, setAt] = useState(NOWHERE);
  const [isPinned, setIsPinned] = useState(false);
  const pinned = useRef(isPinned);
  pinned.current = isPinned;
  /** Where the page stood when a figure was last touched. */
  const askedAt = useRef(-Infinity);
  /** The figure that was touched by its key, and waits for the focus to come back to it. */
  const figure = useRef<HTMLElement>();
  /** The focus is to go to the question of that figure as soon as it is there. */
  const isFocusDue = useRef(false);
  /** On narrow pages: the place whose plate is open where it stands. */
  const [opened, setOpened] = useState(NOWHERE);

  // What is read: the place a third of the way down, the one with the focus, the one an address leads to.
  useEffect(() => {
    const go = (place: Place | undefined): void => {
      isFocusDue.current = false;
      if (place && !pinned.current) setAt((now) => (now.place === place ? now : { place, asked: [] }));
    };
    // Among its clauses an edition has a place everywhere; beside another text the first plate waits for its reader.
    if (!isOfEdition(places)) go(places[0]);
    const seen = new IntersectionObserver(
      (entries) => {
        // Whoever has touched a figure looks at its plate until he reads on.
        if (Math.abs(scrollY - askedAt.current) < STAYS) return;
        askedAt.current = -Infinity;
        const read = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
        go(read && placeOf(places, read));
      },
      { rootMargin: '-32% 0px -66% 0px' },
    );
    for (const { home } of places) seen.observe(home);
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element) go(placeOf(places, target));
    };
    const onHash = (): void => {
      const { anchor } = readAddress(location.hash);
      // Whoever came by a link looks at its plate until he reads on.
      if (anchor !== '') askedAt.current = scrollY;
      go(places.find(({ id }) => id === anchor));
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
      const place = placeOfFigure(places, touched, keys, data);
      if (!place || !keys.some((key) => reading.ruleOf(key))) return false;
      const next = { place, asked: keys };
      askedAt.current = scrollY;
      figure.current = touched;
      isFocusDue.current = byKey;
      // What opens below it closes another plate, perhaps above; a key leads to the question, which is scrolled to.
      if (!byKey) holdStill(touched);
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
      const shown = line && placeOf(places, line);
      // Beside the table the line of a plate has nothing to open: it calls its plate to the table.
      if (shown && matchMedia(WIDE).matches) {
        event.preventDefault();
        askedAt.current = scrollY;
        setAt({ place: shown, asked: [] });
      } else if (line) holdStill(line);
      const way = target.closest('.doubt .alt');
      if (!way) return;
      event.preventDefault();
      const { keys, changes: next } = choiceOf(way);
      reading.take(keys, next);
    };
    const onToggle = ({ target }: Event): void => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches('.plate-strip')) return;
      const place = placeOf(places, target);
      setOpened((now) => ((now.place === place) === target.open ? now : target.open ? { place, asked: [] } : NOWHERE));
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
    const waiting = document.querySelector<HTMLElement>(`:is(.v, .alt)[${ASKED}]`);
    const detail = Number(waiting?.getAttribute(ASKED));
    waiting?.removeAttribute(ASKED);
    waiting?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    const open = document.querySelector('.plate-strip[open]');
    if (open) setOpened({ place: placeOf(places, open), asked: [] });
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

  return { at, opened, figure, isWide, isPinned, setIsPinned };
}
