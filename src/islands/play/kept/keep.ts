import { isFields, type Fields } from '#engine/kernel/fields.ts';
import { ok, refuse, type Problem, type Result } from '#engine/kernel/result.ts';
import type { Game, GameTypes } from '#engine/ledger/game.ts';
import type { TableGame, Strength } from '#engine/play/played-game.ts';
import { isAct } from '#engine/play/follow.ts';
import { vary } from '#engine/rules/rule-set.ts';
import { parseName } from '#engine/wording/seat-names.ts';
import { isSameRules, type ReaderChanges } from '../../rules/rule-words.ts';
import { parseVariation, printVariation } from '../../rules/variation-address.ts';
import { parseDealNamed, termsForBook, type DealOpener } from './address.ts';
import {
  applyAct,
  leftTo,
  MOST_NUMBER,
  turnOf,
  type FinishedDeal,
  type TableSession,
  type SeatTerms,
  withLast,
} from '../table-session.ts';
import { settleScore, type SessionSettler, companyOf, runsOf } from '../session-score.ts';
import { range } from '#engine/kernel/collections.ts';
import { saveRecord } from '../../page/pasted/pasted.tsx';
import type { ShownTypes } from '../../replay/model.ts';
import type { GameToPlay, TableCompany } from '../game.ts';

/*
 * Stored form of a table: plain data with a version. Finished deals are stored as records. The current one is stored as
 * its number and the acts, each of which must be legal at its turn, and also as a record, which the reader can download
 * if a later version of the site cannot continue it.
 */
const VERSION = 1;
const STRENGTHS: readonly Strength[] = ['plain', 'careful', 'attentive'];

/** What storing a table needs of a game. */
export interface TableStore<G extends GameTypes> extends DealOpener<G['rules'], G['record']>, SessionSettler<G> {
  readonly engine: Game<G>;
  readonly played: TableGame<G>;
}

export function printTableSession<G extends GameTypes>(
  { engine }: TableStore<G>,
  { id, reader, strength, names, terms, coming, finished, from, moments, takenBack, playedOut }: TableSession<G>,
): Fields {
  const { playing } = moments.at(-1)!;
  const lettersOf = (changes: ReaderChanges): string | undefined => printVariation(engine, terms.book, changes);
  return {
    version: VERSION,
    id,
    reader,
    strength,
    ...(Object.keys(names).length > 0 && { names }),
    book: terms.book.id,
    rules: lettersOf(terms.changes),
    ...(coming && { coming: lettersOf(coming.changes) ?? '' }),
    players: terms.players,
    seat: terms.seat,
    ...(terms.given && { given: terms.given.id }),
    finished: finished.map(({ number, record, by, takenBack: back, isPlayedOut }) => ({
      number,
      ...(!isSameRules(by.changes, terms.changes) && { rules: lettersOf(by.changes) ?? '' }),
      takenBack: back,
      ...(isPlayedOut && { isPlayedOut }),
      record: engine.printRecord(record),
    })),
    deal: {
      number: playing.number,
      ...(from !== undefined && { from }),
      takenBack,
      ...(playedOut !== undefined && { playedOut }),
      acts: moments.flatMap(({ done }) => (done ? [done.act] : [])),
      record: engine.printRecord(playing.record),
    },
  };
}

/** Names given to the places of a table; anything else is ignored. */
const namesIn = (data: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isFields(data) ? data : {}).flatMap(([place, typed]) => {
      const name = typeof typed === 'string' ? parseName(typed) : undefined;
      return name === undefined ? [] : [[place, name]];
    }),
  );

const isCount = (data: unknown): data is number => typeof data === 'number' && Number.isInteger(data) && data >= 0;
const damaged = (what: string): { readonly ok: false; readonly error: Problem } =>
  refuse('damaged', `The stored table is damaged: ${what}.`);
/** Replaces the message of a record's parser, which does not mention tables. */
const unread = ({ message }: Problem): { readonly ok: false; readonly error: Problem } =>
  refuse('damaged', `The stored table is damaged and cannot be continued. ${message}`);

