import { parseRulesLink, printRulesLink, type RulesFormat } from '#engine/notation/link.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { vary } from '#engine/rules/vary.ts';
import type { Changes } from '../changes.ts';

/**
 * The changes as letters of an address; undefined for none. They name every rule by itself, also those that one printed figure
 * answers together: its reader may set them apart, and a link means the same when a book comes to be bound otherwise.
 */
export function printVariation<R>(game: RulesFormat<R>, book: RuleSet<R>, changes: Changes): string | undefined {
  if (Object.keys(changes).length === 0) return undefined;
  const varied = vary(game.keys, book, changes);
  return varied.ok ? printRulesLink(game, varied.value) : undefined;
}

/** Reads what `printVariation` wrote; says in a sentence why it cannot be taken up. */
export function parseVariation<R>(game: RulesFormat<R>, book: RuleSet<R>, text: string): Result<Changes> {
  const read = parseRulesLink(game, text);
  if (!read.ok) return read;
  const { source, changes } = read.value;
  if (source.id !== book.id)
    return refuse('other-book', 'This link turns the rules of another book; this one stands as it is.');
  return ok(changes as Changes);
}
