interface Known {
  readonly games: readonly { readonly id: string }[];
  readonly books: readonly { readonly id: string; readonly game: string }[];
}

/** The game whose page a reader comes from, and the book if it was one of its books; nothing where it was neither. */
export function cameFrom(
  address: string,
  { games, books }: Known,
): { readonly game: string; readonly ruleset: string | undefined } | undefined {
  const parts = URL.canParse(address) ? new URL(address).pathname.split('/') : [];
  const game = games.find(({ id }) => parts.includes(id))?.id;
  if (game === undefined) return undefined;
  return { game, ruleset: books.find((book) => book.game === game && parts.includes(book.id))?.id };
}
