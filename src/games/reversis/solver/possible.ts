import * as say from './say-possible.ts';
import { suitOf, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { forcedTricks, statesOfPlay, timed, type TrickBounds, findLine, placeOfNthCard } from '#engine/solver/line.ts';
import {
  ANY_CARD,
  firstMoment,
  toPlayAt,
  type Code,
  type Goal,
  type DealState,
  type OpenDeal,
  type CardFinding,
  type Effort,
  type SolverFinding,
  type SolverLine,
  type Timing,
  type SolverVerdict,
} from '#engine/solver/open-deal.ts';
import { TrickSearch } from '#engine/solver/trick-search.ts';
import type { ReversisRecord, Seat } from '../record/record.ts';
import { LITTLE_QUINOLA, QUINOLA } from '../rules/shape.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { quinolasOf, sayCard } from '../wording/names.ts';
import { breakersOf, type Breakers, cardOf, codeOf, openDeal } from './open-deal.ts';

/** An open deal and its course as played. */
interface OpenedDeal {
  readonly deal: OpenDeal;
  readonly rules: ReversisRules;
  readonly plays: readonly (readonly Code[])[];
  /** State before the first card, and after each. */
  readonly moments: readonly DealState[];
  readonly timing: Timing;
}

/**
 * What was possible in a deal of Réversis with every card open. First, at each card as played, what could still be forced, from
 * the last card to the first, because the last are solved fastest. Then, from the first card on: for which seat the Quinola
 * could have been placed, who could have made the reversis, how many tricks each seat could have forced, and how many it had to
 * take. The seat asked about plays alone against all others, and every seat sees all hands. Yields nothing if the hands are
 * incomplete.
 */
export function* possible(record: ReversisRecord, rules: ReversisRules, timing: Timing): Generator<SolverFinding> {
  const opened = openDeal(record, rules);
  if (!opened.ok || !opened.value) return;
  const deal = opened.value;
  const plays = record.plays.map((trick) => trick.map(codeOf));
  const laid: OpenedDeal = { deal, rules, plays, moments: statesOfPlay(deal, plays), timing };
  const quinolas = quinolasToPlace(laid);
  yield* atCards(laid, quinolas);
  for (const quinola of quinolas) yield placedVerdict(laid, quinola);
  yield reversisVerdict(laid);
  for (const seat of range(deal.seats)) {
    yield tricksVerdict(laid, seat, 'most');
    yield tricksVerdict(laid, seat, 'fewest');
  }
}

/** A Quinola held at the start of play, with the search for whether it can be placed. */
interface QuinolaToPlace {
  readonly card: Card;
  readonly goal: Goal & { readonly kind: 'placed' };
  readonly search: TrickSearch;
  readonly name: string;
}

function quinolasToPlace({ deal, rules }: OpenedDeal): readonly QuinolaToPlace[] {
  const kind = quinolasOf(rules);
  const cards = kind === 'none' ? [] : kind === 'one' ? [QUINOLA] : [QUINOLA, LITTLE_QUINOLA];
  return cards.flatMap((card) => {
    const holder = range(deal.seats).find((seat) => (deal.hands[seat * 4 + suitOf(card)]! >> (codeOf(card) & 15)) & 1);
    if (holder === undefined) return [];
    const goal = { kind: 'placed', holder, card: codeOf(card) } as const;
    return [{ card, goal, search: new TrickSearch(deal, goal), name: sayCard(card, kind) }];
  });
}

/** What can be forced at one moment: whether each Quinola can be placed, and who can still break a reversis. */
interface MomentProspects extends Effort {
  readonly placed: readonly (boolean | undefined | 'over')[];
  readonly reversis: Breakers | undefined;
}

/** For each card as played, from the last to the first: what could be forced after it, and what it changed. */
function* atCards(laid: OpenedDeal, quinolas: readonly QuinolaToPlace[]): Generator<CardFinding> {
  const { plays, timing, moments, deal } = laid;
  const cards = plays.flat();
  const stillOpenAt = (n: number): MomentProspects => {
    const start = timing.now();
    const before = quinolas.reduce((sum, { search }) => sum + search.nodes, 0);
    const limit = { now: timing.now, until: start + timing.most };
    const moment = moments[n]!;
    const placed = quinolas.map(({ search, goal }) =>
      cards.slice(0, n).includes(goal.card) ? ('over' as const) : search.prove(moment, 1, limit),
    );
    const reversis = breakersOf(deal, moment, winnersBy(laid, n), limit);
    const nodes = quinolas.reduce((sum, { search }) => sum + search.nodes, 0) - before + (reversis?.nodes ?? 0);
    return { placed, reversis, milliseconds: timing.now() - start, nodes };
  };
  let now = stillOpenAt(cards.length);
  for (let n = cards.length; n > 0; n--) {
    const was = stillOpenAt(n - 1);
    const seat = toPlayAt(moments[n - 1]!, deal);
    const sentences = [
      ...quinolas.flatMap(({ goal, name }, i) =>
        say.sayPlacedAt(was.placed[i], now.placed[i], seat === goal.holder, name),
      ),
      ...say.sayReversisAt(was.reversis, now.reversis, seat, deal.seats),
    ];
    yield {
      kind: 'card',
      at: placeOfNthCard(n - 1, deal.seats),
      text: sentences.map(({ text }) => text).join(' '),
      turns: sentences.some(({ turns }) => turns),
      milliseconds: now.milliseconds,
      nodes: now.nodes,
    };
    now = was;
  }
}

/** Seats that took the tricks completed after a number of cards. */
function winnersBy({ moments, deal }: OpenedDeal, n: number): readonly Seat[] {
  return range(Math.floor(n / deal.seats)).map((trick) => moments[(trick + 1) * deal.seats]!.leader);
}

function placedVerdict(laid: OpenedDeal, { goal, search, name }: QuinolaToPlace): SolverVerdict {
  const { deal, timing } = laid;
  const limit = { now: timing.now, until: timing.now() + timing.most };
  const proof = timed(search, timing, () => ({ can: search.prove(firstMoment(deal), 1, limit) }));
  const id = name === 'the little Quinola' ? 'placed.little' : 'placed';
  return {
    kind: 'verdict',
    id,
    answer: answerOf(proof.can),
    value: proof.can === true ? 1 : 0,
    text: say.sayPlaced(proof.can, goal.holder, deal.seats, name),
    line: proof.can === undefined ? undefined : lineFor(laid, search, goal, proof.can ? 1 : 0),
    milliseconds: proof.milliseconds,
    nodes: proof.nodes,
  };
}

/** Whether any seat could have forced every trick. */
function reversisVerdict(laid: OpenedDeal): SolverVerdict {
  const { deal, timing } = laid;
  const start = timing.now();
  const limit = { now: timing.now, until: start + timing.most };
  let nodes = 0;
  const makers = range(deal.seats).map((maker) => {
    const goal: Goal = { kind: 'unbroken', maker, breakers: (1 << deal.seats) - 1, card: ANY_CARD };
    const search = new TrickSearch(deal, goal);
    const can = search.prove(firstMoment(deal), 1, limit);
    nodes += search.nodes;
    return { maker, goal, search, can };
  });
  const milliseconds = timing.now() - start;
  const able = makers.find(({ can }) => can === true);
  const isKnown = makers.every(({ can }) => can !== undefined);
  return {
    kind: 'verdict',
    id: 'reversis',
    answer: able ? 'yes' : isKnown ? 'no' : 'unknown',
    value: able ? 1 : 0,
    text: say.sayReversis(able?.maker, isKnown, deal.seats),
    line: able && lineFor(laid, able.search, able.goal, 1),
    milliseconds,
    nodes,
  };
}

/** How many tricks one hand can force, or has to take against its will, all others playing against it. */
function tricksVerdict(laid: OpenedDeal, seat: Seat, which: 'most' | 'fewest'): SolverVerdict {
  const { deal, timing } = laid;
  const makers = 1 << seat;
  const all = (1 << deal.seats) - 1;
  const goal: Goal = { kind: 'tricks', makers, counted: which === 'most' ? makers : all & ~makers };
  const search = new TrickSearch(deal, goal);
  // It is fastest to find first whether any trick must be taken, then whether two must.
  const guess = which === 'most' ? Math.round(deal.tricks / deal.seats) : deal.tricks;
  const found = timed(search, timing, () => forcedTricks(search, firstMoment(deal), deal.tricks, guess, timing));
  const own: TrickBounds =
    which === 'most' ? found : { least: deal.tricks - found.most, most: deal.tricks - found.least };
  const isKnown = own.least === own.most;
  const isClear = own.least > 0 ? 'no' : isKnown ? 'yes' : 'unknown';
  return {
    kind: 'verdict',
    id: `${which}.${String(seat)}`,
    answer: which === 'fewest' ? isClear : isKnown ? 'yes' : 'unknown',
    value: own.least,
    text:
      which === 'most'
        ? say.sayMost(seat, deal.seats, own, deal.tricks)
        : say.sayFewest(seat, deal.seats, own, deal.tricks),
    line: isKnown ? lineFor(laid, search, goal, found.least) : undefined,
    milliseconds: found.milliseconds,
    nodes: found.nodes,
  };
}

const lineFor = (
  { deal, plays, timing }: OpenedDeal,
  search: TrickSearch,
  goal: Goal,
  worth: number,
): SolverLine | undefined => findLine(deal, { search, goal, worth }, plays.flat(), timing, cardOf);

const answerOf = (can: boolean | undefined): SolverVerdict['answer'] =>
  can === undefined ? 'unknown' : can ? 'yes' : 'no';
