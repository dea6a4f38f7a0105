import { useEffect, useRef, useState } from 'preact/hooks';
import { Grounds } from '../../rules/Grounds.tsx';
import type { GameWords } from '../game.ts';
import type { KeptAccount } from '../table/kept.ts';

export interface ExplainedProps {
  readonly keys: readonly string[];
  readonly kept: KeptAccount;
}

/** The rules behind a payment; their words are fetched when the fold they lie in is first opened. */
export function Explained({ keys, kept: { account, book, table } }: ExplainedProps) {
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
    <div ref={place}>
      {words ? <Grounds keys={keys} ruleOf={words.ruleOf} book={book} changes={account.changes} /> : '…'}
    </div>
  );
}
