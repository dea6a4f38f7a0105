import * as fromQuadrille from '#games/quadrille/tools/replay/prepare.ts';
import * as fromReversis from '#games/reversis/tools/replay/prepare.ts';
import * as fromRevertier from '#games/revertier/tools/replay/prepare.ts';
import { content } from '#edition/content.ts';
import { quadrille } from '#games/quadrille/game.ts';
import { reversis } from '#games/reversis/game.ts';
import { revertier } from '#games/revertier/game.ts';

/** Each book as the islands fetch it: values, bases and the numbers of its clauses. */
export async function getStaticPaths() {
  const chain = await content();
  const isEdited = ({ id }: { readonly id: string }): boolean => chain.books.some(({ ruleSet }) => ruleSet.id === id);
  return [
    ...reversis.ruleSets.filter(isEdited).map((ruleSet) => fromReversis.openBook(ruleSet, chain)),
    ...quadrille.ruleSets.filter(isEdited).map((ruleSet) => fromQuadrille.openBook(ruleSet, chain)),
    ...revertier.ruleSets.filter(isEdited).map((ruleSet) => fromRevertier.openBook(ruleSet, chain)),
  ].map(({ packed }) => ({ params: { ruleset: packed.id }, props: { packed } }));
}

export const GET = ({ props }: { readonly props: { readonly packed: object } }): Response =>
  new Response(JSON.stringify(props.packed), { headers: { 'content-type': 'application/json' } });
