import { render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ShownTypes } from '../replay/model.ts';
import { LiveRegion } from '../page/controls/controls.tsx';
import styles from './reading.module.css';
import { Bar, Panel } from './Panel.tsx';
import type { EditionPageData, EditionGame } from './game.ts';
import { carryChanges, markDoubts, markFigures, markPlate } from './text/marks.ts';
import { PLACE, placesOf, type PlatePlace, changeAround, asCalls, openIn } from './text/places.ts';
import { layOutForPrint, usePrinted } from './print-plates.tsx';
import { RunningHead, NotesOf, SheetHead } from './RunningHead.tsx';
import { useVisiblePlace, isOfEdition, useWhatIsRead } from './use-what-is-read.ts';
import { useReading } from './use-reading.ts';
import forms from '#view/forms.module.css';
import { afterPaint, inSlices, LazyPart } from '../page/LazyPart.tsx';

export interface EditionRoomProps {
  /** `ReadingData` as JSON. */
  readonly data: string;
}

/** Table beside a text that teaches a book: shows the plate of the current place; changed rules affect the whole page. */
export function ReadingOf<G extends ShownTypes>({
  data: json,
  game,
}: EditionRoomProps & { readonly game: EditionGame<G> }) {
  const data = useMemo(() => JSON.parse(json) as EditionPageData, [json]);
  const reading = useReading(data, game);
  const { changes, notice } = reading;
  /** Places with plates; empty on the server. */
  const places = useMemo(() => (typeof document === 'undefined' ? [] : placesOf(document, data)), []);
  const isEdition = isOfEdition(places);
  // Served pages leave it out, because it depends on scrolling.
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  const { at, opened, figure, isWide, isPinned, setIsPinned } = useWhatIsRead(data, reading, places);
  const count = reading.turned.length;
  const spoken =
    count === 0 ? 'No rules changed.' : `${count === 1 ? 'One change' : `${String(count)} changes`} to the rules.`;

  // Marks in the text change at once; the plates follow, visible ones first.
  const visiblePlaces = useVisiblePlace(PLACE);
  useLayoutEffect(() => {
    // Anchor that must not move: the touched question if the plate stands in the text, else the lines of the figure, or
    // the place.
    const touched = document.activeElement?.closest(`${PLACE}, [data-part="plate-here"]`)
      ? document.activeElement
      : undefined;
    const asking = at.figureKeys.length > 0 ? figure.current?.closest('p, li, tr') : undefined;
    const looked = touched ?? asking ?? at.place?.home;
    changeAround(looked, () => {
      document.documentElement.toggleAttribute('data-turned', count > 0);
      markFigures(document, reading);
      markDoubts(document, changes);
    });
    const isSeen = ({ home }: PlatePlace): boolean => visiblePlaces.current.has(home);
    const mark = (one: PlatePlace): void => markPlate(one, game, reading);
    return inSlices(
      (function* jobs() {
        yield reading.write;
        // A changed payment line may need two lines.
        yield () => changeAround(looked, () => places.filter(isSeen).forEach(mark));
        yield* carryChanges(document, data, game, reading);
        yield* places.filter((one) => !isSeen(one)).map((one) => () => mark(one));
      })(),
    );
  }, [changes]);

  usePrinted(() => (count > 0 ? layOutForPrint(places, data, game, reading) : () => undefined), [changes]);

  useEffect(() => {
    if (!isWide) return undefined;
    at.place?.home.setAttribute('data-read', '');
    return () => at.place?.home.removeAttribute('data-read');
  }, [at.place, isWide]);

  useEffect(() => (isWide ? asCalls(places) : undefined), [isWide]);

  // The next plate is shown from its top.
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
  }, [at.place]);

  // On narrow pages the plate opens in the text.
  const openPlace = !isWide && opened.place?.clause ? opened.place : undefined;
  const host = useRef<HTMLElement>();
  const [drawnIn, setDrawnIn] = useState<HTMLElement>();
  useLayoutEffect(() => {
    if (!openPlace) return undefined;
    const room = openIn(openPlace.home);
    host.current = room.host;
    // A touched figure opens the line in the next frame, and the plate in the one after.
    if (room.wasOpen) setDrawnIn(room.host);
    else afterPaint(() => setDrawnIn(room.host));
    return room.giveBack;
  }, [openPlace]);
  useLayoutEffect(() => {
    const { clause } = openPlace ?? {};
    const room = host.current;
    if (!clause || !room || drawnIn !== room) return;
    // Questions above the touched answer may change in height.
    changeAround(room.querySelector(':focus') ?? undefined, () => {
      render(<Panel data={data} game={game} reading={reading} clause={clause} figureKeys={opened.figureKeys} />, room);
      return room.querySelector(':focus') ?? undefined;
    });
  });

  // Keeps the focus when the bar disappears.
  const goBack = (): void => {
    reading.reset();
    const home = at.place?.home;
    const touched = home?.contains(figure.current ?? null) ? figure.current : undefined;
    (touched ?? home?.querySelector<HTMLElement>('[data-part="number"], summary'))?.focus({ preventScroll: true });
  };

  return (
    <div class={styles.table} data-part="reading-table">
      {isAwake && isEdition && <RunningHead book={data.book.short} />}
      <LiveRegion words={spoken} />
      {notice !== undefined && (
        <p class={forms.problem} role="alert">
          {notice}
        </p>
      )}
      {isWide && at.place && (
        <div class={`${styles.sheet} no-print`} data-part="reading-sheet" ref={sheet}>
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
                figureKeys={at.figureKeys}
              />
            )}
          </div>
          <NotesOf home={at.place.home} />
        </div>
      )}
      <LazyPart waits>{count > 0 && <Bar data={data} game={game} reading={reading} onBack={goBack} />}</LazyPart>
    </div>
  );
}
