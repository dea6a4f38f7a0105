import { printPlace } from '#engine/ledger/place.ts';
import type { Book, ContentGraph } from '../graph/content-graph.ts';
import { asRecorded, stepForClause } from '../deals/judged-deals.ts';
import { stepOfPlace, type ShownDeal } from '../deals/deal-steps.ts';
import type { Deal } from '../library/library.ts';

/** The moment of a deal that a plate shows. */
export interface PlateMoment {
  readonly deal: Deal;
  /** The step, as an address names it. */
  readonly at: string;
  /** `pays`: by the clause; `forbids`: what the record does against it; `shows`: the deal is about it. */
  readonly kind: 'pays' | 'forbids' | 'shows';
}

interface Found extends PlateMoment {
  /**
   * The less, the better: whether the clause is the base of what is paid, whether the deal varies the clause's own rules,
   * whether its editor lists the clause, what else has a part in the payment, and how much else is paid there.
   */
  readonly rank: readonly number[];
}

/**
 * The moment that shows a clause best: of all payments of its book’s deals that rest on it, and of all that it forbids there,
 * one of a deal that is about it, with least besides; where there is none, the step of which a deal’s editor speaks.
 */
export function plateOf(clause: string, book: Book, graph: ContentGraph): PlateMoment | undefined {
  const keys = new Set(book.keysOf.get(clause));
  if (keys.size === 0) return undefined;
  const deals = graph.library.deals.filter(({ ruleset }) => ruleset === book.ruleSet.id);
  const found = deals.flatMap((deal) => {
    const judged = asRecorded(deal, book.gameContent);
    return judged ? momentsOf(deal, judged, clause, keys) : [];
  });
  const best = found.toSorted((a, b) => compareRanks(a.rank, b.rank))[0];
  if (best) return best;
  for (const deal of graph.dealsOf.get(clause) ?? []) {
    const at = deal.ruleset === book.ruleSet.id ? stepForClause(deal, clause, graph) : undefined;
    if (at !== undefined) return { deal, at, kind: 'shows' };
  }
  return undefined;
}

function momentsOf(deal: Deal, judged: ShownDeal, clause: string, keys: ReadonlySet<string>): readonly Found[] {
  const { frames, entries, departures } = judged;
  const isAbout = deal.clauses.includes(clause) ? 0 : 1;
  const isVaried = Object.keys(deal.record['vary'] ?? {}).some((key) => keys.has(key)) ? 1 : 0;
  const paying = frames.flatMap(({ at, entries: to }, i): Found[] => {
    const here = entries.slice(frames[i - 1]?.entries ?? 0, to).filter(({ amount }) => amount > 0);
    const base = here.filter((entry) => keys.has(entry.keys[0]));
    const part = here.filter((entry) => entry.keys.some((key) => keys.has(key)));
    const own = base.length > 0 ? base : part;
    if (own.length === 0) return [];
    // What other rules have changed about it, as a doubling, speaks of them and not of the clause.
    const foreign = new Set(own.flatMap((entry) => entry.keys.filter((key) => !keys.has(key)))).size;
    const rank = [base.length > 0 ? 0 : 1, isAbout, isVaried, foreign, here.length - own.length, entries.length];
    return [{ deal, at: printPlace(at), kind: 'pays', rank }];
  });
  const forbidding = departures
    .filter(({ key }) => keys.has(key))
    .flatMap(({ at }): Found[] => {
      const step = stepOfPlace(judged, at);
      return step === undefined
        ? []
        : [{ deal, at: step, kind: 'forbids', rank: [0, isAbout, isVaried, 0, 0, entries.length] }];
    });
  return [...paying, ...forbidding];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((one, at) => one !== b[at]);
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}
