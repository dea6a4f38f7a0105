import { sayPlaceNamed } from '#engine/words/card-places.ts';
import { PLAYS, type ReadDraft } from '../draft/draft.ts';
import type { Target } from '../game.ts';
import { fieldId } from './TextPlace.tsx';

export interface UnreadableProps {
  readonly read: ReadDraft<unknown>;
  readonly labels: readonly Target[];
  /** What is shown is an earlier record. */
  readonly isStale: boolean;
}

/** What cannot be read, and where it is written. */
export function Unreadable({ read: { record, problems }, labels, isStale }: UnreadableProps) {
  const found = Object.entries(problems);
  const nameOf = (place: string): string =>
    place === PLAYS ? 'The play' : (labels.find((one) => one.place === place)?.label ?? 'The record as text');
  return (
    <>
      {found.map(([place, { message }]) => (
        <p class="problem" key={place}>
          <a href={`#${fieldId(place)}`}>{nameOf(place)}</a>: {message}
        </p>
      ))}
      {found.length === 0 && !record.ok && (
        <p class="problem">
          {record.error.at === undefined ? '' : `${sayPlaceNamed(record.error.at)}: `}
          {record.error.message}
        </p>
      )}
      {isStale && <p class="soft">The table shows the deal as it last could be read.</p>}
    </>
  );
}
