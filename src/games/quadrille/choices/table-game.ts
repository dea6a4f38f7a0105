import { withPlay, nextPlay, playsUpTo } from '#engine/cards/plays-in-link.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import { atBid, atCard, atExchange, inPhase, isLater, type Place } from '#engine/ledger/place.ts';
import { makeAct, type DealToPlay, type TableGame, type DealInPlay } from '#engine/play/played-game.ts';
import { dealOut } from '../play/frame.ts';
import { EMPTY_RECORD, SEATS, type QuadrilleRecord } from '../record/record.ts';
import type { Quadrille } from '../game.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import { type QuadrilleAct, turn, type QuadrilleTurn } from './turn.ts';
import { seatView } from './view.ts';
import { type DealReplay, replayActs, withCard } from '#engine/play/follow.ts';

/** Starts a deal: cards and favourite suit are those of `dealAnother` for the same number; a suit drawn for the party stays. */
function begin({ number, next }: DealToPlay, rules: QuadrilleRules): DealInPlay<QuadrilleRecord> {
  const dealt = dealOut(number, rules, next['pools'] as Balances | undefined);
  const before = rules['favourite.suit'] === 'lotForParty' ? (next['favourite'] as number | undefined) : undefined;
  return { number, record: { ...dealt, favourite: before ?? dealt.favourite }, declined: [] };
}

const applyAct = makeAct<Quadrille>(turn, (act, { playing, seat }) => {
  const { record } = playing;
  switch (act.kind) {
    case 'bid':
      return { bids: [...record.bids, { by: seat, bid: act.bid }] };
    case 'trump': {
      // If trumps were left to the ally, the record says who named them.
      const named = playing.declined.length > 0 && !playing.declined.includes(seat) ? seat : undefined;
      return { trump: act.suit, named };
    }
    case 'call':
      return { call: act.card };
    case 'give':
      return { gives: act.card };
    case 'play':
      return { plays: withPlay(record.plays, act.card, 4) };
    case 'ask':
      return { vole: { asked: true, answer: undefined } };
    case 'answer':
      return { vole: { asked: true, answer: act.answer } };
    case 'leave':
    case 'stop':
      return undefined;
  }
});

/** Quadrille as a game at a table. */
export const quadrilleTable: TableGame<Quadrille> = {
  begin,
  turn,
  act: applyAct,
  seatView,
  next: ({ record }, rules) => {
    const judged = judge(record, rules);
    const { favourite } = record;
    return { ...(judged.ok ? judged.value.next : {}), ...(favourite !== undefined && { favourite }) };
  },
};

/** Replays a deal of Quadrille on file act by act, as at a table. It has no acts if only the result of its auction is known. */
export const quadrilleReplay: DealReplay<Quadrille> = {
  ...replayActs<Quadrille>(
    quadrilleTable,
    ({ hands, favourite, pools, result }) => ({ ...EMPTY_RECORD, hands, favourite, pools, result }),
    actIn,
  ),
  upTo,
};

/** A record without the bids, names, gifts, questions and cards after a place. A contract without its auction stays. */
function upTo(written: QuadrilleRecord, at: Place): QuadrilleRecord {
  const isDone = (place: Place): boolean => !isLater(place, at, SEATS);
  const isNamed = isDone(inPhase('contract'));
  return {
    ...written,
    bids: written.bids.filter((_, i) => isDone(atBid(i + 1))),
    trump: isNamed ? written.trump : undefined,
    named: isNamed ? written.named : undefined,
    call: isNamed ? written.call : undefined,
    gives: isDone(atExchange()) ? written.gives : undefined,
    // Leave for the vole is asked before the seventh lead.
    vole: isDone(atCard(7, 1)) ? written.vole : undefined,
    plays: playsUpTo(written.plays, at),
  };
}

function actIn(
  written: QuadrilleRecord,
  { kind, seat }: QuadrilleTurn,
  record: QuadrilleRecord,
): QuadrilleAct | undefined {
  switch (kind) {
    case 'bid': {
      const spoken = written.bids[record.bids.length];
      return spoken && { kind, bid: spoken.bid };
    }
    case 'trump':
      if (written.named !== undefined && written.named !== seat) return { kind: 'leave' };
      return written.trump === undefined ? undefined : { kind, suit: written.trump };
    case 'call':
      return withCard(kind, written.call);
    case 'give':
      return withCard(kind, written.gives);
    case 'seventh':
      if (written.vole?.asked) return { kind: 'ask' };
      return withCard('play', written.plays[6]?.[0]) ?? { kind: 'stop' };
    case 'leave':
      return written.vole?.answer && { kind: 'answer', answer: written.vole.answer };
    default:
      return withCard('play', nextPlay(written.plays, record.plays, 4));
  }
}
