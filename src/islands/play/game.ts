import type { ShownGame } from '../replay/game.ts';
import type { ComponentChildren, JSX } from 'preact';
import type { Fields } from '#engine/kernel/fields.ts';
import type { Sessions } from '#engine/ledger/settle-session.ts';
import type { DealInPlay, Turn } from '#engine/play/played-game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { SeatNames } from '#engine/wording/seat-names.ts';
import type { KeyBinding } from '../page/keys.tsx';
import type { ShownTypes, TakenTrick } from '../replay/model.ts';
import type { Card } from '#engine/cards/card.ts';
import type { HousedGame } from './house.ts';
import type { Coin } from './table/Coins.tsx';
import type { TableHandicap } from './table-session.ts';
import type { BookHead } from '../rules/cites.ts';
import type { ReaderChanges } from '../rules/rule-words.ts';

/** Data that the page passes to the table, as a JSON string. */
export interface PlayData {
  /** Books of the game, oldest first. */
  readonly books: readonly BookHead[];
  /** Initial book. */
  readonly book: string;
  /** Book → path, below the base, of the page that replays its deals. */
  readonly replays: Readonly<Record<string, string>>;
  /** Clause → words, for clauses that may refuse an act. */
  readonly words: Readonly<Record<string, string>>;
  /** Book → strength of the house, if measured. */
  readonly strengths: Readonly<Record<string, string>>;
  /** Name of the game, if the page has its deals of the day rather than sessions. */
  readonly daily?: string | undefined;
}

/** A payment that must be claimed before the next deal or is lost, such as for led aces. */
export interface Claim<Act> {
  readonly take: Act;
  /** The deal if the reader continues without claiming. */
  readonly lapse: Act;
}

/** Props of a game's table: what the reader sees and may do. */
export interface TableProps<M, Act> {
  readonly model: M;
  /** Current step. */
  readonly step: number;
  /** The reader's seat. */
  readonly me: number;
  /** Names of the seats: “you”, “Left”. */
  readonly names: SeatNames;
  /** The reader's turn; undefined at other turns and after the deal. */
  readonly turn: Turn<Act> | undefined;
  /** His choices explained, if the game does so at this turn. */
  readonly words?: TurnWords | undefined;
  /** The choice that the house would make, if the reader asked. */
  readonly advised?: Act | undefined;
  /** Latest payments. */
  readonly coins: readonly Coin[];
  readonly unit: RuleSet['unit'];
  /** Net of the session so far, by seat. */
  readonly nets: readonly number[];
  /** What the reader is asked; empty at other turns. */
  readonly question: string;
  /** Whose turn it is, in words, and the latest payments, one line each; each has its place on the table. */
  readonly prompt: ComponentChildren;
  readonly fallen: ComponentChildren;
  readonly onAct: (act: Act) => void;
  /** Quotes the clause of a rule, for refusals. */
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}

/** Who hears of a step: the deal, the seat that may know it, and the names of the others. */
export interface Listener<Rec> {
  readonly record: Rec;
  readonly me: number;
  readonly names: SeatNames;
}

/** A clause quoted in a refusal. */
export interface ClauseWords {
  readonly label: string;
  readonly href: string;
  /** Its words; undefined if the page does not have them. */
  readonly text?: string;
}

/** What is paid for one thing, in a crib; `K` are the keys of its game’s rules. */
export interface CribPayments<K extends string = string> {
  /** “Ace placed”. */
  readonly what: string;
  readonly payers: readonly {
    /** Who pays whom: “the taker of the trick pays its holder”. */
    readonly who: string;
    /** How much by the rules in force: “1 fiche (of diamonds 2)”. */
    readonly sum: string;
    /** The rules on which it rests. */
    readonly keys: readonly K[];
  }[];
}

/** A part of what a game offers as a crib; `K` are the keys of its rules. */
export interface CribPart<K extends string = string> {
  readonly heading: string;
  /** Cards with what each counts. */
  readonly counts?: readonly { readonly card: Card; readonly counts: number }[];
  /** Cards in order, the highest first, each row with its name. */
  readonly orders?: readonly { readonly name: string; readonly cards: readonly Card[] }[];
  /** What is said besides, in sentences. */
  readonly text?: string;
  /** What is paid, as a table. */
  readonly payments?: readonly CribPayments<K>[];
  /** Rules whose questions and answers are shown, as they are in force. */
  readonly keys?: readonly K[];
  /** Words of the game: the word, what it means, and a rule that says so. */
  readonly words?: readonly (readonly [word: string, meaning: string, key?: K])[];
}

/** What a seat, or the cards set aside, came to. */
export interface CountedRow {
  /** The seat, or another name. */
  readonly whose: number | string;
  /** “8 tricks”. */
  readonly note: string;
  readonly sum: number;
  readonly cards: readonly { readonly card: Card; readonly counts: number }[];
  /** What is said where there is no card. */
  readonly none: string;
}

/** What counts at the end of a deal, for each seat. */
export interface DealCount {
  /** “Points taken”. */
  readonly heading: string;
  readonly rows: readonly CountedRow[];
  /** Rule by which players level in points were ranked, if any were. */
  readonly tieKey?: string | undefined;
}

