import type { LinkedPart } from '#engine/words/linked-part.ts';
import type { BookHead, Citation } from '../rules/cites.ts';

/** A text of the guide. */
export type GuideText = readonly LinkedPart[];

export interface GuideStep {
  /** How many acts of the deal are done when the reader comes to choose. */
  readonly done: number;
  /** How many are done once the trick of his choice is over. */
  readonly over: number;
  readonly look: GuideText;
  readonly ask: string;
  readonly choices: readonly { readonly of: readonly string[]; readonly says: GuideText }[];
  readonly otherwise: GuideText | undefined;
  readonly clause: Citation;
}

/** What the page hands to a first hand. It travels as one string of JSON. */
export interface FirstHandData {
  readonly title: string;
  /** The deal as a link. */
  readonly link: string;
  readonly seat: string;
  readonly begins: GuideText;
  readonly ends: GuideText;
  readonly steps: readonly GuideStep[];
  readonly head: BookHead;
  /** Clause → its words, for those that may refuse something. */
  readonly words: Readonly<Record<string, string>>;
  /** Where the deal is told in full. */
  readonly deal: string;
}
