import { ACE, rankOf, suitOf, type Card, HEARTS, JACK } from '#engine/cards/card.ts';
import { playsBySeat, highestOfLedSuit, type Plays } from '#engine/cards/plays-in-link.ts';
import type { Random } from '#engine/kernel/random.ts';
import { dealUnseen, type UnseenPlace } from '#engine/play/by-sampling.ts';
import { whyNotLayOut } from '../play/exchange-rules.ts';
import type { Pools } from '../play/pools.ts';
import type { CardTable } from '../policy/plain-deal.ts';
import type { Seat } from '../record/record.ts';
import { QUINOLA, packFor, shapeOf } from '../rules/shape.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { ReversisView } from '../choices/view.ts';
import { advance, handMasks, startDraft, type PlayDraft } from '../play/play.ts';

/** The table as one seat knows it. Of the other hands it knows only the cards played, so here those hands are empty. */
interface HouseView {
  readonly state: PlayDraft;
  /** The cards played, as masks; below, the same with the cards under the pools that the seat has seen. */
  readonly fallen: readonly number[];
  readonly gone: readonly number[];
}

export function viewOf(view: ReversisView): HouseView {
  const { seat, seats, tricks, hand, plays } = view;
  const held = playedBy(view).map((cards, other) => (other === seat ? [...hand, ...cards] : cards));
  const state = startDraft(handMasks(held), seats, tricks, []);
  for (const card of plays.flat()) advance(state, card);
  const fallen = handMasks([plays.flat()]);
  const gone = fallen.slice();
  const known: Card | undefined = view.laid ?? view.looked;
  if (known !== undefined) gone[suitOf(known)]! |= 1 << rankOf(known);
  return { state, fallen, gone };
}

/** How many more deals are drawn when one does not explain the trades. */
const TRIES = 12;

/** Holders of the unplayed cards that the seat has seen change hands. */
function knownHolders(view: ReversisView, fallen: ReadonlySet<Card>): ReadonlyMap<Card, Seat> {
  const holders = new Map<Card, Seat>();
  for (const { by, from, takes, gives } of view.trades) {
    holders.set(takes, by);
    if (gives !== undefined) holders.set(gives, from);
  }
  if (view.gave !== undefined && view.got !== undefined) holders.set(view.gave, (view.seat + 2) % 4);
  for (const [card, seat] of holders) if (seat === view.seat || fallen.has(card)) holders.delete(card);
  return holders;
}

/**
 * Returns a function that draws random deals in agreement with all that a seat has seen: its own cards, what was or could have
 * been laid out, trades and gifts, the cards played, the suits not followed. The hands are as they stand now. A seat that
 * renounced by privilege is not dealt the aces that gave it the privilege: it has already shown them.
 */
export function makeSampler(view: ReversisView, rules: ReversisRules, pools: Pools): (random: Random) => CardTable {
  const { seat: own, seats, plays, exchanged } = view;
  const shape = shapeOf(rules, seats);
  const isTalon = rules['deal.discard'] === 'talon';
  const played = playedBy(view);
  const fallen = new Set(plays.flat());
  const holders = knownHolders(view, fallen);
  const barred = barredCards(view, rules);
  const mine = view.laid ?? view.looked;
  const known = new Set<Card>([...view.hand, ...fallen, ...holders.keys(), ...(mine === undefined ? [] : [mine])]);
  const unseen = packFor(rules).filter((card) => !known.has(card));

  const seatsOf = Array.from({ length: seats }, (_, seat) => seat);
  const hands = seatsOf.map((seat): UnseenPlace => {
    const isDone = exchanged[seat] !== undefined || (!isTalon && rules['deal.discard'] !== 'each');
    const size = isDone ? shape.tricks : shape.hands[seat]!;
    const placed = [...holders.values()].filter((holder) => holder === seat).length;
    return {
      room: seat === own ? 0 : size - played[seat]!.length - placed,
      may: (card) => ((barred[seat * 4 + suitOf(card)]! >> rankOf(card)) & 1) === 0,
    };
  });
  /** Each undealt or laid-out card that lies nearest to a seat, as a place to fill. */
  const over = seatsOf.map((seat): UnseenPlace => {
    const did = exchanged[seat];
    const lies = isTalon ? seat < seats - 1 || did !== undefined : did === 'laidOut';
    const isMine = seat === own && mine !== undefined;
    return {
      room: lies && !isMine ? 1 : 0,
      may: (card) => did !== 'laidOut' || whyNotLayOut(rules, pools, card) === undefined,
    };
  });
  const taken = [...hands, ...over].reduce((sum, { room }) => sum + room, 0);
  const places = [...hands, ...over, { room: unseen.length - taken, may: () => true }];

  const draw = dealUnseen(unseen, places);
  // If no deal agrees with the suits not followed, one of them was renounced by privilege: deal without those limits.
  const drawAnyhow = dealUnseen(
    unseen,
    places.map((place, i) => (i < seats ? { ...place, may: () => true } : place)),
  );
  return (random) => {
    let table: CardTable | undefined;
    for (let tries = 0; tries < TRIES; tries++) {
      const dealt = draw(random) ?? drawAnyhow(random);
      if (!dealt) break;
      table = tableOf(dealt);
      if (view.trades.every((trade) => explains(table!, trade, played))) break;
    }
    return table ?? tableOf(places.map(() => []));
  };

  function tableOf(dealt: readonly (readonly Card[])[]): CardTable {
    const lying = seatsOf.map((seat) => (seat === own ? mine : undefined) ?? dealt[seats + seat]![0]);
    const isLaid = (seat: Seat): boolean => exchanged[seat] !== undefined;
    const rest = isTalon || rules['deal.discard'] === 'aside' ? dealt[2 * seats]! : [];
    return {
      hands: seatsOf.map((seat) =>
        seat === own
          ? view.hand.slice()
          : [...dealt[seat]!, ...[...holders].flatMap(([card, holder]) => (holder === seat ? [card] : []))],
      ),
      talon: lying.map((card, seat) => (isTalon && seat < seats - 1 && !isLaid(seat) ? card : undefined)),
      laid: [...rest, ...lying.flatMap((card, seat) => (card !== undefined && isLaid(seat) ? [card] : []))],
      known: lying.map((card, seat) =>
        seat === own
          ? mine
          : exchanged[seat] === 'laidOut' || (exchanged[seat] === 'kept' && rules['exchange.look'])
            ? card
            : undefined,
      ),
    };
  }
}

