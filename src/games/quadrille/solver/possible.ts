import { range } from '#engine/kernel/collections.ts';
import { forcedTricks, statesOfPlay, timed, type TrickBounds, findLine, placeOfNthCard } from '#engine/solver/line.ts';
import {
  firstMoment,
  toPlayAt,
  type Code,
  type Goal,
  type DealState,
  type OpenDeal,
  type CardFinding,
  type Effort,
  type SolverFinding,
  type Timing,
  type SolverVerdict,
} from '#engine/solver/open-deal.ts';
import { TrickSearch } from '#engine/solver/trick-search.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import { DEVOLE } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import * as say from './say-possible.ts';
import type { Card } from '#engine/cards/card.ts';
import { ok, type Result } from '#engine/kernel/result.ts';
import { readContract } from '../play/bidding/contract.ts';
import { exchangedHands } from '../play/play-out.ts';
import { boundSuit, firstLeader, handMasks, startDraft, type ContractInPlay } from '../play/play.ts';
import { MATADORS, PLAY_SUITS, rankTable, type RankTable } from '../rules/ranks.ts';

/** A deal of Quadrille with every card open, its contract, and the numbering of its cards. */
export interface OpenQuadrille {
  readonly deal: OpenDeal;
  readonly contracted: ContractInPlay;
  readonly table: RankTable;
  readonly codeOf: (card: Card) => Code;
  readonly cardOf: (code: Code) => Card;
}

/**
 * A deal of Quadrille with every card open, from the hands as played. Legal cards come from the engine's `boundSuit`, including
 * the privilege of matadors. Undefined if nothing is played for or the hands are incomplete, so that nothing can be proved.
 */
export function openDeal(record: QuadrilleRecord, rules: QuadrilleRules): Result<OpenQuadrille | undefined> {
  if (record.result) return ok(undefined);
  const agreed = readContract(record, rules);
  if (!agreed.ok) return agreed;
  const { contracted } = agreed.value;
  if (contracted.contract < 0) return ok(undefined);
  const hands = exchangedHands(record, contracted);
  if (!hands.ok) return hands;
  const tricks = hands.value[0]?.length ?? 0;
  if (tricks === 0 || hands.value.some((hand) => hand.length !== tricks)) return ok(undefined);
  return ok(openHands(hands.value, contracted, rules));
}

/** Open deal from hands of equal length, before their first card. */
export function openHands(
  hands: readonly (readonly Card[])[],
  contracted: ContractInPlay,
  rules: QuadrilleRules,
): OpenQuadrille {
  const table = rankTable(contracted.trump, rules);
  const masks = handMasks(hands, table);
  const leader = firstLeader(contracted, rules);
  const state = startDraft(masks.slice(), [0, 0, 0, 0], contracted, table, leader);
  const isNamed = rules['play.follow'] && rules['matadors.privilege'] !== 'none';
  const deal: OpenDeal = {
    seats: 4,
    suits: PLAY_SUITS,
    tricks: hands[0]?.length ?? 0,
    trump: table.trump,
    hands: masks,
    leader,
    follows: rules['play.follow'] ? 0b1111 : 0,
    named: [0, 0, 0, 0, 0].with(table.trump, isNamed ? MATADORS : 0),
    legal: (at, into) => {
      state.hands = at.hands as number[];
      state.trick = at.trick;
      state.position = at.position;
      state.toPlay = at.toPlay;
      state.led = at.led;
      const bound = boundSuit(state, rules);
      for (let suit = 0; suit < PLAY_SUITS; suit++)
        into[suit] = bound < 0 || bound === suit ? at.hands[at.toPlay * PLAY_SUITS + suit]! : 0;
    },
  };
  return {
    deal,
    contracted,
    table,
    codeOf: (card) => table.toPlay[card]!,
    cardOf: (code) => table.toCard[code]!,
  };
}

/** An open deal as it was played, and the search over it. */
interface OpenedDeal {
  readonly open: OpenQuadrille;
  readonly rules: QuadrilleRules;
  readonly side: say.OmbreSide;
  readonly plays: readonly (readonly Code[])[];
  /** State before the first card, and after each. */
  readonly moments: readonly DealState[];
  readonly goal: Goal & { readonly kind: 'tricks' };
  readonly search: TrickSearch;
  readonly timing: Timing;
}

/**
 * What was possible in a deal of Quadrille with every card open. First, at each card as played, how many tricks the ombre’s
 * side could still force, from the last card to the first, because the last are solved fastest. Then, from the first card on,
 * whether it could have won the game and made the vole; the ally plays with the ombre from the first card, as the others do
 * together, because the holder of the called king is no secret here. Then, with an ally, how many tricks the ombre could have
 * forced with the ally against him. For a devole, how few tricks the ombre can keep to. Yields nothing if nothing was played
 * for, or the hands are incomplete.
 */
