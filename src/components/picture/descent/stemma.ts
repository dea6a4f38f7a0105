/** One row leads to another: by what kind of line, whether it ends in an arrow, and which end it shares with its like. */
export interface Tie {
  readonly from: number;
  readonly to: number;
  readonly line: Line;
  readonly arrow: boolean;
  /** Lines of one kind that leave the same row, or reach it, are one line with branches. */
  readonly gather: 'from' | 'to';
}

/** *Sure*, *inferred*: one text comes from another. *Known*: through this text alone we know the other. */
type Line = 'sure' | 'inferred' | 'known';

/** Part of a line that runs down past a row, or begins or ends at it. */
interface Run {
  readonly lane: number;
  readonly line: Line;
  readonly part: 'through' | 'below' | 'above';
}

/** Where a line turns aside to the mark of a row. */
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
  /** How many lines run side by side at the most; lane 0 is nearest to the marks. */
  readonly lanes: number;
}

interface Trunk {
  readonly line: Line;
  readonly top: number;
  readonly bottom: number;
  /** Row → whether an arrow points at it. */
  readonly branches: ReadonlyMap<number, boolean>;
}

/** Lays out which row comes from which, as lines that run down beside the rows: the short ones near, the long ones further out. */
export function stemmaOf(rows: number, ties: readonly Tie[]): Stemma {
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

function gathered(ties: readonly Tie[]): Trunk[] {
  const groups = new Map<string, Tie[]>();
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
