import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { ruleOf } from '#engine/rules/rule-set.ts';
import type { Book, ContentGraph } from '../graph/content.ts';
import type { Clause, PlateRequest } from '../library/clauses.ts';
import { asRecorded, stepForClause, stepOfPlace, type JudgedDeal } from '../deals/deal-steps.ts';
import type { Passage, LibrarySession } from '../library/library.ts';

/** Moment of a record that a plate shows. */
export interface PlateMoment {
  readonly piece: Piece;
  /** Step, as in addresses. */
  readonly at: string;
  /** `pays`: a payment by the clause; `forbids`: an act against it; `shows`: the record is about it. */
  readonly kind: 'pays' | 'forbids' | 'shows';
}

interface Found extends PlateMoment {
  /**
   * Sort key, smaller is better: whether the clause is the base of the payment, whether the record varies the clause's
   * own rules, whether its editor lists the clause, what else takes part in the payment, and how much else is paid there.
   */
  readonly rank: readonly number[];
  /** Whether an amount named in the clause is paid there. */
  readonly isNamed: boolean;
}

/**
 * Moment that best shows a clause: the one its editor chose; else the best payment that rests on it, or act that it
 * forbids, in a record of its book, with the fewest other things happening; else a step that an editor's note mentions.
 */
export function plateOf(clause: string, book: Book, graph: ContentGraph): PlateMoment | undefined {
  const known = platesOf(graph);
  if (!known.has(clause)) known.set(clause, findPlate(clause, book, graph));
  return known.get(clause);
}

/** Cache for edition, coverage page and check, which ask for the same plates. */
const platesOf = memoizeByIdentity((_: ContentGraph) => new Map<string, PlateMoment | undefined>());

function findPlate(clause: string, book: Book, graph: ContentGraph): PlateMoment | undefined {
  const keys = new Set(book.keysOf.get(clause));
  if (keys.size === 0) return undefined;
  const request = graph.library.clauses.get(clause)?.plate;
  if (request) return requestedMoment(request, book, graph, keys);
  const best = bestFound(clause, book, graph);
  if (best) return best;
  for (const piece of piecesOf(book, graph).filter(({ clauses }) => clauses.includes(clause))) {
    const at = stepForClause(piece, clause, graph);
    if (at !== undefined) return { piece, at, kind: 'shows' };
  }
  return undefined;
}

function bestFound(clause: string, book: Book, graph: ContentGraph): Found | undefined {
  const known = bestOf(graph);
  if (known.has(clause)) return known.get(clause);
  const keys = new Set(book.keysOf.get(clause));
  const found = piecesOf(book, graph).flatMap((piece) => {
    const judged = asRecorded(piece, book.gameContent);
    const isShown = judged && [...keys].some((key) => keysIn(judged).has(key));
    return isShown ? momentsOf(piece, judged, clause, keys, book) : [];
  });
  const [best] = found.toSorted((a, b) => compareRanks(a.rank, b.rank));
  known.set(clause, best);
  return best;
}

const bestOf = memoizeByIdentity((_: ContentGraph) => new Map<string, Found | undefined>());

/** Keys by which a deal pays or forbids something; most clauses are ruled out by them. */
const keysIn = memoizeByIdentity(
  ({ entries, departures }: JudgedDeal) =>
    new Set<string>([...entries.flatMap(({ keys }) => keys), ...departures.map(({ key }) => key)]),
);

/** Moment at which an amount named in the clause is paid; undefined if it names none or no record pays it. */
export function momentOfItsSum(clause: string, book: Book, graph: ContentGraph): PlateMoment | undefined {
  const best = bestFound(clause, book, graph);
  return best?.isNamed ? best : undefined;
}

/** How cards are dealt, if an editor chose that for a clause's plate. */
export interface DealingPlateSpec {
  readonly players: number;
  readonly isApart: boolean;
}

export function dealtOf({ plate }: Pick<Clause, 'plate'>): DealingPlateSpec | undefined {
  return plate?.dealt === undefined ? undefined : { players: Number(plate.dealt), isApart: plate.left === 'apart' };
}

/** Record of a book that a plate names. */
export const requestedPiece = (
  { deal, session, passage }: PlateRequest,
  book: Book,
  graph: ContentGraph,
): Piece | undefined =>
  piecesOf(book, graph).find(
    ({ kind, id }) => id === { deal, session, passage }[kind] && [deal, session, passage].filter(Boolean).length === 1,
  );

/** Moment that a plate names; a passage without a step is shown where it breaks the rules, or at its end. */
export function requestedMoment(
  request: PlateRequest,
  book: Book,
  graph: ContentGraph,
  keys: ReadonlySet<string>,
): PlateMoment | undefined {
  const piece = requestedPiece(request, book, graph);
  const judged = piece && asRecorded(piece, book.gameContent);
  if (!judged) return undefined;
  const steps = judged.frames.map((frame) => printPlace(frame.at));
  const at = request.at ?? (piece.kind === 'passage' ? stepOfPassage(judged) : undefined);
  const step = at === undefined ? -1 : steps.indexOf(at);
  if (at === undefined || step < 0) return undefined;
  const paid = judged.entries.slice(judged.frames[step - 1]?.entries ?? 0, judged.frames[step]?.entries);
  const kind = paid.some((entry) => entry.amount > 0 && entry.keys.some((key) => keys.has(key)))
    ? 'pays'
    : judged.departures.some((one) => keys.has(one.key) && (isOfTheDeal(one) || stepOfPlace(judged, one.at) === at))
      ? 'forbids'
      : 'shows';
  return { piece, at, kind };
}