/** Reads a stored table, or returns why it cannot be continued. */
export function parseTableSession<G extends GameTypes>(game: TableStore<G>, data: unknown): Result<TableSession<G>> {
  const { engine, played } = game;
  if (!isFields(data)) return damaged('it is not a table');
  const { version, id, reader, strength, book: bookId, rules, players, seat, given: givenId, finished, deal } = data;
  if (version !== VERSION)
    return refuse('version', 'This table was stored by another version of the site, and this version cannot read it.');
  const book = engine.ruleSets.find((one) => one.id === bookId);
  if (!book) return damaged('this site does not have its book');
  const changesOf = (letters: unknown): Result<ReaderChanges> =>
    typeof letters === 'string' && letters !== '' ? parseVariation(engine, book, letters) : ok({});
  const changes = changesOf(rules);
  if (!changes.ok) return unread(changes.error);
  if (!isCount(players) || !isCount(seat)) return damaged('it does not say who sits where');
  const given = game.given?.find((one) => one.id === givenId);
  const terms = termsForBook(game, book, changes.value, { players, seat, given });
  if (terms?.players !== players || terms.seat !== seat) return damaged('its rules are for another number of players');
  const turned = typeof data['coming'] === 'string' ? changesOf(data['coming']) : undefined;
  const coming = turned?.ok ? termsForBook(game, book, turned.value, { players, seat, given }) : undefined;
  if (!isFields(deal) || !isCount(deal['number']) || !Array.isArray(deal['acts']))
    return damaged('the deal under way is missing');
  if (deal['number'] > MOST_NUMBER) return damaged('the number of its deal has more than 9 digits');
  const over = finishedIn(game, finished, terms, changesOf);
  if (!over.ok) return over;
  const settled = settleScore(game, { terms, finished: over.value });
  if (!settled.ok) return unread(settled.error);
  const from = typeof deal['from'] === 'string' ? deal['from'] : undefined;
  const laidOut = from === undefined ? undefined : parseDealNamed(game, `from=${from}&players=${String(players)}`);
  if (laidOut && !laidOut.ok) return unread(laidOut.error);
  const start =
    typeof laidOut?.value.deal === 'object'
      ? laidOut.value.deal.playing
      : played.begin({ number: deal['number'], seats: players, next: leftTo(played, terms, over.value) }, terms.rules);
  let session: TableSession<G> = {
    id: typeof id === 'string' ? id : '',
    reader: typeof reader === 'string' ? reader : '',
    strength: STRENGTHS.find((one) => one === strength) ?? 'plain',
    names: namesIn(data['names']),
    terms,
    coming,
    finished: over.value,
    from,
    moments: [{ playing: start, done: undefined }],
    takenBack: isCount(deal['takenBack']) ? deal['takenBack'] : 0,
    playedOut: isCount(deal['playedOut']) ? deal['playedOut'] : undefined,
  };
  for (const act of deal['acts'] as readonly unknown[]) {
    const turn = turnOf(played, session);
    const open = turn && [...turn.legal, ...(turn.besides ?? [])].find((choice) => isAct(choice.act, act));
    if (!open)
      return refuse(
        'act',
        'This deal was begun with rules or in a form that the site no longer has, so it cannot be continued.',
      );
    session = applyAct(played, session, open.act);
  }
  return ok(session);
}

function finishedIn<G extends GameTypes>(
  { engine }: TableStore<G>,
  data: unknown,
  { book, changes: now }: SeatTerms<G['rules']>,
  changesOf: (letters: unknown) => Result<ReaderChanges>,
): Result<readonly FinishedDeal<G>[]> {
  if (!Array.isArray(data)) return damaged('its deals are missing');
  const finished: FinishedDeal<G>[] = [];
  for (const one of data as readonly unknown[]) {
    if (!isFields(one) || !isCount(one['number']) || !isFields(one['record'])) return damaged('a deal cannot be read');
    const record = engine.parseRecord(one['record']);
    if (!record.ok) return unread(record.error);
    const changes = one['rules'] === undefined ? ok(now) : changesOf(one['rules']);
    if (!changes.ok) return unread(changes.error);
    const varied = vary(engine.keys, book, changes.value);
    if (!varied.ok) return unread(varied.error);
    finished.push({
      number: one['number'],
      record: record.value,
      by: { changes: changes.value, rules: varied.value.rules },
      takenBack: isCount(one['takenBack']) ? one['takenBack'] : 0,
      isPlayedOut: one['isPlayedOut'] === true,
    });
  }
  return ok(finished);
}

/** Body of a session file from records of deals. Only the first deal has pools; later ones carry over. */
export const sessionOfDeals =
  <Rec>(printRecord: (record: Rec) => Fields) =>
  ({ players, firstDealer, ended }: TableCompany, records: readonly Rec[]): Fields => {
    const deals = records.map(printRecord);
    const pools = deals[0]?.['pools'];
    return {
      players,
      firstDealer,
      ...(pools !== undefined && { pools }),
      deals: deals.map(({ pools: _, ...rest }) => rest),
      ...(ended !== undefined && { ended }),
    };
  };

const OTHERS = ['Right', 'Far right', 'Far left', 'Left'] as const;

/** Names of the players, from the reader (by his name) to his right. */
function namesAt(players: number, reader: string): readonly string[] {
  const others = players === 4 ? ['Right', 'Across', 'Left'] : players === 2 ? ['House'] : OTHERS;
  return [reader === '' || others.includes(reader as never) ? 'Reader' : reader, ...others];
}

/**
 * Downloads the session with the current deal, in the format that the command line settles. A session has one set of
 * rules, so after changed rules a new file begins, with the pools carried over.
 */
export async function saveSession<G extends ShownTypes>(
  game: Pick<GameToPlay<G>, 'engine' | 'session' | 'passes'>,
  session: TableSession<G>,
  name: string,
): Promise<void> {
  const { terms, reader } = session;
  const names = namesAt(terms.players, reader).slice(0, terms.players);
  const runs = runsOf(terms, withLast(session)).filter(({ deals }) => deals.length > 0);
  for (const [i, { changes, first, deals }] of runs.entries()) {
    const company = companyOf(
      terms,
      game.passes,
      range(terms.players).map((seat) => names[seat] ?? ''),
      first,
    );
    await saveRecord(
      {
        game: game.engine.id,
        ruleset: terms.book.id,
        ...(Object.keys(changes).length > 0 && { vary: changes }),
        ...game.session(
          company,
          deals.map(({ record }) => record),
        ),
      },
      runs.length === 1 ? name : `${name}-${String(i + 1)}`,
      'yaml',
    );
  }
}
