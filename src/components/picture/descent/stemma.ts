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
