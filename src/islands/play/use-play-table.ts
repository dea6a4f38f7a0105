import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isFields, type Fields } from '#engine/kernel/fields.ts';
import type { Strength } from '#engine/play/played-game.ts';
import { inWords } from '#engine/wording/sentence.ts';
import { parseName } from '#engine/wording/seat-names.ts';
import type { ShownTypes } from '../replay/model.ts';
import { useFragment, writeFragment } from '../page/fragment.ts';
import { sessionsHome, termsForBook, type DealAddress, type TableHome } from './kept/address.ts';
import type { GameToPlay } from './game.ts';
import type { ReaderChanges } from '../rules/rule-words.ts';
import { printDeal } from '../replay/replay-links.ts';
import { parseTableSession, printTableSession, type TableStore } from './kept/keep.ts';
import {
  dealAnew,
  dealOn,
  applyAct,
  lastChoice,
  now,
  finishByHouse,
  startSession,
  takeBackChoice,
  turnOf,
  turnRules,
  type TableSession,
  type SeatTerms,
} from './table-session.ts';
import { backTo, type TurningPoint } from './end/turning-point.ts';
import { useHouse } from './use-house.ts';
import { keepsPools, seatNow } from './session-score.ts';
import {
  dropAside,
  onTablesElsewhere,
  putAside,
  readAside,
  readTables,
  storeTables,
  withTable,
  NO_TABLES,
  type TableOptions,
  type StoredTables,
} from './kept/stored-tables.ts';

/** Message of the page about stored tables or a link. */
export interface Message {
  readonly message: string;
  /** Text that could not be read, for download. */
  readonly record?: string;
}

const anyNumber = (): number => 1 + Math.floor(Math.random() * 99_999);
const newId = (): string => `${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`;

/** How a table begins. */
export interface TableStart<G extends ShownTypes> {
  /** Terms of the session in the served page. */
  readonly first: SeatTerms<G['rules']>;
  /** Whether the last act completed something to look at, such as a trick. */
  readonly isPause: (session: TableSession<G>) => boolean;
  /** How its deals are addressed, if it has deals of its own. */
  readonly home?: TableHome<G['rules'], G['record']> | undefined;
}

