import { nameCard, nameSuit } from '#engine/cards/card-name.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { plainFirst, sayTried, trySampling, type Patience } from '#engine/play/by-sampling.ts';
import type { Chosen } from '#engine/play/played-game.ts';
import type { Random } from '#engine/kernel/random.ts';
import type { Facts } from '../play/facts.ts';
import { advance, copyOf, type PlayDraft } from '../play/play.ts';
import { tableAfter } from '../play/play-out.ts';
import { goOn, playPlainly } from '../policy/plain-deal.ts';
import { choosePlay } from '../policy/policy-play.ts';
import { poolsFrom } from '../record/pools.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import { printBid } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { settle } from '../settle/settle.ts';
import type { QuadrilleAct } from '../turns/acts.ts';
import type { QuadrilleSeen } from '../turns/seen.ts';
import { choosePlainly } from './plain.ts';
import { makeSampler } from './sample.ts';
import { isAllyOpen } from './view.ts';

/** Tries what it may do in deals that agree with what the seat has seen, and does what comes to most. */
export function chooseCarefully(seen: QuadrilleSeen, rules: QuadrilleRules, patience: Patience): Chosen<QuadrilleAct> {
  const sample = makeSampler(seen, rules);
  // Trumps are not left to an ally: what he would name is for him to see.
  const plain = choosePlainly(seen, rules);
  const acts = plainFirst(
    seen.legal.map(({ act }) => act).filter(({ kind }) => kind !== 'leave'),
    plain.act,
  );
  const isNaming = ['bid', 'trump', 'call', 'give'].includes(acts[0]!.kind);
  const tried = isNaming
    ? trySampling({ acts, sample, worth: (deal, act) => worthNaming(deal, act, seen, rules) }, patience)
    : trySampling({ acts, ...cardTrials(seen, rules, sample) }, patience);
  return { act: tried.act, because: sayTried(tried, nameAct(tried.next), plain.because) };
}

const sink = new NetSink();

/** What the seat has won or lost in all where a deal went so. */
function net(facts: Facts, { seat, pools }: QuadrilleSeen, rules: QuadrilleRules): number {
  sink.reset();
  settle(facts, rules, poolsFrom(pools), sink);
  return sink.net[seat]!;
}

/** A bid, trumps, a call or a gift, and the rest of the deal by the policy. */
function worthNaming(deal: QuadrilleRecord, act: QuadrilleAct, seen: QuadrilleSeen, rules: QuadrilleRules): number {
  const { seat } = seen;
  const said: Partial<QuadrilleRecord> =
    act.kind === 'bid'
      ? { bids: [...deal.bids, { by: seat, bid: act.bid }] }
      : act.kind === 'trump'
        ? { trump: act.suit }
        : act.kind === 'call'
          ? { call: act.card }
          : act.kind === 'give'
            ? { gives: act.card }
            : {};
  return net(goOn({ ...deal, ...said }, rules).facts, seen, rules);
}

/** Cards, and whether to go on after six tricks straight off. */
function cardTrials(
  seen: QuadrilleSeen,
  rules: QuadrilleRules,
  sample: (random: Random) => QuadrilleRecord,
): {
  readonly sample: (random: Random) => PlayDraft | undefined;
  readonly worth: (deal: PlayDraft | undefined, act: QuadrilleAct) => number;
} {
  const isOpen = isAllyOpen(seen);
  return {
    sample: (random) => tableAfter(sample(random), rules),
    worth: (deal, act) => {
      if (!deal) return 0;
      const state = copyOf(deal);
      const isAsking = act.kind === 'ask' || (act.kind === 'answer' && act.answer === 'yes');
      if (act.kind === 'answer' && act.answer === 'no') state.facts.refused = true;
      if (isAsking) state.facts.asked = true;
      const code = act.kind === 'play' ? state.table.toPlay[act.card]! : isAsking ? choosePlay(state, rules, true) : -1;
      if (code >= 0) {
        advance(state, code);
        playPlainly(state, rules, isOpen || isAsking || code === state.called);
      }
      return net(state.facts, seen, rules);
    },
  };
}

function nameAct(act: QuadrilleAct): string {
  switch (act.kind) {
    case 'bid':
      return `“${printBid(act.bid)}”`;
    case 'trump':
      return nameSuit(act.suit);
    case 'call':
    case 'give':
    case 'play':
      return `the ${nameCard(act.card)}`;
    case 'answer':
      return act.answer === 'yes' ? 'giving leave' : 'refusing it';
    default:
      return { leave: 'leaving it to the ally', stop: 'stopping here', ask: 'asking leave to go on' }[act.kind];
  }
}
