import { printCard, type Card } from '../cards/card.ts';
import type { GameTypes } from '../ledger/game.ts';
import { type Random, makeRandom } from '../kernel/random.ts';

/** Question to the house, as plain data for a worker. */
export interface Question<G extends GameTypes> {
  readonly view: G['view'];
  readonly rules: G['rules'];
  readonly strength: Strength;
  /** The same seed and samples give the same answer. */
  readonly seed: number;
  readonly samples?: number;
  /** Time limit, if there is a clock; without it, samples set the limit. */
  readonly milliseconds?: number;
}

/** Answers a question with the house's choice. */
export const answer = <G extends GameTypes>(
  house: House<G>,
  { view, rules, seed, ...how }: Question<G>,
  clock?: () => number,
): HouseChoice<G['act']> => house.choose(view, rules, { ...how, random: makeRandom(seed), ...(clock && { clock }) });

/** Start of a deal: its number always deals the same cards or throws the same dice. */
export interface DealToPlay {
  readonly number: number;
  /** Number of players. */
  readonly seats: number;
  /** What the previous deal left, as its judgement's `next` says: pools, or who begins. Empty for a first deal. */
  readonly next: Readonly<Record<string, unknown>>;
}

/** A deal being played. The engine judges its record again after every act. */
export interface DealInPlay<Rec> {
  readonly number: number;
  readonly record: Rec;
  /** Seats that declined an option, in order, where the record does not show that they were asked. */
  readonly declined: readonly number[];
}

/** An act that a seat can choose; plain data, preserved by JSON. */
export interface PlayChoice<Act> {
  readonly act: Act;
  /** In words: `ace of spades`, `pass`. */
  readonly label: string;
  /** In an editor’s notation, where the words are not: `1/7 1/2`. */
  readonly name?: string;
  readonly card?: Card;
  /**
   * Kind, which begins its label: `médiateur in favourite` is a médiateur. If there are many acts, the kind is chosen
   * first.
   */
  readonly kindOf?: string;
}

/** Name of a choice in an editor’s notation: a card by its letters, other acts by their names or in the table’s words. */
export const nameOfChoice = ({ card, name, label }: PlayChoice<unknown>): string =>
  card === undefined ? (name ?? label) : printCard(card);

/** A forbidden act, with the rule key and the reason. */
export interface RefusedChoice<Act> extends PlayChoice<Act> {
  readonly key: string;
  readonly message: string;
}

/** The seat to act and its choices. */
export interface Turn<Act> {
  readonly seat: number;
  /** Kind of question: `layOut`, `bid`, `play` …; each game has its own. */
  readonly kind: string;
  /** `Third hand to play`. */
  readonly prompt: string;
  /** Never empty. */
  readonly legal: readonly PlayChoice<Act>[];
  readonly refused: readonly RefusedChoice<Act>[];
  /**
   * Other permitted acts that do not answer the question, such as throwing down the cards, with their rule keys. The
   * house never does them.
   */
  readonly besides?: readonly (PlayChoice<Act> & { readonly key: string })[];
}

/** A game played at a table: dealing, turns, and seat views. */
export interface TableGame<G extends GameTypes> {
  /** Deals the cards; no act has been done. */
  readonly begin: (deal: DealToPlay, rules: G['rules']) => DealInPlay<G['record']>;
  /** Undefined when the deal is over. */
  readonly turn: (playing: DealInPlay<G['record']>, rules: G['rules']) => Turn<G['act']> | undefined;
  /** The deal after the next act. */
  readonly act: (playing: DealInPlay<G['record']>, act: G['act'], rules: G['rules']) => DealInPlay<G['record']>;
  /** Everything that a seat knows, and nothing it cannot see. */
  readonly seatView: (playing: DealInPlay<G['record']>, rules: G['rules'], seat: number) => G['view'];
  /** What a finished deal leaves to the next. */
  readonly next: (playing: DealInPlay<G['record']>, rules: G['rules']) => DealToPlay['next'];
}

/**
 * Makes the `act` of a game in which an act changes fields of the record. `changesBy` returns those fields, or undefined if the
 * seat whose turn it is declines an option.
 */
export const makeAct =
  <G extends GameTypes>(
    turn: TableGame<G>['turn'],
    changesBy: (
      act: G['act'],
      at: { readonly playing: DealInPlay<G['record']>; readonly seat: number; readonly rules: G['rules'] },
    ) => Partial<G['record']> | undefined,
  ): TableGame<G>['act'] =>
  (playing, act, rules) => {
    const seat = turn(playing, rules)?.seat;
    if (seat === undefined) return playing;
    const changes = changesBy(act, { playing, seat, rules });
    return changes
      ? { ...playing, record: { ...playing.record, ...changes } }
      : { ...playing, declined: [...playing.declined, seat] };
  };

