import type { ReadClause, EditionPageData } from '../game.ts';
import { render } from 'preact';
import styles from '../plate-strip.module.css';

/**
 * A place on the page that has a plate: in an edition a clause; in another text that teaches a book, the line of a plate
 * or whatever contains a figure.
 */
export interface PlatePlace {
  /** Id as in addresses, for a clause. */
  readonly id: string;
  readonly home: HTMLElement;
  /** Undefined for a clause without rules. */
  readonly clause: ReadClause | undefined;
}

/** A figure or word of the text that a rule decides. */
export const FIGURE = 'a[data-key]';
/** One of the readings of a doubtful clause. */
export const WAY_TO_READ = 'a[data-choice]';
/** The line of a plate, which opens it. */
export const STRIP = '[data-part="plate-strip"]';
const CLAUSE = '[data-part="clause"]';
/** Elements of the page that are places. */
export const PLACE = `${CLAUSE}, ${STRIP}[data-keys]`;

export const isClause = (home: Element): boolean => home.matches(CLAUSE);

export function placesOf(root: ParentNode, { book, clauses }: EditionPageData): readonly PlatePlace[] {
  const byId = new Map(clauses.map((clause) => [`${book.id}.${clause.id}`, clause]));
  return [...root.querySelectorAll<HTMLElement>(PLACE)].map((home, i) =>
    isClause(home)
      ? { id: home.id, home, clause: byId.get(home.id) }
      : { id: `plate ${String(i)}`, home, clause: clauseOfLine(home) },
  );
}

/** Line of a clause's plate. */
export const stripOf = (home: HTMLElement): HTMLDetailsElement | null =>
  home.matches(STRIP) ? (home as HTMLDetailsElement) : home.querySelector<HTMLDetailsElement>(STRIP);

export const placeOf = (places: readonly PlatePlace[], element: Element): PlatePlace | undefined => {
  const home = element.closest(PLACE);
  return home ? places.find((one) => one.home === home) : undefined;
};

/** Data of a plate's line: whose payments it shows, and the moment its link leads to. */
function clauseOfLine(line: HTMLElement): ReadClause {
  const { deal, step } = line.querySelector<HTMLElement>('a[data-deal]')?.dataset ?? {};
  return {
    id: line.dataset['clause'] ?? '',
    number: undefined,
    keys: line.dataset['keys']?.split(' ') ?? [],
    plate: deal === undefined || step === undefined ? undefined : { deal: Number(deal), at: step },
  };
}

/**
 * Place of a figure: the clause that contains it; in another text the first plate after it that shows its rules, else any
 * plate, else the book's words about them, shown at the figure.
 */
export function placeOfFigure(
  places: readonly PlatePlace[],
  figure: HTMLElement,
  keys: readonly string[],
  { clauses }: EditionPageData,
): PlatePlace | undefined {
  const own = placeOf(places, figure);
  if (own) return own;
  const showing = places.filter(({ clause }) => keys.some((key) => clause?.keys.includes(key)));
  const next = showing.find(({ home }) => figure.compareDocumentPosition(home) & Node.DOCUMENT_POSITION_FOLLOWING);
  const home = figure.closest<HTMLElement>('p, li, [data-part="wide-table"]') ?? figure;
  const resting = clauses.filter((clause) => keys.some((key) => clause.keys.includes(key)));
  const clause = (next ?? showing[0])?.clause ?? resting.find(({ plate }) => plate) ?? resting[0];
  return clause && { id: `figure ${keys.join(' ')}`, home, clause };
}

/** Keeps a touched line at its place on the screen, whatever folds above it in the next layout. */
export function holdStill(line: Element): void {
  const { top } = line.getBoundingClientRect();
  requestAnimationFrame(() => scrollBy({ top: line.getBoundingClientRect().top - top, behavior: 'instant' }));
}

/**
 * Changes the page and keeps what the reader looks at in place. Browsers only anchor the first visible element, and a
 * changed figure may make a line longer above the touched one.
 */
export function changeAround(looked: Element | undefined, change: () => unknown): void {
  const { top, bottom } = looked?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const isSeen = looked !== undefined && bottom > 0 && top < innerHeight;
  // A re-rendered element is replaced by the one that `change` returns; a removed one has no position.
  const made = change();
  const heir = made instanceof Element ? made : looked;
  const moved = isSeen && heir?.isConnected ? heir.getBoundingClientRect().top - top : 0;
  if (moved === 0) return;
  // If the plate scrolls within its own box, scroll that first, so that the text above stays too.
  const room = heir?.closest('[data-part="plate-body"]');
  const slid = room?.scrollTop ?? 0;
  if (room) room.scrollTop += moved;
  const left = moved - ((room?.scrollTop ?? 0) - slid);
  if (left !== 0) scrollBy({ top: left, behavior: 'instant' });
}

/** Room for an interactive plate. */
interface PlateRoom {
  readonly host: HTMLElement;
  /** Whether the reader had opened the line, and sees the served plate. */
  readonly wasOpen: boolean;
  readonly giveBack: () => void;
}

/**
 * Makes room for an interactive plate: inside its line in place of the served content or, if there is no line, below the
 * words it belongs to.
 */
export function openIn(home: HTMLElement): PlateRoom {
  const strip = stripOf(home);
  const wasOpen = strip?.open ?? false;
  const served = strip?.querySelector<HTMLElement>('[data-part="plate-body"]');
  const host = document.createElement('div');
  host.className = styles.body ?? '';
  host.dataset['part'] = strip ? 'plate-body' : 'plate-here';
  host.dataset['live'] = '';
  if (served) served.hidden = true;
  const words = home.querySelector('[data-part="words"]') ?? home;
  const open = (): void => {
    if (strip) {
      strip.open = true;
      strip.append(host);
    } else words.after(host);
  };
  // Only one plate is open at a time. Closing another may move what is read; opening this one, below it, does not.
  const others = [...document.querySelectorAll<HTMLDetailsElement>(`${STRIP}[open]`)].filter((one) => one !== strip);
  if (others.length === 0) open();
  else
    changeAround(words, () => {
      for (const other of others) other.open = false;
      open();
    });
  return {
    host,
    wasOpen,
    giveBack: () => {
      render(null, host);
      host.remove();
      if (served) served.hidden = false;
    },
  };
}

/**
 * Beside the table, makes the lines of plates into buttons that show their plate on the table. Returns a function that
 * undoes this.
 */
export function asCalls(places: readonly PlatePlace[]): () => void {
  const lines = places.map(({ home }) => home).filter((home) => home.matches(STRIP));
  for (const line of lines) {
    line.removeAttribute('open');
    line.querySelector('summary')?.setAttribute('role', 'button');
  }
  return () => {
    for (const line of lines) line.querySelector('summary')?.removeAttribute('role');
  };
}