/** What a table on the page needs of its game. */
export interface GameToPlay<G extends ShownTypes>
  extends ShownGame<G>, Pick<HousedGame<G>, 'played' | 'startHouse' | 'fetchHouse'> {
  /** Continues from a deal prepared by hand. */
  readonly resume: (record: G['record'], rules: G['rules']) => DealInPlay<G['record']>;
  readonly sessions: Sessions<G['rules'], G['record']>;
  /** Body of a session made of records. */
  readonly session: (company: TableCompany, records: readonly G['record'][]) => Fields;
  /** Possible numbers of players, the usual one first. */
  readonly players: (rules: G['rules']) => readonly number[];
  readonly seatNames: (players: number) => readonly string[];
  /** The side on which the next player sits. */
  readonly direction: (rules: G['rules']) => 'right' | 'left';
  /** Name of an account in a sentence, in the books' words: “first hand”, “the basket”. */
  readonly sayAccount: (account: string) => string;
  /** Name of a seat where the reader chooses one; “first hand” by default. */
  readonly saySeat?: (seat: string) => string;
  /** Handicaps that one player may give another. */
  readonly given?: readonly TableHandicap[];
  /** Tool to continue a deal differently, whole or from before the reader's last choice; the deal editor by default. */
  readonly otherTool?: { readonly path: string; readonly label: string; readonly fromChoice?: boolean };
  /** Whether the deal passes on, so that every seat is one nearer to first hand in the next deal. */
  readonly passes: boolean;
  /** Whether what may be played is listed beside its table. */
  readonly listsPlays?: boolean;
  /** Number of deals in a party; 0 if the book does not say. */
  readonly deals: (rules: G['rules']) => number;
  /** Progress of the deal: “trick 7 of 11”. */
  readonly sayWhere: (model: G['model'], step: number) => string;
  /** Description of a step, for announcements. */
  readonly tell: (model: G['model'], step: number, listener: Listener<G['record']>) => string;
  /** Short prompt for the reader: “Follow spades.” */
  readonly asks: (turn: Turn<G['act']>, model: G['model'], step: number) => string;
  /** Explains the choices of a turn; undefined for turns that need no explanation. */
  readonly sayChoices?: (at: {
    readonly playing: DealInPlay<G['record']>;
    readonly turn: Turn<G['act']>;
    readonly rules: G['rules'];
    readonly book: RuleSet<G['rules']>;
    readonly changes: ReaderChanges;
  }) => TurnWords | undefined;
  /** Payments that must be claimed, if the rules have any; `of` finds one in a turn. */
  readonly claim?: {
    readonly label: (rules: G['rules']) => string | undefined;
    readonly of: (turn: Turn<G['act']>) => Claim<G['act']> | undefined;
  };
  /** What counts by the rules in force, for the crib, in the words of the book. */
  readonly crib: (rules: G['rules'], book: RuleSet<G['rules']>) => readonly CribPart<keyof G['rules'] & string>[];
  /** What counts at the end of a deal; undefined where nothing was counted. */
  readonly count: (model: G['model'], record: G['record'], rules: G['rules']) => DealCount | undefined;
  /** Tricks of a finished deal, for games that have them. */
  readonly tricks?: (model: G['model']) => readonly TakenTrick[];
  /** Card with a name and an edge of its own. */
  readonly quinolaOf?: (model: G['model']) => Card | undefined;
  /** Hands as dealt, when they may be shown. */
  readonly dealt: (record: G['record'], names: SeatNames) => JSX.Element | null;
  readonly Table: (props: TableProps<G['model'], G['act']>) => JSX.Element | null;
  /** Keys of the game's own table for the help sheet; those for a hand of cards by default. */
  readonly tableKeys?: readonly KeyBinding<string>[];
}

/** Players of a session in order of play, and who deals first. */
export interface TableCompany {
  readonly players: readonly string[];
  readonly firstDealer: string;
  /** Whether the party is over; omitted if it follows from the number of deals. */
  readonly ended?: boolean | undefined;
}

/** A statement with the rule keys on which it rests. */
export interface RuledWords {
  readonly text: string;
  readonly keys: readonly string[];
}

/** What the reader wins or pays from now on if a choice ends in one way. */
export interface ChoiceSum {
  readonly net: number;
  /** “with 5 (remise)”. */
  readonly when: string;
  readonly keys: readonly string[];
  /** Whether another reading of the book would change the sum. */
  readonly isDoubtful: boolean;
}

/** Cards in order, highest first. */
export interface RankedCards {
  readonly suit: number;
  readonly cards: readonly {
    readonly card: Card;
    readonly isOwn: boolean;
    /** Name of a card in this order, such as “spadille”. */
    readonly name: string | undefined;
  }[];
}

/** A choice explained to a newcomer. */
export interface ChoiceWords {
  /** Label of the choice in the turn. */
  readonly label: string;
  /** A few words that explain its name: “alone”. */
  readonly gloss?: string;
  readonly meaning: RuledWords;
  readonly won: readonly ChoiceSum[];
  readonly lost: readonly ChoiceSum[];
  /** What the choice may cost although it seems free. */
  readonly caution?: RuledWords | undefined;
  /** Question before the choice is made, if it is easily made by mistake. */
  readonly confirm?: string | undefined;
  readonly ranked?: RankedCards | undefined;
  /** Whether its row stays in sight while the others scroll. */
  readonly stays?: boolean;
}

/** A turn explained to a newcomer: its choices as rows, in the order in which they are shown. */
export interface TurnWords {
  readonly heading: string;
  readonly lead: string;
  readonly rows: readonly ChoiceWords[];
  /** Labels of refused choices that a note explains together. */
  readonly untold?: readonly string[];
  readonly notes: readonly RuledWords[];
  /** One order for each suit, to look at before the choice; the first to be shown. */
  readonly ranked?: readonly RankedCards[];
  readonly rankedFirst?: number;
}
