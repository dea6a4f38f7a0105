import type { Card } from '#engine/cards/card.ts';
import { CardPlate, type PlatePayment } from '#view/plate/CardPlate.tsx';
import type { End } from '#view/plate/geometry.ts';
import type { ReplayModel } from '../replay/model.ts';
import type { PlateFigureProps } from './game.ts';
import { netsOf } from './plate.ts';

export interface CardsFigureProps extends PlateFigureProps<ReplayModel> {
  readonly seatHeading: (seat: string) => string;
  readonly accountInBook: (account: string) => string;
  readonly quinola?: Card | undefined;
}

/** A moment of a card game as a plate draws it. */
export function CardsFigure({ model, step, lines, label, seatHeading, accountInBook, quinola }: CardsFigureProps) {
  const { seats, opening, direction } = model;
  const here = model.steps[step];
  // Before the play a plate without payments would be an empty table.
  if (!here || (here.trick.length === 0 && lines.length === 0)) return null;
  const pools = [
    ...new Set(
      [...Object.keys(opening.now), ...lines.flatMap(({ from, to }) => [from, to])].filter(
        (one) => !seats.includes(one),
      ),
    ),
  ];
  const endOf = (account: string): End =>
    seats.includes(account) ? { seat: seats.indexOf(account) } : { pool: pools.indexOf(account) };
  const nets = netsOf(lines, seats);
  return (
    <CardPlate
      label={label}
      direction={direction}
      seats={nets.map(({ account, now }) => ({ name: seatHeading(account), net: now }))}
      pools={pools.map(accountInBook)}
      trick={{ cards: here.trick, leader: here.leader, winning: here.winning, quinola }}
      payments={together(lines).map(({ from, to, amount, before }) => ({
        from: endOf(from),
        to: endOf(to),
        amount,
        before,
      }))}
    />
  );
}

/** One coin for all that one account pays another. */
function together(
  lines: CardsFigureProps['lines'],
): readonly (Pick<PlatePayment, 'amount' | 'before'> & { readonly from: string; readonly to: string })[] {
  const ways = new Map<string, { from: string; to: string; amount: number; before: number }>();
  for (const { from, to, amount, before = amount } of lines) {
    const name = `${from} ${to}`;
    const way = ways.get(name) ?? { from, to, amount: 0, before: 0 };
    ways.set(name, { ...way, amount: way.amount + amount, before: way.before + before });
  }
  return [...ways.values()].filter(({ amount, before }) => amount + before > 0);
}

const SEATS = ['first', 'second', 'third', 'fourth'];

/** An account within a sentence: `the dealer`, `second hand`, `the great pool`. */
export const sayCardAccount =
  (accountInBook: (account: string) => string) =>
  (account: string): string =>
    SEATS.includes(account) ? `${account} hand` : `the ${accountInBook(account)}`;
