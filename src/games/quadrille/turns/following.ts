import type { Card } from '#engine/cards/card.ts';
import { nextPlay } from '#engine/cards/plays.ts';
import type { Following } from '#engine/play/follow.ts';
import type { Playing } from '#engine/play/played-game.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import type { QuadrilleAct, QuadrilleTurn } from './acts.ts';
import { playedQuadrille } from './played.ts';

/** A deal of Quadrille on file, gone through as at a table. One of which only the end of the auction is known has no acts. */
export const followingQuadrille: Following<QuadrilleRules, QuadrilleRecord, QuadrilleAct> = {
  dealt: (written) => ({
    number: 0,
    record: {
      ...written,
      bids: [],
      contract: undefined,
      trump: undefined,
      named: undefined,
      call: undefined,
      gives: undefined,
      vole: undefined,
      plays: [],
    },
    declined: [],
  }),
  turn: playedQuadrille.turn,
  next: (playing, turn, written, rules) => {
    const act = actIn(written, turn, playing);
    return act && { act, playing: playedQuadrille.act(playing, act, rules) };
  },
};

function actIn(
  written: QuadrilleRecord,
  { kind, seat }: QuadrilleTurn,
  { record }: Playing<QuadrilleRecord>,
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
