import { isValueOf, type KeyTable } from '#engine/rules/key.ts';
import { placeIn, shown, whyNotFields } from '#engine/kernel/fields.ts';
import { didYouMean } from '#engine/kernel/nearest.ts';
import { err, ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Table as TableToRegulate, TellDeal } from '#engine/ledger/regulate.ts';
import type { Changes } from '../../rules/changes.ts';
import { DEALER_FIELD, FLAG, parseEntry, printEntry, type Entry, type FieldTable } from './fields.ts';

/** What stands in place of a deal that was found to be dealt amiss; of it nothing else is said but who dealt. */
export const MISDEAL: Entry = { misdeal: true };
export const isMisdeal = (entry: Entry): boolean => entry['misdeal'] === true;
const MISDEAL_FIELDS: FieldTable = { ...DEALER_FIELD, misdeal: FLAG };

/** A table and its evening. Players are numbered in order of play. */
export interface Account {
  readonly game: string;
  readonly ruleset: string;
  /** What was agreed otherwise than the book has it. */
  readonly changes: Changes;
  readonly players: readonly string[];
  readonly firstDealer: number;
  /** How many deals were agreed; 0 for as many as they like. */
  readonly length: number;
  readonly deals: readonly Entry[];
  /** The deal being entered; and which one it corrects, -1 for a new one. */
  readonly draft: Entry;
  readonly correcting: number;
}

/** A table that sits down: nothing has been dealt. */
export const newAccount = (
  { game, id }: { readonly game: string; readonly id: string },
  {
    players,
    changes,
    firstDealer = 0,
    length = 0,
  }: Pick<Account, 'players' | 'changes'> & Partial<Pick<Account, 'firstDealer' | 'length'>>,
): Account => ({
  game,
  ruleset: id,
  changes,
  players,
  firstDealer,
  length,
  deals: [],
  draft: {},
  correcting: -1,
});

/** An account as the engine regulates it: each deal as its game tells it, by whoever dealt. */
export const tableOf = <D>(
  { players, firstDealer, deals, length }: Account,
  tell: (entry: Entry) => Exclude<TellDeal<D>, 'misdeal'>,
): TableToRegulate<D> => ({
  players: players.length,
  firstDealer,
  isOver: isDone(length),
  deals: deals.map((deal) => ({
    tell: isMisdeal(deal) ? 'misdeal' : tell(deal),
    dealer: deal['dealer'] as number | undefined,
  })),
});

/** Whether a table has played what it agreed on; misdeals are not counted, and a table may play as long as it likes. */
export const isDone =
  (length: number) =>
  (played: number): boolean =>
    length > 0 && played >= length;

/** What the file says it is. */
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
  'deals',
  'draft',
  'correcting',
] as const;

export const MAX_NAME = 24;
export const MAX_DEALS = 400;

/** What a game must say of itself for its accounts to be read. */
export interface AccountGame {
  readonly id: string;
  readonly keys: KeyTable;
  readonly fields: FieldTable;
}

export interface WhyNot {
  readonly player: number;
  readonly why: string;
}

/** Why these names cannot stand in an account; undefined when they can. */
export function whyNotPlayers(players: readonly string[]): WhyNot | undefined {
  for (const [player, name] of players.entries()) {
    if (name.trim() === '') return { player, why: 'Every player needs a name.' };
    if (name.length > MAX_NAME) return { player, why: `A name has at most ${String(MAX_NAME)} letters here.` };
    if (players.indexOf(name) < player) return { player, why: `Two players are called ${name}.` };
  }
  return undefined;
}

/** A name without what nobody hears in it: capitals, spaces, how an accent was typed. */
const heard = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase();

/**
 * Why these cannot sit down together: the same, and that no two names differ by their capitals alone. An account kept from
 * before this was asked is still read.
 */
export function whyNotSeated(players: readonly string[]): WhyNot | undefined {
  const why = whyNotPlayers(players);
  if (why) return why;
  const names = players.map(heard);
  const player = names.findIndex((name, i) => names.indexOf(name) < i);
  return player < 0
    ? undefined
    : {
        player,
        why: `“${players[names.indexOf(names[player] ?? '')] ?? ''}” and “${players[player] ?? ''}” are one name, but for the capitals.`,
      };
}

/** Who dealt each deal of an account, and whose turn comes next. */
export interface Dealt {
  readonly dealers: readonly number[];
  readonly next: number;
}

