import { quoteValue } from '#engine/kernel/fields.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { byGame } from '#games/game.ts';
import type { RegulatedBook, RegulatedGame } from '../game.ts';
import { headOf, parseAccount, type TableNotes } from './account.ts';

/** Modules of all games with a regulator, each loaded when a table needs it. */
export const REGULATED_GAMES = byGame(
  import.meta.glob<RegulatedGame>('../../../games/*/tools/regulator/game.tsx', { import: 'regulated' }),
);

/** A score read from a file, with its game and book. */
export interface OpenedAccount {
  readonly account: TableNotes;
  readonly game: RegulatedGame;
  readonly book: RegulatedBook;
}

/** Reads a score and loads its game. Refuses files that are no score, and books that this site does not have. */
export async function openAccount(text: string, books: readonly RegulatedBook[]): Promise<Result<OpenedAccount>> {
  const head = headOf(text);
  if (!head.ok) return head;
  const book = books.find(({ id, game }) => id === head.value.ruleset && game === head.value.game);
  const load = REGULATED_GAMES.get(head.value.game);
  if (!book || !load)
    return refuse(
      'unknown-book',
      `This site has no rule set ${quoteValue(head.value.ruleset)} for the game ${quoteValue(head.value.game)}.`,
      'ruleset',
    );
  const game = await load();
  const account = parseAccount(head.value, game, book.seats);
  return account.ok ? ok({ account: account.value, game, book }) : account;
}
