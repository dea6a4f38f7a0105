import { suitOf, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { forcedTricks, momentsOf, timed, type Forced } from '#engine/solver/forced.ts';
import { lineOf, placeOfCard } from '#engine/solver/line.ts';
import {
  ANY_CARD,
  firstMoment,
  toPlayAt,
  type Code,
  type Goal,
  type Moment,
  type OpenDeal,
} from '#engine/solver/open-deal.ts';
import { TrickSearch } from '#engine/solver/trick-search.ts';
import type { AtCard, Effort, Found, Line, Timing, Verdict } from '#engine/solver/verdict.ts';
import type { ReversisRecord, Seat } from '../record/record.ts';
import { LITTLE_QUINOLA, QUINOLA } from '../rules/honours.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { quinolasOf } from '../say/names.ts';
import { breakersOf, type Breakers } from './breakers.ts';
import { cardOf, codeOf, openDeal } from './open-deal.ts';
import * as say from './say-possible.ts';

/** A deal laid open, and as it was played. */
interface Laid {
  readonly deal: OpenDeal;
  readonly rules: ReversisRules;
  readonly plays: readonly (readonly Code[])[];
  /** Before the first card, and after each. */
  readonly moments: readonly Moment[];
  readonly timing: Timing;
}

/**
 * What was possible in a deal of Réversis, every card being open: first what could still be forced at each card of it as it
 * was played, from the last to the first, since the last are soonest found; then, from the first card on, for whom the
 * Quinola could have been placed, who could have made the reversis, how many tricks each could have taken by force, and how
 * many he had to take. Whoever is asked about plays alone; all the others play together against him, and everybody sees all hands.
 * Nothing comes where the hands are not known whole.
 */
export function* possible(record: ReversisRecord, rules: ReversisRules, timing: Timing): Generator<Found> {
  const opened = openDeal(record, rules);
  if (!opened.ok || !opened.value) return;
  const deal = opened.value;
  const plays = record.plays.map((trick) => trick.map(codeOf));
  const laid: Laid = { deal, rules, plays, moments: momentsOf(deal, plays), timing };
  const quinolas = quinolasToPlace(laid);
  yield* atCards(laid, quinolas);
  for (const quinola of quinolas) yield placedVerdict(laid, quinola);
  yield reversisVerdict(laid);
  for (const seat of range(deal.seats)) {
    yield tricksVerdict(laid, seat, 'most');
    yield tricksVerdict(laid, seat, 'fewest');
  }
}

/** A Quinola that somebody holds as play begins, with the search that says whether it can be placed. */
interface ToPlace {
  readonly card: Card;
  readonly goal: Goal & { readonly kind: 'placed' };
  readonly search: TrickSearch;
  readonly name: string;
}

function quinolasToPlace({ deal, rules }: Laid): readonly ToPlace[] {
  const kind = quinolasOf(rules);
  const cards = kind === 'none' ? [] : kind === 'one' ? [QUINOLA] : [QUINOLA, LITTLE_QUINOLA];
  return cards.flatMap((card) => {
    const holder = range(deal.seats).find((seat) => (deal.hands[seat * 4 + suitOf(card)]! >> (codeOf(card) & 15)) & 1);
    if (holder === undefined) return [];
    const goal = { kind: 'placed', holder, card: codeOf(card) } as const;
    return [{ card, goal, search: new TrickSearch(deal, goal), name: say.nameQuinola(card, kind) }];
  });
}

/** What can be forced at one moment: whether each Quinola can be placed, and who can still break a reversis. */
interface StillOpen extends Effort {
  readonly placed: readonly (boolean | undefined | 'over')[];
  readonly reversis: Breakers | undefined;
}

/** After each card of the deal as it was played, from the last to the first: what it left to be forced, and what it changed. */
function* atCards(laid: Laid, quinolas: readonly ToPlace[]): Generator<AtCard> {
  const { plays, timing, moments, deal } = laid;
  const cards = plays.flat();
  const stillOpenAt = (n: number): StillOpen => {
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
        say.placedAt(was.placed[i], now.placed[i], seat === goal.holder, name),
      ),
      ...say.reversisAt(was.reversis, now.reversis, seat, deal.seats),
    ];
    yield {
      kind: 'card',
      at: placeOfCard(n - 1, deal.seats),
      says: sentences.map(({ says }) => says).join(' '),
      turns: sentences.some(({ turns }) => turns),
      milliseconds: now.milliseconds,
      nodes: now.nodes,
    };
    now = was;
  }
}

/** Who took each trick that was over after so many cards. */
function winnersBy({ moments, deal }: Laid, n: number): readonly Seat[] {
  return range(Math.floor(n / deal.seats)).map((trick) => moments[(trick + 1) * deal.seats]!.leader);
}

function placedVerdict(laid: Laid, { goal, search, name }: ToPlace): Verdict {
  const { deal, timing } = laid;
  const limit = { now: timing.now, until: timing.now() + timing.most };
  const asked = timed(search, timing, () => ({ can: search.prove(firstMoment(deal), 1, limit) }));
  const id = name === 'the little Quinola' ? 'placed.little' : 'placed';
  return {
    kind: 'verdict',
    id,
    answer: answerOf(asked.can),
    value: asked.can === true ? 1 : 0,
    says: say.placed(asked.can, goal.holder, deal.seats, name),
    line: asked.can === undefined ? undefined : lineFor(laid, search, goal, asked.can ? 1 : 0),
    milliseconds: asked.milliseconds,
    nodes: asked.nodes,
  };
}

/** Whether anybody could have taken every trick whatever the others did. */
function reversisVerdict(laid: Laid): Verdict {
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
    says: say.reversis(able?.maker, isKnown, deal.seats),
    line: able && lineFor(laid, able.search, able.goal, 1),
    milliseconds,
    nodes,
  };
}

/** How many tricks one hand can take by force, or has to take where it would rather not, all the others being against it. */
function tricksVerdict(laid: Laid, seat: Seat, which: 'most' | 'fewest'): Verdict {
  const { deal, timing } = laid;
  const makers = 1 << seat;
  const all = (1 << deal.seats) - 1;
  const goal: Goal = { kind: 'tricks', makers, counted: which === 'most' ? makers : all & ~makers };
  const search = new TrickSearch(deal, goal);
  // Whether any trick has to be taken is soonest found, then whether two have to.
  const guess = which === 'most' ? Math.round(deal.tricks / deal.seats) : deal.tricks;
  const found = timed(search, timing, () => forcedTricks(search, firstMoment(deal), deal.tricks, guess, timing));
  const own: Forced = which === 'most' ? found : { least: deal.tricks - found.most, most: deal.tricks - found.least };
  const isKnown = own.least === own.most;
  const isClear = own.least > 0 ? 'no' : isKnown ? 'yes' : 'unknown';
  return {
    kind: 'verdict',
    id: `${which}.${String(seat)}`,
    answer: which === 'fewest' ? isClear : isKnown ? 'yes' : 'unknown',
    value: own.least,
    says:
      which === 'most' ? say.most(seat, deal.seats, own, deal.tricks) : say.fewest(seat, deal.seats, own, deal.tricks),
    line: isKnown ? lineFor(laid, search, goal, found.least) : undefined,
    milliseconds: found.milliseconds,
    nodes: found.nodes,
  };
}

const lineFor = ({ deal, plays, timing }: Laid, search: TrickSearch, goal: Goal, worth: number): Line | undefined =>
  lineOf(deal, { search, goal, worth }, plays.flat(), timing, cardOf);

const answerOf = (can: boolean | undefined): Verdict['answer'] => (can === undefined ? 'unknown' : can ? 'yes' : 'no');
