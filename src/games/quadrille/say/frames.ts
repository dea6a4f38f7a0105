import { nameSuit } from '#engine/cards/card-name.ts';
import { suitOf, type Card } from '#engine/cards/card.ts';
import {
  BID_CONTRACT,
  BID_FAVOURITE,
  BID_VOLE,
  ANNOUNCED,
  CASCO,
  DEVOLE,
  FORCED,
  GRANDISSIMO,
  MEDIATEUR,
  PASS,
  REVEALED,
  UNDECLARED,
  type Bid,
} from '../rules/bids.ts';
import type { Frame, FrameEvent } from '../play/frame.ts';
import type { Seat, SeatName } from '../record/record.ts';
import type { Entry } from '#engine/ledger/entry.ts';
import { endParts } from './endings.ts';
import { counted, type Unit } from '#engine/words/counted.ts';
import { sentence, type Part } from '#engine/words/sentence.ts';
import { saySeat } from '#engine/words/seats.ts';
import { isTrump, sayCard } from './names.ts';
import { paymentParts } from './payments.ts';

/**
 * One spoken sentence for one step: what happened, and who pays whom. “First hand leads spadille.” `newEntries` are the
 * ledger entries made by this step and no other. Who is the ally is said only once all may know it.
 */
export function sayFrame(frame: Frame, seats: readonly SeatName[], newEntries: readonly Entry[], unit: Unit): string {
  const { event } = frame;
  const seat = (n: Seat): string => {
    const name = seats[n];
    return name === undefined ? 'nobody' : saySeat(name);
  };
  const payments = paymentParts(newEntries, unit);
  switch (event.kind) {
    case 'ante': {
      const held = frame.pools['stake'] ?? 0;
      const parts = [...payments, ...(held > 0 ? [{ who: 'the pool', does: `holds ${counted(held, unit)}` }] : [])];
      return sentence(parts) || 'The cards are dealt.';
    }
    case 'bid':
      return sentence([bidPart(event, seat)]);
    case 'contract':
      return sentence([...contractParts(event, frame, seat), ...payments]);
    case 'exchange': {
      const { ombre, giver, takes, gives } = event;
      const given = gives === undefined ? 'a card' : sayCard(gives, frame.trump);
      const takesKing = { who: seat(ombre), does: `takes ${sayCard(takes, frame.trump)} from ${seat(giver)}` };
      return sentence([takesKing, { who: seat(ombre), does: `gives ${given} for it` }, ...payments]);
    }
    case 'play':
      return sentence([...playParts(event, frame, seat), ...payments]);
    case 'end':
      return sentence([...endParts(event.outcome, seat), ...payments]);
  }
}

type EventOf<K extends FrameEvent['kind']> = Extract<FrameEvent, { readonly kind: K }>;
type SaySeat = (seat: Seat) => string;

const MODES = ['', 'leave', 'médiateur', 'casco', 'sans prendre', 'grandissimo', 'a devole'] as const;

function bidPart(event: EventOf<'bid'>, say: SaySeat): Part {
  const words = sayBid(event.bid);
  const verb = event.bid === PASS || words.startsWith('asks') ? '' : event.again ? 'raises to ' : 'bids ';
  return { who: say(event.seat), does: `${verb}${words}` };
}

/** What is said in the auction, in few words: “passes”, “asks leave”, “médiateur in the favourite suit”. */
export function sayBid(bid: Bid): string {
  if (bid === PASS) return 'passes';
  const mode = MODES[BID_CONTRACT[bid] ?? 0] ?? '';
  const favourite = BID_FAVOURITE[bid] ? ' in the favourite suit' : '';
  const vole =
    BID_VOLE[bid] === REVEALED ? ' with the vole, hand shown' : BID_VOLE[bid] === ANNOUNCED ? ' with the vole' : '';
  return `${mode === 'leave' ? 'asks ' : ''}${mode}${favourite}${vole}`;
}

function contractParts(event: EventOf<'contract'>, { trump }: Frame, say: SaySeat): readonly Part[] {
  const { ombre, contract, announced, namedBy, favourite, called } = event;
  const who = say(ombre);
  const parts: Part[] = [];
  if (contract === FORCED) parts.push({ who, does: 'is forced to play' });
  if (contract === CASCO) parts.push({ who, does: 'lays both black aces on the table' });
  if (contract === GRANDISSIMO || contract === DEVOLE)
    parts.push({
      who,
      does: `plays ${contract === DEVOLE ? 'a devole' : 'grandissimo'}, only the black aces being trumps`,
    });
  if (announced !== UNDECLARED)
    parts.push({ who, does: announced === REVEALED ? 'lays the hand open for the vole' : 'announces the vole' });
  const suit = trump === undefined ? '' : nameSuit(trump);
  const names = { does: `names ${suit}${favourite ? ', the favourite suit,' : ''} for trumps` };
  if (namedBy === ombre) parts.push({ who, ...names });
  // A manille or king called is named by its suit and rank: before trumps are named it is nothing else.
  if (called !== undefined)
    parts.push({ who, does: `${contract === MEDIATEUR ? 'asks for' : 'calls'} ${sayCard(called, undefined)}` });
  if (namedBy !== undefined && namedBy !== ombre) parts.push({ who: say(namedBy), ...names });
  return parts;
}

const onWhat = (led: Card, trump: number | undefined): string =>
  isTrump(led, trump) ? 'trumps' : nameSuit(suitOf(led));

function playParts(event: EventOf<'play'>, { trick, trump, ally, ombre }: Frame, say: SaySeat): readonly Part[] {
  const { seat, card, how, wins, discloses, undertakes, asked } = event;
  const who = say(seat);
  const played = sayCard(card, trump);
  const led = onWhat(trick[0] ?? card, trump);
  const parts: Part[] = [];
  if (asked !== undefined) {
    parts.push({ who, does: 'asks leave to try for the vole' });
    const other = seat === ombre ? ally : ombre;
    if (asked !== 'unanswered')
      parts.push({ who: other === undefined ? 'the ally' : say(other), does: `says ${asked}` });
  }
  const does = {
    leads: `leads ${played}`,
    follows: `follows with ${played}`,
    trumps: `trumps ${led} with ${played}`,
    throws: `throws ${played} on ${led}`,
    reneges: `keeps a matador back and throws ${played} on ${led}`,
    revokes: `does not follow, and plays ${played} on ${led}`,
  }[how];
  parts.push({ who, does });
  if (undertakes) parts.push({ who, does: 'undertakes the vole' });
  if (discloses && ombre !== undefined)
    parts.push(
      ally === ombre
        ? { who, does: 'is seen to have played alone' }
        : { who, does: `is seen to be ${say(ombre)}’s ally` },
    );
  if (wins !== undefined) parts.push({ who: say(wins), does: 'takes the trick' });
  return parts;
}
