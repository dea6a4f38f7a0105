import type { RuleSet } from '#engine/rules/rule-set.ts';
import { seatHeading, signed } from '#engine/wording/sentence.ts';
import type { Card } from '#engine/cards/card.ts';
import { byGame } from '#games/game.ts';
import type { AccountLine } from '#islands/account/account.ts';
import { cardPlateOf } from '#islands/reading/plates/CardsFigure.tsx';
import { netsOf } from '#islands/reading/plates/plate.ts';
import type { AnyModel, CardReplayModel } from '#islands/replay/model.ts';
import { feltHeight, FeltPicture } from '#view/picture/FeltPicture.tsx';
import type { JSX } from 'preact';
import type { PreparedReading } from '../plate/prepare-reading.ts';
import type { Piece } from '#edition/view/plates.ts';
import { DRAWING } from './PictureLayout.tsx';

/** How a game without a card table draws a moment in a picture; found in its `tools/share/moment-picture.tsx`. */
export interface MomentPicture<M extends AnyModel> {
  /** Whether a step has something to draw. */
  readonly isDrawn: (model: M, step: number) => boolean;
  readonly draw: (model: M, step: number, box: typeof DRAWING) => JSX.Element | null;
}

const OTHERS = byGame(
  import.meta.glob<{ readonly momentPicture: MomentPicture<AnyModel> }>(
    '../../games/*/tools/share/moment-picture.tsx',
    {
      eager: true,
    },
  ),
);

const isCardsDrawn = (model: AnyModel, step: number): boolean =>
  ((model as CardReplayModel).steps[step]?.trick ?? []).length > 0;

/** A record's moment for its picture. */
export interface Moment {
  readonly step: number;
  /** What a player wins there: “+18 fiches for the dealer”; where nothing is paid, the moment in a sentence. */
  readonly sum: string;
  readonly place: string;
  /** The moment in a sentence. */
  readonly says: string;
  readonly draw: () => JSX.Element | null;
}

const paidAt = ({ lines }: AnyModel, step: number): readonly AccountLine[] =>
  lines.filter((line) => line.step === step && line.amount > 0);

/** The step that tells most of a record: the one that pays most of those that can be drawn, the last of several. */
function tellingStep(model: AnyModel, isDrawn: (step: number) => boolean): number {
  const steps = model.steps.flatMap((_, step) => (isDrawn(step) ? [step] : []));
  const paid = (step: number): number => paidAt(model, step).reduce((sum, { amount }) => sum + amount, 0);
  return steps.reduce((best, step) => (paid(step) >= paid(best) ? step : best), steps[0] ?? 0);
}

/** What the player wins who wins most by some payments, or what the one loses who pays most into a pool. */
function largestNet(
  game: PreparedReading['game'],
  { seats }: AnyModel,
  lines: readonly AccountLine[],
  [one, many]: RuleSet['unit'],
): string | undefined {
  const nets = netsOf(lines, seats).toSorted((a, b) => b.now - a.now);
  const found = [nets[0], nets.at(-1)].find((net) => net !== undefined && net.now !== 0);
  if (found === undefined) return undefined;
  return `${signed(found.now)} ${Math.abs(found.now) === 1 ? one : many} for ${game.sayAccount(found.account)}`;
}

/** The moment of a record that its picture shows. */
export function momentOf({ game, settled, data }: PreparedReading, piece: Piece): Moment {
  const { model } = settled(piece);
  const { unit } = data.book;
  const other = OTHERS.get(game.engine.id)?.momentPicture;
  const step = tellingStep(model, (one) => (other ?? { isDrawn: isCardsDrawn }).isDrawn(model, one));
  const lines = paidAt(model, step);
  const at = model.steps[step]?.at;
  const drawCards = (): JSX.Element | null => {
    const { quinola } = model as AnyModel & { readonly quinola?: Card };
    const { accountLabel } = game;
    const cards = model as CardReplayModel;
    const plate = cardPlateOf({ model: cards, step, lines, label: '', keys: [], seatHeading, accountLabel, quinola });
    const y = DRAWING.y + (DRAWING.height - feltHeight(DRAWING.width)) / 2;
    return plate ? <FeltPicture plate={plate} x={DRAWING.x} y={y} width={DRAWING.width} /> : null;
  };
  return {
    step,
    sum: largestNet(game, model, lines, unit) ?? model.sentenceAt(step),
    place: at === undefined || at.phase === 'end' ? 'at the end' : game.words.sayPlaceInBook(at),
    says: model.sentenceAt(step),
    draw: other ? () => other.draw(model, step, DRAWING) : drawCards,
  };
}
