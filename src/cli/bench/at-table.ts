import type { AnyGame } from '#games/game.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import type { Game, Judgement } from '#engine/ledger/game.ts';
import type { DealToPlay, House, PlayedGame, Playing, Strength, Turn } from '#engine/play/played-game.ts';

/** Who sits in a seat: the house at one of its strengths, or somebody who does anything he may. */
export type Player = Strength | 'random';

/** A game as the bench has it: its judge, its turns and the house. */
export interface Table<R, Rec, Act, Seen> {
  readonly engine: Game<R, Rec, unknown>;
  readonly played: PlayedGame<R, Rec, Act, Seen>;
  readonly house: House<R, Act, Seen>;
}

/** Who plays a deal. */
export interface Players<Act> {
  readonly players: (seat: number) => Player;
  /** How many deals somebody careful tries. */
  readonly samples: number;
  /** Sees what each does before it is done. */
  readonly watch?: (turn: Turn<Act>, act: Act) => void;
}

/** A deal played out to its end. */
export function playDeal<R, Rec, Act, Seen>(
  { played, house }: Table<R, Rec, Act, Seen>,
  rules: R,
  deal: DealToPlay,
  { players, samples, watch }: Players<Act>,
): Playing<Rec> {
  const chances = new Map<number, Random>();
  /** Each seat has its own chances, the same whoever sits there. */
  const chanceOf = (seat: number): Random => {
    const random = chances.get(seat) ?? makeRandom(deal.number * 8 + seat);
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
          : house.choose(played.seen(playing, rules, seat), rules, { strength: player, random, samples }).act;
    watch?.(turn, act);
    playing = played.act(playing, act, rules);
  }
  return playing;
}

/** How many may sit at a table, the usual number first: four at cards, five where the rules let them; two at tables. */
export const seatings = ({ kind, tools }: Pick<AnyGame, 'kind' | 'tools'>, rules: object): readonly number[] => {
  if (kind === 'tables') return [2];
  const five = tools.regulate?.five;
  return five !== undefined && (rules as Readonly<Record<string, unknown>>)[five] === true ? [4, 5] : [4];
};

/** What each seat has won or lost, in order of play. */
export function netsOf<R, Rec>(engine: Game<R, Rec, unknown>, record: Rec, rules: R): readonly number[] {
  const { seats, net } = judged(engine, record, rules);
  return seats.map((seat) => net[seat] ?? 0);
}

/** The judgement of a deal that was played by its turns, and so cannot be impossible. */
export function judged<R, Rec>(engine: Game<R, Rec, unknown>, record: Rec, rules: R): Judgement<unknown> {
  const result = engine.judge(record, rules);
  if (!result.ok) throw new Error(`A deal played by its turns cannot be judged: ${result.error.message}`);
  return result.value;
}