/** Levels of the house; a game may have only some. */
export type Strength = 'plain' | 'careful' | 'attentive';

/** The house's act, and its reason in one sentence. */
export interface HouseChoice<Act> {
  readonly act: Act;
  readonly because: string;
}

/** The house. Synchronous; a worker wraps it. */
export interface House<G extends GameTypes> {
  readonly strengths: readonly Strength[];
  /** Act of the seat with this view, at its turn. */
  readonly choose: (
    view: G['view'],
    rules: G['rules'],
    how: {
      readonly strength: Strength;
      readonly random: Random;
      /** Limits: time, if the caller passes a clock, and number of deals. */
      readonly milliseconds?: number;
      readonly clock?: () => number;
      readonly samples?: number;
    },
  ) => HouseChoice<G['act']>;
}

/** What playing a deal on needs: the game, its rules, and who chooses. */
export interface PlayOnOptions<G extends GameTypes> {
  readonly played: Pick<TableGame<G>, 'turn' | 'act'>;
  readonly rules: G['rules'];
  /** Chooses among several legal acts; `n` is the number of acts done so far. */
  readonly choose: (playing: DealInPlay<G['record']>, turn: Turn<G['act']>, n: number) => Promise<G['act']>;
  /** Most acts to play. */
  readonly most: number;
  readonly signal: AbortSignal;
}

/**
 * Plays a deal on to its end, for every seat. Returns the deal as it is given, then after each further act; undefined if the
 * signal ended the play, or if the deal is not over after the most acts.
 */
export async function playOn<G extends GameTypes>(
  from: DealInPlay<G['record']>,
  { played, rules, choose, most, signal }: PlayOnOptions<G>,
): Promise<readonly DealInPlay<G['record']>[] | undefined> {
  const line = [from];
  let playing = from;
  for (let turn = played.turn(playing, rules); turn; turn = played.turn(playing, rules)) {
    const n = line.length - 1;
    if (signal.aborted || n >= most) return undefined;
    const only = turn.legal.length === 1 ? turn.legal[0] : undefined;
    playing = played.act(playing, only?.act ?? (await choose(playing, turn, n)), rules);
    line.push(playing);
  }
  return line;
}

/** Mean gain a deal in the book's unit, and half of its 95 % interval. */
export interface Gain {
  readonly gain: number;
  readonly within: number;
}

/** Measured strength of the house under one book: number of deals, date and gains. */
export interface MeasuredStrength {
  readonly deals: number;
  /** Deals in which the careful house tried each choice while measured; it tries more at a table. */
  readonly samples?: number;
  readonly on: string;
  /** Gain of one strength over another, or over a player who acts at random. */
  readonly gains: readonly (Gain & { readonly better: Strength; readonly worse: Strength | 'random' })[];
}

/** Measured strengths by rule set id. */
export type Strengths = Readonly<Record<string, MeasuredStrength>>;

const PLAYERS: Readonly<Record<Strength | 'random', string>> = {
  plain: 'the plain house',
  careful: 'the careful house',
  attentive: 'the attentive house',
  random: 'a player who plays at random',
};

/** Describes the house's strength in a sentence for readers; `units` is the plural name of the counters. */
export function sayStrength(
  { deals, gains }: MeasuredStrength,
  units: string,
  kind: 'cards' | 'tables' = 'cards',
): string {
  const [piece, chance] = kind === 'cards' ? (['deal', 'cards'] as const) : (['game', 'throws'] as const);
  // At tables a game is won or lost by one stake, so gains are fractions.
  const digits = kind === 'cards' ? 1 : 2;
  const each = gains.map(
    ({ better, worse, gain, within }) =>
      `${PLAYERS[better]} beats ${PLAYERS[worse]} by ${gain.toFixed(digits)} ${units} a ${piece} (± ${within.toFixed(digits)})`,
  );
  return `Over ${deals.toLocaleString('en')} ${piece}s with the same ${chance} for both, ${each.join('; ')}.`;
}

/** Player of a seat: the house at one of its strengths, or random legal acts. */
export type SeatPlayer = Strength | 'random';

/** A game at a table with the house that plays it. */
export interface HouseTable<G extends GameTypes> {
  readonly played: TableGame<G>;
  readonly house: House<G>;
}

/** A deal that the house plays in every seat. */
interface HouseDeal<G extends GameTypes> {
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
