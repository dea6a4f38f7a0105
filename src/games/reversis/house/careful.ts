import { nameCard } from '#engine/cards/card-name.ts';
import type { Card } from '#engine/cards/card.ts';
import type { Random } from '#engine/kernel/random.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { plainFirst, sayTried, trySampling, type Patience } from '#engine/play/by-sampling.ts';
import type { Chosen } from '#engine/play/played-game.ts';
import { layOut as noteLaid, type Facts } from '../play/facts.ts';
import { advance, copyOf, handMasks, noteHeld, startDraft, type PlayDraft } from '../play/play.ts';
import { poolsFrom, type Pools } from '../play/pools.ts';
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
import type { ReversisAct } from '../turns/acts.ts';
import type { ReversisSeen } from '../turns/seen.ts';
import { choosePlainly } from './plain.ts';
import { makeSampler, playedBy } from './sample.ts';
import { viewOf } from './view.ts';

/** Tries what it may do in deals that agree with what the seat has seen, and does what comes to most. */
export function chooseCarefully(
  seen: ReversisSeen,
  rules: ReversisRules,
  pools: Pools,
  patience: Patience,
): Chosen<ReversisAct> {
  const sample = makeSampler(seen, rules, pools);
  const plain = choosePlainly(seen, rules, pools, patience.random);
  const acts = plainFirst(
    seen.legal.map(({ act }) => act),
    plain.act,
  );
  const isPlay = acts[0]?.kind === 'play';
  const tried = isPlay
    ? trySampling({ acts, ...cardTrials(seen, rules, sample) }, patience)
    : trySampling({ acts, sample, worth: exchangeTrials(seen, rules, pools) }, patience);
  return { act: tried.act, because: sayTried(tried, nameAct(tried.next), plain.because) };
}

const sink = new NetSink();

/** What the seat has won or lost in all where a deal went so. */
function net(facts: Facts, { seat, pools }: ReversisSeen, rules: ReversisRules): number {
  sink.reset();
  settle(facts, rules, poolsFrom(rules, pools), sink);
  return sink.net[seat]!;
}

interface CardDeal {
  readonly state: PlayDraft;
  readonly known: readonly (Card | undefined)[];
}

/** Cards of a trick: the rest is played out from where the table stands. */
function cardTrials(
  seen: ReversisSeen,
  rules: ReversisRules,
  sample: (random: Random) => CardTable,
): {
  readonly sample: (random: Random) => CardDeal;
  readonly worth: (deal: CardDeal, act: ReversisAct, random: Random) => number;
} {
  const { state, fallen } = viewOf(seen);
  const played = playedBy(seen);
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
      return net(copy.facts, seen, rules);
    },
  };
}

/** What is done before play: the others go on plainly from there, and so does the play. */
function exchangeTrials(
  seen: ReversisSeen,
  rules: ReversisRules,
  pools: Pools,
): (deal: CardTable, act: ReversisAct, random: Random) => number {
  const { seat, seats, tricks } = seen;
  // What another gave for an ace is not known to all; which ace was called for is, and that it is not called for again.
  const before = seen.trades.map(({ by, takes, gives }): Trade => ({ by, takes, gives: gives ?? takes }));
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
    return net(state.facts, seen, rules);
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

/** What is done without a card. */
const IN_WORDS = {
  keep: 'keeping your hand',
  noTrade: 'making no call',
  claim: 'asking',
  forgo: 'letting it pass',
  throwDown: 'throwing down your cards',
} as const;
