import { withPlay, nextPlay } from '#engine/cards/plays.ts';
import { range } from '#engine/kernel/collections.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import {
  withDeclined,
  withRecord,
  type DealToPlay,
  type TableGame,
  type DealInPlay,
} from '#engine/play/played-game.ts';
import { dealtRecord } from '../play/deal.ts';
import { talonCardBefore, type ReversisRecord } from '../record/record.ts';
import type { Reversis } from '../game.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import { type ReversisAct, exchangedSoFar, turn, type ReversisTurn } from './turn.ts';
import { seatView } from './view.ts';
import type { Card } from '#engine/cards/card.ts';
import { type DealReplay, replayActs } from '#engine/play/follow.ts';

/** Starts a deal with the cards of `dealAnother` for the same number. */
function begin({ number, seats, next }: DealToPlay, rules: ReversisRules): DealInPlay<ReversisRecord> {
  const record = dealtRecord(rules, seats === 5 ? 5 : 4, makeRandom(number), next['pools'] as Balances | undefined);
  return { number, record: { ...record, claimed: !rules['led.claim'] }, declined: [] };
}

function act(
  playing: DealInPlay<ReversisRecord>,
  chosen: ReversisAct,
  rules: ReversisRules,
): DealInPlay<ReversisRecord> {
  const { record } = playing;
  const seat = turn(playing, rules)?.seat;
  if (seat === undefined) return playing;
  switch (chosen.kind) {
    case 'layOut':
      return withRecord(playing, { laidOut: record.laidOut.with(seat, chosen.card) });
    case 'keep':
      return withRecord(playing, { laidOut: record.laidOut.with(seat, talonCardBefore(record, seat)) });
    case 'trade': {
      const isHeld = exchangedSoFar(record, rules)?.hands.some((hand) => hand.includes(chosen.takes));
      if (isHeld !== true) return withDeclined(playing, seat);
      return withRecord(playing, {
        trades: [...record.trades, { by: seat, gives: chosen.gives, takes: chosen.takes }],
      });
    }
    case 'give':
      return withRecord(playing, {
        opposites: range(record.seats).map((i) => (i === seat ? chosen.card : record.opposites[i])),
      });
    case 'play':
      return withRecord(playing, { plays: withPlay(record.plays, chosen.card, record.seats) });
    case 'claim':
      return withRecord(playing, { claimed: true });
    case 'throwDown':
      return withRecord(playing, { thrownBy: seat });
    case 'noTrade':
    case 'forgo':
      return withDeclined(playing, seat);
  }
}

/** Réversis as a game at a table. */
export const reversisTable: TableGame<Reversis> = {
  begin,
  turn,
  act,
  seatView,
  next: ({ record }, rules) => {
    const judged = judge(record, rules);
    return judged.ok ? judged.value.next : {};
  },
};

/** Replays a deal of Réversis on file act by act, as at a table. */
export const reversisReplay: DealReplay<Reversis> = replayActs<Reversis>(
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
);

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

const withCard = (kind: 'give' | 'play', card: Card | undefined): ReversisAct | undefined =>
  card === undefined ? undefined : { kind, card };
