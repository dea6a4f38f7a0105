import { isFields, type Fields } from '#engine/kernel/fields.ts';
import { dropStored, guarded, onStoredElsewhere, readStored, writeStored } from '../../page/stored.ts';

/** How fast the house plays. */
export const PACES = ['slow', 'brisk', 'at once'] as const;
export type Pace = (typeof PACES)[number];

/** What a browser keeps of a game: who reads, how fast the house plays, and the tables, the latest first. */
export interface Stored {
  readonly reader: string;
  readonly pace: Pace;
  readonly tables: readonly Fields[];
}

const VERSION = 1;
/** More than anybody will go back to; so many of each reader’s, for one may play much while another is away. */
const MOST_TABLES = 12;
const nameOf = (game: string): string => `quinola.play.${game}`;
const asideOf = (game: string): string => `quinola.play.${game}.unread`;

const EMPTY: Stored = { reader: '', pace: 'brisk', tables: [] };

function parse(text: string): Stored | undefined {
  const data: unknown = guarded(() => JSON.parse(text) as unknown);
  if (!isFields(data) || data['version'] !== VERSION || !Array.isArray(data['tables'])) return undefined;
  const { reader, pace } = data;
  return {
    reader: typeof reader === 'string' ? reader : '',
    pace: PACES.find((one) => one === pace) ?? EMPTY.pace,
    tables: (data['tables'] as readonly unknown[]).filter(isFields),
  };
}

/** What is kept of a game. What cannot be read is put aside, where nothing is written over it, and given back as `unread`. */
export function readTables(game: string): Stored & { readonly unread?: string } {
  const text = readStored(nameOf(game));
  if (text === undefined) return EMPTY;
  const stored = parse(text);
  if (stored) return stored;
  const aside = readStored(asideOf(game));
  // Only what is safe there is let go of here.
  if (writeStored(asideOf(game), aside === undefined || aside === text ? text : `${aside}\n${text}`))
    dropStored(nameOf(game));
  return { ...EMPTY, unread: text };
}

const latestOfEach = (tables: readonly Fields[]): readonly Fields[] => {
  const counted = new Map<unknown, number>();
  return tables.filter(({ reader }) => {
    const many = (counted.get(reader) ?? 0) + 1;
    counted.set(reader, many);
    return many <= MOST_TABLES;
  });
};

/** Whether it was kept. */
export const storeTables = (game: string, { reader, pace, tables }: Stored): boolean =>
  writeStored(nameOf(game), JSON.stringify({ version: VERSION, reader, pace, tables: latestOfEach(tables) }));

/** The tables with one of them put first; one of the same id makes way for it. */
export const withTable = (tables: readonly Fields[], table: Fields): readonly Fields[] => [
  table,
  ...tables.filter(({ id }) => id !== table['id']),
];

/** Calls `onChange` whenever another window of this browser has kept something of the game. Returns what ends it. */
export const onTablesElsewhere = (game: string, onChange: () => void): (() => void) =>
  onStoredElsewhere(nameOf(game), onChange);
