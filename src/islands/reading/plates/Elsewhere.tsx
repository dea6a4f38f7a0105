import { useEffect, useState } from 'preact/hooks';
import { amountsInWords, type OtherBookPayment } from './plate.ts';

interface ElsewhereProps {
  readonly find: () => readonly OtherBookPayment[];
  /** Address of a comparison with another book. */
  readonly compareHref: (() => string) | undefined;
  /** Whether the payments are worked out after the plate is painted; a served or printed page cannot wait. */
  readonly waits: boolean;
  /** What the payments depend on. */
  readonly by: readonly unknown[];
}

/** What other books would pay at the step of a plate; nothing if they pay the same. */
export function Elsewhere({ find, compareHref, waits, by }: ElsewhereProps) {
  const [found, setFound] = useState(() => (waits ? [] : find()));
  useEffect(() => {
    if (waits) setFound(find());
  }, by);
  if (found.length === 0) return null;
  return (
    <p class="soft note" data-part="plate-elsewhere">
      {found.map(({ book, amounts }, i) => (
        <span key={book.id}>
          {i === 0 ? 'By ' : '; by '}
          {book.short}: {amountsInWords(amounts)}
        </span>
      ))}
      . {compareHref && <a href={compareHref()}>Compare</a>}
    </p>
  );
}
