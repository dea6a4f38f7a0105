import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Fields } from '#engine/kernel/fields.ts';
import type { Strength } from '#engine/play/played-game.ts';
import { inWords } from '#engine/words/counted.ts';
import type { AnyModel } from '../replay/model.ts';
import { useFragment, writeFragment } from '../page/fragment.ts';
import { bookIn, isDealNamed, parseDealNamed, printDealNamed, termsOf, type DealNamed } from './kept/address.ts';
import type { GameToPlay } from './game.ts';
import type { Changes } from '../rules/changes.ts';
import { printDeal } from '../replay/links/replay-links.ts';
import { parseSitting, printSitting, type Keeping } from './kept/keep.ts';
import {
  dealAnew,
  dealOn,
  does,
  lastChoice,
  now,
  playOut,
  sitDown,
  takeBack,
  turnOf,
  turnRules,
  type Sitting,
  type Terms,
} from './sitting.ts';
import { useHouse } from './use-house.ts';
import { keepsPools, seatNow } from './standing.ts';
import { onTablesElsewhere, readTables, storeTables, withTable, type Pace, type Stored } from './kept/stored-tables.ts';

/** What the page has to say about what was kept, or about a link. */
export interface Told {
  readonly message: string;
  /** What could not be read, for the reader to take away. */
  readonly record?: string;
}

const anyNumber = (): number => 1 + Math.floor(Math.random() * 99_999);
const newId = (): string => `${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`;

