import type { House, HouseChoice } from '#engine/play/played-game.ts';
import { poolsAtStart, poolsFrom, type Pools } from '../play/pools.ts';
import type { Reversis } from '../game.ts';
import { choosePlainly } from './plain.ts';
import { nameCard, type Card } from '#engine/cards/card.ts';
import type { Random } from '#engine/kernel/random.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { plainFirst, sayTried, trySampling, type SamplingBudget } from '#engine/play/by-sampling.ts';
import { layOut as noteLaid, type Facts } from '../play/facts.ts';
import { advance, copyOf, handMasks, noteHeld, startDraft, type PlayDraft } from '../play/play.ts';
import {
  givePlainly,
  layOutCard,
  layOutPlainly,
  playPlainly,
  tradeCards,
  tradePlainly,
  type CardTable,
} from '../policy/plain-deal.ts';
import type { Trade } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { settle } from '../settle/settle.ts';
import type { ReversisAct } from '../choices/turn.ts';
import type { ReversisView } from '../choices/view.ts';
import { makeSampler, playedBy, viewOf } from './sample.ts';

/** The house at Réversis: plain (the advice of the books) or careful (the best mean over sampled deals). */
export const house: House<Reversis> = {
  strengths: ['plain', 'careful'],
  choose: (view, rules, { strength, random, ...patience }) => {
    const pools = poolsAtStart(view, rules);
    const isTried = strength === 'careful' && view.legal.length > 1 && view.legal[0]?.act.kind !== 'claim';
    return isTried
      ? chooseCarefully(view, rules, pools, { random, ...patience })
      : choosePlainly(view, rules, pools, random);
  },
};

/** Tries each legal act in sampled deals that agree with what the seat has seen, and returns the act with the best mean. */
export function chooseCarefully(
  view: ReversisView,
  rules: ReversisRules,
  pools: Pools,
  patience: SamplingBudget,
): HouseChoice<ReversisAct> {
  const sample = makeSampler(view, rules, pools);
  const plain = choosePlainly(view, rules, pools, patience.random);
  const acts = plainFirst(
    view.legal.map(({ act }) => act),
    plain.act,
  );
  const isPlay = acts[0]?.kind === 'play';
  const tried = isPlay
    ? trySampling({ acts, ...cardTrials(view, rules, sample) }, patience)
    : trySampling({ acts, sample, worth: exchangeTrials(view, rules, pools) }, patience);
  return { act: tried.act, because: sayTried(tried, nameAct(tried.next), plain.because) };
}

const sink = new NetSink();

/** Net of the seat in one played-out deal, in the rule set's unit. */
function net(facts: Facts, { seat, pools }: ReversisView, rules: ReversisRules): number {
  sink.reset();
  settle(facts, rules, poolsFrom(rules, pools), sink);
  return sink.net[seat]!;
}

interface CardDeal {
  readonly state: PlayDraft;
  readonly known: readonly (Card | undefined)[];
}

/** Trials of cards: each plays the trick under way and the rest of the deal. */
function cardTrials(
  view: ReversisView,
  rules: ReversisRules,
  sample: (random: Random) => CardTable,
): {
  readonly sample: (random: Random) => CardDeal;
  readonly worth: (deal: CardDeal, act: ReversisAct, random: Random) => number;
} {
  const { state, fallen } = viewOf(view);
  const played = playedBy(view);
  return {
    sample: (random) => {
      const { hands, laid, known } = sample(random);
      const drawn = copyOf(state);
      noteHeld(drawn.facts, handMasks(hands.map((hand, seat) => [...hand, ...(played[seat] ?? [])])));
      noteLaid(drawn.facts, laid);
      return { state: { ...drawn, hands: handMasks(hands) }, known };
    },
    worth: ({ state: drawn, known }, act, random) => {
      if (act.kind !== 'play') return 0;
      const copy = copyOf(drawn);
      advance(copy, act.card);
      const now = fallen.slice();
      now[(act.card / 13) | 0]! |= 1 << (act.card % 13);
      playPlainly(copy, known, rules, random, { fallen: now });
      return net(copy.facts, view, rules);
    },
  };
}

/** Trials of acts before play: the other seats complete the exchange with the plain policy, and then play. */
function exchangeTrials(
  view: ReversisView,
  rules: ReversisRules,
  pools: Pools,
): (deal: CardTable, act: ReversisAct, random: Random) => number {
  const { seat, seats, tricks } = view;
  // Everybody knows which ace was called for, and that it cannot be called for again; not which card was given for it.
  const before = view.trades.map(({ by, takes, gives }): Trade => ({ by, takes, gives: gives ?? takes }));
  return (deal, act, random) => {
    const table: CardTable = {
      hands: deal.hands.map((hand) => hand.slice()),
      talon: deal.talon,
      laid: deal.laid.slice(),
      known: deal.known.slice(),
    };
    const isLaying = act.kind === 'layOut' || act.kind === 'keep';
    const isTrading = act.kind === 'trade' || act.kind === 'noTrade';
    let trades = before;
    if (isLaying) {
      layOutCard(table, seat, act.kind === 'layOut' ? act.card : undefined, rules);
      layOutPlainly(table, seat + 1, rules, pools, random);
    }
    if (act.kind === 'trade') {
      const call = { by: seat, gives: act.gives, takes: act.takes };
      tradeCards(table, call);
      trades = [...trades, call];
    }
    if (isLaying || isTrading) tradePlainly(table, trades, isTrading ? seat + 1 : 0, rules, random);
    const gives: (Card | undefined)[] = table.hands.map(() => undefined);
    if (act.kind === 'give') gives[seat] = act.card;
    givePlainly(table, gives, rules, random);
    const state = startDraft(handMasks(table.hands), seats, tricks, table.laid);
    playPlainly(state, table.known, rules, random);
    return net(state.facts, view, rules);
  };
}

function nameAct(act: ReversisAct): string {
  switch (act.kind) {
    case 'play':
    case 'layOut':
    case 'give':
      return `the ${nameCard(act.card)}`;
    case 'trade':
      return `calling for the ${nameCard(act.takes)}`;
    default:
      return IN_WORDS[act.kind];
  }
}

/** Acts that name no card. */
const IN_WORDS = {
  keep: 'keeping your hand',
  noTrade: 'making no call',
  claim: 'asking',
  forgo: 'claiming nothing',
  throwDown: 'throwing down your cards',
} as const;
