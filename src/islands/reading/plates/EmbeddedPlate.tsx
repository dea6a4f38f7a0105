import { useMemo } from 'preact/hooks';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { href } from '#view/href.ts';
import forms from '#view/forms.module.css';
import { EmbeddedEnd } from '../../page/controls/controls.tsx';
import { printDeal } from '../../replay/replay-links.ts';
import type { OtherBook, ShownTypes } from '../../replay/model.ts';
import { printAddress } from '../../rules/reading-address.ts';
import { printVariation } from '../../rules/variation-address.ts';
import type { DealingPlateData, ReadClause, ReadDeal, EditionGame } from '../game.ts';
import { DealtView, PlateView } from './PlateView.tsx';
import { useTurnedDeal, useTurnedRules } from './plate.ts';

interface EmbeddedClause {
  /** Edition of the clause. */
  readonly page: `/${string}`;
  /** Id of the clause. */
  readonly anchor: string;
  readonly clause: Pick<ReadClause, 'keys' | 'number' | 'drawnBy' | 'othersBy'>;
}

/** The moment of a deal at which a clause pays or forbids something. */
interface EmbeddedMomentData extends EmbeddedClause, ReadDeal {
  /** Step of the deal, and the fragment that opens it there under its own rules. */
  readonly at: string;
  readonly fragment: string;
  readonly others: readonly OtherBook[];
}

/** How cards are dealt by the book of a clause. */
interface EmbeddedDealingData extends EmbeddedClause {
  /** Rule set of the book. */
  readonly ruleset: string;
  readonly dealt: DealingPlateData;
}

/** Data that a page passes to a plate for embedding, as a JSON string. */
export type EmbeddedPlateData = EmbeddedMomentData | EmbeddedDealingData;

export interface EmbeddedPlateProps {
  /** `EmbeddedPlateData` as JSON. */
  readonly data: string;
}

interface EmbeddedProps<G extends ShownTypes, D> {
  readonly data: D;
  readonly game: EditionGame<G>;
}

/** What is wrong with the changed rules of the address, if anything. */
const Problem = ({ says }: { readonly says: string | undefined }) =>
  says === undefined ? null : (
    <p class={forms.problem} role="alert">
      {says}
    </p>
  );

/** A moment of a deal under the rules that the address changes. */
function EmbeddedMoment<G extends ShownTypes>({ data, game }: EmbeddedProps<G, EmbeddedMomentData>) {
  const { record, book, own, changes, problem, model } = useTurnedDeal(game, data.link);
  const inForce = { ...own, ...changes };
  const variation = printVariation(game.engine, book, changes);
  const fragment =
    variation === undefined ? data.fragment : printDeal(game.engine, book, { record, changes: inForce, step: data.at });
  return (
    <>
      <Problem says={problem} />
      <PlateView
        game={game}
        model={model}
        record={record}
        ruleSet={book}
        own={inForce as Partial<G['rules']>}
        clause={data.clause}
        at={data.at}
        deal={data}
        hrefOf={() => `${href(`/${data.path}`)}#${fragment}`}
        place={undefined}
        others={data.others}
        compareHref={undefined}
      />
      <EmbeddedEnd page={data.page} fragment={printAddress({ anchor: data.anchor, variation })} of="this rule" />
    </>
  );
}

/** How cards are dealt under the rules that the address changes. Throws if there is no such book, or if its game deals nothing. */
function EmbeddedDealing<G extends ShownTypes>({ data, game }: EmbeddedProps<G, EmbeddedDealingData>) {
  const { dealt, clause, page, anchor, ruleset } = data;
  const book = game.engine.ruleSets.find(({ id }) => id === ruleset);
  if (!book || !game.dealingOf) throw new Error(`Nothing is dealt by “${ruleset}”.`);
  const { changes, problem } = useTurnedRules(game, book);
  const own = valuesOf(book);
  const variation = printVariation(game.engine, book, changes);
  return (
    <>
      <Problem says={problem} />
      <DealtView
        number={clause.number}
        dealt={dealt}
        dealing={game.dealingOf({ ...own, ...changes }, dealt.players)}
        own={game.dealingOf(own, dealt.players)}
      />
      <EmbeddedEnd page={page} fragment={printAddress({ anchor, variation })} of="this rule" />
    </>
  );
}

/** The plate of a clause for other sites, under the rules that the address changes. */
export function EmbeddedPlateOf<G extends ShownTypes>({
  data: json,
  game,
}: EmbeddedPlateProps & { readonly game: EditionGame<G> }) {
  const data = useMemo(() => JSON.parse(json) as EmbeddedPlateData, [json]);
  return 'dealt' in data ? <EmbeddedDealing data={data} game={game} /> : <EmbeddedMoment data={data} game={game} />;
}
