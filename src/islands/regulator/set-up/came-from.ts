interface Known {
  /** Each with the book by which its page teaches it. */
  readonly games: readonly { readonly id: string; readonly taught?: string | undefined }[];
  readonly books: readonly { readonly id: string; readonly game: string }[];
}

/**
 * The game whose page a reader comes from, and the book: the one it was a page of, the one whose year a deal is named by, or
 * the one in which the game is taught in five minutes. Nothing where it was no game’s page.
 */
export function cameFrom(
  address: string,
  { games, books }: Known,
): { readonly game: string; readonly ruleset: string | undefined } | undefined {
  const parts = URL.canParse(address) ? new URL(address).pathname.split('/') : [];
  const game = games.find(({ id }) => parts.includes(id));
  if (game === undefined) return undefined;
  const year = parts.map((part) => /^(\d{4})-/.exec(part)?.[1]).find((found) => found !== undefined);
  const own = books.filter((book) => book.game === game.id);
  const book =
    own.find(({ id }) => parts.includes(id)) ??
    (year === undefined ? undefined : own.find(({ id }) => id.endsWith(`-${year}`)));
  return { game: game.id, ruleset: book?.id ?? game.taught };
}
