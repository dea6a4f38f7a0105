import type { Card } from '#engine/cards/card.ts';
import type { AccountBook, GameTypes } from '#engine/ledger/game.ts';
import type { Place } from '#engine/ledger/place.ts';
import type { JSX } from 'preact';
import type { PlayChoice, Turn } from '#engine/play/played-game.ts';
import type { ReplayKeys } from '../replay/key-bindings.ts';
import type { CardTypes } from '../replay/model.ts';
import type { GameTableProps, ShownGame } from '../replay/game.ts';
import { type Draft, type ReadDraft, type Text, cardsAt, handPlace, PLAYS } from './draft.ts';
import type { BookHead } from '../rules/cites.ts';
import { saySeat } from '#engine/wording/sentence.ts';

/** A possible next act: a card to play, a bid. */
export interface EditorChoice {
  /** Words in the record: `KS`, `sans prendre`, `H`. */
  readonly write: string;
  readonly label: string;
  /** The card, if it is one. */
  readonly card?: Card;
  /** Heading of the fold that contains it: `with the vole`. */
  readonly under?: string;
}

/** A forbidden act, and why. */
export interface RefusedEditorChoice extends EditorChoice {
  readonly message: string;
}

/** Next choices in an unfinished record. */
export interface NextStep {
  /** `Second hand to play`. */
  readonly prompt: string;
  /** Place where the choice is written: `plays`, `bids`, `trump`. */
  readonly place: string;
  readonly legal: readonly EditorChoice[];
  /** Forbidden choices, which can be made all the same and are then listed as departures. */
  readonly others: readonly RefusedEditorChoice[];
}

/** Next step for a turn at the table, whose choices are written at `place`, each as `write` puts it. */
export const stepOfTurn = <Act>(
  { prompt, legal, refused }: Turn<Act>,
  place: string,
  write: (choice: PlayChoice<Act>) => EditorChoice,
): NextStep => ({
  prompt,
  place,
  legal: legal.map(write),
  others: refused.map((one) => ({ ...write(one), message: one.message })),
});

/**
 * Why the house cannot play on if a hand is empty before the others: it plays complete tricks. `played` is the number of
 * cards played. Undefined if every hand can play to the trick.
 */
export function whyHandsAreShort(
  hands: readonly (readonly Card[])[],
  played: number,
  names: readonly string[],
): string | undefined {
  const least = Math.min(...hands.map((hand) => hand.length));
  if (played < least * hands.length) return undefined;
  const seat = hands.findIndex((hand) => hand.length === least);
  return `${saySeat(names[seat] ?? '')} has no cards left, and the house plays only while everyone has a card`;
}

/** Why there is no next choice. `seats` is the number of players. */
export function whyNothingNext(draft: Draft, { record }: ReadDraft<unknown>, seats: number): string {
  const cards = (place: string): number => cardsAt(draft, place).length;
  const dealt = Array.from({ length: seats }, (_, seat) => cards(handPlace(seat))).reduce((sum, hand) => sum + hand, 0);
  if (dealt + cards(PLAYS) === 0) return 'Deal cards to begin';
  if (!record.ok) return 'Mend the record to go on: part of it cannot be read';
  // Cards set aside are dealt but not played; they are always fewer than a trick.
  return dealt - cards(PLAYS) < seats ? 'All cards are played' : 'Nothing more can be played in this record';
}

/** Data that the page passes to the editor, as a JSON string. */
export interface EditorData {
  /** The initial deal, as a link. */
  readonly link: string;
  /** Books of the game, oldest first. */
  readonly books: readonly BookHead[];
}

/** A place to which clicked cards can go. */
export interface CardTarget {
  readonly place: string;
  readonly label: string;
  /** Label of its row, shared by places of one kind: `deal to` for `third`. */
  readonly row: string;
  readonly short: string;
  /** Mark of a card that is only named there and lies elsewhere: `out`, `called`. */
  readonly naming?: string;
}

/** Props of a game's own places. */
export interface FieldsProps<R> {
  readonly draft: Draft;
  readonly rules: R;
  /** Book whose words name the pools. */
  readonly book: AccountBook;
  /** Makes a text field, of one line or several. */
  readonly field: (place: string, label: string, rows?: number) => JSX.Element;
  readonly write: (place: string, text: string) => void;
}

/** Our policy for a game, which deals and plays. */
export interface Dealer<G extends GameTypes> {
  /** Deals the cards of a deal number. */
  readonly deal: (seed: number, rules: G['rules'], draft: Draft) => G['record'];
  /** Why the house cannot play on from a record, as a clause: `second hand has no card`; undefined if it can. */
  readonly whyStops: (record: G['record'], rules: G['rules']) => string | undefined;
  /** Plays the record to its end. */
  readonly playOn: (record: G['record'], rules: G['rules'], seed: number) => G['record'];
  /** Label for what it dealt or played. */
  readonly label: string;
}

/** How a game reads a draft step by step. */
export interface DraftGame<R, Rec> {
  readonly read: (draft: Draft) => ReadDraft<Rec>;
  readonly nextStep: (record: Rec, rules: R) => NextStep | undefined;
  /** The draft up to a place of its record. */
  readonly upTo: (draft: Draft, at: Place) => Draft;
}

/** What the editor needs of its game. */
export interface EditedGame<G extends CardTypes> extends ShownGame<G>, DraftGame<G['rules'], G['record']> {
  /** Names of the seats in order of play. */
  readonly seats: (draft: Draft) => readonly string[];
  /** Places about the table rather than the deal; clearing keeps them. */
  readonly settings: readonly string[];
  /** Places that hold cards: hands and a talon. Each card lies in at most one. */
  readonly holders: (draft: Draft) => readonly string[];
  /** Number of cards that the rules deal to such a place. */
  readonly roomAt: (draft: Draft, place: string, rules: G['rules']) => number;
  readonly targets: (draft: Draft, rules: G['rules']) => readonly CardTarget[];
  /** Cards that may be named at a place; undefined for all. */
  readonly allowedAt: (draft: Draft, place: string) => readonly Card[] | undefined;
  /** Pack for clicking, suit by suit. */
  readonly pack: (rules: G['rules']) => readonly Card[];

  /** Text of a record's places. */
  readonly textOf: (record: G['record']) => Text;
  /** Why a record cannot be edited: it gives only the outcome of a deal. */
  readonly whyNotEdited: (record: G['record']) => string | undefined;

  readonly take: (draft: Draft, place: string, what: string) => Draft;
  readonly takeBack: (draft: Draft) => Draft;

  /** Places other than hands and play. */
  readonly Fields: (props: FieldsProps<G['rules']>) => JSX.Element;
  /** Control for the number of players, if it can vary. */
  readonly Players?: (props: Pick<FieldsProps<G['rules']>, 'draft' | 'write'>) => JSX.Element;

  readonly GameTable: (props: GameTableProps<G['model']>) => JSX.Element | null;
  readonly replayKeys: ReplayKeys;

  /** Loads our policy when a reader asks it to deal or play. */
  readonly fetchDealer: () => Promise<Dealer<G>>;
}
