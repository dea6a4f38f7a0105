import { makeRandom, type Random } from '../kernel/random.ts';
import type { GameTypes } from '../ledger/game.ts';
import type { DealInPlay, DealToPlay, House, Strength, TableGame, Turn } from './played-game.ts';

/** Player of a seat: the house at one of its strengths, or random legal acts. */
export type SeatPlayer = Strength | 'random';

/** A game at a table with the house that plays it. */
export interface HouseTable<G extends GameTypes> {
  readonly played: TableGame<G>;
  readonly house: House<G>;
}

/** A deal that the house plays in every seat. */
export interface HouseDeal<G extends GameTypes> {
  readonly rules: G['rules'];
  readonly players: (seat: number) => SeatPlayer;
  /** Number of deals that a careful player imagines for each choice. */
  readonly samples: number;
  /** Number of the draw: with another, a careful player imagines other deals. */
  readonly draw?: number;
  /** Called before each act. */
  readonly watch?: (turn: Turn<G['act']>, act: G['act']) => void;
}

/** Keeps the numbers of one draw apart from those of the others. */
const DRAW = 0x9e3779b1;

/** Plays a deal to its end, act by act. The same number, rules and players give the same deal on every machine. */
export function playByHouse<G extends GameTypes>(
  { played, house }: HouseTable<G>,
  deal: DealToPlay,
  { rules, players, samples, draw = 0, watch }: HouseDeal<G>,
): DealInPlay<G['record']> {
  const chances = new Map<number, Random>();
  /** Random source of a seat, the same for any player in it. */
  const chanceOf = (seat: number): Random => {
    const random = chances.get(seat) ?? makeRandom((deal.number * 8 + seat) ^ Math.imul(draw, DRAW));
    chances.set(seat, random);
    return random;
  };
  let playing = played.begin(deal, rules);
  for (let turn = played.turn(playing, rules); turn; turn = played.turn(playing, rules)) {
    const { seat, legal } = turn;
    const player = players(seat);
    const random = chanceOf(seat);
    const act =
      legal.length === 1
        ? legal[0]!.act
        : player === 'random'
          ? legal[random(legal.length)]!.act
          : house.choose(played.seatView(playing, rules, seat), rules, { strength: player, random, samples }).act;
    watch?.(turn, act);
    playing = played.act(playing, act, rules);
  }
  return playing;
}

/** Deals that a careful player imagines for each choice in the lab: as many as where his strength is measured. */
const SAMPLES = 20;

/** Record of a deal among four that the careful player plays in every seat. With another `draw` he imagines other deals. */
export const playCarefully = <G extends GameTypes>(
  table: HouseTable<G>,
  { number, next, draw }: Pick<DealToPlay, 'number' | 'next'> & { readonly draw: number },
  rules: G['rules'],
): G['record'] =>
  playByHouse(table, { number, seats: 4, next }, { rules, players: () => 'careful', samples: SAMPLES, draw }).record;