/** Cards that each seat has played. */
export const playedBy = ({ seats, plays }: ReversisView): Plays => playsBySeat(plays, seats, highestOfLedSuit);

/** Whether the seat that gave up an ace in a trade holds, or has played, a card it may have got for it: another ace or the Quinola. */
function explains(
  { hands }: CardTable,
  { from, takes, gives }: ReversisView['trades'][number],
  played: readonly (readonly Card[])[],
): boolean {
  if (gives !== undefined) return true;
  const held = [...(hands[from] ?? []), ...(played[from] ?? [])];
  return held.some((card) => card !== takes && (rankOf(card) === ACE || card === QUINOLA));
}

const WHOLE = (1 << 13) - 1;
const HEART_COURTS = WHOLE & ~((1 << JACK) - 1) & ~(1 << 12);

/**
 * Cards that each seat no longer holds, as its play has shown, as masks: `barred[seat * 4 + suit]`. A seat that renounced a
 * suit and played it later renounced by privilege, so its renounce shows nothing.
 */
export function barredCards({ seats, plays }: ReversisView, rules: ReversisRules): readonly number[] {
  const barred = new Array<number>(seats * 4).fill(0);
  const refused = new Array<number>(seats * 4).fill(-1);
  const privileged = new Array<boolean>(seats).fill(false);
  let leader = 0;
  for (const [t, trick] of plays.entries()) {
    const led = suitOf(trick[0]!);
    let best = 0;
    for (const [position, card] of trick.entries()) {
      const seat = (leader + position) % seats;
      const suit = suitOf(card);
      if (refused[seat * 4 + suit]! >= 0) privileged[seat] = true;
      if (suit === led && card > trick[best]!) best = position;
      if (position === 0) {
        const isFirst = t === 0 && rules['play.firstLead'] === 'heart' && suit !== HEARTS;
        if (isFirst) barred[seat * 4 + HEARTS] = WHOLE;
      } else if (suit !== led && rules['play.follow']) {
        refused[seat * 4 + led] = t;
        const isSmallHeart = suit === HEARTS && ((HEART_COURTS >> rankOf(card)) & 1) === 0;
        if (isSmallHeart && rules['play.throwHearts'] === 'courtsOnly') {
          for (const other of [0, 2, 3]) barred[seat * 4 + other] = WHOLE;
          barred[seat * 4 + HEARTS]! |= HEART_COURTS;
        }
      }
    }
    if (trick.length === seats) leader = (leader + best) % seats;
  }
  const mayRenounce = rules['espagnolette.hands'] !== 'none';
  for (let seat = 0; seat < seats; seat++)
    for (let suit = 0; suit < 4; suit++)
      if (refused[seat * 4 + suit]! >= 0 && !(mayRenounce && privileged[seat])) barred[seat * 4 + suit] = WHOLE;
  return barred;
}
