import { useMemo } from 'preact/hooks';
import { href } from '#view/href.ts';
import forms from '#view/forms.module.css';
import { EmbeddedEnd } from '../../page/EmbeddedEnd.tsx';
import { printDeal } from '../../replay/links/replay-links.ts';
import type { ShownTypes } from '../../replay/model.ts';
import { printAddress } from '../../rules/address/reading-address.ts';
import { printVariation } from '../../rules/address/variation-address.ts';
import type { ReadBook, ReadClause, ReadDeal, EditionGame } from '../game.ts';
import { PlateView } from './PlateView.tsx';
import { useTurnedDeal } from './plate.ts';

/** Data that a page passes to a plate for embedding, as a JSON string. */
export interface EmbeddedPlateData extends ReadDeal {
  /** Edition of the clause. */
  readonly page: `/${string}`;
  /** Id of the clause. */
  readonly anchor: string;
  readonly clause: Pick<ReadClause, 'keys' | 'number' | 'drawnBy' | 'othersBy'>;
  /** Step of the deal, and the fragment that opens it there under its own rules. */
  readonly at: string;
  readonly fragment: string;
  readonly others: readonly ReadBook[];
}

export interface EmbeddedPlateProps {
  /** `EmbeddedPlateData` as JSON. */
  readonly data: string;
}

/** The plate of a clause for other sites, under the rules that the address changes. */
export function EmbeddedPlateOf<G extends ShownTypes>({
  data: json,
  game,
}: EmbeddedPlateProps & { readonly game: EditionGame<G> }) {
  const data = useMemo(() => JSON.parse(json) as EmbeddedPlateData, [json]);
  const { record, book, own, changes, problem, model } = useTurnedDeal(game, data.link);
  const inForce = { ...own, ...changes };
  const variation = printVariation(game.engine, book, changes);
  const fragment =
    variation === undefined ? data.fragment : printDeal(game.engine, book, { record, changes: inForce, step: data.at });
  return (
    <>
      {problem !== undefined && (
        <p class={forms.problem} role="alert">
          {problem}
        </p>
      )}
      <PlateView
        game={game}
        model={model}
        record={record}
        ruleSet={book}
        own={inForce as Partial<G['rules']>}
        clause={data.clause}
        at={data.at}
        deal={data}
        href={`${href(`/${data.path}`)}#${fragment}`}
        place={undefined}
        others={data.others}
        compareHref={undefined}
      />
      <EmbeddedEnd page={data.page} fragment={printAddress({ anchor: data.anchor, variation })} of="this rule" />
    </>
  );
}