export function* possible(record: QuadrilleRecord, rules: QuadrilleRules, timing: Timing): Generator<SolverFinding> {
  const opened = openDeal(record, rules);
  if (!opened.ok || !opened.value) return;
  const open = opened.value;
  const { contract, ombre, ally } = open.contracted;
  const makers = (1 << ombre) | (ally >= 0 ? 1 << ally : 0);
  const shuns = contract === DEVOLE;
  const goal = { kind: 'tricks', makers, counted: shuns ? 0b1111 & ~makers : makers } as const;
  const plays = record.plays.map((trick) => trick.map(open.codeOf));
  const laid: OpenedDeal = {
    open,
    rules,
    side: { ombre, ally, shuns, wins: rules['win.tricks'] },
    plays,
    moments: statesOfPlay(open.deal, plays),
    goal,
    search: new TrickSearch(open.deal, goal),
    timing,
  };
  yield* atCards(laid);
  yield gameVerdict(laid);
  if (ally >= 0) yield aloneVerdict(laid);
}

/** Total tricks that can be had from one moment on, including those taken before it. */
interface TricksToCome extends Effort {
  readonly tricks: TrickBounds;
}

function stillOpenAt(
  { open, goal, moments, search, timing, side }: OpenedDeal,
  n: number,
  guess: number,
): TricksToCome {
  const { deal } = open;
  const moment = moments[n]!;
  const taken = range(moment.trick).filter((trick) => (goal.counted >> moments[(trick + 1) * 4]!.leader) & 1).length;
  if (side.shuns) {
    // For a devole only the first trick matters.
    const limit = { now: timing.now, until: timing.now() + timing.most };
    const clear = timed(search, timing, () => ({
      can: taken === moment.trick ? search.prove(moment, deal.tricks - taken, limit) : false,
    }));
    return { ...clear, tricks: { least: clear.can === false ? 1 : 0, most: clear.can === true ? 0 : 1 } };
  }
  const found = timed(search, timing, () => forcedTricks(search, moment, deal.tricks, guess - taken, timing));
  return {
    tricks: { least: found.least + taken, most: found.most + taken },
    milliseconds: found.milliseconds,
    nodes: found.nodes,
  };
}

/** For each card as played, from the last to the first: what could be forced after it, and what it changed. */
function* atCards(laid: OpenedDeal): Generator<CardFinding> {
  const { plays, moments, open, side } = laid;
  const { tricks } = open.deal;
  let now = stillOpenAt(laid, plays.flat().length, side.wins);
  for (let n = plays.flat().length; n > 0; n--) {
    const was = stillOpenAt(laid, n - 1, now.tricks.least);
    const seat = toPlayAt(moments[n - 1]!, open.deal);
    // A devole is over with the first trick that its player takes.
    const isOver = moments[n]!.trick === tricks || (side.shuns && isLost(laid, n));
    const said = isOver ? undefined : say.sayAtCard(was.tricks, now.tricks, seat, side, tricks);
    yield {
      kind: 'card',
      at: placeOfNthCard(n - 1, 4),
      text: said?.text ?? '',
      turns: said?.turns ?? false,
      milliseconds: now.milliseconds,
      nodes: now.nodes,
    };
    now = was;
  }
}

/** Whether the player of a devole has taken a trick by this moment. */
const isLost = ({ moments, side }: OpenedDeal, n: number): boolean =>
  range(moments[n]!.trick).some((trick) => moments[(trick + 1) * 4]!.leader === side.ombre);

/** How many tricks the ombre's side could have forced from the first card on: whether that is the game, and the vole. */
function gameVerdict(laid: OpenedDeal): SolverVerdict {
  const { side, open, goal, search } = laid;
  const { tricks, milliseconds, nodes } = stillOpenAt(laid, 0, side.wins);
  const isKnown = tricks.least === tricks.most && !(side.shuns && tricks.least > 0);
  const all = open.deal.tricks;
  const aim = side.shuns ? tricks.most === 0 : tricks.least >= side.wins;
  const fails = side.shuns ? tricks.least > 0 : tricks.most < side.wins;
  return {
    kind: 'verdict',
    id: side.shuns ? 'devole' : 'game',
    answer: aim ? 'yes' : fails ? 'no' : 'unknown',
    value: tricks.least,
    text: say.sayGame(tricks, side, all),
    line: isKnown
      ? findLine(
          open.deal,
          { search, goal, worth: side.shuns ? all : tricks.least },
          laid.plays.flat(),
          laid.timing,
          open.cardOf,
        )
      : undefined,
    milliseconds,
    nodes,
  };
}

/** How many tricks the ombre could have forced with his ally playing against him too: whether he could have done without. */
function aloneVerdict(laid: OpenedDeal): SolverVerdict {
  const { side, open, timing, plays } = laid;
  const { deal, cardOf } = open;
  const makers = 1 << side.ombre;
  const goal: Goal = { kind: 'tricks', makers, counted: makers };
  const search = new TrickSearch(deal, goal);
  const guess = side.wins - 1;
  const found = timed(search, timing, () => forcedTricks(search, firstMoment(deal), deal.tricks, guess, timing));
  const { least, most, milliseconds, nodes } = found;
  return {
    kind: 'verdict',
    id: 'alone',
    answer: least >= side.wins ? 'yes' : most < side.wins ? 'no' : 'unknown',
    value: least,
    text: say.sayAlone(found, side, deal.tricks),
    line: least === most ? findLine(deal, { search, goal, worth: least }, plays.flat(), timing, cardOf) : undefined,
    milliseconds,
    nodes,
  };
}
