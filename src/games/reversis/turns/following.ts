import type { Card } from '#engine/cards/card.ts';
import { nextPlay } from '#engine/cards/plays.ts';
import type { Following } from '#engine/play/follow.ts';
import type { Playing } from '#engine/play/played-game.ts';
import { talonCardBefore, type ReversisRecord } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { ReversisAct, ReversisTurn } from './acts.ts';
import { playedReversis } from './played.ts';

/** A deal of Réversis on file, gone through as at a table. */
export const followingReversis: Following<ReversisRules, ReversisRecord, ReversisAct> = {
  dealt: (written, rules) => ({
    number: 0,
    record: {
      ...written,
      laidOut: written.laidOut.map(() => undefined),
      trades: [],
      opposites: [],
      plays: [],
      claimed: !rules['led.claim'],
      thrownBy: undefined,
    },
    declined: [],
  }),
  turn: playedReversis.turn,
  next: (playing, turn, written, rules) => {
    const act = actIn(written, turn, playing);
    return act && { act, playing: playedReversis.act(playing, act, rules) };
  },
};

function actIn(
  written: ReversisRecord,
  { kind, seat }: ReversisTurn,
  { record }: Playing<ReversisRecord>,
): ReversisAct | undefined {
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
