import type { ComponentChildren } from 'preact';
import { printDeal } from '../../replay/links/replay-links.ts';
import type { ShownTypes } from '../../replay/model.ts';
import { compareHref } from '../../rules/address/reading-address.ts';
import { href } from '#view/href.ts';
import type { PlateAt, ReadClause, EditionPageData, EditionGame, StepMoment } from '../game.ts';
import { PlateView } from './PlateView.tsx';
import type { EditionState } from '../use-reading.ts';

export interface LivePlateProps<G extends ShownTypes> {
  readonly data: EditionPageData;
  readonly game: EditionGame<G>;
  readonly reading: EditionState<G>;
  readonly clause: ReadClause;
  readonly plate: PlateAt;
  readonly model: G['model'];
  /** Current step of the plate, if not its own: the beginning of its trick. */
  readonly at?: string;
  readonly side?: StepMoment | undefined;
  readonly children?: ComponentChildren;
}

/** Plate of a clause under the rules in force, with links that carry them. */
export function LivePlate<G extends ShownTypes>(props: LivePlateProps<G>) {
  const { data, game, reading, clause, plate, model, at = plate.at, side, children } = props;
  const { open, book, changes, linkTo, variation } = reading;
  const { record, own } = open(plate.deal);
  const deal = data.deals[plate.deal]!;
  const [other] = data.others;
  const otherSet = game.engine.ruleSets.find(({ id }) => id === other?.id);
  const here = linkTo(plate.deal, plate.at);
  return (
    <PlateView
      game={game}
      model={model}
      record={record}
      ruleSet={book}
      own={{ ...own, ...changes } as Partial<G['rules']>}
      clause={clause}
      at={at}
      side={side}
      deal={deal}
      href={`${href(`/${deal.path}`)}#${variation === undefined && deal.kind !== 'passage' ? plate.at : here}`}
      place={plate.deal}
      others={data.others}
      compareHref={
        otherSet &&
        compareHref(data.book.game, [here, printDeal(game.engine, otherSet, { record, changes: {} })], href('/'))
      }
    >
      {children}
    </PlateView>
  );
}
