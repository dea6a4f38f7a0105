import { printCard, SUITS } from '#engine/cards/card.ts';
import { PLAYS } from '#islands/editor/draft/draft.ts';
import type { Choice, NextStep } from '#islands/editor/step/next-step.ts';
import { hearBids } from '../../play/bidding/hearing.ts';
import { SEATS, type QuadrilleRecord, type Seat } from '../../record/record.ts';
import { speakersOf } from '../../record/speakers.ts';
import { BID_VOLE, PASS, printBid, UNDECLARED } from '../../rules/bids.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { judge } from '../../settle/judge.ts';
import type { QuadrilleAct, QuadrilleChoice, QuadrilleTurn } from '../../turns/acts.ts';
import { bidTurn } from '../../turns/bid-turn.ts';
import { cardTurn, tableOf } from '../../turns/card-turn.ts';
import { namingTurn } from '../../turns/naming-turn.ts';
import * as places from './draft.ts';

const PLACES: Readonly<Record<string, string>> = {
  bid: places.BIDS,
  trump: places.TRUMP,
  call: places.CALL,
  give: places.GIVES,
  play: PLAYS,
};

/**
 * What comes next in a record that stops short: a bid, trumps, the call, the card given for the king, a card of the play.
 * Nothing once the hands are empty, or where the record cannot have happened.
 */
export function nextStep(record: QuadrilleRecord, rules: QuadrilleRules): NextStep | undefined {
  if (record.result || !judge(record, rules).ok) return undefined;
  const state = tableOf(record, rules);
  const turn = nextBid(record, rules) ?? namingTurn(record, rules) ?? (state && cardTurn(state, rules));
  if (!turn) return undefined;
  const { seat, kind, says, legal, refused } = turn;
  const choice = ({ act, label, card }: QuadrilleChoice): Choice => ({
    write: writtenIn(record, seat, act),
    label,
    ...(card !== undefined && { card }),
    ...(act.kind === 'bid' && BID_VOLE[act.bid] !== UNDECLARED && { under: 'with the vole' }),
  });
  return {
    says,
    place: PLACES[kind] ?? kind,
    legal: legal.map(choice),
    others: refused.map((one) => ({ ...choice(one), message: one.message })),
  };
}

/** An auction that is over may be added to nowhere, whatever was named after it. */
function nextBid(record: QuadrilleRecord, rules: QuadrilleRules): QuadrilleTurn | undefined {
  return hearBids(record, rules).over ? undefined : bidTurn(record, rules);
}

/** An act as the record says it. */
function writtenIn({ bids }: QuadrilleRecord, by: Seat, act: QuadrilleAct): string {
  switch (act.kind) {
    case 'bid': {
      // Bids are read in turn; where these rules have another speak, his name stands with his bid.
      const isInTurn = speakersOf([...bids.map(({ bid }) => bid), PASS]).at(-1) === by;
      return isInTurn ? printBid(act.bid) : `${SEATS[by] ?? ''}: ${printBid(act.bid)}`;
    }
    case 'trump':
      return SUITS[act.suit] ?? '';
    case 'call':
    case 'give':
    case 'play':
      return printCard(act.card);
    default:
      return act.kind;
  }
}
