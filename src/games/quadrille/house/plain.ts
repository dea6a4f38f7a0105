import type { Chosen } from '#engine/play/played-game.ts';
import { favouriteSuit, isUndertaking } from '../play/ending.ts';
import { NOBODY } from '../play/facts.ts';
import { bestTrump, chooseBid, chooseCall, chooseGift, tricksInEach } from '../policy/policy-bids.ts';
import { choosePlay, shouldUndertake, type Motive } from '../policy/policy-play.ts';
import { BID_CONTRACT, FORCED } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import type { QuadrilleAct } from '../turns/acts.ts';
import type { QuadrilleSeen } from '../turns/seen.ts';
import { becauseBid, becauseCalled, becauseOf, becauseTrump } from './because.ts';
import { auctionOf, isAllyOpen, mayUndertake, viewOf } from './view.ts';

/** What the policy does with what a seat sees, and why. */
export function choosePlainly(seen: QuadrilleSeen, rules: QuadrilleRules): Chosen<QuadrilleAct> {
  const { hand, legal, trump, call } = seen;
  switch (legal[0]?.act.kind) {
    case 'bid': {
      const favourite = favouriteSuit(rules, seen.favourite ?? NOBODY);
      const bid = chooseBid(auctionOf(seen, rules), hand, favourite, rules);
      return { act: { kind: 'bid', bid }, because: becauseBid(bid, tricksInEach(hand, rules), favourite, rules) };
    }
    case 'trump':
    case 'leave': {
      const open = legal.flatMap(({ act }) => (act.kind === 'trump' ? [act.suit] : []));
      const tricks = tricksInEach(hand, rules);
      const suit = bestTrump(tricks, (own) => open.includes(own));
      return { act: { kind: 'trump', suit }, because: becauseTrump(suit, tricks) };
    }
    case 'call': {
      const open = legal.flatMap(({ act }) => (act.kind === 'call' ? [act.card] : []));
      const wanted = chooseCall(calledFor(seen, rules), hand, trump ?? -1, rules);
      const card = open.includes(wanted) ? wanted : open[0]!;
      return { act: { kind: 'call', card }, because: becauseCalled(card, hand) };
    }
    case 'give': {
      const card = chooseGift(hand, trump ?? NOBODY, call ?? -1, rules);
      return { act: { kind: 'give', card }, because: 'A low card, of the plain suit that you have fewest of.' };
    }
    case 'answer':
      return {
        act: { kind: 'answer', answer: 'yes' },
        because: 'Who asks leave should hold nothing but cards that cannot be beaten.',
      };
    default:
      return playOrStop(seen, rules);
  }
}

/** What is played, also before all is named. */
function calledFor(seen: QuadrilleSeen, rules: QuadrilleRules): number {
  const { holder, high } = auctionOf(seen, rules);
  return seen.contract ?? (holder < 0 ? FORCED : BID_CONTRACT[high]!);
}

function playOrStop(seen: QuadrilleSeen, rules: QuadrilleRules): Chosen<QuadrilleAct> {
  const { legal } = seen;
  const state = viewOf(seen, rules);
  if (mayUndertake(seen)) {
    const led = { ...state.facts, straight: 6, seventhLed: true, refused: false };
    if (!shouldUndertake(state) || !isUndertaking(led, rules))
      return { act: { kind: 'stop' }, because: 'The game is won, and not every card you hold is sure of its trick.' };
    if (legal.some(({ act }) => act.kind === 'ask'))
      return { act: { kind: 'ask' }, because: 'Nothing that is still out beats any card you hold: the vole is safe.' };
  }
  let motive: Motive = 'only';
  const code = choosePlay(state, rules, isAllyOpen(seen), (told) => (motive = told));
  const card = state.table.toCard[code]!;
  return { act: { kind: 'play', card }, because: becauseOf(motive, card, state) };
}
