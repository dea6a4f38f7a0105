import type { Source } from '#edition/library/library.ts';

/** Link between two rows: kind of line, whether it ends in an arrow, and which end it shares with similar lines. */
export interface StemmaLine {
  readonly from: number;
  readonly to: number;
  readonly line: Line;
  readonly arrow: boolean;
  /** Lines of one kind that leave (or reach) the same row are drawn as one line with branches. */
  readonly gather: 'from' | 'to';
}

/** *Sure*, *inferred*: one text comes from another. *Known*: the other is known only through this text. */
type Line = 'sure' | 'inferred' | 'known';

/** Part of a line that passes a row, or begins or ends at it. */
interface Run {
  readonly lane: number;
  readonly line: Line;
  readonly part: 'through' | 'below' | 'above';
}

/** Branch from a line to the mark of a row. */
interface Spur {
  readonly lane: number;
  readonly line: Line;
  readonly arrow: boolean;
}

interface StemmaRow {
  readonly runs: readonly Run[];
  readonly spurs: readonly Spur[];
}

interface Stemma {
  readonly rows: readonly StemmaRow[];
  /** Maximum number of lines side by side; lane 0 is nearest to the marks. */
  readonly lanes: number;
}

interface Trunk {
  readonly line: Line;
  readonly top: number;
  readonly bottom: number;
  /** Row → whether an arrow points at it. */
  readonly branches: ReadonlyMap<number, boolean>;
}

/** Lays out links between rows as vertical lines beside them, short lines nearest. */
export function stemmaOf(rows: number, ties: readonly StemmaLine[]): Stemma {
  const trunks = gathered(ties).sort(
    (a, b) => a.bottom - a.top - (b.bottom - b.top) || a.top - b.top || a.line.localeCompare(b.line),
  );
  const lanes: Trunk[][] = [];
  const laneOf = new Map<Trunk, number>();
  for (const trunk of trunks) {
    const free = lanes.findIndex((lane) => lane.every(({ top, bottom }) => bottom < trunk.top || top > trunk.bottom));
    const lane = free < 0 ? lanes.length : free;
    (lanes[lane] ??= []).push(trunk);
    laneOf.set(trunk, lane);
  }
  return {
    lanes: lanes.length,
    rows: Array.from({ length: rows }, (_, row): StemmaRow => {
      const here = trunks.filter(({ top, bottom }) => top <= row && row <= bottom);
      return {
        runs: here.map((trunk) => ({
          lane: laneOf.get(trunk) ?? 0,
          line: trunk.line,
          part: row === trunk.top ? 'below' : row === trunk.bottom ? 'above' : 'through',
        })),
        spurs: here.flatMap((trunk) => {
          const arrow = trunk.branches.get(row);
          return arrow === undefined ? [] : [{ lane: laneOf.get(trunk) ?? 0, line: trunk.line, arrow }];
        }),
      };
    }),
  };
}

function gathered(ties: readonly StemmaLine[]): Trunk[] {
  const groups = new Map<string, StemmaLine[]>();
  for (const tie of ties) {
    const id = `${tie.line} ${tie.gather} ${String(tie[tie.gather])}`;
    groups.set(id, [...(groups.get(id) ?? []), tie]);
  }
  return [...groups.values()].map((group): Trunk => {
    const ends = group.flatMap(({ from, to }) => [from, to]);
    return {
      line: group[0]!.line,
      top: Math.min(...ends),
      bottom: Math.max(...ends),
      branches: new Map([
        ...group.map(({ from }) => [from, false] as const),
        ...group.map(({ to, arrow }) => [to, arrow] as const),
      ]),
    };
  });
}

/**
 * How far a text is known. *Read*: some of its own words. *Through*: another's account. *Named*: its title. *Lost*: only
 * that it existed.
 */
export type KnowledgeOfText = 'read' | 'through' | 'named' | 'lost';

/** A text of a game and its origins. */
interface StemmaText {
  /** Id of its page; a lost text has none. */
  readonly id: string | undefined;
  readonly title: string;
  readonly date: string;
  readonly sort: number;
  readonly known: KnowledgeOfText;
  readonly partly: boolean;
  /** Text through which it is known, if we have not read it. */
  readonly through: Source | undefined;
  readonly from: readonly (Source['from'][number] & { readonly title: string })[];
}

const HOW_KNOWN: Readonly<Record<Source['known']['how'], KnowledgeOfText>> = {
  itself: 'read',
  transcription: 'read',
  summary: 'through',
  mention: 'named',
};

/** A game's texts by date, with lost ones, and the lines between them. */
export function textsOf(
  sources: readonly Source[],
  game: string,
): { readonly texts: readonly StemmaText[]; readonly stemma: ReturnType<typeof stemmaOf> } {
  const own = sources.filter((source) => source.game.includes(game));
  const find = (id: string | undefined): Source | undefined => own.find((source) => source.id === id);
  const lost = new Map(own.flatMap(({ from }) => from.flatMap((each) => each.lost ?? [])).map((l) => [l.title, l]));
  const texts = [
    ...own.map((source): StemmaText => ({
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
    ...[...lost.values()].map((each): StemmaText => ({
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
