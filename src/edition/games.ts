import { almanach1785 } from '../engine/games/reversis/rulesets/almanach-1785.ts';
import { ancient } from '../engine/games/reversis/rulesets/ancient.ts';
import { bohn1850 } from '../engine/games/reversis/rulesets/bohn-1850.ts';
import { lpjr1634 } from '../engine/games/reversis/rulesets/lpjr-1634.ts';
import { maison1659 } from '../engine/games/reversis/rulesets/maison-1659.ts';
import { parlett2008 } from '../engine/games/reversis/rulesets/parlett-2008.ts';
import { REVERSIS_KEYS } from '../engine/games/reversis/keys.ts';
import type { KeyTable, RuleValue } from '../engine/rules/key.ts';
import type { RuleSet } from '../engine/rules/rule-set.ts';

/** What the editions need of a game: its questions, its rule sets and the words for both. */
export interface Shelf {
  readonly id: string;
  /** As a heading prints it. */
  readonly name: string;
  readonly keys: KeyTable;
  readonly ruleSets: readonly RuleSet[];
  readonly question: (key: string) => string;
  readonly say: (key: string, value: RuleValue, unit: RuleSet['unit']) => string;
}

const reversis: Shelf = {
  id: 'reversis',
  name: 'Réversis',
  keys: REVERSIS_KEYS,
  ruleSets: [almanach1785, bohn1850, ancient, lpjr1634, maison1659, parlett2008] as unknown as readonly RuleSet[],
  question: (key) => key,
  say: (_key, value) => String(value),
};

export const SHELVES: readonly Shelf[] = [reversis];

/** The engine's word on a record: why it cannot be read, or nothing. Whether it keeps to the rules is not asked here. */
export function whyNotRecord(record: Readonly<Record<string, unknown>>): string | undefined {
  const shelf = SHELVES.find(({ id }) => id === record['game']);
  if (!shelf)
    return `there is no game “${String(record['game'])}”; there is ${SHELVES.map(({ id }) => id).join(', ')}.`;
  if (!shelf.ruleSets.some(({ id }) => id === record['ruleset']))
    return `“${shelf.id}” has no rule set “${String(record['ruleset'])}”; it has ${shelf.ruleSets.map(({ id }) => id).join(', ')}.`;
  return undefined;
}

/** The game of a rule set; the rule set's own name where no game has it, so that a wrong link is at least legible. */
export const gameOf = (ruleset: string): string =>
  SHELVES.find((shelf) => shelf.ruleSets.some(({ id }) => id === ruleset))?.id ?? ruleset;
