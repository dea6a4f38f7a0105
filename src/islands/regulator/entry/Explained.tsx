import { useEffect, useRef, useState } from 'preact/hooks';
import type { Changes } from '../../rules/changes.ts';
import type { BookHead } from '../../rules/cites.ts';
import { Grounds } from '../../rules/Grounds.tsx';
import type { GameWords, Table } from '../game.ts';

export interface ExplainedProps {
  readonly keys: readonly string[];
  readonly book: BookHead;
  readonly table: Table;
  readonly changes: Changes;
}

/** The rules behind a payment; their words are fetched when the fold they lie in is first opened. */
export function Explained({ keys, book, table, changes }: ExplainedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState<GameWords>();
  useEffect(() => {
    const fold = place.current?.closest('details');
    const look = (): void => {
      if (fold?.open) void table.words().then(setWords, () => undefined);
    };
    fold?.addEventListener('toggle', look);
    look();
    return () => fold?.removeEventListener('toggle', look);
  }, [table]);
  return (
    <div ref={place}>{words ? <Grounds keys={keys} ruleOf={words.ruleOf} book={book} changes={changes} /> : '…'}</div>
  );
}
