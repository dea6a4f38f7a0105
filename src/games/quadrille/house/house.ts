import type { House, HouseChoice } from '#engine/play/played-game.ts';
import type { Quadrille } from '../game.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import type { QuadrilleView } from '../choices/view.ts';
import { auctionOf, isAllyOpen, mayUndertake, viewOf, makeSampler } from './sample.ts';
import { nameCard, nameSuit, makeCard, QUEEN, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { plainFirst, sayTried, trySampling, type SamplingBudget } from '#engine/play/by-sampling.ts';
import type { Random } from '#engine/kernel/random.ts';
import { type Facts, NOBODY } from '../play/facts.ts';
import { advance, copyOf, type PlayDraft, type PlayState } from '../play/play.ts';
import { tableAfter } from '../play/play-out.ts';
import { completeDeal, playPlainly } from '../policy/plain-deal.ts';
import { choosePlay, shouldUndertake, type Motive } from '../policy/policy-play.ts';
import { poolsFrom } from '../record/pools.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import { printBid, BID_CONTRACT, FORCED, DEVOLE, PASS, type Bid } from '../rules/bids.ts';
import { settle } from '../settle/settle.ts';
import type { QuadrilleAct } from '../choices/turn.ts';
import { favouriteSuit, isUndertaking } from '../play/ending.ts';
import { bestTrump, chooseBid, chooseCall, chooseGift, tricksInEach } from '../policy/policy-bids.ts';
import { BASTO, NO_SUIT, SPADILLE } from '../rules/ranks.ts';
import { inWords } from '#engine/wording/sentence.ts';
import { listed } from '#engine/kernel/collections.ts';

/** Applies the policy to a seat view; returns the act and its motive. */
function choosePlainly(view: QuadrilleView, rules: QuadrilleRules): HouseChoice<QuadrilleAct> {
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
      return { act: { kind: 'call', card }, because: becauseCalled(card, hand, open) };
    }
    case 'give': {
      const card = chooseGift(hand, trump ?? NOBODY, call ?? -1, rules);
      return { act: { kind: 'give', card }, because: 'It is a low card of the plain suit in which you have fewest.' };
    }
    case 'answer':
      return {
        act: { kind: 'answer', answer: 'yes' },
        because: 'Ask leave only if none of your cards can be beaten.',
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
      return {
        act: { kind: 'stop' },
        because: 'You have won the game, and some card you hold may lose its trick.',
      };
    if (legal.some(({ act }) => act.kind === 'ask'))
      return { act: { kind: 'ask' }, because: 'No card still out beats any card you hold: the vole is safe.' };
  }
  let motive: Motive = 'only';
  const code = choosePlay(state, rules, isAllyOpen(view), (reason) => (motive = reason));
  const card = state.table.toCard[code]!;
  return { act: { kind: 'play', card }, because: becauseOf(motive, card, state) };
}

const about = (tricks: number): string => (Math.round(tricks * 2) / 2).toString().replace('.5', '½');
const makes = (suit: number, tricks: number): string =>
  `with ${nameSuit(suit)} as trumps you should make about ${about(tricks)} tricks`;

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
  if (bid === PASS) return `Your hand is too weak for any bid that is left: ${makes(suit, tricks[suit]!)}.`;
  if (contract === DEVOLE) return 'You have low cards in every suit, and need not take a trick.';
  if (suit < 0 || contract > DEVOLE) return 'Your hand is good enough for it.';
  return `Your hand is good enough: ${makes(suit, tricks[suit]!)}.`;
}

const becauseTrump = (suit: number, tricks: readonly number[]): string =>
  `It is the best suit you may name: ${makes(suit, tricks[suit]!)}.`;

/** Sentence: why the plain house calls a card or asks for it. */
function becauseCalled(card: Card, hand: readonly Card[], open: readonly Card[]): string {
  if (hand.includes(card)) return 'No other player holds a king that you may call.';
  const suit = suitOf(card);
  if (hand.includes(makeCard(suit, QUEEN)) && rankOf(card) !== QUEEN)
    return `You hold the ${nameCard(makeCard(suit, QUEEN))}, which will be the highest card left of its suit once that king is played.`;
  // Both black aces are trumps, so they are no cards of their suits.
  const held = hand.filter((own) => suitOf(own) === suit && own !== SPADILLE && own !== BASTO).length;
  if (held === 0) return 'You hold no card of its suit but trumps, so that it helps you where you are weak.';
  const name = nameSuit(suit);
  const voids = open.map(suitOf).filter((one) => !hand.some((own) => suitOf(own) === one));
  const instead =
    voids.length === 0 ? '' : ` In ${listed(voids.map(nameSuit))}, of which you hold none, you need help less.`;
  return `You hold only ${inWords(held)} ${held === 1 ? name.slice(0, -1) : name}, so that it helps you where you are weak.${instead}`;
}

/** What a sentence may mention: the winning card, the suit played, whether the ombre plays. */
interface TrickWords {
  readonly best: string;
  readonly suit: string;
  readonly isOmbre: boolean;
}

/** Motive → sentence to the seat that holds the card: why the plain house plays it. */
const BECAUSE: Readonly<Record<Motive, string | ((trick: TrickWords) => string)>> = {
  only: 'It is the only card you may play.',
  drawsTrumps: 'Others still hold trumps, and none can beat this one: draw their trumps before they use them.',
  cashes: ({ suit }) => `No card still out of ${suit} beats it: take the trick while you can.`,
  drawsOn: 'You have trumps to spare: go on drawing those of the others.',
  leadsTrump: 'You have nothing but trumps.',
  leadsFromLength: 'None of your cards is sure to win a trick: lead a low card of your longest suit.',
  leavesToFriend: 'A player on your side is winning the trick: leave it to him, and play your least useful card.',
  cannotWin: ({ best }) => `You cannot beat the ${best}: play your least useful card.`,
  winsLast: 'You play last: take the trick with the lowest card that wins it.',
  winsSurely: 'It is your lowest card that no card still out of its suit can beat.',
  triesThird: 'You play third: try for the trick with the lowest card that beats those on the table.',
  ruffs: 'You have none of the suit led: a low trump takes the trick, unless somebody plays a higher trump.',
  waits: 'A player after you may still beat your high cards: keep them, and play low.',
  leadsToLose: 'Lead your lowest, so that another player takes the trick.',
  staysUnder: ({ isOmbre, best }) =>
    isOmbre
      ? `It is your highest card below the ${best}: the fewer high cards you keep, the safer.`
      : `It is below the ${best}, so that the ombre may have to take the trick.`,
  cannotStayUnder: ({ best }) => `None of your cards is below the ${best}: play your lowest.`,
};

function becauseOf(motive: Motive, card: Card, s: PlayState): string {
  const because = BECAUSE[motive];
  if (typeof because === 'string') return because;
  const suit = s.table.toPlay[card]! >> 4;
  const trumps = s.table.trump === NO_SUIT ? 'a black ace' : nameSuit(s.table.trump);
  return because({
    best: s.position > 0 ? nameCard(s.table.toCard[s.best]!) : '',
    suit: suit === NO_SUIT ? trumps : nameSuit(suit),
    isOmbre: s.toPlay === s.facts.ombre,
  });
}

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
