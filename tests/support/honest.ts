import { makeRandom, type Random } from '#engine/kernel/random.ts';
import type { Game, GameTypes } from '#engine/ledger/game.ts';
import type { House, TableGame, DealInPlay } from '#engine/play/played-game.ts';

/** A game, and the cards of a record that a seat has not seen. */
export interface VeiledGame<G extends GameTypes> {
  readonly engine: Game<G>;
  readonly played: TableGame<G>;
  readonly house: House<G>;
  readonly hidden: (record: G['record'], rules: G['rules'], seat: number) => readonly number[];
  /** Copy of the record with some cards replaced. */
  readonly change: (record: G['record'], card: (card: number) => number) => G['record'];
}

/** Number of attempts to swap cards before a deal is given up. */
const TRIES = 30;

/** Result: choices that stayed the same, by kind, and those that did not. */
export interface Honesty {
  readonly kinds: Readonly<Record<string, number>>;
  readonly fault: string | undefined;
}

/**
 * Plays deals (even ones at random, odd ones with the plain house) and before each act swaps cards that the seat has not
 * seen, so that the deal could still have gone the same way. The seat view and the house's choice at every strength must
 * stay the same.
 */
export function playVeiled<G extends GameTypes>(
  { engine, played, house, hidden, change }: VeiledGame<G>,
  rules: G['rules'],
  number: number,
  seats: number,
): Honesty {
  const random = makeRandom(number);
  const kinds: Record<string, number> = {};
  let playing = played.begin({ number, seats, next: {} }, rules);
  /** The judge's objections to a deal so far: what is missing and what breaks a rule. */
  const objections = (record: G['record']): string => {
    const judged = engine.judge(record, rules);
    return judged.ok ? judged.value.departures.map(({ key }) => key).join() : judged.error.code;
  };
  const isPossible = (other: DealInPlay<G['record']>, seat: number, kind: string): boolean => {
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
      const [seen, shown] = [playing, other].map((one) => played.seatView(one, rules, seat));
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
    const plainly = (): G['act'] =>
      house.choose(played.seatView(playing, rules, seat), rules, { strength: 'plain', random }).act;
    playing = played.act(playing, isRandom ? legal[random(legal.length)]!.act : plainly(), rules);
  }
  return { kinds, fault: undefined };
}

/** Two or three cards that swap places. */
function swapsAmong(cards: readonly number[], random: Random): ReadonlyMap<number, number> {
  const drawn = [0, 1, 2].map(() => cards[random(cards.length)]!);
  const different = [...new Set(drawn)];
  return new Map(different.map((card, i) => [card, different[(i + 1) % different.length]!]));
}
