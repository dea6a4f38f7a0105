import type { House, HouseChoice } from '#engine/play/played-game.ts';
import type { Quadrille } from '../game.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import type { QuadrilleView } from '../choices/view.ts';
import { choosePlainly } from './plain.ts';
import { auctionOf, isAllyOpen } from './view.ts';
import { nameCard, nameSuit } from '#engine/cards/card.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { plainFirst, sayTried, trySampling, type SamplingBudget } from '#engine/play/by-sampling.ts';
import type { Random } from '#engine/kernel/random.ts';
import type { Facts } from '../play/facts.ts';
import { advance, copyOf, type PlayDraft } from '../play/play.ts';
import { tableAfter } from '../play/play-out.ts';
import { completeDeal, playPlainly } from '../policy/plain-deal.ts';
import { choosePlay } from '../policy/policy-play.ts';
import { poolsFrom } from '../record/pools.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import { printBid } from '../rules/bids.ts';
import { settle } from '../settle/settle.ts';
import type { QuadrilleAct } from '../choices/turn.ts';
import { makeSampler } from './sample.ts';

/** Whether a forced ombre left trumps to an ally, who names them before anybody knows what is played. */
const isLeftToAlly = (view: QuadrilleView, rules: QuadrilleRules): boolean =>
  view.legal[0]?.act.kind === 'trump' && view.call !== undefined && auctionOf(view, rules).holder < 0;

/** The house at Quadrille: plain (the advice of the sources) or careful (the best mean over sampled deals). */
export const house: House<Quadrille> = {
  strengths: ['plain', 'careful'],
  choose: (view, rules, { strength, ...patience }) =>
    strength === 'careful' && view.legal.length > 1 && !isLeftToAlly(view, rules)
      ? chooseCarefully(view, rules, patience)
      : choosePlainly(view, rules),
};

/** Tries each legal act in sampled deals that agree with what the seat has seen, and returns the act with the best mean. */
export function chooseCarefully(
  view: QuadrilleView,
  rules: QuadrilleRules,
  patience: SamplingBudget,
): HouseChoice<QuadrilleAct> {
  const sample = makeSampler(view, rules);
  // Never leaves trumps to the ally: a sampled deal cannot show what he would name.
  const plain = choosePlainly(view, rules);
  const acts = plainFirst(
    view.legal.map(({ act }) => act).filter(({ kind }) => kind !== 'leave'),
    plain.act,
  );
  const isNaming = ['bid', 'trump', 'call', 'give'].includes(acts[0]!.kind);
  const tried = isNaming
    ? trySampling({ acts, sample, worth: (deal, act) => worthNaming(deal, act, view, rules) }, patience)
    : trySampling({ acts, ...cardTrials(view, rules, sample) }, patience);
  return { act: tried.act, because: sayTried(tried, nameAct(tried.next), plain.because) };
}

const sink = new NetSink();

/** Net of the seat in one played-out deal, in the rule set's unit. */
function net(facts: Facts, { seat, pools }: QuadrilleView, rules: QuadrilleRules): number {
  sink.reset();
  settle(facts, rules, poolsFrom(pools), sink);
  return sink.net[seat]!;
}

/** Value of a bid, trumps, a call or a gift: the policy plays the rest of the deal. */
function worthNaming(deal: QuadrilleRecord, act: QuadrilleAct, view: QuadrilleView, rules: QuadrilleRules): number {
  const { seat } = view;
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
  return net(completeDeal({ ...deal, ...said }, rules).facts, view, rules);
}

/** Trials of cards, and of going on after the first six tricks. */
function cardTrials(
  view: QuadrilleView,
  rules: QuadrilleRules,
  sample: (random: Random) => QuadrilleRecord,
): {
  readonly sample: (random: Random) => PlayDraft | undefined;
  readonly worth: (deal: PlayDraft | undefined, act: QuadrilleAct) => number;
} {
  const isOpen = isAllyOpen(view);
  return {
    sample: (random) => tableAfter(sample(random), rules),
    worth: (deal, act) => {
      if (!deal) return 0;
      const state = copyOf(deal);
      const isAsking = act.kind === 'ask' || (act.kind === 'answer' && act.answer === 'yes');
      if (act.kind === 'answer' && act.answer === 'no') state.facts.leaveRefused = true;
      if (isAsking) state.facts.leaveAsked = true;
      const code = act.kind === 'play' ? state.table.toPlay[act.card]! : isAsking ? choosePlay(state, rules, true) : -1;
      if (code >= 0) {
        advance(state, code);
        playPlainly(state, rules, isOpen || isAsking || code === state.called);
      }
      return net(state.facts, view, rules);
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
