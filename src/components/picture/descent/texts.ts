import type { Source } from '#edition/library/library.ts';
import { stemmaOf, type Tie } from './stemma.ts';

/** How far a text is known. *Read*: some of its own words. *Through*: another’s account. *Named*: its title. *Lost*: that there was one. */
export type HowKnown = 'read' | 'through' | 'named' | 'lost';

/** A text of a game, and what is said of where it comes from. */
interface Text {
  /** Of its page; a lost text has none. */
  readonly id: string | undefined;
  readonly title: string;
  readonly date: string;
  readonly sort: number;
  readonly known: HowKnown;
  readonly partly: boolean;
  /** The text through which it is known, where we have not read it. */
  readonly through: Source | undefined;
  readonly from: readonly (Source['from'][number] & { readonly title: string })[];
}

const HOW_KNOWN: Readonly<Record<Source['known']['how'], HowKnown>> = {
  itself: 'read',
  transcription: 'read',
  summary: 'through',
  mention: 'named',
};

/** The texts of a game in order of date, the lost ones among them, and the lines from one to another. */
export function textsOf(
  sources: readonly Source[],
  game: string,
): { readonly texts: readonly Text[]; readonly stemma: ReturnType<typeof stemmaOf> } {
  const own = sources.filter((source) => source.game.includes(game));
  const find = (id: string | undefined): Source | undefined => own.find((source) => source.id === id);
  const lost = new Map(own.flatMap(({ from }) => from.flatMap((each) => each.lost ?? [])).map((l) => [l.title, l]));
  const texts = [
    ...own.map((source): Text => ({
      id: source.id,
      title: source.shortTitle,
      date: source.date,
      sort: source.sort,
      known: HOW_KNOWN[source.known.how],
      partly: 'partly' in source.known && source.known.partly,
      through: 'by' in source.known ? find(source.known.by) : undefined,
      // A source of two games may come from one that has only the other.
      from: source.from.flatMap((each) => {
        const title = each.lost?.title ?? find(each.source)?.shortTitle;
        return title === undefined || (each.game ?? game) !== game ? [] : [{ ...each, title }];
      }),
    })),
    ...[...lost.values()].map((each): Text => ({
      ...each,
      id: undefined,
      known: 'lost',
      partly: false,
      through: undefined,
      from: [],
    })),
  ].sort((a, b) => a.sort - b.sort);
  const row = (id: string | undefined, title?: string): number =>
    texts.findIndex((text) => text.id === id && (id !== undefined || text.title === title));
  const ties = texts.flatMap((text, to): Tie[] => [
    ...text.from.map(({ source, title, how, sure }): Tie => ({
      from: row(source, title),
      to,
      line: sure === 'inferred' ? 'inferred' : 'sure',
      arrow: how !== 'kin',
      gather: 'from',
    })),
    // A title alone tells nothing of what stands under it.
    ...(text.through && text.known !== 'named'
      ? [{ from: to, to: row(text.through.id), line: 'known', arrow: true, gather: 'to' } as const]
      : []),
  ]);
  return { texts, stemma: stemmaOf(texts.length, ties) };
}
