import type { Card } from '../cards/card.ts';
import type { Random } from '../kernel/random.ts';

/** What a deal begins from: its number deals the same cards, or throws the same dice, to anybody, whatever is then done. */
export interface DealToPlay {
  readonly number: number;
  /** How many play. */
  readonly seats: number;
  /** What the deal before left to this one, as its judgement says it (`next`): pools, or who begins. Nothing for a first. */
  readonly next: Readonly<Record<string, unknown>>;
}

/** One deal being played. The record is the truth: the engine judges it anew after every act. */
export interface Playing<Rec> {
  readonly number: number;
  readonly record: Rec;
  /** Seats that declined what they were asked, in order, where a record cannot tell that from not having been asked. */
  readonly declined: readonly number[];
}

/** One thing a seat may do. An act is plain data, which JSON keeps. */
export interface Choice<Act> {
  readonly act: Act;
  /** In words: `ace of spades`, `pass`. */
  readonly label: string;
  readonly card?: Card;
  /** What it is a kind of, with which its label begins: `médiateur in favourite` is a médiateur. Where there is much to choose from, that is asked first. */
  readonly kindOf?: string;
}

/** One that the rules do not allow, by which of them, and why. */
export interface RefusedChoice<Act> extends Choice<Act> {
  readonly key: string;
  readonly message: string;
}

/** Whose turn it is and what may be done. */
export interface Turn<Act> {
  readonly seat: number;
  /** What is asked: `layOut`, `bid`, `play` …; each game has its own. */
  readonly kind: string;
  /** `Third hand to play`. */
  readonly says: string;
  /** At least one. */
  readonly legal: readonly Choice<Act>[];
  readonly refused: readonly RefusedChoice<Act>[];
  /** What the seat may do that is no answer to the question, by which rule: throw down its cards. The house never does. */
  readonly besides?: readonly (Choice<Act> & { readonly key: string })[];
}

/** A game as it is played at a table: `R` its rules, `Rec` its record, `Act` one thing a seat does, `Seen` all that one seat knows. */
export interface PlayedGame<R, Rec, Act, Seen> {
  /** Shuffled and dealt; nobody has done anything yet. */
  readonly begin: (deal: DealToPlay, rules: R) => Playing<Rec>;
  /** Undefined once the deal is over. */
  readonly turn: (playing: Playing<Rec>, rules: R) => Turn<Act> | undefined;
  /** The deal after one act of whoever’s turn it is. */
  readonly act: (playing: Playing<Rec>, act: Act, rules: R) => Playing<Rec>;
  /** All that a seat knows, and nothing that it cannot see. */
  readonly seen: (playing: Playing<Rec>, rules: R, seat: number) => Seen;
  /** What a deal that is over leaves to the next one. */
  readonly next: (playing: Playing<Rec>, rules: R) => DealToPlay['next'];
}

/** How well the house plays. Each game has some of these. */
export type Strength = 'plain' | 'careful' | 'attentive';

/** What the house does, and why in one sentence. */
export interface Chosen<Act> {
  readonly act: Act;
  readonly because: string;
}

/** The house. Synchronous: a worker wraps it. */
export interface House<R, Act, Seen> {
  readonly strengths: readonly Strength[];
  /** What the seat that sees this does; it is that seat’s turn. */
  readonly choose: (
    seen: Seen,
    rules: R,
    how: {
      readonly strength: Strength;
      readonly random: Random;
      /** How long it may think: by a clock, where one is given, for the engine knows none; and in how many deals. */
      readonly milliseconds?: number;
      readonly clock?: () => number;
      readonly samples?: number;
    },
  ) => Chosen<Act>;
}
