import type { Changes } from '../rules/changes.ts';

/** Where the reader stands and what he has changed. */
export interface ReplayState<Rec> {
  /** A place of the record, so that it means the same under every rule set. */
  readonly at: string;
  readonly changes: Changes;
  readonly asPlayed: boolean;
  /** The record of a link, where it is not the page's own. */
  readonly foreign: Rec | undefined;
}
