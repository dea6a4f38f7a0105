import type { Game, GameTypes, GameFormat, Judgement, PlacedFrame } from '#engine/ledger/game.ts';
import type { Sessions, SettledDeal } from '#engine/ledger/settle-session.ts';
import type { ReplayedAct } from '#engine/play/follow.ts';
import type { RecordShape } from '#engine/notation/schema.ts';
import type { ReplayedDeal } from '#engine/replay/replay.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import { type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';
import { entriesOf } from '#engine/kernel/collections.ts';
import type { Wording } from '#engine/wording/answers.ts';
import type { Lab } from '#engine/lab/run.ts';
import type { Solver } from '#engine/solver/open-deal.ts';
import type { HouseTable } from '#engine/play/played-game.ts';

/** A measured task under one rule set. */
export interface Task extends BenchWork {
  readonly what: BenchTaskKind;
  readonly under: string;
}

/** Work done `times` times at a call. */
interface BenchWork {
  /** Times in one measured call. */
  readonly batch: number;
  readonly run: (times: number) => void;
}

export const WHATS = ['deals', 'settlements', 'policy'] as const;
type BenchTaskKind = (typeof WHATS)[number];

export const TITLES: Readonly<Record<BenchTaskKind, string>> = {
  deals: 'random deals played and settled',
  settlements: 'settlements of prepared facts',
  policy: 'deals played by the policy and settled',
};

/** Number of prepared deals that are settled in turn. */
export const PREPARED = 256;

/** Task that repeats an independent piece of work. */
export const each =
  (work: () => void): Task['run'] =>
  (times) => {
    for (let n = 0; n < times; n++) work();
  };

/**
 * Benchmark of a game: its tasks under every rule set, and the rate per second that the design requires of all together; 0:
 * none.
 */
export interface Bench {
  readonly name: string;
  readonly goals: Readonly<Record<BenchTaskKind, number>>;
  readonly tasks: readonly Task[];
}

/** What is measured under one rule set. */
export type BenchWorks = Readonly<Record<BenchTaskKind, BenchWork>>;

/** Benchmark of a game that does the same work under each of its rule sets in turn. */
export const makeBench = <R extends object>(
  { ruleSets, ...bench }: Omit<Bench, 'tasks'> & { readonly ruleSets: readonly RuleSet<R>[] },
  workUnder: (rules: R) => BenchWorks,
): Bench => ({
  ...bench,
  tasks: ruleSets.flatMap((ruleSet) =>
    entriesOf(workUnder(valuesOf(ruleSet))).map(([what, work]) => ({ what, under: ruleSet.id, ...work })),
  ),
});

/**
 * What a reader can do with a game besides reading its books, with the headings of those pages. Each is optional. `Key` is a
 * rule key of the game.
 */
export interface Tools<Key extends string = string> {
  /** Its deals compared under several books. */
  readonly compare?: { readonly title: string; readonly lede?: string };
  /** A deal built by hand. */
  readonly edit?: { readonly lede: string };
  /**
   * Keeping score for a real table: the rules that decide whether five may play and how many deals make a party; and the rules
   * that a table should agree on first if a book’s answer rests on a reading.
   */
  readonly regulate?: { readonly five?: Key; readonly deals?: Key; readonly agreed?: readonly Key[] };
  /** A seat at a table with the house. */
  readonly play?: { readonly lede: string };
  /** A moment of a deal on one sheet, with questions (`tools/handout/`). */
  readonly handout?: true;
  /** Any position with any throw. */
  readonly explore?: { readonly title: string; readonly lede: string };
}

/**
 * Event of a deal, in the game's own words: “the Quinola placed”, “codille”. Recognised by the occasions paid, or, for an event
 * without payment, by topics of the clauses that the deal shows: `espagnolette` for `book-1700.espagnolette.kept`.
 */
export interface Happening<Occasion extends string = string> {
  readonly id: string;
  readonly words: string;
  readonly occasions?: readonly Occasion[];
  readonly topics?: readonly string[];
}

/** A game's words for a match of games between two players. */
export interface MatchWords<G extends GameTypes> {
  /** Which player has which colour, in a sentence. */
  readonly sides: (players: readonly string[]) => string;
  /** Of one game its terms in a sentence, and the line below its title in the account. */
  readonly terms: (
    game: SettledDeal<G['record']>,
    players: readonly string[],
    rules: G['rules'],
  ) => { readonly terms: string; readonly said: string };
}

