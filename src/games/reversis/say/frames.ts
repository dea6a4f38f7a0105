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
  const words = new Words(seats, quinolas);
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
      return sentence([...words.exchange(event), ...payments]);
    case 'trade':
      return sentence([...words.trade(event), ...payments]);
    case 'opposites':
      return sentence([...words.opposites(event.gives), ...payments]) || 'Opposite players exchange no card.';
    case 'play':
      return sentence([...words.play(event, frame), ...payments]);
    case 'thrownDown':
      return sentence([{ who: words.seat(event.seat), does: 'throws down the cards left' }, ...payments]);
    case 'end':
      return sentence([...words.end(event.outcome), ...payments]);
  }
}

/** “the basket holds 20 fiches”. */
const poolParts = (frame: Frame, unit: Unit): readonly Part[] =>
  Object.entries(frame.pools).flatMap(([account, amount]) => {
    const who = sayPool(account);
    return who === undefined ? [] : [{ who, does: `holds ${counted(amount, unit)}` }];
  });

type EventOf<K extends FrameEvent['kind']> = Extract<FrameEvent, { readonly kind: K }>;

/** How one table speaks: its seats, and what it calls the knave and the queen of hearts. */
class Words {
  private readonly seats: readonly SeatName[];
  private readonly quinolas: Quinolas;

  constructor(seats: readonly SeatName[], quinolas: Quinolas) {
    this.seats = seats;
    this.quinolas = quinolas;
  }

  seat(seat: Seat): string {
    const name = this.seats[seat];
    return name === undefined ? 'nobody' : saySeat(name);
  }

  private card(card: Card): string {
    return sayCard(card, this.quinolas);
  }

  exchange({ seat, laid, took, looked }: EventOf<'exchange'>): readonly Part[] {
    const who = this.seat(seat);
    if (looked !== undefined)
      return [
        { who, does: 'keeps the hand' },
        { who, does: `looks at ${this.card(looked)}` },
        { who, does: 'lays it away' },
      ];
    if (laid === undefined) return [{ who, does: 'keeps the hand' }];
    const out = { who, does: `lays out ${this.card(laid)}` };
    return took === undefined ? [out] : [out, { who, does: `takes up ${this.card(took)}` }];
  }

  trade({ seat, from, gives, takes }: EventOf<'trade'>): readonly Part[] {
    const who = this.seat(seat);
    return [
      { who, does: `calls for ${this.card(takes)}` },
      { who, does: `gives ${this.seat(from)} ${this.card(gives)} for it` },
    ];
  }

  opposites(gives: readonly (Card | undefined)[]): readonly Part[] {
    return gives.flatMap((card, seat) =>
      card === undefined
        ? []
        : [{ who: this.seat(seat), does: `gives ${this.seat((seat + 2) % this.seats.length)} ${this.card(card)}` }],
    );
  }

  play({ seat, card, how, wins }: EventOf<'play'>, frame: Frame): readonly Part[] {
    const who = this.seat(seat);
    const led = nameSuit(suitOf(frame.trick[0] ?? card));
    const parts: Part[] = [];
    switch (how) {
      case 'leads':
        parts.push({ who, does: `leads ${this.card(card)}` });
        break;
      case 'follows':
        parts.push({ who, does: `follows with ${this.card(card)}` });
        break;
      case 'throws':
        parts.push({ who, does: `throws ${this.card(card)} on ${led}` });
        break;
      case 'renounces':
        parts.push({ who, does: `renounces, throwing ${this.card(card)} on ${led}` });
        break;
    }
    if (wins !== undefined) parts.push({ who: this.seat(wins), does: 'takes the trick' });
    return parts;
  }

  end(outcome: Outcome): readonly Part[] {
    const { kind, winner, loser, maker, breaker, espagnolette, kept, points } = outcome;
    const parts: Part[] = [];
    switch (kind) {
      case 'partie':
        if (espagnolette !== undefined)
          parts.push({
            who: this.seat(espagnolette),
            does: kept
              ? 'was bound to lose every trick and has done so'
              : 'was bound to lose every trick and has failed',
          });
        if (winner !== undefined)
          parts.push({ who: this.seat(winner), does: `wins with ${said(points[winner] ?? 0)}` });
        if (loser !== undefined) parts.push({ who: this.seat(loser), does: `loses with ${said(points[loser] ?? 0)}` });
        return parts;
      case 'reversisMade':
        return maker === undefined ? [] : [{ who: this.seat(maker), does: 'makes the reversis' }];
      case 'reversisBroken':
        if (maker === undefined || breaker === undefined) return [];
        return [{ who: this.seat(breaker), does: `breaks the reversis of ${this.seat(maker)}` }];
      case 'unfinished':
        return [{ who: 'the record', does: 'ends here' }];
    }
  }
}

/** “no points”, “1 point”, “17 points”. */
const said = (points: number): string =>
  points === 0 ? 'no points' : points === 1 ? '1 point' : `${String(points)} points`;
