import type { Book, ContentGraph, NamedTest } from './content.ts';
import { runs, type Clause } from '../library/clauses.ts';
import { stepForClause } from '../deals/deal-steps.ts';
import { dealtOf, plateOf } from '../view/plates.ts';
import type { Deal, ExemptClauses } from '../library/library.ts';

export interface CoverageRow {
  readonly clause: Clause;
  readonly keys: readonly string[];
  readonly tests: readonly NamedTest[];
  /** Deals that show the clause, each with the step, if there is one. */
  readonly deals: readonly { readonly deal: Deal; readonly at: string | undefined }[];
}

interface Reasoned {
  readonly why: string;
  readonly clauses: readonly Clause[];
}

export interface BookCoverage {
  readonly book: Book;
  /** “44 of 49 clauses that run are exercised, 31 by tests and 40 by deals”. */
  readonly counts: string;
  /** “40 of 44 clauses that run have their figures bound, 71 in all”. */
  readonly boundCounts: string;
  /** Running clauses without bound words, with the reason. */
  readonly unbound: readonly Reasoned[];
  /** “40 of 44 clauses that run have a plate, 31 of a payment or of what they forbid”. */
  readonly plateCounts: string;
  /** Running clauses without a plate, or without a plate of their payment, with the reason. */
  readonly unshown: readonly Reasoned[];
  readonly rows: readonly CoverageRow[];
}

/** A plate that shows the dealing and no payment. */
const DEALT = { kind: 'shows' } as const;

/** Why a clause that rests on no amount binds nothing. */
const NO_ANSWER = 'It describes the game and gives no answer that you could change.';

export function coverageOf(book: Book, graph: ContentGraph): BookCoverage {
  const { testsOf, dealsOf } = graph;
  const rows = book.edition.clauses.map((clause) => ({
    clause,
    keys: book.keysOf.get(clause.id) ?? [],
    tests: testsOf.get(clause.id) ?? [],
    deals: (dealsOf.get(clause.id) ?? []).map((deal) => ({ deal, at: stepForClause(deal, clause.id, graph) })),
  }));
  const running = rows.filter(({ clause }) => runs(clause.status));
  const tested = running.filter(({ tests }) => tests.length > 0);
  const dealt = running.filter(({ deals }) => deals.length > 0);
  const either = running.filter(({ tests, deals }) => tests.length + deals.length > 0);
  const counts = `${String(either.length)} of ${String(running.length)} computed rules are checked, ${String(tested.length)} by tests and ${String(dealt.length)} by deals`;
  const allUnbound = running.flatMap(({ clause }) => (clause.bound.length === 0 ? [clause] : []));
  const figures = running.reduce((sofar, { clause }) => sofar + clause.bound.length, 0);
  const boundCounts = `${String(running.length - allUnbound.length)} of ${String(running.length)} computed rules have figures that you can change, ${String(figures)} figures in all`;
  const plates = running.map(({ clause }) => ({
    clause,
    plate: dealtOf(clause) ? DEALT : plateOf(clause.id, book, graph),
  }));
  const withPlate = plates.filter(({ plate }) => plate).length;
  const paying = plates.filter(({ plate }) => plate && plate.kind !== 'shows').length;
  const reasoned = (listed: readonly ExemptClauses[]): readonly Reasoned[] =>
    listed
      .filter(({ scope }) => scope === book.ruleSet.id)
      .map(({ why, clauses }) => ({ why, clauses: clauses.flatMap((id) => graph.library.clauses.get(id) ?? []) }));
  const unshown = reasoned(graph.library.unshown);
  const excused = reasoned(graph.library.unbound);
  const others = allUnbound.filter((clause) => !excused.some(({ clauses }) => clauses.includes(clause)));
  const unbound = [...excused, { why: NO_ANSWER, clauses: others }].filter(({ clauses }) => clauses.length > 0);
  const listed = unshown.reduce((sum, { clauses }) => sum + clauses.length, 0);
  const plateCounts = `${String(withPlate)} of ${String(running.length)} computed rules have a picture, and ${paying === 1 ? 'one picture shows' : `${String(paying)} pictures show`} what the rule pays or forbids${listed === 0 ? '' : `; ${listed === 1 ? 'one has' : `${String(listed)} have`} none, for a reason given below`}`;
  return { book, counts, boundCounts, unbound, plateCounts, unshown, rows };
}
