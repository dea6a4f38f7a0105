import { nameCard } from '#engine/cards/card-name.ts';
import { range } from '#engine/kernel/collections.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { tricksToUndertake } from '../play/ending.ts';
import { emptyFacts, FORCED, LED, mayRenounce, PLACED, UNPLAYED, type Facts, type FactsDraft } from '../play/facts.ts';
import { GREAT, HONOURS, LITTLE } from '../rules/honours.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { theSeat, type Seat } from '../record/record.ts';
import { checkHonours } from './outcome-honours.ts';
import { checkPoints, pointsAsCounts } from './outcome-points.ts';
import { packFor, shapeOf } from '../rules/shape.ts';
import type { DealOutcome, Fate, ToldReversis } from './deal-outcome.ts';

const FATE_NUMBERS: Readonly<Record<Fate, number>> = {
  placed: PLACED,
  forced: FORCED,
  led: LED,
  laidOut: UNPLAYED,
  unplayed: UNPLAYED,
};

/** An earlier trick, from 0: past the first, before any that is paid otherwise. */
const EARLIER = 1;

/**
 * The facts of a deal told by its outcome; refuses what cannot have happened, in a sentence and with its place: `tricks`,
 * `points`, `laid`, `reversis.by`, `reversis.broken.trick`, `espagnolette`, `thrownBy`, or an honour’s, as `AS.by`.
 */
export function factsFromOutcome(told: DealOutcome, rules: ReversisRules): Result<Facts> {
  const { tricks } = shapeOf(rules, told.seats);
  const facts = emptyFacts(told.seats, tricks);
  facts.played = tricks;
  facts.claimed = told.claimed;
  facts.thrownBy = told.thrownBy ?? -1;
  if (told.partie && needsPoints(told, rules))
    return refuse(
      'partie-by-points',
      'Here it is tricks and points that decide what the partie pays; say those.',
      'tricks',
      'partie.manner',
    );
  const refused =
    setWinners(facts, told, rules) ?? checkHonours(told, rules, tricks) ?? setLaid(facts, told, rules, tricks);
  if (refused) return refused;
  setHonours(facts, told);
  const unmarked = setPoints(facts, told, rules) ?? setEspagnolette(facts, told, rules);
  return unmarked ?? ok(facts);
}

/** Whether what a partie pays cannot be known from who won it: everybody pays his own points, or somebody renounced by right. */
export const needsPoints = (
  { espagnolette }: { readonly espagnolette?: Seat | undefined },
  rules: ReversisRules,
): boolean => rules['partie.manner'] === 'ownPoints' || espagnolette !== undefined;

type Refusal = ReturnType<typeof refuse> | undefined;

/** Who took which trick, as far as it matters: a reversis in its order, an ordinary deal in one that is none. */
function setWinners(facts: FactsDraft, told: DealOutcome, rules: ReversisRules): Refusal {
  const { seats, tricks } = facts;
  const wins = (trick: number, seat: Seat): void => {
    facts.winners[trick] = seat;
    facts.taken[seat]!++;
  };
  if (told.reversis) {
    const { by, broken } = told.reversis;
    const needed = tricksToUndertake(facts, rules);
    if (broken) {
      const refused = checkBroken(broken, by, needed, tricks);
      if (refused) return refused;
    }
    for (let trick = 0; trick < tricks; trick++) wins(trick, broken && trick === broken.trick - 1 ? broken.by : by);
    return undefined;
  }
  const { partie } = told;
  if (partie) {
    if (partie.winner === partie.loser)
      return refuse('partie-own', 'Whoever wins the partie wins it of another.', 'loser', 'partie.manner');
    // The winner has none, and everybody between one: no reversis, and nothing tied that is paid.
    const between = seatsBetween(seats, partie);
    for (let trick = 0; trick < tricks; trick++) wins(trick, between[trick - 1] ?? partie.loser);
    return undefined;
  }
  if (!told.tricks) return refuse('no-tricks', 'Say how many tricks each took.', 'tricks', 'tie.order');
  const sum = told.tricks.reduce((total, n) => total + n, 0);
  if (sum !== tricks)
    return refuse(
      'trick-count',
      `That makes ${String(sum)} ${sum === 1 ? 'trick' : 'tricks'}; a deal has ${String(tricks)}.`,
      'tricks',
      'deal.discard',
    );
  const takers = told.tricks.map((n, seat) => ({ n, seat })).filter(({ n }) => n > 0);
  const [most] = takers.toSorted((a, b) => b.n - a.n);
  if (takers.length === 1 && most)
    return refuse(
      'is-reversis',
      `${theSeat(seats, most.seat)} took every trick: that is a reversis made, and no partie.`,
      'tricks',
      'reversis.undertaken',
    );
  let trick = 0;
  // Whoever took the fewest comes first, so that nobody seems to have begun a reversis.
  for (const { n, seat } of takers.toSorted((a, b) => a.n - b.n)) for (let i = 0; i < n; i++) wins(trick++, seat);
  return undefined;
}

