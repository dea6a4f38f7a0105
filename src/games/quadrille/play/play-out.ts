import { nameCard, nameCards, nameSuit, type Card } from '#engine/cards/card.ts';
import { whyNotTrick } from '#engine/cards/card-shapes.ts';
import { err, ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { printPlace, type Place, atExchange } from '#engine/ledger/place.ts';
import { endOfTrick, momentOf, placeAt } from '#engine/ledger/sink.ts';
import { playedTwice } from '#engine/wording/seat-names.ts';
import { readContract, type AuctionResult } from './bidding/contract.ts';
import { stopDepartures, type Frame } from './frame.ts';
import { isUndertaking } from './ending.ts';
import type { Facts } from './facts.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import {
  advance,
  cardsHeld,
  firstLeader,
  handMasks,
  isReneging,
  startDraft,
  whyNotCard,
  type ContractInPlay,
  type PlayDraft,
  type PlayState,
} from './play.ts';
import { NO_SUIT, PLAY_SUITS, rankTable, type RankTable } from '../rules/ranks.ts';
import { aSeat, theSeat, type QuadrilleRecord, type Seat } from '../record/record.ts';
import { MEDIATEUR } from '../rules/bids.ts';

/** The table after one card, as far as the cards show it. */
export interface PlayStep extends Pick<
  Frame,
  'at' | 'event' | 'hands' | 'trick' | 'leader' | 'winning' | 'tricksTaken'
> {
  /** Time in the deal (`momentOf`): payments up to this moment belong to this step. */
  readonly moment: number;
}

export interface PlayedOut {
  readonly facts: Facts;
  readonly steps: readonly PlayStep[];
  readonly departures: readonly Departure[];
}

/** State before the first card, from the hands as dealt and as exchanged. */
export function begin(
  record: QuadrilleRecord,
  hands: readonly (readonly Card[])[],
  c: ContractInPlay,
  rules: QuadrilleRules,
): PlayDraft {
  const table = rankTable(c.trump, rules);
  const dealt = handMasks(record.hands, table);
  const trumps = [0, 1, 2, 3].map((seat) => dealt[seat * PLAY_SUITS + table.trump]!);
  const state = startDraft(handMasks(hands, table), trumps, c, table, firstLeader(c, rules));
  state.facts.leaveAsked = record.vole?.asked ?? false;
  state.facts.leaveRefused = record.vole?.answer === 'no';
  return state;
}

/** Contract, hands after the exchange, and the table before the first card. */
interface PlayStart extends AuctionResult {
  readonly hands: readonly (readonly Card[])[];
  readonly state: PlayDraft;
}

/** A record before its first card; undefined while the contract is unknown. */
export function startOfPlay(record: QuadrilleRecord, rules: QuadrilleRules): PlayStart | undefined {
  const agreed = readContract(record, rules);
  if (!agreed.ok || agreed.value.contracted.contract < 0) return undefined;
  const { contracted } = agreed.value;
  const hands = exchangedHands(record, contracted);
  if (!hands.ok) return undefined;
  return { ...agreed.value, hands: hands.value, state: begin(record, hands.value, contracted, rules) };
}

/** The table of a record after the cards played; undefined while the contract is unknown. */
export function tableAfter(record: QuadrilleRecord, rules: QuadrilleRules): PlayDraft | undefined {
  const state = startOfPlay(record, rules)?.state;
  if (state) for (const card of record.plays.flat()) advance(state, state.table.toPlay[card]!);
  return state;
}

/**
 * Plays a record’s cards in order and lists departures from the rules; only an impossible card is an error. Returns steps only
 * if `isSeen`.
 */
export function playOut(
  record: QuadrilleRecord,
  hands: readonly (readonly Card[])[],
  c: ContractInPlay,
  rules: QuadrilleRules,
  isSeen: boolean,
): Result<PlayedOut> {
  const { plays } = record;
  const state = begin(record, hands, c, rules);
  const { table, facts } = state;
  const steps: PlayStep[] = [];
  const departures: Departure[] = [];
  const fallen = new Map<Card, Place>();
  let disclosed = false;
  for (const [t, trick] of plays.entries()) {
    const wrong = whyNotTrick(plays, t, 4);
    if (wrong) {
      const at = printPlace(placeAt(momentOf(t, Math.min(trick.length, 4))));
      return refuse(wrong.code, wrong.message, at, 'play.direction');
    }
    for (const [position, card] of trick.entries()) {
      const moment = momentOf(t, position);
      const at = placeAt(moment);
      const refused = whyImpossible(state, fallen, card, at);
      if (refused) return refused;
      const key = whyNotCard(state, rules, card);
      if (key) departures.push({ at, key, message: playDeparture(state, card, key) });
      const code = table.toPlay[card]!;
      const seat = state.toPlay;
      const unasked = leadsUnasked(state, rules);
      const how =
        position === 0
          ? 'leads'
          : code >> 4 === state.led >> 4
            ? 'follows'
            : key
              ? 'revokes'
              : isReneging(state, code)
                ? 'reneges'
                : code >> 4 === table.trump
                  ? 'trumps'
                  : 'throws';
      fallen.set(card, at);
      advance(state, code);
      const discloses: boolean = card === c.called && !disclosed && (c.ally >= 0 || c.ownKing);
      disclosed ||= discloses;
      const seventhLead = t === 6 && position === 0;
      const undertakes = seventhLead && isUndertaking(facts, rules);
      if (unasked) departures.push({ at, ...unasked });
      if (!isSeen) continue;
      const wins = position === 3 ? state.toPlay : undefined;
      steps.push({
        at,
        moment: position === 3 ? endOfTrick(t) : moment,
        event: {
          kind: 'play',
          seat,
          card,
          how,
          wins,
          discloses,
          undertakes,
          leave: seventhLead && facts.leaveAsked ? (record.vole?.answer ?? 'unanswered') : undefined,
        },
        hands: hands.map((_, other) => cardsHeld(state.hands, other, table)),
        trick: trick.slice(0, position + 1),
        leader: position === 3 ? (seat + 1) & 3 : state.leader,
        winning: wins ?? state.winning,
        tricksTaken: facts.taken.slice(),
      });
    }
  }
  return ok({ facts, steps, departures: [...departures, ...stopDepartures(facts, rules)] });
}

