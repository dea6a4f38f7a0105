import '../page/joined-texts.ts';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyModel } from '../replay/model.ts';
import { Spoken } from '../page/controls/Spoken.tsx';
import { Bar } from './Bar.tsx';
import type { ReadingData } from './data.ts';
import type { ReadingGame } from './game.ts';
import { carryChanges } from './text/carry.ts';
import { changeAround } from './text/hold-still.ts';
import { markDoubts, markFigures, markPlate } from './text/marks.ts';
import { asCalls, openIn } from './text/open-in.ts';
import { Panel } from './Panel.tsx';
import { PLACE, placesOf, type Place } from './text/places.ts';
import { layOutForPrint } from './plates/print-plates.tsx';
import { usePrinted } from './plates/use-printed.ts';
import { RunningHead } from './head/RunningHead.tsx';
import { NotesOf, SheetHead } from './head/SheetHead.tsx';
import { inSlices } from './plates/slices.ts';
import { useSeen } from './text/use-seen.ts';
import { useReading } from './use-reading.ts';
import { isOfEdition, useWhatIsRead } from './use-what-is-read.ts';

export interface ReadingProps {
  /** `ReadingData` as JSON. */
  readonly data: string;
}

/** The table beside a text that teaches a book: the plate of what is read; what is turned in it moves the whole page. */
export function ReadingOf<R, Rec, M extends AnyModel>({
  data: json,
  game,
}: ReadingProps & { readonly game: ReadingGame<R, Rec, M> }) {
  const data = useMemo(() => JSON.parse(json) as ReadingData, [json]);
  const reading = useReading(data, game);
  const { changes, notice } = reading;
  /** Where the page has plates: known as soon as there is a page. */
  const places = useMemo(() => (typeof document === 'undefined' ? [] : placesOf(document, data)), []);
  const isEdition = isOfEdition(places);
  // The page is served without it: it shows what has been scrolled past.
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  const { at, opened, figure, isWide, isPinned, setIsPinned } = useWhatIsRead(data, reading, places);
  const count = reading.turned.length;
  const spoken =
    count === 0
      ? 'Every rule is as the book has it.'
      : `Read with ${count === 1 ? 'one change' : `${String(count)} changes`}.`;

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
