import { withPlay, nextPlay } from '#engine/cards/plays.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import {
  withDeclined,
  withRecord,
  type DealToPlay,
  type TableGame,
  type DealInPlay,
} from '#engine/play/played-game.ts';
import { dealOut } from '../play/deal.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import type { Quadrille } from '../game.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import { type QuadrilleAct, turn, type QuadrilleTurn } from './turn.ts';
import { seatView } from './view.ts';
import type { Card } from '#engine/cards/card.ts';
import { type DealReplay, replayActs } from '#engine/play/follow.ts';

/** Starts a deal: cards and favourite suit are those of `dealAnother` for the same number; a suit drawn for the party stays. */
function begin({ number, next }: DealToPlay, rules: QuadrilleRules): DealInPlay<QuadrilleRecord> {
  const dealt = dealOut(number, rules, next['pools'] as Balances | undefined);
  const before = rules['favourite.suit'] === 'lotForParty' ? (next['favourite'] as number | undefined) : undefined;
  return { number, record: { ...dealt, favourite: before ?? dealt.favourite }, declined: [] };
}

function act(
  playing: DealInPlay<QuadrilleRecord>,
  chosen: QuadrilleAct,
  rules: QuadrilleRules,
): DealInPlay<QuadrilleRecord> {
  const { record } = playing;
  const seat = turn(playing, rules)?.seat;
  if (seat === undefined) return playing;
  switch (chosen.kind) {
    case 'bid':
      return withRecord(playing, { bids: [...record.bids, { by: seat, bid: chosen.bid }] });
    case 'trump': {
      // If trumps were left to the ally, the record says who named them.
      const named = playing.declined.length > 0 && !playing.declined.includes(seat) ? seat : undefined;
      return withRecord(playing, { trump: chosen.suit, named });
    }
    case 'call':
      return withRecord(playing, { call: chosen.card });
    case 'give':
      return withRecord(playing, { gives: chosen.card });
    case 'play':
      return withRecord(playing, { plays: withPlay(record.plays, chosen.card, 4) });
    case 'ask':
      return withRecord(playing, { vole: { asked: true, answer: undefined } });
    case 'answer':
      return withRecord(playing, { vole: { asked: true, answer: chosen.answer } });
    case 'leave':
    case 'stop':
      return withDeclined(playing, seat);
  }
}

/** Quadrille as a game at a table. */
export const quadrilleTable: TableGame<Quadrille> = {
  begin,
  turn,
  act,
  seatView,
  next: ({ record }, rules) => {
    const judged = judge(record, rules);
    const { favourite } = record;
    return { ...(judged.ok ? judged.value.next : {}), ...(favourite !== undefined && { favourite }) };
  },
};

/** Replays a deal of Quadrille on file act by act, as at a table. It has no acts if only the result of its auction is known. */
export const quadrilleReplay: DealReplay<Quadrille> = replayActs<Quadrille>(
  quadrilleTable,
  (written) => ({
    ...written,
    bids: [],
    contract: undefined,
    trump: undefined,
    named: undefined,
    call: undefined,
    gives: undefined,
    vole: undefined,
    plays: [],
  }),
  actIn,
);

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

const withCard = (kind: 'call' | 'give' | 'play', card: Card | undefined): QuadrilleAct | undefined =>
  card === undefined ? undefined : { kind, card };
