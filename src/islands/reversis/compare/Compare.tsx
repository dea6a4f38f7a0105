import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { href } from '../../../view/href.ts';
import type { PackedBook } from '../../shared/book.ts';
import { readFragment } from '../../shared/fragment.ts';
import { StandingWorkshop } from '../StandingWorkshop.tsx';
import type { CompareData } from './data.ts';
import type { DealLink } from './find-deal.ts';
import { fetchBooks, fetchData } from '../fetch-data.ts';

export interface CompareProps {
  /** `CompareData` as JSON. */
  readonly data: string;
  /** The comparison as the page served it. */
  readonly standing?: ComponentChildren;
}

interface Opened {
  readonly LiveCompare: typeof import('./LiveCompare.tsx').LiveCompare;
  readonly books: readonly PackedBook[];
}

/** The comparison stands as it was served until it is touched, or until the address says otherwise. */
export function Compare({ data: json, standing }: CompareProps) {
  const data = useMemo(() => JSON.parse(json) as CompareData, [json]);
  const [opened, setOpened] = useState<Opened>();
  const [hasFailed, setHasFailed] = useState(false);
  const coming = useRef<Promise<void> | undefined>(undefined);
  const links = useRef<Promise<readonly DealLink[]> | undefined>(undefined);
  const held = useRef<{ isHeld: boolean; free: () => void }>({ isHeld: false, free: () => undefined });
  const open = async (): Promise<void> => {
    const [{ LiveCompare }, books] = await Promise.all([
      import('./LiveCompare.tsx'),
      fetchBooks(data.books.map(({ id }) => id)),
    ]);
    if (held.current.isHeld)
      await new Promise<void>((resolve) => {
        held.current.free = resolve;
      });
    setHasFailed(false);
    setOpened({ LiveCompare, books });
  };
  const prepare = (): void => {
    coming.current ??= open().catch(() => {
      // The next thing the reader does is another try.
      coming.current = undefined;
      setHasFailed(true);
    });
  };
  useEffect(() => {
    const look = (): void => {
      if (readFragment() !== '') prepare();
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return (
    <StandingWorkshop
      standing={standing}
      alive={
        opened && (
          <opened.LiveCompare
            data={data}
            books={opened.books}
            dealLinks={() => (links.current ??= fetchData<readonly DealLink[]>(href('/data/deals/reversis.json')))}
          />
        )
      }
      hasFailed={hasFailed}
      onNear={prepare}
      onHold={(isHeld) => {
        held.current.isHeld = isHeld;
        // The click comes after the pointer goes up.
        if (!isHeld) setTimeout(held.current.free);
      }}
    />
  );
}