const seatsBetween = (seats: number, { winner, loser }: NonNullable<DealOutcome['partie']>): readonly Seat[] =>
  range(seats).filter((seat) => seat !== winner && seat !== loser);

function checkBroken(
  broken: NonNullable<ToldReversis['broken']>,
  maker: Seat,
  needed: number,
  tricks: number,
): Refusal {
  if (needed >= tricks)
    return refuse(
      'never-broken',
      'By these rules a reversis is only known when it is made: one that fails is an ordinary deal.',
      'reversis.broken.trick',
      'reversis.undertaken',
    );
  if (broken.by === maker)
    return refuse('breaks-his-own', 'Nobody breaks his own reversis.', 'reversis.broken.by', 'reversis.undertaken');
  if (broken.trick <= needed || broken.trick > tricks)
    return refuse(
      'not-undertaken',
      `A reversis is undertaken by the first ${String(needed)} tricks, and can be broken in trick ${
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
    // What was still in hand went to whoever threw down the cards.
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

/** The partie’s cards: counted where they pay, and at most as many as lie out. */
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
      `That makes ${String(sum)} cards laid out; ${places === 0 ? 'none is' : `there are ${String(places)}`}.`,
      'laid',
      'deal.discard',
    );
  if (kings > 4 || queens > 4 || knaves > 4)
    return refuse('laid-five', 'A pack has four of each.', 'laid', 'deal.discard');
  facts.laid = aces + (kings << 8) + (queens << 16) + (knaves << 24);
  out.forEach((isOut, i) => {
    if (isOut) facts.laidHonours |= 1 << i;
  });
  return undefined;
}

/** The card points, where anything turns on them. */
function setPoints(facts: FactsDraft, told: DealOutcome, rules: ReversisRules): Refusal {
  const { reversis, espagnolette } = told;
  const isPartie = reversis === undefined;
  const failsAtLast =
    espagnolette !== undefined && espagnolette === reversis?.broken?.by && rules['espagnolette.breaks'] === 'fails';
  if (!isPartie && !failsAtLast) return undefined;
  if (told.partie) {
    // Points that put them in the order in which the table says they stand: four aces, a king each, nothing.
    facts.counts[told.partie.loser] = 4;
    for (const seat of seatsBetween(told.seats, told.partie)) facts.counts[seat] = 1 << 8;
    return undefined;
  }
  const refused = checkPoints(told, facts, rules);
  if (refused) return refused;
  for (let seat = 0; seat < told.seats; seat++) {
    const counts = pointsAsCounts(told, seat, rules);
    if (!counts.ok) return counts;
    facts.counts[seat] = counts.value;
  }
  return undefined;
}

/** The right to renounce, and that it was used. */
function setEspagnolette(facts: FactsDraft, { espagnolette: seat, seats }: DealOutcome, rules: ReversisRules): Refusal {
  if (seat === undefined) return undefined;
  if (rules['espagnolette.hands'] === 'none')
    return refuse(
      'no-espagnolette',
      'By these rules nobody may renounce who can follow.',
      'espagnolette',
      'espagnolette.hands',
    );
  if (!mayRenounce(facts.held[seat]!, rules)) {
    const held = HONOURS.filter((_, i) => (facts.held[seat]! >> i) & 1).map(nameCard);
    return refuse(
      'no-right',
      `${theSeat(seats, seat)} is said to have renounced by right, but of the aces and Quinolas ${
        held.length === 0 ? 'none is' : `only the ${held.join(', the ')} ${held.length === 1 ? 'is' : 'are'}`
      } entered as his.`,
      'espagnolette',
      'espagnolette.hands',
    );
  }
  facts.renounced[seat] = 0;
  return undefined;
}