/** Why a card cannot be played by the seat whose turn it is: it was played before, or is not in its hand. */
function whyImpossible(
  state: PlayDraft,
  fallen: ReadonlyMap<Card, Place>,
  card: Card,
  place: Place,
): ReturnType<typeof refuse> | undefined {
  const at = printPlace(place);
  const { table, hands, toPlay } = state;
  const code = table.toPlay[card]!;
  if (code < 0)
    return refuse(
      'not-in-pack',
      `The ${nameCard(card)} is not in the pack: eights, nines and tens are out.`,
      at,
      'cards.redLow',
    );
  const holds = (seat: Seat): boolean => ((hands[seat * PLAY_SUITS + (code >> 4)]! >> (code & 15)) & 1) === 1;
  if (holds(toPlay)) return undefined;
  const before = fallen.get(card);
  if (before !== undefined) return err(playedTwice(card, before, place, 'cards.redLow'));
  const holder = [0, 1, 2, 3].find(holds);
  if (holder !== undefined)
    return refuse(
      'out-of-turn',
      `It is ${aSeat(toPlay)}’s turn, but the ${nameCard(card)} is in ${aSeat(holder)}’s hand.`,
      at,
      'play.direction',
    );
  return refuse('not-held', `${theSeat(toPlay)} does not hold the ${nameCard(card)}; nobody does.`, at, 'deal.packets');
}

const nameLed = (table: RankTable, led: number): string =>
  led >> 4 === NO_SUIT ? 'trumps' : nameSuit(led >> 4) + (led >> 4 === table.trump ? ', which are trumps' : '');

/** Departure of a lead to the seventh trick after the ally refused the vole. */
export function leadsUnasked(
  { trick, position, toPlay, facts }: PlayState,
  rules: QuadrilleRules,
): { readonly key: 'vole.asks'; readonly message: string } | undefined {
  const isSeventh = trick === 6 && position === 0 && facts.straight === 6;
  if (!isSeventh || !facts.leaveRefused || facts.ally < 0 || !rules['vole.asks']) return undefined;
  return {
    key: 'vole.asks',
    message: `${theSeat(toPlay)} leads to the seventh trick, but leave to try for the vole was refused.`,
  };
}

/** Sentence: a card that was not legal, and what was. */
export function playDeparture(state: PlayState, card: Card, key: string): string {
  const { toPlay, led, table, hands } = state;
  const made = `${theSeat(toPlay)} plays the ${nameCard(card)} on ${nameLed(table, led)}`;
  const due = cardsHeld(hands, toPlay, table).filter((other) => table.toPlay[other]! >> 4 === led >> 4);
  const owed = due.length === 1 ? nameCards(due) : `one of ${nameCards(due)}`;
  return key === 'matadors.privilege'
    ? `${made}, but a higher matador was led, which forces ${owed}.`
    : `${made}, but had to follow with ${owed}.`;
}

/** Departure of a card given where none may be; it stays in its hand. */
export function exchangeDepartures({ gives }: QuadrilleRecord, c: ContractInPlay): readonly Departure[] {
  if (gives === undefined || c.contract === MEDIATEUR) return [];
  const message = `${theSeat(c.ombre)} gives the ${nameCard(gives)}, but a card is given for a king only in médiateur.`;
  return [{ at: atExchange(), key: 'auction.mediateur', message }];
}

/** Hands as played: in médiateur after the exchange of the king. An error if a card given is not held. */
export function exchangedHands(record: QuadrilleRecord, c: ContractInPlay): Result<readonly (readonly Card[])[]> {
  if (c.contract !== MEDIATEUR) return ok(record.hands);
  const { gives } = record;
  if (gives === undefined)
    return record.plays.length > 0
      ? refuse(
          'no-exchange',
          `${theSeat(c.ombre)} plays médiateur, but gives no card for the king.`,
          'exchange',
          'auction.mediateur',
        )
      : ok(record.hands);
  if (record.hands[c.ombre]?.includes(gives) !== true)
    return refuse(
      'not-held',
      `${theSeat(c.ombre)} gives the ${nameCard(gives)}, but does not hold it.`,
      'exchange.gives',
      'auction.mediateur',
    );
  return ok(
    record.hands.map((hand, seat) =>
      seat === c.ombre
        ? [...hand.filter((card) => card !== gives), c.called]
        : seat === c.giver
          ? [...hand.filter((card) => card !== c.called), gives]
          : hand,
    ),
  );
}
