import type { Card } from '#engine/cards/card.ts';
import { spokenCard } from '#view/cards/card-names.ts';
import {
  CardPlate,
  type CardPlateProps,
  type Middle,
  type PassedCard,
  type PlatePayment,
} from '#view/plate/CardPlate.tsx';
import { trickAt } from '#engine/ledger/place.ts';
import type { PaymentEnd } from '#view/plate/ways.ts';
import type { CardReplayModel } from '../../replay/model.ts';
import type { PlateFigureProps } from '../game.ts';
import { netsOf } from './plate.ts';

export interface CardsFigureProps extends PlateFigureProps<CardReplayModel> {
  readonly seatHeading: (seat: string) => string;
  readonly accountLabel: (account: string) => string;
  readonly quinola?: Card | undefined;
  /** Before the play: a seat's bid or role, and the middle of the table. */
  readonly seatNotes?: ((seat: number) => string | undefined) | undefined;
  readonly middle?: Middle | undefined;
}

/** What a plate of a moment of a card game shows; undefined for an empty table, which is not drawn. */
export function cardPlateOf(props: CardsFigureProps): CardPlateProps | undefined {
  const { model, step, lines, label, seatHeading, accountLabel, quinola } = props;
  const { seats, opening, direction } = model;
  const here = model.steps[step];
  if (!here) return undefined;
  const isBeforePlay = here.trick.length === 0 && trickAt(here.at) === undefined;
  const passed = isBeforePlay ? passedCards(model.steps[step - 1]?.hands ?? [], here.hands) : NOTHING;
  const seatNotes = seats.map((_, seat) => (isBeforePlay ? props.seatNotes?.(seat) : undefined));
  // Coins would cross the middle.
  const middle = isBeforePlay && lines.length === 0 ? props.middle : undefined;
  const isEmpty = here.trick.length + lines.length + passed.length === 0 && !middle && seatNotes.every((one) => !one);
  if (isEmpty) return undefined;
  const paid = lines.flatMap(({ from, to }) => [from, to]);
  const pools = [...new Set([...Object.keys(opening.now), ...paid])].filter((one) => !seats.includes(one));
  const endOf = (account: string): PaymentEnd =>
    seats.includes(account) ? { seat: seats.indexOf(account) } : { pool: pools.indexOf(account) };
  const nets = netsOf(lines, seats);
  const lying = here.trick.map((card) => spokenCard(card, card === quinola)).join('; ');
  return {
    label: lying === '' ? label : `${label} On the table, as they were played: ${lying}.`,
    direction,
    seats: nets.map(({ account, now }, seat) => ({ name: seatHeading(account), net: now, note: seatNotes[seat] })),
    passed,
    middle,
    pools: pools.flatMap((name, pool) => (paid.includes(name) ? [{ name: accountLabel(name), pool }] : [])),
    trick: { cards: here.trick, leader: here.leader, winning: here.winning, quinola },
    payments: together(lines).map(({ from, to, amount, before }) => ({
      from: endOf(from),
      to: endOf(to),
      amount,
      before,
    })),
  };
}

/** A moment of a card game, drawn as a plate. */
export function CardsFigure(props: CardsFigureProps) {
  const plate = cardPlateOf(props);
  return plate ? <CardPlate {...plate} /> : null;
}

const NOTHING: readonly PassedCard[] = [];

/** Cards that changed hands in a step before the play, each with its new holder, or on the table without one. */
function passedCards(before: readonly (readonly Card[])[], now: readonly (readonly Card[])[]): readonly PassedCard[] {
  const held = before.flat();
  // At the deal itself nothing changes hands.
  if (held.length === 0) return NOTHING;
  const come = now.flatMap((hand, seat) =>
    hand.filter((card) => !(before[seat] ?? []).includes(card)).map((card) => ({ card, seat })),
  );
  const gone = held.filter((card) => !now.some((hand) => hand.includes(card)));
  return [...come, ...gone.map((card) => ({ card, seat: undefined }))];
}

/** Joins all that one account pays another into one coin. */
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

/** Name of an account in a sentence: `the dealer`, `second hand`, `the great pool`, `pool 2`. */
export const sayCardAccount =
  (accountLabel: (account: string) => string) =>
  (account: string): string =>
    SEATS.includes(account)
      ? `${account} hand`
      : /\d$/.test(account)
        ? accountLabel(account)
        : `the ${accountLabel(account)}`;
