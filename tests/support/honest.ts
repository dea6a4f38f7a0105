import { makeRandom, type Random } from '#engine/kernel/random.ts';
import type { Game } from '#engine/ledger/game.ts';
import type { House, PlayedGame, Playing } from '#engine/play/played-game.ts';

/** A game, and which of a record’s cards a seat has not seen. */
export interface Veiled<R, Rec, Act, Seen> {
  readonly engine: Game<R, Rec, unknown>;
  readonly played: PlayedGame<R, Rec, Act, Seen>;
  readonly house: House<R, Act, Seen>;
  readonly hidden: (record: Rec, rules: R, seat: number) => readonly number[];
  /** The record with other cards in place of some. */
  readonly change: (record: Rec, card: (card: number) => number) => Rec;
}

/** How often cards change places before a deal is given up in which they cannot. */
const TRIES = 30;

/** What was found: how many choices of each kind stayed as they were, and what did not. */
export interface Honesty {
  readonly kinds: Readonly<Record<string, number>>;
  readonly fault: string | undefined;
}

/**
 * Plays a deal, one of an even number at random, another as the plain house would, and before each act lets cards that the seat has not seen change places, so that the deal might as
 * well have gone as it went. What the seat is shown, and what the house does in it at each of its strengths, must stay the same.
 */
export function playVeiled<R, Rec, Act, Seen>(
  { engine, played, house, hidden, change }: Veiled<R, Rec, Act, Seen>,
  rules: R,
  number: number,
  seats: number,
): Honesty {
  const random = makeRandom(number);
  const kinds: Record<string, number> = {};
  let playing = played.begin({ number, seats, next: {} }, rules);
  /** What the judge says of a deal as far as it has gone: what is still wanting, and what would break a rule. */
  const objections = (record: Rec): string => {
    const judged = engine.judge(record, rules);
    return judged.ok ? judged.value.departures.map(({ key }) => key).join() : judged.error.code;
  };
  const isPossible = (other: Playing<Rec>, seat: number, kind: string): boolean => {
    const turn = objections(other.record) === objections(playing.record) ? played.turn(other, rules) : undefined;
    return turn?.seat === seat && turn.kind === kind;
  };
  for (let turn = played.turn(playing, rules); turn; turn = played.turn(playing, rules)) {
    const { seat, kind, legal } = turn;
    const cards = hidden(playing.record, rules, seat);
    for (let tries = 0; tries < TRIES && cards.length > 1; tries++) {
      const swaps = swapsAmong(cards, random);
      const other = { ...playing, record: change(playing.record, (card) => swaps.get(card) ?? card) };
      if (!isPossible(other, seat, kind)) continue;
      const [seen, shown] = [playing, other].map((one) => played.seen(one, rules, seat));
      if (JSON.stringify(seen) !== JSON.stringify(shown))
        return { kinds, fault: `${kind}: it is shown what it cannot see` };
      for (const strength of house.strengths) {
        const [does, would] = [seen!, shown!].map((one) =>
          JSON.stringify(house.choose(one, rules, { strength, random: makeRandom(number), samples: 2 })),
        );
        if (does !== would) return { kinds, fault: `${strength}, ${kind}: ${String(does)} becomes ${String(would)}` };
      }
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      break;
    }
    const isRandom = number % 2 === 0;
    const plainly = (): Act =>
      house.choose(played.seen(playing, rules, seat), rules, { strength: 'plain', random }).act;
    playing = played.act(playing, isRandom ? legal[random(legal.length)]!.act : plainly(), rules);
  }
  return { kinds, fault: undefined };
}

/** Two cards, or three, that change places. */
function swapsAmong(cards: readonly number[], random: Random): ReadonlyMap<number, number> {
  const drawn = [0, 1, 2].map(() => cards[random(cards.length)]!);
  const different = [...new Set(drawn)];
  return new Map(different.map((card, i) => [card, different[(i + 1) % different.length]!]));
}
