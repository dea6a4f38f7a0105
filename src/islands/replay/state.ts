import type { RuleValue } from '#engine/rules/key.ts';

/** Where the reader stands and what he has changed. */
export interface ReplayState<Rec> {
  /** A place of the record, so that it means the same under every rule set. */
  readonly at: string;
  readonly changes: Readonly<Record<string, RuleValue>>;
  readonly asPlayed: boolean;
  /** The record of a link, where it is not the page's own. */
  readonly foreign: Rec | undefined;
}
