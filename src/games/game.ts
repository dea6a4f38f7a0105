import type { Game, Judgement } from '#engine/ledger/game.ts';
import type { Sessions } from '#engine/ledger/settle-session.ts';
import type { Stage } from '#engine/play/follow.ts';
import type { RecordShape } from '#engine/notation/schema.ts';
import type { Again } from '#engine/replay/again.ts';
import type { PlacedFrame } from '#engine/replay/replay.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Wording } from '#engine/words/answers.ts';
import type { Solver } from '#engine/solver/verdict.ts';
import type { Bench } from './bench.ts';
import type { House, PlayedGame } from '#engine/play/played-game.ts';

/** What can be done with a game besides reading its books, as its pages are headed. Each is optional. `Key` is one of its rules. */
export interface Tools<Key extends string = string> {
  /** Its deals laid side by side under several books. */
  readonly compare?: { readonly title: string; readonly lede?: string };
  /** A deal set by hand. */
  readonly edit?: { readonly lede: string };
  /**
   * The account of a real table: the rules that say whether five may play, and how many deals make a party; and what a table
   * has to agree on before it begins, wherever a book’s answer rests on a reading.
   */
  readonly regulate?: { readonly five?: Key; readonly deals?: Key; readonly agreed?: readonly Key[] };
  /** A seat at a table with the house. */
  readonly play?: { readonly lede: string };
  /** Any position, any throw. */
  readonly explore?: { readonly title: string; readonly lede: string };
}

/**
 * Something that may happen in a deal, in the game's own words: “the Quinola placed”, “codille”. It is known by what is then
 * paid, or, where nothing need be, by the topics of the clauses that the deal is there to show: `espagnolette` for
 * `book-1700.espagnolette.kept`.
 */
export interface Happening<Occasion extends string = string> {
  readonly id: string;
  readonly words: string;
  readonly occasions?: readonly Occasion[];
  readonly topics?: readonly string[];
}

/**
 * All that the site, the command line and the tests need of a game besides its tools, which are pages (`tools/`).
 * `R` is its rules, `Rec` its record, `Frame` one thing seen on its table.
 */
export interface GameDefinition<R extends object, Rec, Frame extends PlacedFrame> {
  readonly engine: Game<R, Rec, Frame>;
  readonly settleAgain: (record: Rec, rules: R) => Result<Again<R>>;
  /** As a heading prints it. */
  readonly name: string;
  /** What it is played with. */
  readonly kind: 'cards' | 'tables';
  readonly wording: Wording<R>;
  /** By what its deals are found, in the order in which they are offered. */
  readonly happenings?: readonly Happening[];
  readonly tools: Tools<keyof R & string>;
  /** What its records are, for the published schema. */
  readonly record: RecordShape;
  /** Records in which every field stands once, each with its book. */
  readonly wholeRecords: readonly unknown[];
  /** Deals in a row; absent where each stands for itself. */
  readonly sessions?: Sessions<R, Rec, Judgement<Frame>>;
  /** What was possible in its deals with every card open; absent where no hands can be laid open. */
  readonly possible?: () => Promise<Solver<R, Rec>>;
  /** Every act of a deal on file as at a table, by which a first hand is guided; absent where nobody can sit down. */
  readonly stages?: (record: Rec, rules: R) => readonly Stage<Rec, unknown>[];
  /** Its work for `npm run bench`. */
  readonly bench: () => Promise<Bench>;
  /** How it is played at a table, by the house too; absent where it cannot be sat down to. */
  readonly seated?: () => Promise<Seated<R, Rec>>;
  /** How a whole deal comes from a seed: dealt at random, and played by the house. */
  readonly dealer: () => Promise<(seed: number, rules: R) => Rec>;
  /** The whole deals kept as text for a person to read: file name → text. Every book has one of its own name. */
  readonly playthroughs: () => Promise<ReadonlyMap<string, string>>;
}

/** A game in a list beside others: what can be said of it without its types, and a way to use it with them. */
export interface AnyGame extends Pick<
  GameDefinition<never, never, never>,
  'name' | 'kind' | 'tools' | 'happenings' | 'record' | 'wholeRecords'
> {
  readonly id: string;
  readonly keys: KeyTable;
  readonly ruleSets: readonly RuleSet[];
  readonly bench: () => Promise<Bench>;
  readonly playthroughs: () => Promise<ReadonlyMap<string, string>>;
  /** Calls `use` with the game as it is typed: `game.open(makeSettler)`. */
  readonly open: <T>(
    use: <R extends object, Rec, Frame extends PlacedFrame>(game: GameDefinition<R, Rec, Frame>) => T,
  ) => T;
}

/** Shuts a game’s types in, so that games of different types stand in one list. */
export const register = <R extends object, Rec, Frame extends PlacedFrame>(
  game: GameDefinition<R, Rec, Frame>,
): AnyGame => ({
  id: game.engine.id,
  name: game.name,
  kind: game.kind,
  tools: game.tools,
  ...(game.happenings && { happenings: game.happenings }),
  keys: game.engine.keys,
  ruleSets: game.engine.ruleSets,
  record: game.record,
  wholeRecords: game.wholeRecords,
  bench: game.bench,
  playthroughs: game.playthroughs,
  open: (use) => use(game),
});

/** A game that can be sat down to: how it is played at a table, and the house; their acts, and what a seat sees, are shut in. */
export interface Seated<R, Rec> {
  readonly open: <T>(use: <Act, Seen>(played: PlayedGame<R, Rec, Act, Seen>, house: House<R, Act, Seen>) => T) => T;
}

export const seat = <R, Rec, Act, Seen>(
  played: PlayedGame<R, Rec, Act, Seen>,
  house: House<R, Act, Seen>,
): Seated<R, Rec> => ({ open: (use) => use(played, house) });
