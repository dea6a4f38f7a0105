import { withPlay } from '#engine/cards/plays.ts';
import { range } from '#engine/kernel/collections.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { DealToPlay, PlayedGame, Playing } from '#engine/play/played-game.ts';
import { dealtRecord } from '../play/before/deal.ts';
import { talonCardBefore, type ReversisRecord } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import type { ReversisAct } from './acts.ts';
import { exchangedSoFar } from './before-play.ts';
import { seen, type ReversisSeen } from './seen.ts';
import { turn } from './turn.ts';

/** The cards are those that `dealAnother` deals from the same number. */
function begin({ number, seats, next }: DealToPlay, rules: ReversisRules): Playing<ReversisRecord> {
  const record = dealtRecord(rules, seats === 5 ? 5 : 4, makeRandom(number), next['pools'] as Balances | undefined);
  return { number, record: { ...record, claimed: !rules['led.claim'] }, declined: [] };
}

function act(playing: Playing<ReversisRecord>, does: ReversisAct, rules: ReversisRules): Playing<ReversisRecord> {
  const { record } = playing;
  const now = turn(playing, rules);
  if (!now) return playing;
  const { seat } = now;
  const becomes = (changes: Partial<ReversisRecord>) => ({ ...playing, record: { ...record, ...changes } });
  const declines = { ...playing, declined: [...playing.declined, seat] };
  switch (does.kind) {
    case 'layOut':
      return becomes({ laidOut: record.laidOut.with(seat, does.card) });
    case 'keep':
      return becomes({ laidOut: record.laidOut.with(seat, talonCardBefore(record, seat)) });
    case 'trade': {
      const isHeld = exchangedSoFar(record, rules)?.hands.some((hand) => hand.includes(does.takes));
      if (isHeld !== true) return declines;
      return becomes({ trades: [...record.trades, { by: seat, gives: does.gives, takes: does.takes }] });
    }
    case 'give':
      return becomes({ opposites: range(record.seats).map((i) => (i === seat ? does.card : record.opposites[i])) });
    case 'play':
      return becomes({ plays: withPlay(record.plays, does.card, record.seats) });
    case 'claim':
      return becomes({ claimed: true });
    case 'throwDown':
      return becomes({ thrownBy: seat });
    case 'noTrade':
    case 'forgo':
      return declines;
  }
}

/** Réversis as it is played at a table. */
export const playedReversis: PlayedGame<ReversisRules, ReversisRecord, ReversisAct, ReversisSeen> = {
  begin,
  turn,
  act,
  seen,
  next: ({ record }, rules) => {
    const judged = judge(record, rules);
    return judged.ok ? judged.value.next : {};
  },
};
