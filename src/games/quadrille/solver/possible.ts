import { range } from '#engine/kernel/collections.ts';
import { forcedTricks, momentsOf, timed, type Forced } from '#engine/solver/forced.ts';
import { lineOf, placeOfCard } from '#engine/solver/line.ts';
import { firstMoment, toPlayAt, type Code, type Goal, type Moment } from '#engine/solver/open-deal.ts';
import { TrickSearch } from '#engine/solver/trick-search.ts';
import type { AtCard, Effort, Found, Timing, Verdict } from '#engine/solver/verdict.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import { DEVOLE } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { openDeal, type OpenQuadrille } from './open-deal.ts';
import * as say from './say-possible.ts';

/** A deal laid open, as it was played, and the search over it. */
interface Laid {
  readonly open: OpenQuadrille;
  readonly rules: QuadrilleRules;
  readonly side: say.Side;
  readonly plays: readonly (readonly Code[])[];
  /** Before the first card, and after each. */
  readonly moments: readonly Moment[];
  readonly goal: Goal & { readonly kind: 'tricks' };
  readonly search: TrickSearch;
  readonly timing: Timing;
}

/**
 * What was possible in a deal of Quadrille, every card being open: first how many tricks the ombre’s side could still force
 * at each card of it as it was played, from the last to the first, since the last are soonest found; then, from the first
 * card on, whether it could have won the game, and made the vole. His ally plays with the ombre from the first card, as
 * the others do together: whose king was called is no secret here. Then, where he has an ally, how many tricks the ombre could
 * have forced without him, the ally being against him like the others. Of a devole it is asked how few tricks the ombre can
 * keep to. Nothing comes where nothing was played for, or the hands are not known whole.
 */
export function* possible(record: QuadrilleRecord, rules: QuadrilleRules, timing: Timing): Generator<Found> {
  const opened = openDeal(record, rules);
  if (!opened.ok || !opened.value) return;
  const open = opened.value;
  const { contract, ombre, ally } = open.contracted;
  const makers = (1 << ombre) | (ally >= 0 ? 1 << ally : 0);
  const shuns = contract === DEVOLE;
  const goal = { kind: 'tricks', makers, counted: shuns ? 0b1111 & ~makers : makers } as const;
  const plays = record.plays.map((trick) => trick.map(open.codeOf));
  const laid: Laid = {
    open,
    rules,
    side: { ombre, ally, shuns, wins: rules['win.tricks'] },
    plays,
    moments: momentsOf(open.deal, plays),
    goal,
    search: new TrickSearch(open.deal, goal),
    timing,
  };
  yield* atCards(laid);
  yield gameVerdict(laid);
  if (ally >= 0) yield aloneVerdict(laid);
}

/** How many tricks of a deal can be had in all from one moment on, those taken before it among them. */
interface StillOpen extends Effort {
  readonly tricks: Forced;
}

function stillOpenAt({ open, goal, moments, search, timing, side }: Laid, n: number, guess: number): StillOpen {
  const { deal } = open;
  const moment = moments[n]!;
  const taken = range(moment.trick).filter((trick) => (goal.counted >> moments[(trick + 1) * 4]!.leader) & 1).length;
  if (side.shuns) {
    // Of a devole only the first trick matters.
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

/** After each card of the deal as it was played, from the last to the first: what it left to be forced, and what it changed. */
function* atCards(laid: Laid): Generator<AtCard> {
  const { plays, moments, open, side } = laid;
  const { tricks } = open.deal;
  let now = stillOpenAt(laid, plays.flat().length, side.wins);
  for (let n = plays.flat().length; n > 0; n--) {
    const was = stillOpenAt(laid, n - 1, now.tricks.least);
    const seat = toPlayAt(moments[n - 1]!, open.deal);
    // A devole is over with the first trick that its player takes.
    const isOver = moments[n]!.trick === tricks || (side.shuns && isLost(laid, n));
    const said = isOver ? undefined : say.atCard(was.tricks, now.tricks, seat, side, tricks);
    yield {
      kind: 'card',
      at: placeOfCard(n - 1, 4),
      says: said?.says ?? '',
      turns: said?.turns ?? false,
      milliseconds: now.milliseconds,
      nodes: now.nodes,
    };
    now = was;
  }
}

/** Whether the player of a devole has taken a trick by then. */
const isLost = ({ moments, side }: Laid, n: number): boolean =>
  range(moments[n]!.trick).some((trick) => moments[(trick + 1) * 4]!.leader === side.ombre);

/** How many tricks the ombre's side could have forced from the first card on: whether that is the game, and the vole. */
function gameVerdict(laid: Laid): Verdict {
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
    says: say.game(tricks, side, all),
    line: isKnown
      ? lineOf(
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

/** How many tricks the ombre himself could have forced, his ally playing against him too: whether he could have done without. */
function aloneVerdict(laid: Laid): Verdict {
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
    says: say.alone(found, side, deal.tricks),
    line: least === most ? lineOf(deal, { search, goal, worth: least }, plays.flat(), timing, cardOf) : undefined,
    milliseconds,
    nodes,
  };
}
