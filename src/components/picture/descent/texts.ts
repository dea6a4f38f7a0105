import type { Source } from '#edition/library/library.ts';
import { stemmaOf, type StemmaLine } from './stemma.ts';

/**
 * How far a text is known. *Read*: some of its own words. *Through*: another's account. *Named*: its title. *Lost*: only
 * that it existed.
 */
export type HowKnown = 'read' | 'through' | 'named' | 'lost';

/** A text of a game and its origins. */
interface Text {
  /** Id of its page; a lost text has none. */
  readonly id: string | undefined;
  readonly title: string;
  readonly date: string;
  readonly sort: number;
  readonly known: HowKnown;
  readonly partly: boolean;
  /** Text through which it is known, if we have not read it. */
  readonly through: Source | undefined;
  readonly from: readonly (Source['from'][number] & { readonly title: string })[];
}

const HOW_KNOWN: Readonly<Record<Source['known']['how'], HowKnown>> = {
  itself: 'read',
  transcription: 'read',
  summary: 'through',
  mention: 'named',
};

/** A game's texts by date, with lost ones, and the lines between them. */
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
      // A source of two games may come from a text that has only the other game.
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
  const ties = texts.flatMap((text, to): StemmaLine[] => [
    ...text.from.map(({ source, title, how, sure }): StemmaLine => ({
      from: row(source, title),
      to,
      line: sure === 'inferred' ? 'inferred' : 'sure',
      arrow: how !== 'kin',
      gather: 'from',
    })),
    // A title alone gives no knowledge of the text.
    ...(text.through && text.known !== 'named'
      ? [{ from: to, to: row(text.through.id), line: 'known', arrow: true, gather: 'to' } as const]
      : []),
  ]);
  return { texts, stemma: stemmaOf(texts.length, ties) };
}
