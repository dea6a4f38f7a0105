import type { ReadClause, ReadingData } from '../data.ts';

/**
 * A place of the page to which a plate belongs: in its edition a clause; in another text that teaches a book, the line of a
 * plate, or whatever holds a figure.
 */
export interface Place {
  /** Of a clause its id, as addresses name it. */
  readonly id: string;
  readonly home: HTMLElement;
  /** Absent of a clause that asks nothing of the engine. */
  readonly clause: ReadClause | undefined;
}

/** What stands for a place in the page. */
export const PLACE = '.clause, .plate-strip[data-keys]';

export function placesOf(root: ParentNode, { book, clauses }: ReadingData): readonly Place[] {
  const byId = new Map(clauses.map((clause) => [`${book.id}.${clause.id}`, clause]));
  return [...root.querySelectorAll<HTMLElement>(PLACE)].map((home, i) =>
    home.matches('.clause')
      ? { id: home.id, home, clause: byId.get(home.id) }
      : { id: `plate ${String(i)}`, home, clause: clauseOfLine(home) },
  );
}

/** The line of its plate, which opens. */
export const stripOf = (home: HTMLElement): HTMLDetailsElement | null =>
  home.matches('.plate-strip') ? (home as HTMLDetailsElement) : home.querySelector<HTMLDetailsElement>('.plate-strip');

export const placeOf = (places: readonly Place[], element: Element): Place | undefined => {
  const home = element.closest(PLACE);
  return home ? places.find((one) => one.home === home) : undefined;
};

/** What the line of a plate says of itself: whose payments it shows, and the moment to which its link leads. */
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
 * The place of a figure: the clause in which it stands; in another text the first plate after it that shows what its rules do,
 * or else any, or else what its book says of them, to be shown where it stands.
 */
export function placeOfFigure(
  places: readonly Place[],
  figure: HTMLElement,
  keys: readonly string[],
  { clauses }: ReadingData,
): Place | undefined {
  const own = placeOf(places, figure);
  if (own) return own;
  const showing = places.filter(({ clause }) => keys.some((key) => clause?.keys.includes(key)));
  const next = showing.find(({ home }) => figure.compareDocumentPosition(home) & Node.DOCUMENT_POSITION_FOLLOWING);
  const home = figure.closest<HTMLElement>('p, li, .scroll') ?? figure;
  const resting = clauses.filter((clause) => keys.some((key) => clause.keys.includes(key)));
  const clause = (next ?? showing[0])?.clause ?? resting.find(({ plate }) => plate) ?? resting[0];
  return clause && { id: `figure ${keys.join(' ')}`, home, clause };
}