/** The table, the house’s part at it, and what is kept of it. `first` is what the page is served with. */
export function useSitting<R, Rec extends object, Act, Seen, M extends AnyModel>(
  game: GameToPlay<R, Rec, Act, Seen, M>,
  first: Terms<R>,
  /** Whether the last act completed something to be looked at for a while: a trick. */
  isPause: (sitting: Sitting<R, Rec, Act>) => boolean,
) {
  const { engine, played } = game;
  const keeping: Keeping<R, Rec, Act> = game;
  const [sitting, setSitting] = useState(() => sitDown(played, first, 1, { id: '', reader: '', strength: 'plain' }));
  const [stored, setStored] = useState<Stored>({ reader: '', pace: 'brisk', tables: [] });
  const [told, setTold] = useState<Told>();
  const [isReady, setIsReady] = useState(false);
  const latest = useRef(sitting);
  latest.current = sitting;
  /** Whether the house’s part is played here: another window of the same table plays it, once something is done there. */
  const leads = useRef(true);
  /** Whether it has been said that nothing is kept: a reader who has put that away knows it. */
  const isWarned = useRef(false);
  const shelf = useRef(stored);
  shelf.current = stored;

  const address = (of: Sitting<R, Rec, Act>): string => {
    const terms = { ...of.terms, seat: seatNow(of, game.passes) };
    return printDealNamed(game, { terms, deal: of.from === undefined ? now(of).number : { link: of.from } });
  };
  /** Keeps a table, in front of the others, beside whatever other windows have kept meanwhile. */
  const keep = (next: Sitting<R, Rec, Act>, changes: Partial<Stored> = {}): void => {
    const before = readTables(engine.id);
    const kept = {
      reader: shelf.current.reader,
      pace: shelf.current.pace,
      ...changes,
      tables: withTable(before.tables, printSitting(keeping, next)),
    };
    setStored(kept);
    if (storeTables(engine.id, kept) || isWarned.current) return;
    isWarned.current = true;
    setTold({ message: 'This browser keeps nothing for the site: the table lasts as long as this page is open.' });
  };
  const set = (next: Sitting<R, Rec, Act>): void => {
    leads.current = true;
    latest.current = next;
    setSitting(next);
    keep(next);
    writeFragment(address(next));
  };
  /** The table after a deal by other rules has begun; a new one, and why, where those cannot take it up. */
  const setTurned = (next: Sitting<R, Rec, Act>): void => {
    const many = next.terms.players !== latest.current.terms.players;
    if (!many && keepsPools(game, next)) {
      set(next);
      return;
    }
    sit({ terms: { ...next.terms, seat: seatNow(next, game.passes) % next.terms.players }, deal: now(next).number });
    setTold({
      message: many
        ? `By these rules ${inWords(next.terms.players)} play: a new table has been begun, and the one before is among those you have left.`
        : 'What lies in the pools cannot be counted by these rules: a new table has been begun, and the one before is among those you have left.',
    });
  };
  const sit = ({ terms, deal = anyNumber() }: DealNamed<R, Rec>, changes: Partial<Sitting<R, Rec, Act>> = {}): void => {
    const { reader, strength } = { ...latest.current, ...changes };
    set(sitDown(played, terms, deal, { id: newId(), reader, strength }));
  };
  /** Takes up a table that was kept; says why where that cannot be. */
  const takeUp = (table: Fields): boolean => {
    const read = parseSitting(keeping, table);
    if (read.ok) {
      latest.current = read.value;
      setSitting(read.value);
      writeFragment(address(read.value));
      return true;
    }
    setTold({ message: read.error.message, record: JSON.stringify(table, undefined, 1) });
    return false;
  };
  const tablesOf = ({ tables, reader }: Stored): readonly Fields[] =>
    tables.filter((table) => (table['reader'] ?? '') === reader);

  const open = (fragment: string): boolean => {
    const named = parseDealNamed(game, fragment);
    if (!named.ok) {
      const { message } = named.error;
      const fallback = parseDealNamed(game, bookIn(fragment));
      setTold({ message: fallback.ok ? `${message} Here is a table by the book that it names.` : message });
      if (fallback.ok) sit(fallback.value);
      return fallback.ok;
    }
    // The deal that lies on the table already is gone on with.
    const { deal } = named.value;
    if (deal === undefined || latest.current.id === '' || printDealNamed(game, named.value) !== address(latest.current))
      sit(named.value);
    return true;
  };

  /** The table on which the deal of an address lies. */
  const tableAt = (fragment: string, tables: readonly Fields[]): Fields | undefined => {
    const named = parseDealNamed(game, fragment);
    if (!named.ok || named.value.deal === undefined) return undefined;
    const wanted = printDealNamed(game, named.value);
    return tables.find((table) => {
      const read = parseSitting(keeping, table);
      return read.ok && address(read.value) === wanted;
    });
  };

  useLayoutEffect(() => {
    // Taking up a table writes its own address: what the page was opened with is read before.
    const fragment = location.hash.slice(1);
    const read = readTables(engine.id);
    const { unread, ...kept } = read;
    setStored(kept);
    shelf.current = kept;
    latest.current = { ...latest.current, reader: kept.reader };
    if (unread !== undefined)
      setTold({
        message: 'What was kept of this game cannot be read. It is given here as it was found.',
        record: unread,
      });
    const tables = tablesOf(kept);
    const isNamed = isDealNamed(fragment);
    // Another window may have put its table in front since: a page that is loaded anew goes on with its own.
    const own = isNamed ? tableAt(fragment, tables) : tables[0];
    const isOpen =
      (own !== undefined && takeUp(own)) ||
      (isNamed && (open(fragment) || (tables[0] !== undefined && takeUp(tables[0]))));
    if (!isOpen) sit({ terms: first, deal: undefined });
    setIsReady(true);
    return onTablesElsewhere(engine.id, () => {
      const fresh = readTables(engine.id);
      setStored({ ...fresh, reader: shelf.current.reader });
      const same = fresh.tables.find(({ id }) => id === latest.current.id);
      if (!same) return;
      leads.current = false;
      takeUp(same);
    });
  }, []);
  useFragment((fragment) => {
    if (isReady && isDealNamed(fragment)) open(fragment);
  });

  const me = seatNow(sitting, game.passes);
  const turn = useMemo(() => turnOf(played, sitting), [sitting]);
  const claim = turn?.seat === me ? game.claim?.of(turn) : undefined;
  // What has to be asked for, the house asks for nobody.
  const isPlayedOut = sitting.playedOut !== undefined && !claim;
  const { strengths, hint } = useHouse(
    game,
    {
      sitting,
      turn,
      isDue: isReady && turn !== undefined && (turn.seat !== me || isPlayedOut),
      pace: stored.pace,
      isPause,
      isElsewhere: () => !leads.current,
    },
    (act) => {
      if (latest.current === sitting) set(does(played, sitting, act));
    },
  );
  /** The same deal by other terms, as it was dealt or laid out; another where a number is given, or it cannot be by these. */
  const sitAgain = (next: Terms<R>, number?: number): void => {
    const { from, moments, terms } = sitting;
    const { record } = moments[0]!.playing;
    if (number !== undefined || from === undefined) sit({ terms: next, deal: number ?? now(sitting).number });
    else if (next.players !== terms.players || !engine.judge(record, next.rules).ok)
      sit({ terms: next, deal: undefined });
    else {
      const link = printDeal(engine, next.book, { record, changes: next.changes });
      sit({ terms: next, deal: { link, playing: game.resume(record, next.rules) } });
    }
  };

  return {
    sitting,
    me,
    turn: turn?.seat === me && !claim && !isPlayedOut ? turn : undefined,
    isOver: turn === undefined || claim !== undefined,
    claim,
    told,
    stored,
    tables: tablesOf(stored),
    strengths,
    isReady,
    act: (act: Act): void => set(does(played, sitting, act)),
    canTakeBack: lastChoice(played, sitting, me) >= 0,
    takeBack: (): void => {
      const before = takeBack(played, sitting, me);
      if (before) set(before);
    },
    /** The next deal; what was not asked for is lost. */
    dealOn: (): void => {
      const next = dealOn(played, claim ? does(played, sitting, claim.lapse) : sitting);
      if (sitting.coming) setTurned(next);
      else set(next);
    },
    /** The rules of the next deal. */
    turnRules: (changes: Changes): void => {
      const { book, players, seat, given } = sitting.terms;
      const next = termsOf(game, book, changes, { players, seat, given });
      if (next) set(turnRules(sitting, next));
    },
    /** This deal once more, by the rules of the next. */
    dealAnew: (): void => {
      const { coming, from, terms, moments } = sitting;
      const { record } = moments[0]!.playing;
      const { book, changes, rules: by } = coming ?? terms;
      const link = from && printDeal(engine, book, { record, changes });
      setTurned(dealAnew(played, sitting, link === undefined ? undefined : { link, playing: game.resume(record, by) }));
    },
    /** The house plays what is left, the reader’s cards too. */
    playOut: (): void => set(playOut(sitting)),
    sit,
    /** The same deal otherwise: by another book as it stands, among so many, in that seat; or another by its number. */
    sitAt: (wanted: Partial<Pick<Terms<R>, 'book' | 'players' | 'seat' | 'given'>>, number?: number): void => {
      const { book, changes, players, given } = sitting.terms;
      const by = wanted.book ? {} : changes;
      const next = termsOf(game, wanted.book ?? book, by, { players, seat: me, given, ...wanted });
      if (next) sitAgain(next, number);
    },
    takeUp: (table: Fields): void => {
      // The table that was sat down at last comes first.
      if (takeUp(table)) keep(latest.current);
    },
    hint,
    addressNow: () => address(sitting),
    dismiss: (): void => setTold(undefined),
    setPace: (pace: Pace): void => keep(sitting, { pace }),
    setStrength: (strength: Strength): void => set({ ...sitting, strength }),
    setReader: (reader: string): void => {
      const next = { ...stored, reader };
      const [table] = tablesOf(next);
      shelf.current = next;
      setStored(next);
      storeTables(engine.id, next);
      latest.current = { ...latest.current, reader };
      if (!(table && takeUp(table))) sit({ terms: sitting.terms, deal: undefined }, { reader });
    },
  };
}

/** The table as its page has it. */
export type TableOf<R, Rec extends object, Act, Seen, M extends AnyModel> = ReturnType<
  typeof useSitting<R, Rec, Act, Seen, M>
>;
