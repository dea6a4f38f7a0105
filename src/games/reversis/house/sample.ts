import { ACE, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { playsBySeat, winningPosition, type Plays } from '#engine/cards/plays.ts';
import type { Random } from '#engine/kernel/random.ts';
import { dealUnseen, type Place } from '#engine/play/deal-unseen.ts';
import { whyNotLayOut } from '../play/before/exchange-rules.ts';
import type { Pools } from '../play/pools.ts';
import type { CardTable } from '../policy/plain-deal.ts';
import type { Seat } from '../record/record.ts';
import { QUINOLA } from '../rules/honours.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { packFor, shapeOf } from '../rules/shape.ts';
import type { ReversisSeen } from '../turns/seen.ts';
import { barredCards } from './barred.ts';

/** How often a deal is drawn anew that does not explain a trade. */
const TRIES = 12;

/** Whose each card is that a seat has seen change hands, and that has not fallen. */
function knownHolders(seen: ReversisSeen, fallen: ReadonlySet<Card>): ReadonlyMap<Card, Seat> {
  const holders = new Map<Card, Seat>();
  for (const { by, from, takes, gives } of seen.trades) {
    holders.set(takes, by);
    if (gives !== undefined) holders.set(gives, from);
  }
  if (seen.gave !== undefined && seen.got !== undefined) holders.set(seen.gave, (seen.seat + 2) % 4);
  for (const [card, seat] of holders) if (seat === seen.seat || fallen.has(card)) holders.delete(card);
  return holders;
}

/**
 * Draws deals that agree with all that a seat has seen: its own cards, what was laid out and what may have been, trades and
 * gifts, the cards that fell, and the suits that were not followed. The hands are as they now are. Who renounced by right is
 * not drawn with the aces that gave it to him: it has shown, and is over.
 */
export function makeSampler(seen: ReversisSeen, rules: ReversisRules, pools: Pools): (random: Random) => CardTable {
  const { seat: own, seats, plays, exchanged } = seen;
  const shape = shapeOf(rules, seats);
  const isTalon = rules['deal.discard'] === 'talon';
  const played = playedBy(seen);
  const fallen = new Set(plays.flat());
  const holders = knownHolders(seen, fallen);
  const barred = barredCards(seen, rules);
  const mine = seen.laid ?? seen.looked;
  const known = new Set<Card>([...seen.hand, ...fallen, ...holders.keys(), ...(mine === undefined ? [] : [mine])]);
  const unseen = packFor(rules).filter((card) => !known.has(card));

  const seatsOf = Array.from({ length: seats }, (_, seat) => seat);
  const hands = seatsOf.map((seat): Place => {
    const isDone = exchanged[seat] !== undefined || (!isTalon && rules['deal.discard'] !== 'each');
    const size = isDone ? shape.tricks : shape.hands[seat]!;
    const placed = [...holders.values()].filter((holder) => holder === seat).length;
    return {
      room: seat === own ? 0 : size - played[seat]!.length - placed,
      may: (card) => ((barred[seat * 4 + suitOf(card)]! >> rankOf(card)) & 1) === 0,
    };
  });
  /** Before each seat, or laid out by it: the one card of those that are over which is nearest to it. */
  const over = seatsOf.map((seat): Place => {
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
  // Where no deal agrees with the suits refused, one was refused by right: its cards may lie anywhere.
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
      if (seen.trades.every((trade) => explains(table!, trade, played))) break;
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
          ? seen.hand.slice()
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

/** The cards that each seat has played. */
export const playedBy = ({ seats, plays }: ReversisSeen): Plays => playsBySeat(plays, seats, winningPosition);

/** Whether whoever gave up an ace in a trade has, or had, another ace or the Quinola that he got for it. */
function explains(
  { hands }: CardTable,
  { from, takes, gives }: ReversisSeen['trades'][number],
  played: readonly (readonly Card[])[],
): boolean {
  if (gives !== undefined) return true;
  const held = [...(hands[from] ?? []), ...(played[from] ?? [])];
  return held.some((card) => card !== takes && (rankOf(card) === ACE || card === QUINOLA));
}
