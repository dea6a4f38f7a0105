import '../page/joined-texts.ts';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyModel } from '../replay/model.ts';
import { Spoken } from '../page/controls/Spoken.tsx';
import { readAddress } from '../rules/address/reading-address.ts';
import { Bar } from './Bar.tsx';
import type { ReadingData } from './data.ts';
import type { ReadingGame } from './game.ts';
import { carryChanges } from './text/carry.ts';
import { changeAround, holdStill } from './text/hold-still.ts';
import { choiceOf, markDoubts, markFigures, markPlate } from './text/marks.ts';
import { asCalls, openIn } from './text/open-in.ts';
import { Panel } from './Panel.tsx';
import { PLACE, placeOf, placeOfFigure, placesOf, type Place } from './text/places.ts';
import { layOutForPrint } from './plates/print-plates.tsx';
import { usePrinted } from './plates/use-printed.ts';
import { RunningHead } from './head/RunningHead.tsx';
import { NotesOf, SheetHead } from './head/SheetHead.tsx';
import { inSlices } from './plates/slices.ts';
import { useSeen } from './text/use-seen.ts';
import { useReading } from './use-reading.ts';
import { ASKED, AWAKE } from './wake.ts';

export interface ReadingProps {
  /** `ReadingData` as JSON. */
  readonly data: string;
}

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

/** The table beside a text that teaches a book: the plate of what is read; what is turned in it moves the whole page. */
export function ReadingOf<R, Rec, M extends AnyModel>({
  data: json,
  game,
}: ReadingProps & { readonly game: ReadingGame<R, Rec, M> }) {
  const data = useMemo(() => JSON.parse(json) as ReadingData, [json]);
  const reading = useReading(data, game);
  const { changes, notice } = reading;
  const [isWide, setIsWide] = useState(() => typeof matchMedia === 'function' && matchMedia(WIDE).matches);
  const [at, setAt] = useState(NOWHERE);
  /** Where the page has plates: known as soon as there is a page. */
  const places = useMemo(() => (typeof document === 'undefined' ? [] : placesOf(document, data)), []);
  const isEdition = places.some(({ home }) => home.matches('.clause'));
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
  /** On narrow pages: the place whose plate is open where it stands. */
  const [opened, setOpened] = useState(NOWHERE);
  const count = reading.turned.length;
  const spoken =
    count === 0
      ? 'Every rule is as the book has it.'
      : `Read with ${count === 1 ? 'one change' : `${String(count)} changes`}.`;

  useEffect(() => {
    const media = matchMedia(WIDE);
    const look = (): void => setIsWide(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);

  // What is read: the place a third of the way down, the one with the focus, the one an address leads to.
  useEffect(() => {
    const go = (place: Place | undefined): void => {
      isFocusDue.current = false;
      if (place && !pinned.current) setAt((now) => (now.place === place ? now : { place, asked: [] }));
    };
    // Among its clauses an edition has a place everywhere; beside another text the first plate waits for its reader.
    if (!isEdition) go(places[0]);
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

  // What is turned shows in the text at once; what follows from it for all the plates a moment later, first where one looks.
  const seen = useSeen(PLACE);
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('is-turned', count > 0);
    // Where the plate stands in the text, the question that was touched; else the lines in which the figure stands, or the place.
    const touched = document.activeElement?.closest(`${PLACE}, .plate-here`) ? document.activeElement : undefined;
    const asking = at.asked.length > 0 ? figure.current?.closest('p, li, tr') : undefined;
    const looked = touched ?? asking ?? at.place?.home;
    changeAround(looked, () => {
      markFigures(document, reading);
      markDoubts(document, changes);
    });
    const isSeen = ({ home }: Place): boolean => seen.current.has(home);
    const mark = (one: Place): void => markPlate(one, game, reading);
    return inSlices(
      (function* jobs() {
        yield reading.write;
        // A line that says what was paid before may take two.
        yield () => changeAround(looked, () => places.filter(isSeen).forEach(mark));
        yield* carryChanges(document, data, game, reading);
        yield* places.filter((one) => !isSeen(one)).map((one) => () => mark(one));
      })(),
    );
  }, [changes]);

  usePrinted(() => (count > 0 ? layOutForPrint(places, data, game, reading) : () => undefined), [changes]);

  useEffect(() => {
    if (!isWide) return undefined;
    at.place?.home.classList.add('is-read');
    return () => at.place?.home.classList.remove('is-read');
  }, [at.place, isWide]);

  useEffect(() => (isWide ? asCalls(places) : undefined), [isWide]);

  // The next plate is seen from its top, however far down the one before was read.
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
  }, [at.place]);

  // On a narrow page the plate lives where it opens.
  const openPlace = !isWide && opened.place?.clause ? opened.place : undefined;
  const host = useRef<HTMLElement>();
  useLayoutEffect(() => {
    if (!openPlace) return undefined;
    const room = openIn(openPlace.home);
    host.current = room.host;
    return room.giveBack;
  }, [openPlace]);
  useLayoutEffect(() => {
    const { clause } = openPlace ?? {};
    const room = host.current;
    if (!clause || !room) return;
    // What stands above the answer that was touched may come out longer or shorter.
    changeAround(room.querySelector(':focus') ?? undefined, () => {
      render(<Panel data={data} game={game} reading={reading} clause={clause} asked={opened.asked} />, room);
      return room.querySelector(':focus') ?? undefined;
    });
  });

  // The bar goes, and the focus must not go with it.
  const goBack = (): void => {
    reading.reset();
    const home = at.place?.home;
    const touched = home?.contains(figure.current ?? null) ? figure.current : undefined;
    (touched ?? home?.querySelector<HTMLElement>('.no, summary'))?.focus({ preventScroll: true });
  };

  return (
    <div class="reading-table">
      {isAwake && isEdition && <RunningHead book={data.book.short} />}
      <Spoken words={spoken} />
      {notice !== undefined && (
        <p class="problem" role="alert">
          {notice}
        </p>
      )}
      {isWide && at.place && (
        <div class="reading-sheet" ref={sheet}>
          <SheetHead
            place={at.place}
            book={data.book}
            variation={reading.variation}
            isPinned={isPinned}
            onPin={() => setIsPinned(!isPinned)}
          />
          <div data-live>
            {at.place.clause && (
              <Panel
                key={at.place.id}
                data={data}
                game={game}
                reading={reading}
                clause={at.place.clause}
                asked={at.asked}
              />
            )}
          </div>
          <NotesOf home={at.place.home} />
        </div>
      )}
      {count > 0 && <Bar data={data} game={game} reading={reading} onBack={goBack} />}
    </div>
  );
}
