import { withPlay, nextPlay, playsUpTo } from '#engine/cards/plays-in-link.ts';
import { range } from '#engine/kernel/collections.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import { atExchange, atTrade, inPhase, isLater, type Place } from '#engine/ledger/place.ts';
import { makeAct, type DealToPlay, type TableGame, type DealInPlay } from '#engine/play/played-game.ts';
import { dealtRecord, isAsDealt } from '../play/deal.ts';
import { seatNames, talonCardBefore, type ReversisRecord } from '../record/record.ts';
import type { Reversis } from '../game.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import { type ReversisAct, exchangedSoFar, turn, type ReversisTurn } from './turn.ts';
import { seatView } from './view.ts';
import { type DealReplay, replayActs, withCard } from '#engine/play/follow.ts';

/** Starts a deal with the cards of `dealAnother` for the same number. */
function begin({ number, seats, next }: DealToPlay, rules: ReversisRules): DealInPlay<ReversisRecord> {
  const record = dealtRecord(rules, seats === 5 ? 5 : 4, makeRandom(number), next['pools'] as Balances | undefined);
  return { number, record: { ...record, claimed: !rules['led.claim'] }, declined: [] };
}

const applyAct = makeAct<Reversis>(turn, (act, { playing, seat, rules }) => {
  const { record } = playing;
  switch (act.kind) {
    case 'layOut':
      return { laidOut: record.laidOut.with(seat, act.card) };
    case 'keep':
      return { laidOut: record.laidOut.with(seat, talonCardBefore(record, seat)) };
    case 'trade': {
      const isHeld = exchangedSoFar(record, rules)?.hands.some((hand) => hand.includes(act.takes));
      if (isHeld !== true) return undefined;
      return { trades: [...record.trades, { by: seat, gives: act.gives, takes: act.takes }] };
    }
    case 'give':
      return { opposites: range(record.seats).map((i) => (i === seat ? act.card : record.opposites[i])) };
    case 'play':
      return { plays: withPlay(record.plays, act.card, record.seats) };
    case 'claim':
      return { claimed: true };
    case 'throwDown':
      return { thrownBy: seat };
    case 'noTrade':
    case 'forgo':
      return undefined;
  }
});

/** Réversis as a game at a table. */
export const reversisTable: TableGame<Reversis> = {
  begin,
  turn,
  act: applyAct,
  seatView,
  next: ({ record }, rules) => {
    const judged = judge(record, rules);
    return judged.ok ? judged.value.next : {};
  },
};

/** Replays a deal of Réversis on file act by act, as at a table. */
export const reversisReplay: DealReplay<Reversis> = {
  ...replayActs<Reversis>(
    reversisTable,
    (written, rules) => ({
      ...written,
      laidOut: written.laidOut.map(() => undefined),
      trades: [],
      opposites: [],
      plays: [],
      claimed: !rules['led.claim'],
      thrownBy: undefined,
    }),
    actIn,
  ),
  upTo,
};

/** A record without what was laid out, traded, given, played and thrown down after a place. */
function upTo(written: ReversisRecord, at: Place, rules: ReversisRules): ReversisRecord {
  const names = seatNames(written.seats);
  const isDone = (place: Place): boolean => !isLater(place, at, names);
  // Hands that are known only as they were played have been exchanged.
  const isExchanged = !isAsDealt(written, rules);
  return {
    ...written,
    laidOut: written.laidOut.map((card, seat) => (isExchanged || isDone(atExchange(names[seat])) ? card : undefined)),
    trades: written.trades.filter((_, i) => isDone(atTrade(i + 1))),
    opposites: isDone(inPhase('opposites')) ? written.opposites : [],
    plays: playsUpTo(written.plays, at),
    thrownBy: isDone(inPhase('thrown')) ? written.thrownBy : undefined,
  };
}

function actIn(written: ReversisRecord, { kind, seat }: ReversisTurn, record: ReversisRecord): ReversisAct | undefined {
  switch (kind) {
    case 'layOut': {
      const card = written.laidOut[seat];
      const isKept = card === undefined || card === talonCardBefore(written, seat);
      return isKept ? { kind: 'keep' } : { kind, card };
    }
    case 'trade': {
      const trade = written.trades[record.trades.length];
      return trade?.by === seat ? { kind, gives: trade.gives, takes: trade.takes } : { kind: 'noTrade' };
    }
    case 'claim':
      return { kind: written.claimed ? 'claim' : 'forgo' };
    case 'give':
      return withCard(kind, written.opposites[seat]);
    default: {
      const card = nextPlay(written.plays, record.plays, record.seats);
      return card === undefined && written.thrownBy === seat ? { kind: 'throwDown' } : withCard('play', card);
    }
  }
}
