import type { ComponentChildren, JSX } from 'preact';
import type { Fields } from '#engine/kernel/fields.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Place } from '#engine/ledger/place.ts';
import type { Game } from '#engine/ledger/game.ts';
import type { Sessions } from '#engine/ledger/settle-session.ts';
import type { PlayedGame, Playing, Turn } from '#engine/play/played-game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Possibilities } from '../possible/find-possible.ts';
import type { KeyBinding } from '../page/keys/keymap.ts';
import type { AnyModel } from '../replay/model.ts';
import type { Request } from '../replay/settle/settle-record.ts';
import type { Questions } from '../replay/settle/questions.ts';
import type { FetchChooser } from './house/chooser.ts';
import type { Coin } from './table/coins.ts';
import type { Given } from './sitting.ts';

/** What is asked for before the next deal, and lost where nobody asks: led aces. */
export interface Claim<Act> {
  readonly take: Act;
  /** What the turn comes to where the reader goes on without asking. */
  readonly lapse: Act;
}

/** What a game’s own table is given: what lies on it as the reader sees it, and what he may do. */
export interface TableProps<M, Act> {
  readonly model: M;
  /** The step shown: the last that has happened. */
  readonly step: number;
  /** The reader’s seat. */
  readonly me: number;
  /** The reader’s turn; undefined while it is another’s, and when the deal is over. */
  readonly turn: Turn<Act> | undefined;
  /** Payments that have just fallen. */
  readonly coins: readonly Coin[];
  readonly unit: RuleSet['unit'];
  /** Won or lost since the beginning of the session, by seat. */
  readonly nets: readonly number[];
  /** Whose turn it is, in words; and the payments that have just fallen, a line each. Each has its place on the table. */
  readonly prompt: ComponentChildren;
  readonly fallen: ComponentChildren;
  readonly onAct: (act: Act) => void;
  /** Where a rule can be read, for what is refused. */
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}

/** A clause as a refusal quotes it. */
export interface ClauseWords {
  readonly label: string;
  readonly href: string;
  /** Its words; absent where the page has not got them. */
  readonly says?: string;
}

/** A game as it is played on the page. `R` is its rules, `M` what its table shows. */
export interface GameToPlay<R, Rec, Act, Seen, M extends AnyModel> extends Pick<
  Questions<R, Rec>,
  'rulesInWords' | 'groupRules'
> {
  readonly engine: Game<R, Rec, unknown>;
  readonly played: PlayedGame<R, Rec, Act, Seen>;
  /** A deal as somebody has laid it out, ready to be gone on with. */
  readonly resume: (record: Rec, rules: R) => Playing<Rec>;
  readonly sessions: Sessions<R, Rec>;
  /** The body of a session, of records in a row. */
  readonly session: (company: Company, records: readonly Rec[]) => Fields;
  readonly settleDeal: (request: Request<R, Rec>) => Result<M>;
  readonly fetchChooser: FetchChooser<R, Act, Seen>;
  /** How many may play, the usual number first. */
  readonly players: (rules: R) => readonly number[];
  readonly seatNames: (players: number) => readonly string[];
  /** What a seat is called where the reader chooses one; “first hand”, unless said otherwise. */
  readonly saySeat?: (seat: string) => string;
  /** The advantages that one may give another. */
  readonly given?: readonly Given[];
  /** Where a deal can be gone on with otherwise, whole or from before the reader’s last choice; the deal editor, unless said otherwise. */
  readonly otherwise?: { readonly path: string; readonly says: string; readonly fromChoice?: boolean };
  /** Whether the deal passes on, so that everybody is a seat nearer to first hand in the next. */
  readonly passes: boolean;
  /** How many deals make a party; 0 where the book does not say. */
  readonly deals: (rules: R) => number;
  readonly piece: 'deal' | 'game';
  readonly accountLabel: (account: string) => string;
  /** A place in a line of the account, and as a heading: “trick 5”, “Trick 5, third card”. */
  readonly sayPlaceInBook: (place: Place) => string;
  /** Where the deal stands: “trick 7 of 11”. */
  readonly sayWhere: (model: M, step: number) => string;
  /** What the reader may hear of a step. */
  readonly tell: (model: M, step: number, record: Rec, me: number) => string;
  /** What is asked of the reader, in a few words: “Follow spades.” */
  readonly asks: (turn: Turn<Act>, model: M, step: number) => string;
  /** What has to be asked for, where the rules have such a thing; `of` finds it in the turn that it makes. */
  readonly claim?: {
    readonly label: (rules: R) => string | undefined;
    readonly of: (turn: Turn<Act>) => Claim<Act> | undefined;
  };
  /** How what was possible in a deal is found once it is over. */
  readonly possibilities?: Possibilities<Rec>;
  /** What each seat was dealt, once that may be seen. */
  readonly dealt: (record: Rec) => JSX.Element | null;
  readonly Table: (props: TableProps<M, Act>) => JSX.Element | null;
  /** The keys of that table, for the sheet; those of a hand of cards, unless said otherwise. */
  readonly tableKeys?: readonly KeyBinding<string>[];
}

/** Who plays a session, in order of play, and who deals first. */
export interface Company {
  readonly players: readonly string[];
  readonly firstDealer: string;
  /** Whether the party is over; left out where that follows from the number of deals. */
  readonly ended?: boolean | undefined;
}
