import { nameCard } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { tricksToUndertake } from '../play/ending.ts';
import { emptyFacts, FORCED, LED, mayRenounce, PLACED, UNPLAYED, type Facts, type FactsDraft } from '../play/facts.ts';
import { GREAT, HONOURS, LITTLE, packFor, shapeOf } from '../rules/shape.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { theSeat, type Seat } from '../record/record.ts';
import {
  checkHonours,
  checkPoints,
  pointsAsCounts,
  type DealOutcome,
  type Fate,
  type ReversisOutcome,
} from './deal-outcome.ts';

const FATE_NUMBERS: Readonly<Record<Fate, number>> = {
  placed: PLACED,
  forced: FORCED,
  led: LED,
  laidOut: UNPLAYED,
  unplayed: UNPLAYED,
};

/** Trick, from 0, of an event in no particular trick: after the first and before any with special payments. */
const EARLIER = 1;

/**
 * Facts of a deal known by its outcome. An impossible outcome is an error with a sentence and a place: `tricks`, `points`,
 * `laid`, `reversis.by`, `reversis.broken.trick`, `espagnolette`, `thrownBy`, or a field of an honour, such as `AS.by`.
 */
export function factsFromOutcome(outcome: DealOutcome, rules: ReversisRules): Result<Facts> {
  const { tricks } = shapeOf(rules, outcome.seats);
  const facts = emptyFacts(outcome.seats, tricks);
  facts.played = tricks;
  facts.claimed = outcome.claimed;
  facts.thrownBy = outcome.thrownBy ?? -1;
  facts.thrownAfter = outcome.thrownBy === undefined ? -1 : EARLIER;
  if (outcome.partie && needsPoints(outcome, rules))
    return refuse(
      'partie-by-points',
      'By these rules tricks and points decide what the partie pays: enter those.',
      'tricks',
      'partie.manner',
    );
  const refused =
    setWinners(facts, outcome, rules) ?? checkHonours(outcome, rules, tricks) ?? setLaid(facts, outcome, rules, tricks);
  if (refused) return refused;
  setHonours(facts, outcome);
  const unmarked = setPoints(facts, outcome, rules) ?? setEspagnolette(facts, outcome, rules);
  return unmarked ?? ok(facts);
}

/**
 * Whether the payment of a partie needs more than its winner: each seat pays its own points, or a seat renounced by privilege.
 */
export const needsPoints = (
  { espagnolette }: { readonly espagnolette?: Seat | undefined },
  rules: ReversisRules,
): boolean => rules['partie.manner'] === 'ownPoints' || espagnolette !== undefined;

type Refusal = ReturnType<typeof refuse> | undefined;

/**
 * Sets who took which trick, as far as it matters: a reversis in its order, an ordinary deal in an order that is no reversis.
 */
function setWinners(facts: FactsDraft, outcome: DealOutcome, rules: ReversisRules): Refusal {
  const { seats, tricks } = facts;
  const wins = (trick: number, seat: Seat): void => {
    facts.winners[trick] = seat;
    facts.taken[seat]!++;
  };
  if (outcome.reversis) {
    const { by, broken } = outcome.reversis;
    const needed = tricksToUndertake(facts, rules);
    if (broken) {
      const refused = checkBroken(broken, by, needed, tricks);
      if (refused) return refused;
    }
    for (let trick = 0; trick < tricks; trick++) wins(trick, broken && trick === broken.trick - 1 ? broken.by : by);
    return undefined;
  }
  const { partie } = outcome;
  if (partie) {
    if (partie.winner === partie.loser)
      return refuse(
        'partie-own',
        'The winner and the loser of the partie must be different players.',
        'loser',
        'partie.manner',
      );
    // The winner takes none and every seat between takes one: no reversis, and no tie that matters.
    const between = seatsBetween(seats, partie);
    for (let trick = 0; trick < tricks; trick++) wins(trick, between[trick - 1] ?? partie.loser);
    return undefined;
  }
  if (!outcome.tricks) return refuse('no-tricks', 'Say how many tricks each player took.', 'tricks', 'tie.order');
  const sum = outcome.tricks.reduce((total, n) => total + n, 0);
  if (sum !== tricks)
    return refuse(
      'trick-count',
      `That makes ${String(sum)} ${sum === 1 ? 'trick' : 'tricks'}; a deal has ${String(tricks)}.`,
      'tricks',
      'deal.discard',
    );
  const takers = outcome.tricks.map((n, seat) => ({ n, seat })).filter(({ n }) => n > 0);
  const [most] = takers.toSorted((a, b) => b.n - a.n);
  if (takers.length === 1 && most)
    return refuse(
      'is-reversis',
      `${theSeat(seats, most.seat)} took every trick: that is a reversis made, not a partie.`,
      'tricks',
      'reversis.undertaken',
    );
  let trick = 0;
  // The seat with fewest tricks takes them first, so that no reversis seems to begin.
  for (const { n, seat } of takers.toSorted((a, b) => a.n - b.n)) for (let i = 0; i < n; i++) wins(trick++, seat);
  return undefined;
}

const seatsBetween = (seats: number, { winner, loser }: NonNullable<DealOutcome['partie']>): readonly Seat[] =>
  range(seats).filter((seat) => seat !== winner && seat !== loser);

