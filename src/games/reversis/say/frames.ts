import { nameSuit } from '#engine/cards/card-name.ts';
import { suitOf, type Card } from '#engine/cards/card.ts';
import type { Frame, FrameEvent, Outcome } from '../play/frame.ts';
import type { Seat, SeatName } from '../record/record.ts';
import type { Entry } from '#engine/ledger/entry.ts';
import { counted, type Unit } from '#engine/words/counted.ts';
import { saySeat } from '#engine/words/seats.ts';
import { sentence, type Part } from '#engine/words/sentence.ts';
import { sayPool } from './accounts.ts';
import { sayCard, type Quinolas } from './names.ts';
import { paymentParts, type Context } from './payments.ts';

/**
 * One spoken sentence for one step: what happened, and who pays whom. “Second hand throws the ace of diamonds on spades;
 * first hand takes the trick and pays 2 fiches.” `newEntries` are the ledger entries made by this step and no other.
 * Unless `quinolas` says otherwise, a book with a little pool has two Quinolas and any other one.
 */
export function sayFrame(
  frame: Frame,
  seats: readonly SeatName[],
  newEntries: readonly Entry[],
  unit: Unit,
  quinolas: Quinolas = frame.pools['little'] === undefined ? 'one' : 'two',
): string {
  const say: Speech = {
    seat: (seat) => (seats[seat] === undefined ? 'nobody' : saySeat(seats[seat])),
    card: (card) => sayCard(card, quinolas),
  };
  const { event } = frame;
  const context: Context =
    event.kind === 'play'
      ? { unit, quinolas, played: { card: event.card, by: seats[event.seat] ?? '' } }
      : { unit, quinolas };
  const payments = paymentParts(newEntries, context);
  switch (event.kind) {
    case 'ante':
      return sentence([...payments, ...poolParts(frame, unit)]) || 'The cards are dealt.';
    case 'exchange':
      return sentence([...exchangeParts(event, say), ...payments]);
    case 'trade':
      return sentence([...tradeParts(event, say), ...payments]);
    case 'opposites':
      return sentence([...giftParts(event, say), ...payments]) || 'Opposite players exchange no card.';
    case 'play':
      return sentence([...playParts(event, frame, say), ...payments]);
    case 'thrownDown':
      return sentence([{ who: say.seat(event.seat), does: 'throws down the cards left' }, ...payments]);
    case 'end':
      return sentence([...endParts(event.outcome, say), ...payments]);
  }
}

/** “the basket holds 20 fiches”. */
const poolParts = (frame: Frame, unit: Unit): readonly Part[] =>
  Object.entries(frame.pools).flatMap(([account, amount]) => {
    const who = sayPool(account);
    return who === undefined ? [] : [{ who, does: `holds ${counted(amount, unit)}` }];
  });

type EventOf<K extends FrameEvent['kind']> = Extract<FrameEvent, { readonly kind: K }>;

/** How one table speaks: of its seats, and of the knave and the queen of hearts. */
interface Speech {
  readonly seat: (seat: Seat) => string;
  readonly card: (card: Card) => string;
}

function exchangeParts({ seat, laid, took, looked }: EventOf<'exchange'>, say: Speech): readonly Part[] {
  const who = say.seat(seat);
  if (looked !== undefined)
    return [
      { who, does: 'keeps the hand' },
      { who, does: `looks at ${say.card(looked)}` },
      { who, does: 'lays it away' },
    ];
  if (laid === undefined) return [{ who, does: 'keeps the hand' }];
  const out = { who, does: `lays out ${say.card(laid)}` };
  return took === undefined ? [out] : [out, { who, does: `takes up ${say.card(took)}` }];
}

function tradeParts({ seat, from, gives, takes }: EventOf<'trade'>, say: Speech): readonly Part[] {
  const who = say.seat(seat);
  return [
    { who, does: `calls for ${say.card(takes)}` },
    { who, does: `gives ${say.seat(from)} ${say.card(gives)} for it` },
  ];
}

const giftParts = ({ gives }: EventOf<'opposites'>, say: Speech): readonly Part[] =>
  gives.flatMap((card, seat) =>
    card === undefined
      ? []
      : [{ who: say.seat(seat), does: `gives ${say.seat((seat + 2) % gives.length)} ${say.card(card)}` }],
  );

function playParts({ seat, card, how, wins }: EventOf<'play'>, { trick }: Frame, say: Speech): readonly Part[] {
  const played = say.card(card);
  const led = nameSuit(suitOf(trick[0] ?? card));
  const does = {
    leads: `leads ${played}`,
    follows: `follows with ${played}`,
    throws: `throws ${played} on ${led}`,
    renounces: `renounces, throwing ${played} on ${led}`,
  }[how];
  return [
    { who: say.seat(seat), does },
    ...(wins === undefined ? [] : [{ who: say.seat(wins), does: 'takes the trick' }]),
  ];
}

function endParts(outcome: Outcome, { seat: say }: Speech): readonly Part[] {
  const { kind, winner, loser, maker, breaker, espagnolette, kept, points } = outcome;
  const was = `was bound to lose every trick and has ${kept ? 'done so' : 'failed'}`;
  switch (kind) {
    case 'partie':
      return [
        ...(espagnolette === undefined ? [] : [{ who: say(espagnolette), does: was }]),
        ...(winner === undefined ? [] : [{ who: say(winner), does: `wins with ${said(points[winner] ?? 0)}` }]),
        ...(loser === undefined ? [] : [{ who: say(loser), does: `loses with ${said(points[loser] ?? 0)}` }]),
      ];
    case 'reversisMade':
      return maker === undefined ? [] : [{ who: say(maker), does: 'makes the reversis' }];
    case 'reversisBroken':
      if (maker === undefined || breaker === undefined) return [];
      return [{ who: say(breaker), does: `breaks the reversis of ${say(maker)}` }];
    case 'unfinished':
      return [{ who: 'the record', does: 'ends here' }];
  }
}

/** “no points”, “1 point”, “17 points”. */
const said = (points: number): string =>
  points === 0 ? 'no points' : points === 1 ? '1 point' : `${String(points)} points`;
