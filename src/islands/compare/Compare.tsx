import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { href } from '#view/href.ts';
import { fetchBooks, fetchData } from '../page/fetch-data.ts';
import { LateWorkshop } from '../page/LateWorkshop.tsx';
import { readData, readDeals } from './data.ts';
import type { DealLink } from './find-deal.ts';
import type { LiveCompareProps } from './LiveCompare.tsx';

export interface CompareProps {
  /** `CompareData` as JSON. */
  readonly data: string;
  /** The comparison as the page served it. */
  readonly standing?: ComponentChildren;
}

export interface CompareOfProps extends CompareProps {
  /** By its id. */
  readonly game: string;
  readonly fetchLive: () => Promise<(props: LiveCompareProps) => JSX.Element>;
}

/** The comparison stands as it was served until it is touched, or until the address says otherwise. */
export function CompareOf({ data: json, standing, game, fetchLive }: CompareOfProps) {
  const data = useMemo(() => readData(json), [json]);
  const links = useRef<Promise<readonly DealLink[]> | undefined>(undefined);
  return (
    <LateWorkshop
      standing={standing}
      fetchAlive={async () => {
        const [LiveCompare, books] = await Promise.all([fetchLive(), fetchBooks(game)]);
        // While the page still stands as it was served.
        const deals = readDeals(document);
        return () => (
          <LiveCompare
            data={data}
            deals={deals}
            books={books}
            dealLinks={() => (links.current ??= fetchData<readonly DealLink[]>(href(`/data/deals/${game}.json`)))}
          />
        );
      }}
    />
  );
}
