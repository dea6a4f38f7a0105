import { isFields, type Fields } from '#engine/kernel/fields.ts';

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

/** Storage may be closed, full or not ours: then a table lives as long as the page, and the page says so. */
function guarded<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

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
export function readStored(game: string): Stored & { readonly unread?: string } {
  const text = guarded(() => localStorage.getItem(nameOf(game))) ?? undefined;
  if (text === undefined) return EMPTY;
  const stored = parse(text);
  if (stored) return stored;
  guarded(() => {
    const aside = localStorage.getItem(asideOf(game));
    localStorage.setItem(asideOf(game), aside === null || aside === text ? text : `${aside}\n${text}`);
    localStorage.removeItem(nameOf(game));
  });
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
export const store = (game: string, { reader, pace, tables }: Stored): boolean =>
  guarded(() => {
    const kept = { version: VERSION, reader, pace, tables: latestOfEach(tables) };
    localStorage.setItem(nameOf(game), JSON.stringify(kept));
    return true;
  }) ?? false;

/** The tables with one of them put first; one of the same id makes way for it. */
export const withTable = (tables: readonly Fields[], table: Fields): readonly Fields[] => [
  table,
  ...tables.filter(({ id }) => id !== table['id']),
];

/** Calls `onChange` whenever another window of this browser has kept something of the game. Returns what ends it. */
export function onStoredElsewhere(game: string, onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === nameOf(game)) onChange();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
