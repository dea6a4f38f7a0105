import * as fromQuadrille from '../../../components/deal/quadrille-replay.ts';
import * as fromReversis from '../../../components/deal/reversis-replay.ts';
import * as fromRevertier from '../../../components/deal/revertier-replay.ts';
import { content } from '../../../edition/content.ts';
import { quadrille } from '../../../engine/games/quadrille/index.ts';
import { reversis } from '../../../engine/games/reversis/index.ts';
import { revertier } from '../../../engine/games/revertier/index.ts';

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
