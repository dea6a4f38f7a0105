import { sortedCards, type Card } from '#engine/cards/card.ts';
import { type Balances, ANTE, CONTRACT, END, EXCHANGE, RunningAccount, type ExplainSink } from '#engine/ledger/sink.ts';
import { CASCO, GRANDISSIMO, MEDIATEUR, REVEALED } from '../rules/bids.ts';
import type { AuctionResult } from '../play/bidding/contract.ts';
import { favouriteSuit, type Ending } from '../play/ending.ts';
import { atExchange, inPhase, type Place } from '#engine/ledger/place.ts';
import type { Facts } from '../play/facts.ts';
import type { Frame, FrameEvent, Outcome } from '../play/frame.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { cardsHeld, handMasks, type ContractInPlay } from '../play/play.ts';
import type { PlayStep } from '../play/play-out.ts';
import { BASTO, NO_SUIT, rankTable, SPADILLE } from '../rules/ranks.ts';
import { SEATS, type QuadrilleRecord, type Seat } from '../record/record.ts';

/** Everything that happened in a deal, with its payments. */
export interface WholeDeal {
  readonly record: QuadrilleRecord;
  readonly rules: QuadrilleRules;
  readonly agreed: AuctionResult;
  /** Hands after the exchange. */
  readonly hands: readonly (readonly Card[])[];
  readonly play: readonly PlayStep[];
  readonly facts: Facts;
  readonly ending: Ending;
  readonly sink: ExplainSink;
  readonly poolsBefore: Balances;
}

const seatOrNobody = (seat: Seat): Seat | undefined => (seat < 0 ? undefined : seat);
const VOLES = ['none', 'made', 'lost', 'forfeit'] as const;

const outcomeOf = (ending: Ending, facts: Facts): Outcome => {
  const isPlayed = facts.contract >= 0;
  return {
    kind: ending.kind,
    contract: isPlayed ? facts.contract : undefined,
    ombre: isPlayed ? facts.ombre : undefined,
    ally: seatOrNobody(facts.ally),
    tricks: ending.tricks,
    ombres: isPlayed ? facts.taken[facts.ombre]! : 0,
    vole: VOLES[ending.vole],
    premiers: ending.premiers,
    ombrePaysAll: ending.ombrePaysAll,
    refused: facts.leaveRefused,
  };
};

const EVERYBODY: readonly Seat[] = [0, 1, 2, 3];

/** Seats that know the ally after trumps and call: the ombre if the card is his own, every seat if the ally named trumps. */
function seatsKnowingAlly({ contract, ally, ownKing, ombre }: ContractInPlay, namedBy: Seat): readonly Seat[] {
  if (ownKing) return [ombre];
  if (ally < 0 || contract === CASCO || namedBy === ally) return EVERYBODY;
  return [ally];
}

/** Frames of a deal: the ante, each bid, trumps and call, the exchange, each card, the end. */
export function framesOf({
  record,
  rules,
  agreed,
  hands,
  play,
  facts,
  ending,
  sink,
  poolsBefore,
}: WholeDeal): readonly Frame[] {
  const running = new RunningAccount(sink, SEATS, poolsBefore);
  const { contracted: c, namedBy } = agreed;
  const frames: Frame[] = [];
  let last: Omit<Frame, 'at' | 'event' | 'entries' | 'pools' | 'net'> = {
    hands: record.hands.map(sortedCards),
    open: [],
    trick: [],
    leader: 0,
    winning: undefined,
    tricksTaken: [0, 0, 0, 0],
    ombre: undefined,
    trump: undefined,
    called: undefined,
    ally: undefined,
    allyKnownTo: [],
  };
  const show = (at: Place, event: FrameEvent, upTo: number, change: Partial<typeof last> = {}): void => {
    running.upTo(upTo);
    last = { ...last, ...change };
    frames.push({ at, event, ...last, entries: running.count, pools: running.pools, net: running.net });
  };
  show(inPhase('ante'), { kind: 'ante' }, ANTE);
  for (const { at, seat, bid, isSecondBid, holder } of agreed.bids)
    show(at, { kind: 'bid', seat, bid, isSecondBid }, ANTE, { ombre: seatOrNobody(holder) });
  if (c.contract >= 0) {
    const table = rankTable(c.trump, rules);
    const inOrder = (cards: readonly (readonly Card[])[]): readonly (readonly Card[])[] => {
      const masks = handMasks(cards, table);
      return cards.map((_, seat) => cardsHeld(masks, seat, table));
    };
    const trump = c.trump === NO_SUIT ? undefined : c.trump;
    const called = c.called < 0 ? undefined : c.called;
    const revealed = c.announced === REVEALED;
    const event: FrameEvent = {
      kind: 'contract',
      ombre: c.ombre,
      contract: c.contract,
      announced: c.announced,
      namedBy: seatOrNobody(namedBy),
      trump,
      favourite: c.contract < GRANDISSIMO && favouriteSuit(rules, c.favourite) === c.trump,
      called,
    };
    show(inPhase('contract'), event, CONTRACT, {
      hands: inOrder(record.hands),
      open: revealed ? (record.hands[c.ombre] ?? []) : c.contract === CASCO ? [SPADILLE, BASTO] : [],
      ombre: c.ombre,
      trump,
      called,
      ally: c.ownKing ? c.ombre : seatOrNobody(c.ally),
      allyKnownTo: seatsKnowingAlly(c, namedBy),
    });
    if (c.contract === MEDIATEUR && record.gives !== undefined)
      show(
        atExchange(),
        { kind: 'exchange', ombre: c.ombre, giver: c.giver, takes: c.called, gives: record.gives },
        EXCHANGE,
        {
          hands: inOrder(hands),
          open: revealed ? (hands[c.ombre] ?? []) : [],
        },
      );
  }
  for (const { at, moment, event, ...table } of play) {
    const open = last.open.filter((card) => event.kind !== 'play' || card !== event.card);
    const isKnown = event.kind === 'play' && (event.discloses || (event.leave !== undefined && c.ally >= 0));
    show(at, event, moment, { ...table, open, ...(isKnown && { allyKnownTo: EVERYBODY }) });
  }
  show(inPhase('end'), { kind: 'end', outcome: outcomeOf(ending, facts) }, END, {
    tricksTaken: facts.taken,
    ...(facts.contract >= 0 && {
      allyKnownTo: EVERYBODY,
      ombre: facts.ombre,
      ally: seatOrNobody(facts.ally) ?? last.ally,
    }),
  });
  return frames;
}
