import type { Chosen } from '#engine/play/played-game.ts';
import type { Random } from '#engine/kernel/random.ts';
import type { Pools } from '../play/pools.ts';
import { chooseCard, type Motive } from '../policy/policy.ts';
import { chooseGift, chooseLayOut, chooseTrade, motiveToLay } from '../policy/policy-exchange.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { ReversisAct } from '../turns/acts.ts';
import type { ReversisSeen } from '../turns/seen.ts';
import { becauseLaid, becauseOf } from './because.ts';
import { viewOf } from './view.ts';

/** What the policy does with what a seat sees, and why. `pools` are as they stand after the ante. */
export function choosePlainly(
  seen: ReversisSeen,
  rules: ReversisRules,
  pools: Pools,
  random: Random,
): Chosen<ReversisAct> {
  const { hand, legal, seat } = seen;
  switch (legal[0]?.act.kind) {
    case 'layOut':
    case 'keep':
      return layOut(seen, rules, pools, random);
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
      const { state, gone } = viewOf(seen);
      let motive: Motive = 'only';
      const card = chooseCard(state, gone, rules, random, (told) => (motive = told));
      return { act: { kind: 'play', card }, because: becauseOf(motive, card, state, gone, rules) };
    }
  }
}

function layOut(
  { hand, legal }: ReversisSeen,
  rules: ReversisRules,
  pools: Pools,
  random: Random,
): Chosen<ReversisAct> {
  const mayKeep = legal.some(({ act }) => act.kind === 'keep');
  const card = chooseLayOut(hand, rules, pools, mayKeep, random);
  if (card === undefined)
    return {
      act: { kind: 'keep' },
      because: 'No card of yours is so much in your way that a strange one were better.',
    };
  return { act: { kind: 'layOut', card }, because: becauseLaid(motiveToLay(card, hand, rules), card) };
}
