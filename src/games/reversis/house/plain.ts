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
import { aSeat } from '../record/record.ts';

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
        const because = 'In no other suit have you two low cards to guard an ace with: keep the one you have.';
        return { act: { kind: 'noTrade' }, because };
      }
      const { gives, takes } = call;
      const because = 'You have low cards of that suit to keep the ace safe with; what you give for it stands alone.';
      return { act: { kind: 'trade', gives, takes }, because };
    }
    case 'claim':
    case 'forgo':
      return { act: { kind: 'claim' }, because: 'What led cards owe you is paid only where you ask for it.' };
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
      because: 'No card of yours is so much in your way that a strange one were better.',
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
      return 'It is the only card that you may play.';
    case 'sweeps':
      return 'From the top: nothing that is still out beats your hand, and the reversis may be made.';
    case 'hunts':
      return 'A low heart: the Quinola is in another hand, and hearts draw it out.';
    case 'leadsLow': {
      const { all, lower } = out(s, gone, rules, card);
      if (all === 0) return `There are no other ${suit} out, so it takes the trick; every other lead is worse.`;
      return `Of the ${suit} still out ${String(all - lower)} ${all - lower === 1 ? 'is' : 'are'} higher and ${String(lower)} lower: of your cards it is the likeliest to be beaten.`;
    }
    case 'breaks':
      return `${aSeat(s.seats, s.facts.winners[0]!)} has taken every trick: with this you take one, and there is no reversis.`.replace(
        /^./,
        (letter) => letter.toUpperCase(),
      );
    case 'waitsToBreak':
      return 'Another has taken every trick, and you cannot take this one: your lowest, to keep what may take a later one.';
    case 'throwsQuinola':
      return card === QUINOLA
        ? 'You need not follow: placed on another’s trick the Quinola is off your hands, and cannot be forced.'
        : 'You need not follow: placed on another’s trick the little Quinola is off your hands, and cannot be forced.';
    case 'throwsAce':
      return 'You need not follow: an ace goes first, for it takes tricks and counts most in them.';
    case 'throwsHigh':
      return 'You need not follow: this card is the most in your way, being high with few low ones beside it.';
    case 'sheds':
      return `You are the last, and nothing in this trick counts: here a high card may be got rid of.`;
    case 'ducks':
      return `The highest of your ${suit} that stays under the ${best}: it is got rid of, and somebody else has the trick.`;
    case 'takesHigh':
      return toCome === 0
        ? `You cannot stay under the ${best}, and are the last: who has to take a trick takes it with his highest.`
        : `You cannot stay under the ${best}, and none of the ${suit} still out is higher than yours: so with the highest.`;
    case 'takesLow':
      return `You cannot stay under the ${best}: your lowest above it, for ${counted(toCome, 'player')} may still go over it.`;
  }
}

/** Sentence: why the house lays out a card or gives it to the seat opposite. */
const becauseLaid = (motive: ExchangeMotive, card: Card): string =>
  ({
    loser: 'Your hand may take every trick: away with what could lose one.',
    bareQuinola: 'Fewer than two low hearts guard your Quinola, and it would be forced from you.',
    bareAce: `Fewer than two low ${nameSuit(suitOf(card))} guard your ace, and it would be forced from you, or take a trick.`,
    dangerous: 'It is the most in your way: high, with few low cards of its suit beside it.',
    least: 'Nothing you hold is much in your way, and this is it the most.',
  })[motive];
