import { useRef, useState } from 'preact/hooks';
import { href } from '../../view/href.ts';
import type { PackedBook } from '../shared/book.ts';
import type { RuleGroup } from '../shared/Suppose.tsx';
import type { RuleWords } from '../shared/rule-words.ts';
import type { OwnDeal } from './linking.ts';
import type { ReplayData } from './replay-data.ts';

/** Engine, links and words, with the page's own deal opened on them. */
export type Desk = typeof import('./desk.ts') &
  OwnDeal & {
    readonly rules: readonly RuleWords[];
    readonly groups: readonly [RuleGroup, ...RuleGroup[]];
  };

export interface DeskState {
  readonly desk: Desk | undefined;
  /** It could not be fetched: the network, most likely. */
  readonly hasFailed: boolean;
  /** Has it fetched: as often as one likes, it is fetched once. */
  readonly openDesk: () => Promise<Desk>;
  /** While a pointer is down the page stays as it is, or what was pressed would be gone when it is let go. */
  readonly hold: (isHeld: boolean) => void;
}

/** The book in full, as the site publishes it beside its pages. */
const fetchBook = async (id: string): Promise<PackedBook> => {
  const response = await fetch(href(`/data/books/${id}.json`));
  if (!response.ok) throw new Error(`The rules of ${id} could not be fetched: ${String(response.status)}.`);
  return (await response.json()) as PackedBook;
};

export function useDesk(data: ReplayData): DeskState {
  const [desk, setDesk] = useState<Desk>();
  const [hasFailed, setHasFailed] = useState(false);
  const coming = useRef<Promise<Desk> | undefined>(undefined);
  const held = useRef<{ isHeld: boolean; free: () => void }>({ isHeld: false, free: () => undefined });
  const fetchDesk = async (): Promise<Desk> => {
    const [fetched, book] = await Promise.all([import('./desk.ts'), fetchBook(data.book.id)]);
    const own = fetched.openDeal(book, data.link);
    if (!own.ok) throw new Error(own.error.message);
    if (held.current.isHeld)
      await new Promise<void>((resolve) => {
        held.current.free = resolve;
      });
    const opened = {
      ...fetched,
      ...own.value,
      rules: fetched.rulesInWords(book),
      groups: fetched.groupRules(data),
    };
    setHasFailed(false);
    setDesk(opened);
    return opened;
  };
  return {
    desk,
    hasFailed,
    openDesk: () =>
      (coming.current ??= fetchDesk().catch((reason: unknown) => {
        // The next thing the reader does is another try.
        coming.current = undefined;
        setHasFailed(true);
        throw reason;
      })),
    hold: (isHeld) => {
      held.current.isHeld = isHeld;
      // The click comes after the pointer goes up.
      if (!isHeld) setTimeout(held.current.free);
    },
  };
}