/** State of a table: the session, the house's acts, and storage. */
export function useTableSession<G extends ShownTypes>(
  game: GameToPlay<G>,
  { first, isPause, home = sessionsHome(game) }: TableStart<G>,
) {
  const { engine, played } = game;
  const { shelf: shelfName } = home;
  const keeping: TableStore<G> = game;
  const [session, setSession] = useState(() =>
    startSession(played, first, 1, { id: '', reader: '', strength: 'plain', names: {} }),
  );
  const [stored, setStored] = useState<StoredTables>(NO_TABLES);
  const [answer, setAnswer] = useState<Message>();
  const [isReady, setIsReady] = useState(false);
  const latest = useRef(session);
  latest.current = session;
  /** Whether this window plays for the house; after an act in another window of the same table, that one does. */
  const leads = useRef(true);
  /** Whether the reader was told that storage fails. */
  const isWarned = useRef(false);
  const shelf = useRef(stored);
  shelf.current = stored;

  const address = (of: TableSession<G>): string => {
    const terms = { ...of.terms, seat: seatNow(of, game.passes) };
    return home.print({ terms, deal: of.from === undefined ? now(of).number : { link: of.from } });
  };
  /** Stores a table before the others, merged with what other windows stored. */
  const keep = (next: TableSession<G>, changes: Partial<StoredTables> = {}): void => {
    const before = readTables(shelfName);
    const kept = {
      reader: shelf.current.reader,
      pace: shelf.current.pace,
      sound: shelf.current.sound,
      ...changes,
      tables: withTable(before.tables, printTableSession(keeping, next)),
    };
    setStored(kept);
    if (storeTables(shelfName, kept) || isWarned.current) return;
    isWarned.current = true;
    setAnswer({
      message: 'This browser stores nothing for this site, so the table lasts only as long as this page is open.',
    });
  };
  const set = (next: TableSession<G>): void => {
    leads.current = true;
    latest.current = next;
    setSession(next);
    keep(next);
    writeFragment(address(next));
  };
  /** Continues after a deal under other rules; starts a new table with a message if the rules cannot be applied. */
  const setTurned = (next: TableSession<G>): void => {
    const many = next.terms.players !== latest.current.terms.players;
    if (!many && keepsPools(game, next)) {
      set(next);
      return;
    }
    sit({ terms: { ...next.terms, seat: seatNow(next, game.passes) % next.terms.players }, deal: now(next).number });
    setAnswer({
      message: many
        ? `These rules are for ${inWords(next.terms.players)} players, so a new table was started. The old one is among your other tables.`
        : 'These rules cannot use what lies in the pools, so a new table was started. The old one is among your other tables.',
    });
  };
  const sit = (
    { terms, deal = anyNumber() }: DealAddress<G['rules'], G['record']>,
    changes: Partial<TableSession<G>> = {},
  ): void => {
    const { reader, strength, names } = { ...latest.current, ...changes };
    set(startSession(played, terms, deal, { id: newId(), reader, strength, names }));
  };
  /**
   * Continues a stored table. On failure shows the reason and, if `keeps`, keeps the text until the reader dismisses it.
   */
  const takeUp = (table: Fields, keeps = true): boolean => {
    const read = parseTableSession(keeping, table);
    if (read.ok) {
      latest.current = read.value;
      setSession(read.value);
      writeFragment(address(read.value));
      return true;
    }
    const damaged = JSON.stringify(table, undefined, 1);
    if (keeps) putAside(shelfName, damaged);
    setAnswer({ message: read.error.message, record: (keeps ? readAside(shelfName) : undefined) ?? damaged });
    return false;
  };
  const tablesOf = ({ tables, reader }: StoredTables): readonly Fields[] =>
    tables.filter((table) => (table['reader'] ?? '') === reader);

  const open = (fragment: string): boolean => {
    const named = home.parse(fragment);
    if (!named.ok) {
      const { message } = named.error;
      const instead = home.instead(fragment);
      const fallback = home.parse(instead.fragment);
      setAnswer({ message: fallback.ok ? `${message} ${instead.says}` : message });
      if (fallback.ok && !(home.isResumed === true && resume(instead.fragment))) sit(fallback.value);
      return fallback.ok;
    }
    // Continues the deal that is already on the table.
    const { deal } = named.value;
    if (deal === undefined || latest.current.id === '' || home.print(named.value) !== address(latest.current))
      sit(named.value);
    return true;
  };

  /** Stored table with the deal of an address. */
  const tableAt = (fragment: string, tables: readonly Fields[]): Fields | undefined => {
    const named = home.parse(fragment);
    if (!named.ok || named.value.deal === undefined) return undefined;
    const { deal } = named.value;
    const options = home.print(named.value);
    return tables.find((table) => {
      const dealt = table['deal'];
      if (typeof deal === 'number' && isFields(dealt) && dealt['number'] !== deal) return false;
      const read = parseTableSession(keeping, table);
      return read.ok && address(read.value) === options;
    });
  };
  /** Goes on with the stored table of an address; returns whether there is one. */
  const resume = (fragment: string): boolean => {
    const table = tableAt(fragment, tablesOf(readTables(shelfName)));
    return table !== undefined && (table['id'] === latest.current.id || takeUp(table));
  };

  useLayoutEffect(() => {
    // Reads the address first, because continuing a table changes it.
    const fragment = location.hash.slice(1);
    const { pace, sound } = readTables(engine.id);
    const kept = { ...readTables(shelfName), pace, sound };
    const aside = readAside(shelfName);
    setStored(kept);
    shelf.current = kept;
    latest.current = { ...latest.current, reader: kept.reader };
    if (aside !== undefined)
      setAnswer({
        message: 'The stored table cannot be read. Its text is shown here until you dismiss it.',
        record: aside,
      });
    const tables = tablesOf(kept);
    const isNamed = home.isNamed(fragment);
    // After a reload, continues this window's own table, even if another window stored one later.
    const own = isNamed ? tableAt(fragment, tables) : tables[0];
    const isOpen =
      (own !== undefined && takeUp(own)) ||
      (isNamed && (open(fragment) || (tables[0] !== undefined && takeUp(tables[0]))));
    if (!isOpen) sit({ terms: first, deal: undefined });
    setIsReady(true);
    return onTablesElsewhere(shelfName, () => {
      const fresh = readTables(shelfName);
      setStored({ ...fresh, reader: shelf.current.reader });
      const same = fresh.tables.find(({ id }) => id === latest.current.id);
      if (!same) return;
      leads.current = false;
      takeUp(same, false);
    });
  }, []);
  useFragment((fragment) => {
    if (isReady && home.isNamed(fragment) && !(home.isResumed === true && resume(fragment))) open(fragment);
  });

  const me = seatNow(session, game.passes);
  const turn = useMemo(() => turnOf(played, session), [session]);
  const claim = turn?.seat === me ? game.claim?.of(turn) : undefined;
  // The house makes no optional claims.
  const isPlayedOut = session.playedOut !== undefined && !claim;
  const { strengths, hint, lookBack, playAlone } = useHouse(
    game,
    {
      session,
      turn,
      isDue: isReady && turn !== undefined && (turn.seat !== me || isPlayedOut),
      pace: stored.pace,
      isPause,
      isElsewhere: () => !leads.current,
    },
    (act) => {
      if (latest.current === session) set(applyAct(played, session, act));
    },
  );
  /** Starts the same deal under other terms; another deal if a number is given or the terms do not allow it. */
  const restart = (next: SeatTerms<G['rules']>, number?: number): void => {
    const { from, moments, terms } = session;
    const { record } = moments[0]!.playing;
    if (number !== undefined || from === undefined) sit({ terms: next, deal: number ?? now(session).number });
    else if (next.players !== terms.players || !engine.judge(record, next.rules).ok)
      sit({ terms: next, deal: undefined });
    else {
      const link = printDeal(engine, next.book, { record, changes: next.changes });
      sit({ terms: next, deal: { link, playing: game.resume(record, next.rules) } });
    }
  };

  return {
    sitting: session,
    me,
    turn: turn?.seat === me && !claim && !isPlayedOut ? turn : undefined,
    isOver: turn === undefined || claim !== undefined,
    claim,
    notice: answer,
    stored,
    tables: tablesOf(stored),
    strengths,
    isReady,
    act: (act: G['act']): void => set(applyAct(played, session, act)),
    canTakeBack: lastChoice(played, session, me) >= 0,
    takeBack: (): void => {
      const before = takeBackChoice(played, session, me);
      if (before) set(before);
    },
    /** Goes back to before a choice. */
    backTo: (point: TurningPoint): void => set(backTo(session, point)),
    /** Looks back over a finished deal, once the house is loaded. */
    lookBack,
    playAlone,
    /** Starts the next deal; unclaimed payments are lost. */
    dealOn: (): void => {
      const next = dealOn(played, claim ? applyAct(played, session, claim.lapse) : session);
      if (session.coming) setTurned(next);
      else set(next);
    },
    /** Sets the rules of the next deal. */
    turnRules: (changes: ReaderChanges): void => {
      const { book, players, seat, given } = session.terms;
      const next = termsForBook(game, book, changes, { players, seat, given });
      if (next) set(turnRules(session, next));
    },
    /** Starts this deal again under the rules of the next. */
    dealAnew: (): void => {
      const { coming, from, terms, moments } = session;
      const { record } = moments[0]!.playing;
      const { book, changes, rules: by } = coming ?? terms;
      const link = from && printDeal(engine, book, { record, changes });
      setTurned(dealAnew(played, session, link === undefined ? undefined : { link, playing: game.resume(record, by) }));
    },
    /** Lets the house play the rest, including the reader's cards. */
    playOut: (): void => set(finishByHouse(session)),
    sit,
    /** Starts the same deal under another book, number of players or seat; or another deal by its number. */
    sitAt: (
      options: Partial<Pick<SeatTerms<G['rules']>, 'book' | 'players' | 'seat' | 'given'>>,
      number?: number,
    ): void => {
      const { book, changes, players, given } = session.terms;
      const by = options.book ? {} : changes;
      const next = termsForBook(game, options.book ?? book, by, { players, seat: me, given, ...options });
      if (next) restart(next, number);
    },
    takeUp: (table: Fields): void => {
      // The latest table comes first.
      if (takeUp(table)) keep(latest.current);
    },
    hint,
    addressNow: () => address(session),
    dismiss: (): void => {
      if (answer?.record !== undefined) dropAside(shelfName);
      setAnswer(undefined);
    },
    setOptions: (options: Partial<TableOptions>): void => {
      keep(session, options);
      // Tables of all kinds of a game look and sound alike.
      if (shelfName !== engine.id) storeTables(engine.id, { ...readTables(engine.id), ...options });
    },
    setStrength: (strength: Strength): void => set({ ...session, strength }),
    /** Names the player at a place; an empty name gives the place its own again. */
    setName: (place: string, typed: string): void => {
      const { [place]: _, ...others } = session.names;
      const name = parseName(typed);
      set({ ...session, names: name === undefined ? others : { ...others, [place]: name } });
    },
    setReader: (reader: string): void => {
      const next = { ...stored, reader };
      const [table] = tablesOf(next);
      shelf.current = next;
      setStored(next);
      storeTables(shelfName, next);
      latest.current = { ...latest.current, reader };
      if (!(table && takeUp(table))) sit({ terms: session.terms, deal: undefined }, { reader, names: {} });
    },
  };
}

/** State and actions of a table. */
export type PlayTable<G extends ShownTypes> = ReturnType<typeof useTableSession<G>>;
