import type { Draft } from './draft.ts';

/** What the page hands to the editor. It travels as one string of JSON. */
export interface EditorData {
  /** The deal the page stands with. */
  readonly draft: Draft;
  /** The same as a link. */
  readonly fragment: string;
}