/** The account without one deal: whoever dealt another dealt it still, and so does whoever is dealing now. */
export function withoutDeal(account: Account, struck: number, dealtIn: (account: Account) => Dealt): Account {
  const was = dealtIn(account);
  const dealers = was.dealers.filter((_, i) => i !== struck);
  let after: Account = { ...account, deals: account.deals.filter((_, i) => i !== struck) };
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

/** The account as a file holds it; `parseAccount` reads it back to the same. */
export function printAccount(account: Account, { fields }: AccountGame): string {
  const { game, ruleset, changes, players, firstDealer, length, deals, draft, correcting } = account;
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
      deals: deals.map((deal) => printEntry(isMisdeal(deal) ? MISDEAL_FIELDS : fields, deal, players)),
      ...(Object.keys(draft).length > 0 && { draft: printEntry(fields, draft, players) }),
      ...(correcting >= 0 && { correcting: correcting + 1 }),
    },
    undefined,
    2,
  );
}

type Data = Readonly<Record<string, unknown>>;
const isData = (data: unknown): data is Data => typeof data === 'object' && data !== null && !Array.isArray(data);

/** The game a file names, before its engine is here. Refuses what is no account in the first place. */
export function headOf(text: string): Result<{ readonly game: string; readonly ruleset: string; readonly data: Data }> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refuse('not-json', 'That file is not JSON: it was cut short, or it is something else.');
  }
  if (!isData(data) || data['format'] !== ACCOUNT_FORMAT)
    return refuse(
      'not-an-account',
      `That file is no account of the regulator: its format is not “${ACCOUNT_FORMAT}”.`,
      'format',
    );
  if (data['version'] !== ACCOUNT_VERSION)
    return refuse(
      'other-version',
      `That account is of version ${shown(data['version'])}; this page reads version ${String(ACCOUNT_VERSION)}.`,
      'version',
    );
  const { game, ruleset } = data;
  if (typeof game !== 'string' || typeof ruleset !== 'string')
    return refuse(
      'no-game',
      'An account names its game and its rule set.',
      typeof game === 'string' ? 'ruleset' : 'game',
    );
  return ok({ game, ruleset, data });
}

/** Reads the rest of an account for its game. Whether its deals can be settled is not asked. */
export function parseAccount(
  { game, ruleset, data }: { readonly game: string; readonly ruleset: string; readonly data: Data },
  { keys, fields }: AccountGame,
  seats: readonly number[],
): Result<Account> {
  const stray = whyNotFields(data, FIELDS, 'an account');
  if (stray) return err(stray);
  const { players: named, firstDealer: dealer, length = 0, vary = {}, deals: told = [], correcting = 0 } = data;
  const players: unknown[] = Array.isArray(named) ? named : [];
  if (!seats.includes(players.length) || !players.every((name): name is string => typeof name === 'string'))
    return refuse('bad-players', `An account names its players, ${seats.join(' or ')} of them.`, 'players');
  const wrong = whyNotPlayers(players);
  if (wrong) return refuse('bad-players', wrong.why, `players[${String(wrong.player)}]`);
  const firstDealer = players.findIndex((name) => name === dealer);
  if (firstDealer < 0) return refuse('no-dealer', `The first dealer is one of ${players.join(', ')}.`, 'firstDealer');
  const isLength = (n: unknown): n is number =>
    typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= MAX_DEALS;
  if (!isLength(length))
    return refuse(
      'bad-length',
      `The length is a number of deals up to ${String(MAX_DEALS)}; without it play is open.`,
      'length',
    );
  if (!isData(vary)) return refuse('bad-vary', 'What was agreed otherwise is an object: rule and value.', 'vary');
  for (const [key, value] of Object.entries(vary)) {
    const spec = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!spec)
      return refuse(
        'unknown-key',
        `There is no rule ${shown(key)} in this game.${didYouMean(key, Object.keys(keys))}`,
        placeIn('vary', key),
      );
    if (!isValueOf(spec, value))
      return refuse('bad-value', `The rule “${key}” cannot be ${shown(value)}.`, `vary.${key}`);
  }
  if (!Array.isArray(told)) return refuse('bad-deals', 'The deals are a list.', 'deals');
  if (told.length > MAX_DEALS)
    return refuse('bad-deals', `An account has at most ${String(MAX_DEALS)} deals.`, 'deals');
  const deals: Entry[] = [];
  for (const [i, deal] of told.entries()) {
    const isAmiss = isData(deal) && deal['misdeal'] === true;
    const entry = parseEntry(isAmiss ? MISDEAL_FIELDS : fields, deal, players, `deals[${String(i)}]`);
    if (!entry.ok) return entry;
    deals.push(entry.value);
  }
  const draft = parseEntry(fields, data['draft'] ?? {}, players, 'draft');
  if (!draft.ok) return draft;
  if (!isLength(correcting) || correcting > deals.length)
    return err({
      code: 'bad-correcting',
      message: 'The deal being corrected is one of those played.',
      at: 'correcting',
    });
  const changes = vary as Changes;
  return ok({
    game,
    ruleset,
    changes,
    players,
    firstDealer,
    length,
    deals,
    draft: draft.value,
    correcting: correcting - 1,
  });
}
