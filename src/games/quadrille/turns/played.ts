import { withPlay } from '#engine/cards/plays.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { DealToPlay, PlayedGame, Playing } from '#engine/play/played-game.ts';
import { dealOut } from '../play/deal.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import type { QuadrilleAct } from './acts.ts';
import { seen, type QuadrilleSeen } from './seen.ts';
import { turn } from './turn.ts';

/** The cards, and the favourite suit drawn, are those that `dealAnother` has from the same number; a suit drawn for the party stays. */
function begin({ number, next }: DealToPlay, rules: QuadrilleRules): Playing<QuadrilleRecord> {
  const dealt = dealOut(number, rules, next['pools'] as Balances | undefined);
  const before = rules['favourite.suit'] === 'lotForParty' ? (next['favourite'] as number | undefined) : undefined;
  return { number, record: { ...dealt, favourite: before ?? dealt.favourite }, declined: [] };
}

function act(playing: Playing<QuadrilleRecord>, does: QuadrilleAct, rules: QuadrilleRules): Playing<QuadrilleRecord> {
  const { record } = playing;
  const now = turn(playing, rules);
  if (!now) return playing;
  const { seat } = now;
  const becomes = (changes: Partial<QuadrilleRecord>) => ({ ...playing, record: { ...record, ...changes } });
  switch (does.kind) {
    case 'bid':
      return becomes({ bids: [...record.bids, { by: seat, bid: does.bid }] });
    case 'trump': {
      // Where trumps were left to the ally, the record says who named them.
      const named = playing.declined.length > 0 && !playing.declined.includes(seat) ? seat : undefined;
      return becomes({ trump: does.suit, named });
    }
    case 'call':
      return becomes({ call: does.card });
    case 'give':
      return becomes({ gives: does.card });
    case 'play':
      return becomes({ plays: withPlay(record.plays, does.card, 4) });
    case 'ask':
      return becomes({ vole: { asked: true, answer: undefined } });
    case 'answer':
      return becomes({ vole: { asked: true, answer: does.answer } });
    case 'leave':
    case 'stop':
      return { ...playing, declined: [...playing.declined, seat] };
  }
}

/** Quadrille as it is played at a table. */
export const playedQuadrille: PlayedGame<QuadrilleRules, QuadrilleRecord, QuadrilleAct, QuadrilleSeen> = {
  begin,
  turn,
  act,
  seen,
  next: ({ record }, rules) => {
    const judged = judge(record, rules);
    const { favourite } = record;
    return { ...(judged.ok ? judged.value.next : {}), ...(favourite !== undefined && { favourite }) };
  },
};