function stepOfPassage(judged: JudgedDeal): string | undefined {
  const [departure] = judged.departures;
  return departure ? stepOfDeparture(judged, departure) : lastStep(judged);
}

const lastStep = ({ frames }: JudgedDeal): string | undefined => {
  const last = frames.findLast(({ at }) => at.phase !== 'end') ?? frames.at(-1);
  return last && printPlace(last.at);
};

/** A fault of the deal as a whole, such as too many players or a card not in the pack, which every step has. */
const isOfTheDeal = ({ at }: Pick<Departure, 'at'>): boolean => at.phase === 'deal';

const stepOfDeparture = (judged: JudgedDeal, departure: Departure): string | undefined =>
  isOfTheDeal(departure) ? lastStep(judged) : stepOfPlace(judged, departure.at);

/** Steps of a deal with payments, and the payments. */
const paymentsOf = memoizeByIdentity(({ frames, entries }: JudgedDeal) =>
  frames.flatMap(({ at, entries: to }, i) => {
    const here = entries.slice(frames[i - 1]?.entries ?? 0, to).filter(({ amount }) => amount > 0);
    return here.length > 0 ? [{ at, here }] : [];
  }),
);

function momentsOf(
  piece: Piece,
  judged: JudgedDeal,
  clause: string,
  keys: ReadonlySet<string>,
  book: Book,
): readonly Found[] {
  const { entries, departures } = judged;
  const isAbout = piece.clauses.includes(clause) ? 0 : 1;
  const isVaried = Object.keys(piece.record['vary'] ?? {}).some((key) => keys.has(key)) ? 1 : 0;
  const paying = paymentsOf(judged).flatMap(({ at, here }): Found[] => {
    const base = here.filter((entry) => keys.has(entry.keys[0]));
    const part = here.filter((entry) => entry.keys.some((key) => keys.has(key)));
    const own = base.length > 0 ? base : part;
    if (own.length === 0) return [];
    // Changes that other rules made to the payment, such as a doubling, do not show this clause.
    const foreign = new Set(own.flatMap((entry) => entry.keys.filter((key) => !keys.has(key)))).size;
    const rank = [base.length > 0 ? 0 : 1, isAbout, isVaried, foreign, here.length - own.length, entries.length];
    const isNamed = base.some(({ amount, keys: [key] }) => ruleOf(book.ruleSet, key)?.value === amount);
    return [{ piece, at: printPlace(at), kind: 'pays', rank, isNamed }];
  });
  const forbidding = departures
    .filter(({ key }) => keys.has(key))
    .flatMap((departure): Found[] => {
      const step = stepOfDeparture(judged, departure);
      return step === undefined
        ? []
        : [{ piece, at: step, kind: 'forbids', rank: [0, isAbout, isVaried, 0, 0, entries.length], isNamed: false }];
    });
  return [...paying, ...forbidding];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((one, at) => one !== b[at]);
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}

/** A record that a plate can show: a deal, a deal of a session, or a passage, which has no page. */
export interface Piece {
  readonly kind: 'deal' | 'session' | 'passage';
  /** Id in plates; a deal of a session by its number, `<game>/<session>/4`. */
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly record: Readonly<Record<string, unknown>>;
  /** Clauses it is there to show. */
  readonly clauses: readonly string[];
  readonly annotations: readonly { readonly at: string; readonly text: string }[];
  /**
   * Address at which it can be replayed, relative to the site's root and ending with a slash: its page, or a tool that
   * opens any record.
   */
  readonly path: string;
}

/** All records of a book that plates can show: deals, passages and deals of sessions. */
export const piecesOf = memoizeByIdentity((book: Book, { library }: ContentGraph): readonly Piece[] => {
  const isOfBook = ({ ruleset }: { readonly ruleset: string }): boolean => ruleset === book.ruleSet.id;
  return [
    ...library.deals
      .filter(isOfBook)
      .map((deal): Piece => ({ ...deal, kind: 'deal', path: `${deal.game}/deals/${deal.slug}/` })),
    ...library.passages.filter(isOfBook).map((passage) => passagePiece(passage, book)),
    ...library.sessions.filter(isOfBook).flatMap((session) => sessionPieces(session, book)),
  ];
});

/** A passage opens in the editor, or in the explorer at tables, which accept any record. */
const passagePiece = (passage: Passage, { gameContent }: Book): Piece => ({
  ...passage,
  kind: 'passage',
  path: `${passage.game}/${gameContent.tools.edit ? 'editor' : 'explore'}/`,
});

/** An editor's remarks on a deal of a session. */
interface SaidOfDeal {
  readonly title?: string;
  readonly annotations?: Piece['annotations'];
}

function sessionPieces(session: LibrarySession, { gameContent }: Book): readonly Piece[] {
  const said = (session.record['deals'] ?? session.record['games']) as readonly SaidOfDeal[];
  return gameContent.recordsOfSession(session.record).flatMap((record, i): Piece[] => {
    const { title = `${gameContent.piece} ${String(i + 1)}`, annotations = [] } = said[i] ?? {};
    return record
      ? [
          {
            kind: 'session',
            id: `${session.id}/${String(i + 1)}`,
            title: `${session.title}: ${title}`,
            ruleset: session.ruleset,
            record,
            clauses: session.clauses,
            annotations,
            path: `${session.game}/sessions/${session.slug}/${String(i + 1)}/`,
          },
        ]
      : [];
  });
}
