import { isValueOf, type KeyTable } from '#engine/rules/key.ts';
import { isDay } from '../../page/day.ts';
import { guarded } from '../../page/stored.ts';
import {
  whyNotHead,
  type TableHead,
  DEALER_FIELD,
  FLAG_FIELD,
  parseFormEntry,
  printFormEntry,
  type FormEntry,
  type FieldTable,
} from './fields.ts';
import { isFields, placeIn, quoteValue, whyNotFields, type Fields } from '#engine/kernel/fields.ts';
import { didYouMean, err, ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { TableRecord as TableToRegulate, DealReader } from '#engine/ledger/regulate.ts';
import type { ReaderChanges } from '../../rules/rule-words.ts';

/** Entry for a misdeal; only its dealer is recorded. */
export const MISDEAL: FormEntry = { misdeal: true };
export const isMisdeal = (entry: FormEntry): boolean => entry['misdeal'] === true;
const MISDEAL_FIELDS: FieldTable = { ...DEALER_FIELD, misdeal: FLAG_FIELD };

/** Notes of a table and its deals. Players are numbered in order of play. */
export interface TableNotes {
  readonly game: string;
  readonly ruleset: string;
  /** Rules agreed on that differ from the book. */
  readonly changes: ReaderChanges;
  readonly players: readonly string[];
  readonly firstDealer: number;
  /** Agreed number of deals; 0 for no limit. */
  readonly length: number;
  /** Day the account was begun, such as 2026-11-23; missing in accounts of earlier versions. */
  readonly begun?: string | undefined;
  /** What the table calls the evening, where it met, and what it agreed on; missing where nothing was entered. */
  readonly head?: TableHead | undefined;
  readonly deals: readonly FormEntry[];
  /** The deal being entered, and the index of the deal it corrects (-1 for a new one). */
  readonly draft: FormEntry;
  readonly correcting: number;
}

/** New account without deals. */
export const newAccount = (
  { game, id }: { readonly game: string; readonly id: string },
  {
    players,
    changes,
    firstDealer = 0,
    length = 0,
    begun,
    head,
  }: Pick<TableNotes, 'players' | 'changes'> & Partial<Pick<TableNotes, 'firstDealer' | 'length' | 'begun' | 'head'>>,
): TableNotes => ({
  game,
  ruleset: id,
  changes,
  players,
  firstDealer,
  length,
  ...(begun !== undefined && { begun }),
  ...(head !== undefined && { head }),
  deals: [],
  draft: {},
  correcting: -1,
});

/** The account for the engine: each deal as its game describes it, with its dealer. */
export const accountForEngine = <D>(
  { players, firstDealer, deals, length }: TableNotes,
  tell: (entry: FormEntry) => Exclude<DealReader<D>, 'misdeal'>,
): TableToRegulate<D> => ({
  players: players.length,
  firstDealer,
  isOver: isDone(length),
  deals: deals.map((deal) => ({
    tell: isMisdeal(deal) ? 'misdeal' : tell(deal),
    dealer: deal['dealer'] as number | undefined,
  })),
});

/** Whether the agreed number of deals is played; misdeals are not counted, and without a limit it is never reached. */
export const isDone =
  (length: number) =>
  (played: number): boolean =>
    length > 0 && played >= length;

/** Format name written into the file. */
export const ACCOUNT_FORMAT = 'quinola-account';
export const ACCOUNT_VERSION = 1;
const FIELDS = [
  'format',
  'version',
  'game',
  'ruleset',
  'vary',
  'players',
  'firstDealer',
  'length',
  'begun',
  'head',
  'deals',
  'draft',
  'correcting',
] as const;

export const MAX_NAME = 24;
export const MAX_DEALS = 400;

/** What reading an account needs of its game. */
export interface AccountGame {
  readonly id: string;
  readonly keys: KeyTable;
  readonly fields: FieldTable;
}

export interface PlayerRefusal {
  readonly player: number;
  readonly why: string;
}

/** Why these names cannot stand in an account; undefined if they can. */
export function whyNotPlayers(players: readonly string[]): PlayerRefusal | undefined {
  for (const [player, name] of players.entries()) {
    if (name.trim() === '') return { player, why: 'Every player needs a name.' };
    if (name.length > MAX_NAME) return { player, why: `A name can have at most ${String(MAX_NAME)} letters.` };
    if (players.indexOf(name) < player) return { player, why: `Two players are called ${name}.` };
  }
  return undefined;
}

/** Name without differences that cannot be heard: case, spaces, encoding of accents. */
export const heard = (name: string): string =>
  name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase();

/**
 * Why these players cannot sit down together. Stricter than `whyNotPlayers`: no two names may differ only in case. Older
 * accounts with such names can still be read.
 */
export function whyNotSeated(players: readonly string[]): PlayerRefusal | undefined {
  const why = whyNotPlayers(players);
  if (why) return why;
  const names = players.map(heard);
  const player = names.findIndex((name, i) => names.indexOf(name) < i);
  return player < 0
    ? undefined
    : {
        player,
        why: `“${players[names.indexOf(names[player] ?? '')] ?? ''}” and “${players[player] ?? ''}” are too much alike: change one of these names.`,
      };
}

/** Dealer of each deal of an account, and the next dealer. */
export interface DealerOrder {
  readonly dealers: readonly number[];
  readonly next: number;
}

/** Account without one deal; the dealers of all other deals, and the current one, stay the same. */
export function withoutDeal(
  account: TableNotes,
  struck: number,
  dealtIn: (account: TableNotes) => DealerOrder,
): TableNotes {
  const was = dealtIn(account);
  const dealers = was.dealers.filter((_, i) => i !== struck);
  let after: TableNotes = { ...account, deals: account.deals.filter((_, i) => i !== struck) };
  for (let moved = 0; moved >= 0;) {
    const now = dealtIn(after);
    moved = dealers.findIndex((dealer, i) => dealer !== now.dealers[i]);
    const at = moved;
    if (at >= 0)
      after = { ...after, deals: after.deals.map((deal, i) => (i === at ? { ...deal, dealer: dealers[at] } : deal)) };
    else if (account.correcting < 0 && now.next !== was.next && Object.keys(after.draft).length > 0)
      after = { ...after, draft: { dealer: was.next, ...after.draft } };
  }
  return after;
}

/** Prints the account as a file; `parseAccount` reads it back unchanged. */
export function printAccount(account: TableNotes, { fields }: AccountGame): string {
  const { game, ruleset, changes, players, firstDealer, length, begun, head, deals, draft, correcting } = account;
  return JSON.stringify(
    {
      format: ACCOUNT_FORMAT,
      version: ACCOUNT_VERSION,
      game,
      ruleset,
      ...(Object.keys(changes).length > 0 && { vary: changes }),
      players,
      firstDealer: players[firstDealer],
      ...(length > 0 && { length }),
      ...(begun !== undefined && { begun }),
      ...(head !== undefined && { head }),
      deals: deals.map((deal) => printFormEntry(isMisdeal(deal) ? MISDEAL_FIELDS : fields, deal, players)),
      ...(Object.keys(draft).length > 0 && { draft: printFormEntry(fields, draft, players) }),
      ...(correcting >= 0 && { correcting: correcting + 1 }),
    },
    undefined,
    2,
  );
}

/** Parses a file that this site saved in a format and version, “a score saved by Quinola” in words. */
export function parseSaved(
  text: string,
  { format, version, what }: { readonly format: string; readonly version: number; readonly what: string },
): Result<Fields> {
  const data = guarded((): unknown => JSON.parse(text));
  if (data === undefined)
    return refuse('not-json', 'That file is not JSON. It may have been cut short, or it is another kind of file.');
  if (!isFields(data) || data['format'] !== format)
    return refuse('other-format', `That file is not ${what}: its format is not “${format}”.`, 'format');
  if (data['version'] !== version)
    return refuse(
      'other-version',
      `That file has version ${quoteValue(data['version'])}; this page reads version ${String(version)}.`,
      'version',
    );
  return ok(data);
}

/** An account file whose game is known, and nothing else checked. */
interface AccountHead {
  readonly game: string;
  readonly ruleset: string;
  readonly data: Fields;
}

/** Reads the game of an account file before its engine is loaded; refuses files that are no account. */
export function headOf(text: string): Result<AccountHead> {
  const what = 'a score saved by Quinola';
  const saved = parseSaved(text, { format: ACCOUNT_FORMAT, version: ACCOUNT_VERSION, what });
  if (!saved.ok) return saved;
  const { game, ruleset } = saved.value;
  if (typeof game !== 'string' || typeof ruleset !== 'string')
    return refuse(
      'no-game',
      'The file must name its game and its rule set.',
      typeof game === 'string' ? 'ruleset' : 'game',
    );
  return ok({ game, ruleset, data: saved.value });
}

/** Parses an account for its game. Does not check that its deals can be settled. */
export function parseAccount(
  { game, ruleset, data }: AccountHead,
  { keys, fields }: AccountGame,
  seats: readonly number[],
): Result<TableNotes> {
  const stray = whyNotFields(data, FIELDS, 'the file of a score');
  if (stray) return err(stray);
  const {
    players: named,
    firstDealer: dealer,
    length = 0,
    begun,
    head,
    vary = {},
    deals: entries = [],
    correcting = 0,
  } = data;
  const players: unknown[] = Array.isArray(named) ? named : [];
  if (!seats.includes(players.length) || !players.every((name): name is string => typeof name === 'string'))
    return refuse('bad-players', `The file must name ${seats.join(' or ')} players.`, 'players');
  const wrong = whyNotPlayers(players);
  if (wrong) return refuse('bad-players', wrong.why, `players[${String(wrong.player)}]`);
  const firstDealer = players.findIndex((name) => name === dealer);
  if (firstDealer < 0)
    return refuse('no-dealer', `The first dealer must be one of ${players.join(', ')}.`, 'firstDealer');
  const isLength = (n: unknown): n is number =>
    typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= MAX_DEALS;
  if (!isLength(length))
    return refuse(
      'bad-length',
      `The length must be a whole number of deals up to ${String(MAX_DEALS)}. Leave it out to play without a limit.`,
      'length',
    );
  if (begun !== undefined && !isDay(begun))
    return refuse(
      'bad-day',
      `The day on which the score was started must be written like 2026-11-23, not ${quoteValue(begun)}.`,
      'begun',
    );
  const wrongHead = head === undefined ? undefined : whyNotHead(head);
  if (wrongHead) return refuse('bad-head', wrongHead.why, wrongHead.at);
  if (!isFields(vary))
    return refuse('bad-vary', 'The changed rules must be an object that gives each rule its value.', 'vary');
  for (const [key, value] of Object.entries(vary)) {
    const spec = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!spec)
      return refuse(
        'unknown-key',
        `There is no rule ${quoteValue(key)} in this game.${didYouMean(key, Object.keys(keys))}`,
        placeIn('vary', key),
      );
    if (!isValueOf(spec, value))
      return refuse('bad-value', `The rule “${key}” cannot be ${quoteValue(value)}.`, `vary.${key}`);
  }
  if (!Array.isArray(entries)) return refuse('bad-deals', 'The deals must be a list.', 'deals');
  if (entries.length > MAX_DEALS)
    return refuse('bad-deals', `A score can have at most ${String(MAX_DEALS)} deals.`, 'deals');
  const deals: FormEntry[] = [];
  for (const [i, deal] of entries.entries()) {
    const isAmiss = isFields(deal) && deal['misdeal'] === true;
    const entry = parseFormEntry(isAmiss ? MISDEAL_FIELDS : fields, deal, players, `deals[${String(i)}]`);
    if (!entry.ok) return entry;
    deals.push(entry.value);
  }
  const draft = parseFormEntry(fields, data['draft'] ?? {}, players, 'draft');
  if (!draft.ok) return draft;
  if (!isLength(correcting) || correcting > deals.length)
    return err({
      code: 'bad-correcting',
      message: 'The deal being corrected must be one of the deals played.',
      at: 'correcting',
    });
  const changes = vary as ReaderChanges;
  return ok({
    game,
    ruleset,
    changes,
    players,
    firstDealer,
    length,
    ...(begun !== undefined && { begun }),
    ...(head !== undefined && { head: head as TableHead }),
    deals,
    draft: draft.value,
    correcting: correcting - 1,
  });
}
