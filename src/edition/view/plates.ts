import { onceFor } from '#engine/kernel/once.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { ruleOf } from '#engine/rules/rule-set.ts';
import type { Book, ContentGraph } from '../graph/content-graph.ts';
import type { Clause, PlateAsked } from '../library/clauses.ts';
import { asRecorded, stepForClause } from '../deals/judged-deals.ts';
import { stepOfPlace, type ShownDeal } from '../deals/deal-steps.ts';
import { piecesOf, type Piece } from './pieces.ts';

/** The moment of a record that a plate shows. */
export interface PlateMoment {
  readonly piece: Piece;
  /** The step, as an address names it. */
  readonly at: string;
  /** `pays`: by the clause; `forbids`: what the record does against it; `shows`: the record is about it. */
  readonly kind: 'pays' | 'forbids' | 'shows';
}

interface Found extends PlateMoment {
  /**
   * The less, the better: whether the clause is the base of what is paid, whether the record varies the clause's own rules,
   * whether its editor lists the clause, what else has a part in the payment, and how much else is paid there.
   */
  readonly rank: readonly number[];
  /** Whether a sum is paid there that a rule of the clause names. */
  readonly isNamed: boolean;
}

/**
 * The moment that shows a clause best: the one its editor has chosen; of all payments of its book’s records that rest on it,
 * and of all that it forbids there, one of a record that is about it, with least besides; where there is none, the step of
 * which a record’s editor speaks.
 */
export function plateOf(clause: string, book: Book, graph: ContentGraph): PlateMoment | undefined {
  const known = platesOf(graph);
  if (!known.has(clause)) known.set(clause, findPlate(clause, book, graph));
  return known.get(clause);
}

/** Edition, coverage and check ask for the same. */
const platesOf = onceFor((_: ContentGraph) => new Map<string, PlateMoment | undefined>());

function findPlate(clause: string, book: Book, graph: ContentGraph): PlateMoment | undefined {
  const keys = new Set(book.keysOf.get(clause));
  if (keys.size === 0) return undefined;
  const asked = graph.library.clauses.get(clause)?.plate;
  if (asked) return momentAsked(asked, book, graph, keys);
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

const bestOf = onceFor((_: ContentGraph) => new Map<string, Found | undefined>());

/** By which keys a deal pays or is forbidden anything: of most clauses it has nothing to show. */
const keysIn = onceFor(
  ({ entries, departures }: ShownDeal) =>
    new Set<string>([...entries.flatMap(({ keys }) => keys), ...departures.map(({ key }) => key)]),
);

/** The moment at which the sum that a clause names is paid; undefined where it names none, or no record pays it. */
export function momentOfItsSum(clause: string, book: Book, graph: ContentGraph): PlateMoment | undefined {
  const best = bestFound(clause, book, graph);
  return best?.isNamed ? best : undefined;
}

/** How the cards go round, where an editor has chosen that for the plate of a clause. */
export interface DealtShown {
  readonly players: number;
  readonly isApart: boolean;
}

export function dealtOf({ plate }: Pick<Clause, 'plate'>): DealtShown | undefined {
  return plate?.dealt === undefined ? undefined : { players: Number(plate.dealt), isApart: plate.left === 'apart' };
}

/** The record of a book that a plate names. */
export const pieceAsked = (
  { deal, session, passage }: PlateAsked,
  book: Book,
  graph: ContentGraph,
): Piece | undefined =>
  piecesOf(book, graph).find(
    ({ kind, id }) => id === { deal, session, passage }[kind] && [deal, session, passage].filter(Boolean).length === 1,
  );

/** The moment that a plate names; a passage that names no step is seen where it goes against the rules, or at its end. */
export function momentAsked(
  asked: PlateAsked,
  book: Book,
  graph: ContentGraph,
  keys: ReadonlySet<string>,
): PlateMoment | undefined {
  const piece = pieceAsked(asked, book, graph);
  const judged = piece && asRecorded(piece, book.gameContent);
  if (!judged) return undefined;
  const steps = judged.frames.map((frame) => printPlace(frame.at));
  const at = asked.at ?? (piece.kind === 'passage' ? stepOfPassage(judged) : undefined);
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

function stepOfPassage(judged: ShownDeal): string | undefined {
  const [departure] = judged.departures;
  return departure ? stepOfDeparture(judged, departure) : lastStep(judged);
}

const lastStep = ({ frames }: ShownDeal): string | undefined => {
  const last = frames.findLast(({ at }) => at.phase !== 'end') ?? frames.at(-1);
  return last && printPlace(last.at);
};

/** Too many players, or a card that is not in the pack: the wrong lies there from the first card to the last. */
const isOfTheDeal = ({ at }: Pick<Departure, 'at'>): boolean => at.phase === 'deal';

const stepOfDeparture = (judged: ShownDeal, departure: Departure): string | undefined =>
  isOfTheDeal(departure) ? lastStep(judged) : stepOfPlace(judged, departure.at);

/** The steps of a deal at which something is paid, with what is paid there. */
const paymentsOf = onceFor(({ frames, entries }: ShownDeal) =>
  frames.flatMap(({ at, entries: to }, i) => {
    const here = entries.slice(frames[i - 1]?.entries ?? 0, to).filter(({ amount }) => amount > 0);
    return here.length > 0 ? [{ at, here }] : [];
  }),
);

function momentsOf(
  piece: Piece,
  judged: ShownDeal,
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
    // What other rules have changed about it, as a doubling, speaks of them and not of the clause.
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
