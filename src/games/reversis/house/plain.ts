import type { HouseChoice } from '#engine/play/played-game.ts';
import type { Random } from '#engine/kernel/random.ts';
import type { Pools } from '../play/pools.ts';
import { chooseCard, type Motive, type CardMasks } from '../policy/policy.ts';
import { chooseGift, chooseLayOut, chooseTrade, motiveToLay, type ExchangeMotive } from '../policy/policy-exchange.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { ReversisAct } from '../choices/turn.ts';
import type { ReversisView } from '../choices/view.ts';
import { viewOf } from './sample.ts';
import { nameCard, nameSuit, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { below, cardsIn } from '#engine/cards/card-masks.ts';
import type { PlayState } from '../play/play.ts';
import { packFor, QUINOLA } from '../rules/shape.ts';

/** Applies the policy to a seat view; returns the act and its motive. `pools` are the pools after the ante. */
export function choosePlainly(
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
      const because = 'You have low cards of that suit to protect the ace, and none beside the card you give for it.';
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
export function becauseOf(motive: Motive, card: Card, s: PlayState, gone: CardMasks, rules: ReversisRules): string {
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
    bareQuinola: 'You have fewer than two low hearts beside the Quinola, and somebody would force it from you.',
    bareAce: `You have fewer than two low ${nameSuit(suitOf(card))} beside the ace, and somebody would force it from you, or it would take a trick.`,
    dangerous: 'It is your most dangerous card: high, with few low cards of its suit beside it.',
    least: 'None of your cards is dangerous, and this one is the most likely to take a trick.',
  })[motive];