function checkBroken(
  broken: NonNullable<ReversisOutcome['broken']>,
  maker: Seat,
  needed: number,
  tricks: number,
): Refusal {
  if (needed >= tricks)
    return refuse(
      'never-broken',
      'By these rules there is no reversis until the last trick is won; an attempt that fails is an ordinary deal.',
      'reversis.broken.trick',
      'reversis.undertaken',
    );
  if (broken.by === maker)
    return refuse(
      'breaks-his-own',
      'A player cannot break his own reversis.',
      'reversis.broken.by',
      'reversis.undertaken',
    );
  if (broken.trick <= needed || broken.trick > tricks)
    return refuse(
      'not-undertaken',
      `By these rules a player undertakes a reversis by taking the first ${String(needed)} tricks, so it can be broken in trick ${
        needed + 1 === tricks ? String(tricks) : `${String(needed + 1)} to ${String(tricks)}`
      } only.`,
      'reversis.broken.trick',
      'reversis.undertaken',
    );
  return undefined;
}

function setHonours(facts: FactsDraft, { honours, seats }: DealOutcome): void {
  honours.forEach((honour, i) => {
    if (!honour) return;
    const { fate, by = -1, on = -1, trick } = honour;
    if (by >= 0 && fate !== 'laidOut') facts.held[by]! |= 1 << i;
    // Honours still in hand go to the seat that threw down its cards.
    if (fate === 'unplayed') facts.taker[i] = facts.thrownBy;
    if (fate === 'laidOut' || fate === 'unplayed') return;
    const leader = fate === 'forced' ? on : fate === 'led' ? by : -1;
    facts.fate[i] = FATE_NUMBERS[fate];
    facts.holder[i] = by;
    facts.trick[i] = trick === undefined ? EARLIER : trick - 1;
    facts.position[i] = leader < 0 ? 1 : (by - leader + seats) % seats;
    facts.leader[i] = leader;
    facts.taker[i] = fate === 'placed' ? on : -1;
  });
}

/** Sets the cards laid out that count for the partie; limited to the number laid out. */
function setLaid(
  facts: FactsDraft,
  { honours, laid, seats }: DealOutcome,
  rules: ReversisRules,
  tricks: number,
): Refusal {
  const out = honours.map((honour) => honour?.fate === 'laidOut');
  const aces = out.slice(0, GREAT).filter(Boolean).length;
  const [kings, queens, knaves] = [laid[0], laid[1] + (out[LITTLE] ? 1 : 0), laid[2] + (out[GREAT] ? 1 : 0)];
  const places = packFor(rules).length - seats * tricks;
  const sum = aces + kings + queens + knaves;
  if (sum > places)
    return refuse(
      'laid-too-many',
      `That makes ${String(sum)} cards laid out; this deal has ${places === 0 ? 'none' : String(places)}.`,
      'laid',
      'deal.discard',
    );
  if (kings > 4 || queens > 4 || knaves > 4)
    return refuse('laid-five', 'A pack has only four of each.', 'laid', 'deal.discard');
  facts.laid = aces + (kings << 8) + (queens << 16) + (knaves << 24);
  out.forEach((isOut, i) => {
    if (isOut) facts.laidHonours |= 1 << i;
  });
  return undefined;
}

/** Sets the card points, where a payment depends on them. */
function setPoints(facts: FactsDraft, outcome: DealOutcome, rules: ReversisRules): Refusal {
  const { reversis, espagnolette } = outcome;
  const isPartie = reversis === undefined;
  const failsAtLast =
    espagnolette !== undefined && espagnolette === reversis?.broken?.by && rules['espagnolette.breaks'] === 'fails';
  if (!isPartie && !failsAtLast) return undefined;
  if (outcome.partie) {
    // Points that give the order found at the table: four aces for the loser, one king each for the others, none for the
    // winner.
    facts.counts[outcome.partie.loser] = 4;
    for (const seat of seatsBetween(outcome.seats, outcome.partie)) facts.counts[seat] = 1 << 8;
    return undefined;
  }
  const refused = checkPoints(outcome, facts, rules);
  if (refused) return refused;
  for (let seat = 0; seat < outcome.seats; seat++) {
    const counts = pointsAsCounts(outcome, seat, rules);
    if (!counts.ok) return counts;
    facts.counts[seat] = counts.value;
  }
  return undefined;
}

/** Sets the privilege to renounce and its use. */
function setEspagnolette(facts: FactsDraft, { espagnolette: seat, seats }: DealOutcome, rules: ReversisRules): Refusal {
  if (seat === undefined) return undefined;
  if (rules['espagnolette.hands'] === 'none')
    return refuse(
      'no-espagnolette',
      'By these rules a player who can follow suit must do so.',
      'espagnolette',
      'espagnolette.hands',
    );
  if (!mayRenounce(facts.held[seat]!, rules)) {
    const held = HONOURS.filter((_, i) => (facts.held[seat]! >> i) & 1).map(nameCard);
    return refuse(
      'no-right',
      `${theSeat(seats, seat)} is said to have used the right not to follow suit, but of the aces and Quinolas ${
        held.length === 0 ? 'none is' : `only the ${held.join(', the ')} ${held.length === 1 ? 'is' : 'are'}`
      } entered as his.`,
      'espagnolette',
      'espagnolette.hands',
    );
  }
  facts.renounced[seat] = 0;
  return undefined;
}
