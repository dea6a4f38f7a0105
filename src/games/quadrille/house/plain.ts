import type { HouseChoice } from '#engine/play/played-game.ts';
import { favouriteSuit, isUndertaking } from '../play/ending.ts';
import { NOBODY } from '../play/facts.ts';
import { bestTrump, chooseBid, chooseCall, chooseGift, tricksInEach } from '../policy/policy-bids.ts';
import { choosePlay, shouldUndertake, type Motive } from '../policy/policy-play.ts';
import { BID_CONTRACT, FORCED, DEVOLE, PASS, printBid, type Bid } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import type { QuadrilleAct } from '../choices/turn.ts';
import type { QuadrilleView } from '../choices/view.ts';
import { auctionOf, isAllyOpen, mayUndertake, viewOf } from './view.ts';
import { nameCard, nameSuit, makeCard, QUEEN, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import type { PlayState } from '../play/play.ts';
import { aSeat } from '../record/record.ts';
import { NO_SUIT } from '../rules/ranks.ts';

/** Applies the policy to a seat view; returns the act and its motive. */
export function choosePlainly(view: QuadrilleView, rules: QuadrilleRules): HouseChoice<QuadrilleAct> {
  const { hand, legal, trump, call } = view;
  switch (legal[0]?.act.kind) {
    case 'bid': {
      const favourite = favouriteSuit(rules, view.favourite ?? NOBODY);
      const bid = chooseBid(auctionOf(view, rules), hand, favourite, rules);
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
      const wanted = chooseCall(contractFor(view, rules), hand, trump ?? -1, rules);
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
      return playOrStop(view, rules);
  }
}

/** Contract by the last bid, also before trumps and call are named. */
function contractFor(view: QuadrilleView, rules: QuadrilleRules): number {
  const { holder, high } = auctionOf(view, rules);
  return view.contract ?? (holder < 0 ? FORCED : BID_CONTRACT[high]!);
}

function playOrStop(view: QuadrilleView, rules: QuadrilleRules): HouseChoice<QuadrilleAct> {
  const { legal } = view;
  const state = viewOf(view, rules);
  if (mayUndertake(view)) {
    const led = { ...state.facts, straight: 6, seventhLed: true, leaveRefused: false };
    if (!shouldUndertake(state) || !isUndertaking(led, rules))
      return { act: { kind: 'stop' }, because: 'The game is won, and not every card you hold is sure of its trick.' };
    if (legal.some(({ act }) => act.kind === 'ask'))
      return { act: { kind: 'ask' }, because: 'Nothing that is still out beats any card you hold: the vole is safe.' };
  }
  let motive: Motive = 'only';
  const code = choosePlay(state, rules, isAllyOpen(view), (reason) => (motive = reason));
  const card = state.table.toCard[code]!;
  return { act: { kind: 'play', card }, because: becauseOf(motive, card, state) };
}

const about = (tricks: number): string => (Math.round(tricks * 2) / 2).toString().replace('.5', '½');
const makes = (suit: number, tricks: number): string =>
  `with ${nameSuit(suit)} for trumps it should make about ${about(tricks)} tricks`;

/** Sentence: why the plain house makes a bid; `tricks` are the tricks the hand should make in each suit. */
function becauseBid(bid: Bid, tricks: readonly number[], favourite: number, rules: QuadrilleRules): string {
  const contract = BID_CONTRACT[bid]!;
  const suit = bestTrump(
    tricks,
    (own) =>
      bid === PASS ||
      favourite < 0 ||
      rules['favourite.bids'] !== 'bound' ||
      own !== favourite ||
      printBid(bid).includes('favourite'),
  );
  if (bid === PASS) return `The hand is too weak for any bid that is left: ${makes(suit, tricks[suit]!)}.`;
  if (contract === DEVOLE) return 'No suit of the hand is without low cards, and nothing in it need take a trick.';
  if (suit < 0 || contract > DEVOLE) return 'The hand is good enough for it.';
  return `The hand is good enough: ${makes(suit, tricks[suit]!)}.`;
}

const becauseTrump = (suit: number, tricks: readonly number[]): string =>
  `Of the suits you may name it is your best: ${makes(suit, tricks[suit]!)}.`;

function becauseCalled(card: Card, hand: readonly Card[]): string {
  if (hand.includes(card)) return 'There is no other card that you may call.';
  if (hand.includes(makeCard(suitOf(card), QUEEN)) && rankOf(card) !== QUEEN)
    return `You hold the ${nameCard(makeCard(suitOf(card), QUEEN))}, which its king makes good.`;
  return 'It is of the plain suit that you are soonest rid of, so that your ally takes what you cannot.';
}

/** What a sentence may mention: the winning card and its seat, the suit played, whether the ombre plays. */
interface TrickWords {
  readonly winning: string;
  readonly best: string;
  readonly suit: string;
  readonly isOmbre: boolean;
}

/** Motive → sentence to the seat that holds the card: why the plain house plays it. */
const BECAUSE: Readonly<Record<Motive, string | ((trick: TrickWords) => string)>> = {
  only: 'It is the only card that you may play.',
  drawsTrumps: 'Trumps are still out, and nobody can beat this one: it draws them before they can ruff.',
  cashes: ({ suit }) => `Nothing that is still out of ${suit} beats it: its trick is taken while it may be.`,
  drawsOn: 'You have trumps to spare, and go on drawing those of the others.',
  leadsTrump: 'You have nothing but trumps.',
  leadsFromLength: 'Low from your longest suit: nothing of yours is sure of its trick.',
  leavesToFriend: ({ winning }) =>
    `The trick is ${winning}’s, who plays on your side: leave it to him, and part with what is worth least.`,
  cannotWin: ({ best }) => `You cannot beat the ${best}: part with what is worth least.`,
  winsLast: 'You are the last to play: the cheapest card that takes the trick.',
  winsSurely: 'Nothing that is still out of its suit beats it: the cheapest card that is sure of the trick.',
  triesThird: 'Third in hand you play for the trick, with the cheapest card that beats what lies there.',
  ruffs: 'You have none of the suit led: a low trump takes the trick, as far as it is not overtrumped.',
  waits: 'Another may still beat what you could play: keep it, and play low.',
  leadsToLose: 'Your lowest: who leads it wants another to take the trick.',
  staysUnder: ({ isOmbre, best }) =>
    isOmbre
      ? `The highest that stays under the ${best}: the fewer high cards left, the safer.`
      : `It stays under the ${best}, so that the ombre may have to take the trick.`,
  cannotStayUnder: ({ best }) => `Nothing of yours stays under the ${best}: so with the lowest.`,
};

export function becauseOf(motive: Motive, card: Card, s: PlayState): string {
  const because = BECAUSE[motive];
  if (typeof because === 'string') return because;
  const suit = s.table.toPlay[card]! >> 4;
  const trumps = s.table.trump === NO_SUIT ? 'a black ace' : nameSuit(s.table.trump);
  return because({
    winning: aSeat(s.winning),
    best: s.position > 0 ? nameCard(s.table.toCard[s.best]!) : '',
    suit: suit === NO_SUIT ? trumps : nameSuit(suit),
    isOmbre: s.toPlay === s.facts.ombre,
  });
}
