import type { ComponentChildren } from 'preact';
import { printDeal } from '../../replay/links/replay-links.ts';
import type { AnyModel } from '../../replay/model.ts';
import { compareHref } from '../../rules/address/columns.ts';
import { href } from '#view/href.ts';
import type { PlateAt, ReadClause, ReadingData } from '../data.ts';
import type { ReadingGame, Side } from '../game.ts';
import { PlateView } from './PlateView.tsx';
import type { Reading } from '../use-reading.ts';

export interface LivePlateProps<R, Rec, M extends AnyModel> {
  readonly data: ReadingData;
  readonly game: ReadingGame<R, Rec, M>;
  readonly reading: Reading<R, Rec, M>;
  readonly clause: ReadClause;
  readonly plate: PlateAt;
  readonly model: M;
  /** Where the plate stands now: its own place, or the beginning of its trick. */
  readonly at?: string;
  readonly side?: Side | undefined;
  readonly children?: ComponentChildren;
}

/** The plate of a clause by the rules in force; its links go on by them. */
export function LivePlate<R, Rec, M extends AnyModel>(props: LivePlateProps<R, Rec, M>) {
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
      own={{ ...own, ...changes } as Partial<R>}
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
