import { longRunsOf } from '#edition/deals/long-run.ts';
import type { Book, ContentGraph } from '#edition/graph/content-graph.ts';
import type { GameTypes } from '#engine/ledger/game.ts';
import type { StoredEffect } from '#engine/lab/stored.ts';
import { printLink, printRulesLink } from '#engine/notation/link.ts';
import { valuesOf, vary } from '#engine/rules/rule-set.ts';
import type { GameDefinition } from '#games/game.ts';
import { compareHref } from '#islands/rules/address/reading-address.ts';

/** A deal of a stored run that a changed rule moves, with the address of both settlements side by side. */
export interface MostMoved {
  /** Number of the deal in its run. */
  readonly deal: number;
  /** Counters that land elsewhere in it. */
  readonly elsewhere: number;
  readonly href: string;
}

/**
 * Deals of a stored run that a change moves most; `base` ends with a slash. None where the change touches deal or play, because
 * such a deal could not have been played so.
 */
export async function mostMovedDeals(
  { gameContent, ruleSet }: Pick<Book, 'gameContent' | 'ruleSet'>,
  effect: StoredEffect,
  { graph, base }: { readonly graph: ContentGraph; readonly base: string },
): Promise<readonly MostMoved[]> {
  const seed = longRunsOf(gameContent.id, graph)?.seed;
  if (effect.question !== 'sameCards' || effect.most.length === 0 || seed === undefined) return [];
  return gameContent.open((game) => playAgain(game, effect, { book: ruleSet.id, seed, base }));
}

async function playAgain<G extends GameTypes>(
  { engine, lab: openLab }: GameDefinition<G>,
  { changes, most }: StoredEffect,
  { book, seed, base }: { readonly book: string; readonly seed: number; readonly base: string },
): Promise<readonly MostMoved[]> {
  const lab = await openLab?.();
  const source = engine.ruleSets.find(({ id }) => id === book);
  const varied = source && vary(engine.keys, source, changes);
  if (!lab || !source || !varied?.ok) return [];
  const rules = valuesOf(source);
  const length = lab.dealsOfSession(rules);
  const turned = printRulesLink(engine, varied.value);
  return most.flatMap(([deal, elsewhere]): readonly MostMoved[] => {
    const session = Math.floor(deal / length);
    const record = lab.recordsOf({ book: rules, seed }, [session, session + 1])[deal % length];
    if (!record) return [];
    const own = printLink(engine, { variation: { source, changes: {}, rules }, record, step: 'end' });
    return [{ deal, elsewhere, href: compareHref(engine.id, [own, turned], base) }];
  });
}
