import { useEffect, useRef, useState, type MutableRef } from 'preact/hooks';
import type { ShownTypes } from '../replay/model.ts';
import { readAddress } from '../rules/reading-address.ts';
import type { EditionPageData } from './game.ts';
import {
  FIGURE,
  isClause,
  placeOf,
  placeOfFigure,
  STRIP,
  WAY_TO_READ,
  type PlatePlace,
  holdStill,
} from './text/places.ts';
import { choiceOf } from './text/marks.ts';
import type { EditionState } from './use-reading.ts';
import { ASKED, AWAKE } from './wake.ts';

/**
 * Elements in view, by IntersectionObserver; measuring would force a layout of the whole page before changes are shown.
 */
export function useVisiblePlace(selector: string): MutableRef<ReadonlySet<Element>> {
  const visible = useRef(new Set<Element>());
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) visible.current.add(target);
        else visible.current.delete(target);
    });
    for (const one of document.querySelectorAll(selector)) watch.observe(one);
    return () => watch.disconnect();
  }, []);
  return visible;
}

/** Media query of windows with room for the table beside the text. */
const WIDE = '(width > 75rem)';

/** Current place, and the rules of the touched figure in it. */
interface At {
  readonly place: PlatePlace | undefined;
  readonly figureKeys: readonly string[];
}

/** Scroll distance, in pixels, after which the reader is assumed to read on. */
const STAYS = 120;

/** Questions of a live plate. */
const QUESTIONS = '[data-live] [data-part="questions"]';

const NOWHERE: At = { place: undefined, figureKeys: [] };

/** Whether the places are the clauses of an edition. */
export const isOfEdition = (places: readonly PlatePlace[]): boolean => places.some(({ home }) => isClause(home));

/** Whether there is room for the table beside the text; follows changes of the window. */
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

/** State of reading: current place, touched figure and, on narrow pages, the open place. */
export function useWhatIsRead<G extends ShownTypes>(
  data: EditionPageData,
  reading: EditionState<G>,
  places: readonly PlatePlace[],
) {
  const isWide = useIsWide();
  const [at, setAt] = useState(NOWHERE);
  const [isPinned, setIsPinned] = useState(false);
  const pinned = useRef(isPinned);
  pinned.current = isPinned;
  /** Scroll position when a figure was last touched. */
  const scrollAtChoice = useRef(-Infinity);
  /** Figure that was opened by keyboard and gets the focus back. */
  const figure = useRef<HTMLElement>();
  /** Whether focus must move to that figure's question when it appears. */
  const isFocusDue = useRef(false);
  /** On narrow pages, the place whose plate is open. */
  const [opened, setOpened] = useState(NOWHERE);

  // Current place: a third of the way down, the focused one, or the address's.
  useEffect(() => {
    const go = (place: PlatePlace | undefined): void => {
      isFocusDue.current = false;
      if (place && !pinned.current) setAt((now) => (now.place === place ? now : { place, figureKeys: [] }));
    };
    // An edition always has a current place; another text begins with its first plate.
    if (!isOfEdition(places)) go(places[0]);
    const observer = new IntersectionObserver(
      (entries) => {
        // After touching a figure, its plate stays until the reader scrolls on.
        if (Math.abs(scrollY - scrollAtChoice.current) < STAYS) return;
        scrollAtChoice.current = -Infinity;
        const read = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
        go(read && placeOf(places, read));
      },
      { rootMargin: '-32% 0px -66% 0px' },
    );
    for (const { home } of places) observer.observe(home);
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element) go(placeOf(places, target));
    };
    const onHash = (): void => {
      const { anchor } = readAddress(location.hash);
      // After following a link, its plate stays until the reader scrolls on.
      if (anchor !== '') scrollAtChoice.current = scrollY;
      go(places.find(({ id }) => id === anchor));
    };
    onHash();
    addEventListener('focusin', onFocus);
    addEventListener('hashchange', onHash);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', onFocus);
      removeEventListener('hashchange', onHash);
    };
  }, []);

  // A touched figure shows its question; on narrow pages, in place.
  useEffect(() => {
    const ask = (touched: HTMLElement, byKey: boolean): boolean => {
      const keys = touched.getAttribute('data-key')?.split(' ') ?? [];
      const place = placeOfFigure(places, touched, keys, data);
      if (!place || !keys.some((key) => reading.ruleOf(key))) return false;
      const next = { place, figureKeys: keys };
      scrollAtChoice.current = scrollY;
      figure.current = touched;
      isFocusDue.current = byKey;
      // Opening may close a plate above; with the keyboard, focus scrolls to the question anyway.
      if (!byKey) holdStill(touched);
      setAt(next);
      setOpened(next);
      return true;
    };
    const onClick = (event: MouseEvent): void => {
      const { target, button, ctrlKey, metaKey, shiftKey, detail } = event;
      if (button !== 0 || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
      const touched = target.closest<HTMLElement>(FIGURE);
      // Keyboard clicks have a count of 0.
      if (touched && ask(touched, detail === 0)) event.preventDefault();
      const line = target.closest(`${STRIP} > summary`);
      const place = line && placeOf(places, line);
      // With the table beside the text, the line of a plate shows it there.
      if (place && matchMedia(WIDE).matches) {
        event.preventDefault();
        scrollAtChoice.current = scrollY;
        setAt({ place, figureKeys: [] });
      } else if (line) holdStill(line);
      const way = target.closest(WAY_TO_READ);
      if (!way) return;
      event.preventDefault();
      const { keys, changes: next } = choiceOf(way);
      reading.take(keys, next);
    };
    const onToggle = ({ target }: Event): void => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(STRIP)) return;
      const place = placeOf(places, target);
      setOpened((now) =>
        (now.place === place) === target.open ? now : target.open ? { place, figureKeys: [] } : NOWHERE,
      );
    };
    // Escape returns from the questions to their figure.
    const onKey = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' && target instanceof Element && target.closest(QUESTIONS)) figure.current?.focus();
    };
    addEventListener('click', onClick);
    addEventListener('toggle', onToggle, true);
    addEventListener('keydown', onKey);
    dispatchEvent(new Event(AWAKE));
    // Handles a touch from before hydration.
    const waiting = document.querySelector<HTMLElement>(`:is(${FIGURE}, ${WAY_TO_READ})[${ASKED}]`);
    const detail = Number(waiting?.getAttribute(ASKED));
    waiting?.removeAttribute(ASKED);
    waiting?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    const open = document.querySelector(`${STRIP}[open]`);
    if (open) setOpened({ place: placeOf(places, open), figureKeys: [] });
    return () => {
      removeEventListener('click', onClick);
      removeEventListener('toggle', onToggle, true);
      removeEventListener('keydown', onKey);
    };
  }, []);

  // After every drawing, because a plate in the text is drawn later than its line opens.
  useEffect(() => {
    if (!isFocusDue.current) return;
    const questions = document.querySelector(QUESTIONS);
    if (!questions) return;
    isFocusDue.current = false;
    // A typed amount has no radio button.
    (questions.querySelector<HTMLElement>('input:checked') ?? questions.querySelector('input'))?.focus();
  });

  return { at, opened, figure, isWide, isPinned, setIsPinned };
}
