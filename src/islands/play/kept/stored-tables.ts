import { isFields, type Fields } from '#engine/kernel/fields.ts';
import { dropStored, guarded, onStoredElsewhere, readStored, writeStored } from '../../page/stored.ts';

/** Speeds at which cards are played for the reader. */
export const PACES = ['slow', 'normal', 'at once'] as const;
export type Pace = (typeof PACES)[number];

/** How a table looks and sounds to the reader. */
export interface TableOptions {
  readonly pace: Pace;
  /** Whether sound is on. */
  readonly sound: boolean;
}

/** What a browser stores for a game: the reader's name, pace and sound, and tables, latest first. */
export interface StoredTables extends TableOptions {
  readonly reader: string;
  readonly tables: readonly Fields[];
}

const VERSION = 1;
/** Maximum number of tables for each reader. */
const MOST_TABLES = 12;
const nameOf = (game: string): string => `quinola.play.${game}`;
const asideOf = (game: string): string => `quinola.play.${game}.unread`;

export const NO_TABLES: StoredTables = { reader: '', pace: 'normal', sound: false, tables: [] };

function parse(text: string): StoredTables | undefined {
  const data: unknown = guarded(() => JSON.parse(text) as unknown);
  if (!isFields(data) || data['version'] !== VERSION || !Array.isArray(data['tables'])) return undefined;
  const { reader, pace, sound } = data;
  return {
    reader: typeof reader === 'string' ? reader : '',
    pace: PACES.find((one) => one === pace) ?? NO_TABLES.pace,
    sound: sound === true,
    tables: (data['tables'] as readonly unknown[]).filter(isFields),
  };
}

/** Stored data of a game. Unreadable data is moved aside (see `readAside`). */
export function readTables(game: string): StoredTables {
  const text = readStored(nameOf(game));
  if (text === undefined) return NO_TABLES;
  const stored = parse(text);
  if (stored) return stored;
  // Deletes the original only after the copy is stored.
  if (putAside(game, text)) dropStored(nameOf(game));
  return NO_TABLES;
}

/** Unreadable data as it was stored; kept until the reader dismisses it. */
export const readAside = (game: string): string | undefined => readStored(asideOf(game));

/** Adds unreadable text to what was moved aside, without repetition. Returns whether it was stored. */
export function putAside(game: string, text: string): boolean {
  const aside = readAside(game);
  if (aside === undefined) return writeStored(asideOf(game), text);
  return aside.includes(text) || writeStored(asideOf(game), `${aside}\n${text}`);
}

/** Deletes everything that was moved aside. */
export const dropAside = (game: string): void => dropStored(asideOf(game));

const latestOfEach = (tables: readonly Fields[]): readonly Fields[] => {
  const counted = new Map<unknown, number>();
  return tables.filter(({ reader }) => {
    const many = (counted.get(reader) ?? 0) + 1;
    counted.set(reader, many);
    return many <= MOST_TABLES;
  });
};

/** Stores the tables; returns whether that worked. */
export const storeTables = (game: string, { tables, ...stored }: StoredTables): boolean =>
  writeStored(nameOf(game), JSON.stringify({ version: VERSION, ...stored, tables: latestOfEach(tables) }));

/** Puts a table first, replacing one with the same id. */
export const withTable = (tables: readonly Fields[], table: Fields): readonly Fields[] => [
  table,
  ...tables.filter(({ id }) => id !== table['id']),
];

/**
 * Calls `onChange` whenever another window of this browser stores something for the game. Returns a function that
 * unsubscribes.
 */
export const onTablesElsewhere = (game: string, onChange: () => void): (() => void) =>
  onStoredElsewhere(nameOf(game), onChange);
