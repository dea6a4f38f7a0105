import { runForStore, whyNotStored, type Changes, type StoredBook, type StoredRequest } from './stored.ts';

/** What must be played for a book: all of it, or the changes that its stored runs lack or no longer have as the engine gives them. */
export function changesLacking<R extends object, Record extends object>(
  request: StoredRequest<R, Record>,
  stored: StoredBook | undefined,
): 'all' | readonly Changes[] {
  if (!stored || stored.events.length !== request.lab.events.length) return 'all';
  if (whyNotStored({ ...request, changes: [] }, stored) !== undefined) return 'all';
  return request.changes.filter((change) => whyNotStored({ ...request, changes: [change] }, stored) !== undefined);
}

/**
 * The stored runs of a book with these changes (`lacking`) played and the others kept, in the order of the request. Each change
 * is played over the same deals whatever is played with it, so that the result is that of playing all of them.
 */
export function completeStored<R extends object, Record extends object>(
  request: StoredRequest<R, Record>,
  stored: StoredBook,
  lacking: readonly Changes[],
): StoredBook {
  const played = runForStore({ ...request, changes: lacking }, stored.deals);
  const named = new Map(
    [...stored.effects, ...played.effects].map((effect) => [JSON.stringify(effect.changes), effect]),
  );
  return { ...played, effects: request.changes.map((change) => named.get(JSON.stringify(change))!) };
}
