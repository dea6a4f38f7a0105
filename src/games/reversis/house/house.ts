import type { House, HouseChoice } from '#engine/play/played-game.ts';
import { poolsAtStart, poolsFrom, type Pools } from '../play/pools.ts';
import type { Reversis } from '../game.ts';
import { nameCard, type Card, nameSuit, rankOf, suitOf } from '#engine/cards/card.ts';
import type { Random } from '#engine/kernel/random.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { plainFirst, sayTried, trySampling, type SamplingBudget } from '#engine/play/by-sampling.ts';
import { layOut as noteLaid, type Facts } from '../play/facts.ts';
import { advance, copyOf, handMasks, noteHeld, startDraft, type PlayDraft, type PlayState } from '../play/play.ts';
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
import { chooseCard, type Motive, type CardMasks } from '../policy/policy.ts';
import { chooseGift, chooseLayOut, chooseTrade, motiveToLay, type ExchangeMotive } from '../policy/policy-exchange.ts';
import { below, cardsIn } from '#engine/cards/card-masks.ts';
import { packFor, QUINOLA } from '../rules/shape.ts';

/** Applies the policy to a seat view; returns the act and its motive. `pools` are the pools after the ante. */
function choosePlainly(
  view: ReversisView,
  rules: ReversisRules,
  pools: Pools,
  random: Random,
): HouseChoice<ReversisAct> {
  const { hand, legal, seat } = view;
  switch (legal[0]?.act.kind) {
    case 'layOut':
    case 'keep':
      return layOut(view, rules, pools, random);
    case 'give': {
      const card = chooseGift(hand, rules, random);
      return { act: { kind: 'give', card }, because: becauseLaid(motiveToLay(card, hand, rules), card) };
    }
    case 'trade':
    case 'noTrade': {
      const calls = legal.flatMap(({ act }) => (act.kind === 'trade' ? [{ ...act, by: seat }] : []));
      const call = chooseTrade(hand, calls, random);
      if (!call) {
        const because = 'You have no other suit with two low cards to protect an ace: keep the one you have.';
        return { act: { kind: 'noTrade' }, because };
      }
      const { gives, takes } = call;
      const because =
        'You have low cards of that suit to protect the ace, and the card you give for it is your only one of its suit.';
      return { act: { kind: 'trade', gives, takes }, because };
    }
    case 'claim':
    case 'forgo':
      return { act: { kind: 'claim' }, because: 'You are paid for led cards only if you claim the payment.' };
    default: {
      const { state, gone } = viewOf(view);
      let motive: Motive = 'only';
      const card = chooseCard(state, gone, rules, random, (reason) => (motive = reason));
      return { act: { kind: 'play', card }, because: becauseOf(motive, card, state, gone, rules) };
    }
  }
}

function layOut(
  { hand, legal }: ReversisView,
  rules: ReversisRules,
  pools: Pools,
  random: Random,
): HouseChoice<ReversisAct> {
  const mayKeep = legal.some(({ act }) => act.kind === 'keep');
  const card = chooseLayOut(hand, rules, pools, mayKeep, random);
  if (card === undefined)
    return {
      act: { kind: 'keep' },
      because: 'None of your cards is so dangerous that an unknown one would be better.',
    };
  return { act: { kind: 'layOut', card }, because: becauseLaid(motiveToLay(card, hand, rules), card) };
}

const counted = (n: number, what: string): string => `${n === 0 ? 'no' : String(n)} ${what}${n === 1 ? '' : 's'}`;

/** Number of cards of a card's suit that are still in play, and how many of them are lower. */
function out(s: PlayState, gone: CardMasks, rules: ReversisRules, card: Card): { all: number; lower: number } {
  const suit = suitOf(card);
  const pack = packFor(rules).reduce((mask, one) => (suitOf(one) === suit ? mask | (1 << rankOf(one)) : mask), 0);
  const others = pack & ~s.hands[s.toPlay * 4 + suit]! & ~gone[suit]!;
  return { all: cardsIn(others), lower: cardsIn(below(others, rankOf(card))) };
}

/** Sentence to the seat that holds the card: why the plain house plays it. */
function becauseOf(motive: Motive, card: Card, s: PlayState, gone: CardMasks, rules: ReversisRules): string {
  const suit = nameSuit(suitOf(card));
  const best = nameCard(s.suitLed * 13 + s.best);
  const toCome = s.seats - 1 - s.position;
  switch (motive) {
    case 'only':
      return 'It is the only card you may play.';
    case 'sweeps':
      return 'You may take every trick: no card still out beats yours, so lead from the top.';
    case 'hunts':
      return 'Another player holds the Quinola, and leads of hearts draw it out: lead a low one.';
    case 'leadsLow': {
      const { all, lower } = out(s, gone, rules, card);
      if (all === 0) return `Nobody else has any ${suit}, so it takes the trick; every other lead is worse.`;
      return `Of the ${suit} still out, ${String(all - lower)} ${all - lower === 1 ? 'is' : 'are'} higher and ${String(lower)} lower: of your cards it is the likeliest to be beaten.`;
    }
    case 'breaks':
      return 'One player has taken every trick so far: with this card you take one, and stop the reversis.';
    case 'waitsToBreak':
      return 'One player has taken every trick so far, and you cannot take this one: play your lowest, and keep a card that may take a later trick.';
    case 'throwsQuinola':
      return card === QUINOLA
        ? 'You have none of the suit led: throw the Quinola on this trick, and nobody can force it any more.'
        : 'You have none of the suit led: throw the little Quinola on this trick, and nobody can force it any more.';
    case 'throwsAce':
      return 'You have none of the suit led: throw an ace first, because it takes tricks and counts most.';
    case 'throwsHigh':
      return 'You have none of the suit led: throw this high card, because you have few low ones of its suit.';
    case 'sheds':
      return 'You play last, and no card in this trick counts: get rid of a high card.';
    case 'ducks':
      return `It is your highest card below the ${best}: you get rid of it, and another player takes the trick.`;
    case 'takesHigh':
      return toCome === 0
        ? `You cannot stay below the ${best}, and play last: if you must take the trick, take it with your highest.`
        : `You cannot stay below the ${best}, and no card still out of ${suit} beats yours: play your highest.`;
    case 'takesLow':
      return `You cannot stay below the ${best}: play your lowest above it, because ${counted(toCome, 'player')} may still play higher.`;
  }
}

/** Sentence: why the house lays out a card or gives it to the seat opposite. */
const becauseLaid = (motive: ExchangeMotive, card: Card): string =>
  ({
    loser: 'Your hand may take every trick: lay out a card that could lose one.',
    bareQuinola: 'You have fewer than two low hearts besides the Quinola, and somebody would force it from you.',
    bareAce: `You have fewer than two low ${nameSuit(suitOf(card))} besides the ace, and somebody would force it from you, or it would take a trick.`,
    dangerous: 'It is your most dangerous card: high, with few low cards of its suit beside it.',
    least: 'None of your cards is dangerous, and this one is the most likely to take a trick.',
  })[motive];

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
