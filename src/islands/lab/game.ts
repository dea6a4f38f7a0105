import type { LabName, LabStrength } from '#engine/lab/lab-game.ts';
import type { RulesFormat } from '#engine/notation/link.ts';
import type { Wording } from '#engine/wording/answers.ts';
import type { BookHead } from '../rules/cites.ts';
import type { ReaderChanges } from '../rules/rule-words.ts';
import type { LabPlayer } from './lab-settings.ts';

/** Data that the page passes to the lab, as a JSON string. */
export interface LabData {
  /** Books of the game, oldest first. */
  readonly books: readonly BookHead[];
  /** Book → rules that change most in its stored runs, most first. */
  readonly telling: Readonly<Record<string, readonly string[]>>;
  /** What is set up at first. */
  readonly start: { readonly book: string; readonly changes: ReaderChanges; readonly deals: number };
  readonly roles: readonly LabName[];
  readonly events: readonly LabName[];
  readonly seats: number;
  readonly piece: 'deal' | 'game';
  /** The better player, and whether another draw of what he imagines makes him play differently. */
  readonly better: { readonly strength: LabStrength; readonly draws: boolean };
  /** Rules that the lab cannot show → why, as a sentence. */
  readonly untold: Readonly<Record<string, string>>;
}

/** What the lab needs of its game on the page; deals are played in workers. */
export interface GameInLab<R extends object> {
  readonly engine: RulesFormat<R>;
  readonly wording: Wording<R>;
  /** Name of a payment’s occasion. */
  readonly sayOccasion: (occasion: string) => string;
  /** Name of a seat of a record as a heading. */
  readonly saySeat: (seat: string) => string;
  /** Numbers of deals to choose from, for the plain player and for the better one, who takes much longer. */
  readonly numbers: Readonly<Record<LabPlayer, readonly number[]>>;
  /** Starts a worker, whose script is loaded only then. */
  readonly start: () => Worker;
}
