import type { Result } from '#engine/kernel/result.ts';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { href } from '#view/href.ts';
import type { PackedBook } from '../rules/book.ts';
import type { RuleGroup } from '../rules/Suppose.tsx';
import type { RuleWords } from '../rules/rule-words.ts';
import type { Acts, answer } from './acts.ts';
import type { DepartureNoteProps } from './DepartureNote.tsx';
import type { Linking, OwnDeal } from './linking.ts';
import type { LinkNoteProps } from './LinkNote.tsx';
import type { AnyModel } from './model.ts';
import type { Questions } from './questions.ts';
import type { ReplayData } from './replay-data.ts';
import type { Request } from './settle-record.ts';
import type { WorkshopProps } from './Workshop.tsx';

/** What a replay fetches when the reader first does something: engine, codec of links, words of all rules, and the parts of the page that need them. */
export interface DeskKit<R, Rec, M extends AnyModel> extends Acts<R, Rec>, Pick<Linking<R, Rec>, 'openDeal'> {
  readonly answer: typeof answer;
  readonly settleDeal: (request: Request<R, Rec>) => Result<M>;
  readonly rulesInWords: Questions['rulesInWords'];
  readonly groupRules: Questions['groupRules'];
  readonly Workshop: (props: WorkshopProps) => JSX.Element;
  readonly DepartureNote: (props: DepartureNoteProps) => JSX.Element;
  readonly LinkNote: (props: LinkNoteProps) => JSX.Element;
}

/** The same, with the page's own deal opened on it. */
export type Desk<R, Rec, M extends AnyModel> = DeskKit<R, Rec, M> &
  OwnDeal<R, Rec> & {
    readonly rules: readonly RuleWords[];
    readonly groups: readonly [RuleGroup, ...RuleGroup[]];
  };

export interface DeskState<R, Rec, M extends AnyModel> {
  readonly desk: Desk<R, Rec, M> | undefined;
  /** It could not be fetched: the network, most likely. */
  readonly hasFailed: boolean;
  /** Has it fetched: as often as one likes, it is fetched once. */
  readonly openDesk: () => Promise<Desk<R, Rec, M>>;
  /** While a pointer is down the page stays as it is, or what was pressed would be gone when it is let go. */
  readonly hold: (isHeld: boolean) => void;
}

/** The book in full, as the site publishes it beside its pages. */
const fetchBook = async (id: string): Promise<PackedBook> => {
  const response = await fetch(href(`/data/books/${id}.json`));
  if (!response.ok) throw new Error(`The rules of ${id} could not be fetched: ${String(response.status)}.`);
  return (await response.json()) as PackedBook;
};

export function useDesk<R, Rec, M extends AnyModel>(
  data: ReplayData,
  fetchKit: () => Promise<DeskKit<R, Rec, M>>,
): DeskState<R, Rec, M> {
  const [desk, setDesk] = useState<Desk<R, Rec, M>>();
  const [hasFailed, setHasFailed] = useState(false);
  const coming = useRef<Promise<Desk<R, Rec, M>> | undefined>(undefined);
  const held = useRef<{ isHeld: boolean; free: () => void }>({ isHeld: false, free: () => undefined });
  const fetchDesk = async (): Promise<Desk<R, Rec, M>> => {
    const [fetched, book] = await Promise.all([fetchKit(), fetchBook(data.book.id)]);
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