/** What the site, the command line and the tests need of a game besides its tools, which are pages (`tools/`). */
export interface GameDefinition<G extends GameTypes> {
  readonly engine: Game<G>;
  readonly settleAgain: (record: G['record'], rules: G['rules']) => Result<ReplayedDeal<G['rules']>>;
  /** Name as printed in headings. */
  readonly name: string;
  /** Cards or tables. */
  readonly kind: 'cards' | 'tables';
  readonly wording: Wording<G['rules']>;
  /** Events by which readers search for its deals, in the order of the list. */
  readonly happenings?: readonly Happening[];
  readonly tools: Tools<keyof G['rules'] & string>;
  /** Shape of its records, for the published schema. */
  readonly record: RecordShape;
  /** Records that between them have every field, each with its book. */
  readonly wholeRecords: readonly unknown[];
  /** Deals in a row; absent if every deal stands alone. */
  readonly sessions?: Sessions<G['rules'], G['record']>;
  /** Words for a match of games between two players; absent for a game whose deals in a row go round a table. */
  readonly match?: MatchWords<G>;
  /** Solver for its deals with every card open; absent for a game without hands. */
  readonly possible?: () => Promise<Solver<G['rules'], G['record']>>;
  /** Every act of a deal on file as if at a table, for a first hand; absent if the game cannot be played on the site. */
  readonly stages?: (record: G['record'], rules: G['rules']) => readonly ReplayedAct<G['record'], G['act']>[];
  /** Benchmark for `npm run bench`. */
  readonly bench: () => Promise<Bench>;
  /** The game at a table, with the house; absent if it cannot be played on the site. */
  readonly seated?: () => Promise<HouseTable<G>>;
  /** Its lab: what rules do in the long run; absent if the game has none. */
  readonly lab?: () => Promise<Lab<G['rules'], G['record']>>;
  /** Whole deal from a seed: dealt at random, and played by the house. */
  readonly dealer: () => Promise<(seed: number, rules: G['rules']) => G['record']>;
  /** Whole deals kept as text for a person to read: file name → text. Every book has one that is named after it. */
  readonly playthroughs: () => Promise<ReadonlyMap<string, string>>;
}

/** A game in a list with others: its properties that do not depend on its types, and a way to use it with them. */
export interface AnyGame extends Pick<
  GameDefinition<never>,
  'name' | 'kind' | 'tools' | 'happenings' | 'record' | 'wholeRecords'
> {
  readonly id: string;
  /** What is played and settled at a time: a deal of cards, a game at tables. */
  readonly piece: 'deal' | 'game';
  readonly keys: KeyTable;
  readonly ruleSets: readonly RuleSet[];
  readonly bench: () => Promise<Bench>;
  readonly playthroughs: () => Promise<ReadonlyMap<string, string>>;
  /** Calls `use` with the typed game: `game.open(makeSettler)`. */
  readonly open: <T>(use: <G extends GameTypes>(game: GameDefinition<G>) => T) => T;
}

/** Hides a game’s types, so that games of different types fit in one list. */
export const register = <G extends GameTypes>(game: GameDefinition<G>): AnyGame => ({
  id: game.engine.id,
  name: game.name,
  kind: game.kind,
  piece: game.kind === 'tables' ? 'game' : 'deal',
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

/** Game → what its folder contributes to one kind of page, from modules found by `import.meta.glob`. */
export const byGame = <T>(found: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(
    Object.entries(found).map(([path, brought]) => [/\/games\/([^/]+)\//.exec(path)?.[1] ?? path, brought] as const),
  );

/** A module of an `.astro` file, as `import.meta.glob` gives it. */
export interface AstroModule {
  readonly default: (props: Record<string, unknown>) => unknown;
}

/**
 * A game, to pass to the functions of the package. Of its types `G`, `rules` have one value for every rule key, `record` is the body
 * of a record, and `act` what a player can do in his turn. Use its `id`, `name`, `keys` and `ruleSets`; all other properties are
 * internal.
 */
export interface EngineGame<G extends GameTypes> extends GameFormat<G['rules'], G['record']> {
  readonly name: string;
  readonly judge: (record: G['record'], rules: G['rules']) => Result<Judgement<PlacedFrame>>;
  readonly table: Pick<HouseTable<G>['played'], 'begin' | 'turn' | 'act'>;
  readonly plainDeal: (seed: number, rules: G['rules']) => G['record'];
  readonly lab: Lab<G['rules'], G['record']>;
  readonly sessions: Sessions<G['rules'], G['record']>;
}
