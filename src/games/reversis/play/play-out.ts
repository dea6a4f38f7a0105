import { nameCard, nameCards, nameSuit, suitOf, type Card } from '#engine/cards/card.ts';
import { whyNotTrick } from '#engine/cards/card-shapes.ts';
import { err, ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { inPhase, printPlace, type Place } from '#engine/ledger/place.ts';
import { endOfTrick, momentOf, placeAt } from '#engine/ledger/sink.ts';
import { playedTwice } from '#engine/wording/seat-names.ts';
import { tricksOf } from './deal.ts';
import type { ExchangeResult } from './exchange.ts';
import { mayRenounce, pointsOf, throwDown, type Facts, type Frame, type FrameEvent } from './facts.ts';
import type { ReversisKey, ReversisRules } from '../rules/keys.ts';
import { advance, cardsHeld, handMasks, startDraft, whyNotCard, type PlayState } from './play.ts';
import { aSeat, theSeat, type ReversisRecord, type Seat } from '../record/record.ts';

/** The table after one card, or after cards were thrown down, before payments. */
export interface PlayStep extends Omit<Frame, 'entries' | 'pools' | 'net'> {
  /** Time in the deal (`momentOf`): payments up to this moment belong to this step. */
  readonly moment: number;
}

export interface PlayedOut {
  readonly facts: Facts;
  readonly steps: readonly PlayStep[];
  readonly departures: readonly Departure[];
}

/**
 * Plays a record's cards in order and lists departures from the rules; only an impossible card is an error. Returns steps only
 * if `isSeen`.
 */
export function playOut(
  record: ReversisRecord,
  rules: ReversisRules,
  { hands, laid }: ExchangeResult,
  isSeen: boolean,
): Result<PlayedOut> {
  const { seats, plays, thrownBy } = record;
  const state = startDraft(handMasks(hands), seats, tricksOf(record, rules, hands), laid);
  const steps: PlayStep[] = [];
  const departures: Departure[] = [];
  const fallen = new Map<Card, Place>();
  const gone = { laid, fallen };
  // Steps share the hands that did not change.
  let held = hands.map((_, seat) => cardsHeld(state.hands, seat));
  let taken: readonly number[] = state.facts.taken.slice();
  let points: readonly number[] = hands.map(() => 0);
  const see = (at: Place, moment: number, event: FrameEvent, trick: readonly Card[], leader: Seat): void => {
    const complete = state.position === 0;
    if (event.kind === 'play')
      held = held.with(
        event.seat,
        (held[event.seat] ?? []).filter((card) => card !== event.card),
      );
    if (complete) {
      taken = state.facts.taken.slice();
      points = hands.map((_, seat) => pointsOf(state.facts, rules, seat));
    }
    steps.push({
      at,
      moment,
      event,
      hands: held,
      trick,
      leader,
      winning: trick.length === 0 ? undefined : complete ? state.toPlay : state.winning,
      tricksTaken: taken,
      points,
    });
  };
  for (const [t, trick] of plays.entries()) {
    const wrong = whyNotTrick(plays, t, seats);
    if (wrong) {
      const at = printPlace(placeAt(momentOf(t, Math.min(trick.length, seats))));
      return refuse(wrong.code, wrong.message, at, 'play.direction');
    }
    for (const [position, card] of trick.entries()) {
      const at = placeAt(momentOf(t, position));
      const refused = whyImpossible(state, gone, card, at);
      if (refused) return refused;
      const key = whyNotCard(state, rules, card);
      if (key) departures.push({ at, ...departureOf(state, rules, card, key) });
      fallen.set(card, at);
      if (!isSeen) {
        advance(state, card);
        continue;
      }
      const seat = state.toPlay;
      const leads = position === 0;
      const follows = leads || suitOf(card) === state.suitLed;
      const could = !leads && state.hands[seat * 4 + state.suitLed] !== 0;
      advance(state, card);
      const leader = position === seats - 1 ? (seat + 1) % seats : state.leader;
      const wins = position === seats - 1 ? state.toPlay : undefined;
      const how = leads ? 'leads' : follows ? 'follows' : could ? 'renounces' : 'throws';
      see(
        at,
        endOfTrick(position === seats - 1 ? t : t - 1),
        { kind: 'play', seat, card, how, wins },
        trick.slice(0, position + 1),
        leader,
      );
    }
  }
  const { facts } = state;
  facts.claimed = record.claimed;
  if (thrownBy !== undefined) {
    if (thrownBy >= seats)
      return refuse(
        'unknown-seat',
        'The cards are thrown down by a seat that this deal does not have.',
        'thrown',
        'thrown.pays',
      );
    // Not a departure: the books let a deal end in this way, and Bohn's law 9 settles the price.
    const table = state.position === 0 ? [] : (plays[plays.length - 1] ?? []);
    throwDown(facts, thrownBy, [...table, ...hands.flatMap((_, seat) => cardsHeld(state.hands, seat))]);
    state.position = 0;
    if (isSeen)
      see(inPhase('thrown'), endOfTrick(facts.tricks - 1), { kind: 'thrownDown', seat: thrownBy }, [], thrownBy);
  }
  return ok({ facts, steps, departures });
}

/**
 * Why a card cannot be played by the seat whose turn it is: it was played before, lies under the pools, or is not in its hand.
 */
function whyImpossible(
  { seats, hands, toPlay }: PlayState,
  { laid, fallen }: { readonly laid: readonly Card[]; readonly fallen: ReadonlyMap<Card, Place> },
  card: Card,
  place: Place,
): ReturnType<typeof refuse> | undefined {
  const at = printPlace(place);
  const suit = suitOf(card);
  const bit = 1 << (card - suit * 13);
  if (hands[toPlay * 4 + suit]! & bit) return undefined;
  const before = fallen.get(card);
  if (before !== undefined) return err(playedTwice(card, before, place, 'pack.tens'));
  for (let seat = 0; seat < seats; seat++)
    if (hands[seat * 4 + suit]! & bit)
      return refuse(
        'out-of-turn',
        `It is ${aSeat(seats, toPlay)}’s turn, but the ${nameCard(card)} is in ${aSeat(seats, seat)}’s hand.`,
        at,
        'play.direction',
      );
  if (cardsHeld(hands, toPlay).length === 0)
    return refuse('no-cards-left', `${theSeat(seats, toPlay)} has no cards left to play.`, at, 'deal.discard');
  return refuse(
    'not-held',
    laid.includes(card)
      ? `The ${nameCard(card)} lies under the pools, so it cannot be played.`
      : `${theSeat(seats, toPlay)} does not hold the ${nameCard(card)}; nobody does.`,
    at,
    'deal.discard',
  );
}

/** Departure made by an illegal card: the rule broken and the cards that were legal. */
export function departureOf(
  state: PlayState,
  rules: ReversisRules,
  card: Card,
  key: NonNullable<ReturnType<typeof whyNotCard>>,
): { readonly key: ReversisKey; readonly message: string } {
  const { seats, toPlay, suitLed, hands } = state;
  const who = theSeat(seats, toPlay);
  const held = cardsHeld(hands, toPlay);
  switch (key) {
    case 'play.firstLead':
      return {
        key,
        message: `${who} leads the ${nameCard(card)}, but a player who holds a heart must lead one to the first trick.`,
      };
    case 'play.throwHearts':
      return {
        key,
        message: `${who} throws the ${nameCard(card)} on ${nameSuit(suitLed)}, but as long as anything else can be thrown, the only hearts that may be thrown are king, queen and knave.`,
      };
    case 'play.follow': {
      const due = held.filter((other) => suitOf(other) === suitLed);
      const message = `${who} plays the ${nameCard(card)} on ${nameSuit(suitLed)}, but had to follow with ${due.length === 1 ? nameCards(due) : `one of ${nameCards(due)}`}`;
      return mayRenounce(state.facts.held[toPlay]!, rules)
        ? { key: 'espagnolette.renounce', message: `${message}: the right to renounce ends with the ninth trick.` }
        : { key, message: `${message}.` };
    }
  }
}
