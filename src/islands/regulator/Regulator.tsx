import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ok, type Problem, type Result } from '#engine/kernel/result.ts';
import { Button, Notice } from '../page/controls/controls.tsx';
import type { BookHead } from '../rules/cites.ts';
import { useFragment, writeFragment } from '../page/fragment.ts';
import { printAccount, type TableNotes } from './account/account.ts';
import {
  openAccount,
  REGULATED_GAMES,
  useAccount,
  dropAccount,
  dropAccountAside,
  onAccountElsewhere,
  putAccountAside,
  readAccount,
  readAccountsAside,
  readPast,
  storeAccount,
  storePast,
} from './account/use-account.ts';
import type { RegulatorData, RegulatedGame } from './game.ts';
import { bookInAddress, readVariation, type CarriedRules } from './set-up/variation-in-address.ts';
import { SetUp } from './set-up/SetUp.tsx';
import { Aside } from './set-up/TableHead.tsx';
import { CloseAccount } from './table/TableSheet.tsx';
import { sayRulesChanged } from '../rules/rule-words.ts';
import { isSpreadsheet, printCsv } from './account/csv.ts';
import { saveFile } from '../page/save-file.ts';
import styles from './Regulator.module.css';
import forms from '#view/forms.module.css';
import { href } from '#view/href.ts';

export interface RegulatorProps {
  /** `RegulatorData` as JSON. */
  readonly data: string;
}

interface Opened {
  readonly game: RegulatedGame;
  readonly book: BookHead;
  readonly LiveTable: typeof import('./table/LiveTable.tsx').LiveTable;
}

/** Where the reader goes on when what he pressed is gone: to the entry, or to the first question of a new table. */
const GO_ON =
  '#regulator-entry, #regulator-over, #regulator-full, [data-part="set-up"] input:checked, [data-part="set-up"] input';
const UNFETCHED = 'A part of this page could not be loaded. Please try again.';

const oneOf = ({ games }: RegulatorData, { game }: TableNotes): string =>
  games.find(({ id }) => id === game)?.one ?? 'deal';

const printProblem = ({ at, message }: Problem): string => (at === undefined ? message : `${at}: ${message}`);

/** Keeps score for a table: sets one up, or continues the stored one. */
export function Regulator({ data: json }: RegulatorProps) {
  const data = useMemo(() => JSON.parse(json) as RegulatorData, [json]);
  const [opened, setOpened] = useState<Readonly<Record<string, Opened>>>({});
  const books = useRef<Readonly<Record<string, Opened>>>({});
  const [notice, setNotice] = useState<string>();
  const [isKept, setIsKept] = useState(true);
  const [said, setSaid] = useState('');
  /** Changed rules that the reader brings from a book. */
  const [variation, setVariation] = useState<CarriedRules>();
  const file = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const { current: last } = focused;
    if (document.activeElement === document.body && last instanceof Node && !last.isConnected)
      box.current?.querySelector<HTMLElement>(GO_ON)?.focus();
  });
  const [aside, setAside] = useState<readonly string[]>([]);
  const [isClosing, setIsClosing] = useState(false);
  const print = (account: TableNotes): string => {
    const open = books.current[account.ruleset];
    return open ? printAccount(account, open.game) : '';
  };
  const history = useAccount({
    print,
    read: (text) => read(text),
    keep: (account, past) => {
      if (past) storePast(past);
      if (account) setIsKept(storeAccount(print(account)));
      else dropAccount();
    },
  });
  const { account } = history;
  const open = account && opened[account.ruleset];

  /** Loads a game's engine and a book's rules, once. */
  const fetchOpen = async (game: string, ruleset: string): Promise<Opened> => {
    const there = books.current[ruleset];
    if (there) return there;
    const fetchGame = REGULATED_GAMES.get(game);
    if (!fetchGame) throw new Error(`This site has no game “${game}”.`);
    const book = data.books.find(({ id }) => id === ruleset);
    if (!book) throw new Error(`This site has no book “${ruleset}”.`);
    const [{ LiveTable }, loaded] = await Promise.all([import('./table/LiveTable.tsx'), fetchGame()]);
    const fresh = { game: loaded, book, LiveTable };
    books.current = { ...books.current, [ruleset]: fresh };
    setOpened(books.current);
    return fresh;
  };

  /** Parses a stored account. */
  const read = async (text: string): Promise<Result<TableNotes>> => {
    const read = await openAccount(text, data.books);
    if (!read.ok) return read;
    await fetchOpen(read.value.book.game, read.value.book.id);
    return ok(read.value.account);
  };
  const failed = (reason: unknown): void =>
    setNotice(reason instanceof Error ? `${reason.message} Please try again.` : UNFETCHED);

  useEffect(() => {
    const stored = readAccount();
    setAside(readAccountsAside());
    if (stored === undefined) {
      history.follow(undefined, readPast());
      return;
    }
    read(stored).then((kept) => {
      if (kept.ok) history.follow(kept.value, readPast());
      else {
        putAccountAside(stored);
        setAside(readAccountsAside());
        setNotice(
          `The score kept in this browser could not be read: ${printProblem(kept.error)} It is kept at the foot of this page, and nothing of it is lost.`,
        );
      }
    }, failed);
  }, []);

  useEffect(
    () =>
      onAccountElsewhere((text) => {
        // An account stored meanwhile in another window must not be overwritten.
        read(text).then((kept) => {
          if (!kept.ok) return;
          history.follow(kept.value, readPast());
          setSaid('The score now includes what you entered in another window.');
        }, failed);
      }),
    [],
  );

  useFragment((fragment) => {
    const to = bookInAddress(fragment, data.books);
    if (!to) return;
    fetchOpen(to.book.game, to.book.id)
      .then(({ game }) => readVariation(game, to.book, to.variation))
      .then((brought) => {
        if (!brought.ok) {
          setNotice(brought.error.message);
          return;
        }
        setVariation(brought.value);
        if (readAccount() !== undefined)
          setNotice(
            `The rules you changed in ${to.book.short} will apply when you start a new score. The score below keeps its own rules.`,
          );
      }, failed);
  });

  const begin = (next: TableNotes): void => {
    setVariation(undefined);
    writeFragment('');
    fetchOpen(next.game, next.ruleset).then(() => history.change(next, 'started a score'), failed);
  };
  const importFile = async (chosen: File): Promise<void> => {
    const text = await chosen.text();
    if (isSpreadsheet(chosen.name, text)) {
      setNotice(
        `${chosen.name} is a spreadsheet, which does not hold everything about a deal, so nothing has changed. Open ${chosen.name.replace(/\.\w+$/, '')}.json instead, the file that “Save as a file” wrote.`,
      );
      return;
    }
    const got = await read(text);
    if (got.ok) {
      setNotice(undefined);
      history.change(got.value, 'opened a file');
      setSaid(`Opened ${chosen.name}.`);
    } else setNotice(`${chosen.name} could not be opened, and nothing has changed. ${printProblem(got.error)}`);
  };
  const exportFile = (): void => {
    if (account) saveFile(print(account), `quinola-${account.ruleset}-${String(account.deals.length)}.json`);
  };
  const exportCsv = async (): Promise<void> => {
    if (!account || !open) return;
    const opened = open.game.openTable(open.book, account);
    if (!opened.ok) return;
    const table = opened.value;
    const { ruleOf } = await table.words();
    const csv = printCsv({
      account,
      regulated: table.regulate(account),
      table,
      book: open.book.short,
      rulesChanged: sayRulesChanged(account.changes, ruleOf),
    });
    saveFile(csv, `quinola-${account.ruleset}-${String(account.deals.length)}.csv`);
  };
  const close = (): void => {
    setIsClosing(false);
    history.change(undefined, 'closed the score');
  };
  const tryAside = async (text: string): Promise<void> => {
    const got = await read(text);
    if (got.ok) {
      dropAccountAside(text);
      setAside(readAccountsAside());
      history.change(got.value, 'recovered a score');
    } else setNotice(`It still cannot be read. ${printProblem(got.error)}`);
  };

  return (
    <div
      class={styles.regulator}
      data-part="regulator"
      ref={box}
      onFocusIn={({ target }) => {
        focused.current = target;
      }}
    >
      <p class="vh" role="status">
        {said}
      </p>
      {notice !== undefined && <Notice onDismiss={() => setNotice(undefined)}>{notice}</Notice>}
      {!isKept && (
        <p class={forms.problem} role="alert">
          This browser stores nothing: save the score as a file before you leave.
        </p>
      )}
      {account && open ? (
        <open.LiveTable
          key={account.ruleset}
          data={data}
          account={account}
          game={open.game}
          book={open.book}
          history={history}
        />
      ) : (
        <SetUp data={data} variation={variation} onDone={begin} />
      )}
      <p class={`${forms.actions} ${styles.tools} no-print`} data-needs="script">
        {history.last !== undefined && (
          <Button
            onClick={() => {
              const did = history.last ?? '';
              history.undo().then(() => setSaid(`Undone: ${did}.`), failed);
            }}
          >
            Undo: {history.last}
          </Button>
        )}
        {account && (
          <>
            <Button onClick={exportFile}>Save as a file</Button>
            <Button onClick={() => void exportCsv().catch(failed)}>Save as CSV</Button>
            <Button onClick={() => window.print()}>Print</Button>
          </>
        )}
        <a class={forms.button} href={href('/regulator/season/')}>
          Add up a season
        </a>
        <Button onClick={() => file.current?.click()}>Open a file</Button>
        <input
          ref={file}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label="A score saved as a file"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (chosen) importFile(chosen).catch(failed);
          }}
        />
        {account && (
          <Button
            aria-expanded={isClosing}
            onClick={() => (account.deals.length === 0 ? close() : setIsClosing(!isClosing))}
          >
            New score
          </Button>
        )}
      </p>
      {account && open && isClosing && (
        <CloseAccount
          has={`${String(account.deals.length)} ${oneOf(data, account)}${account.deals.length === 1 ? '' : 's'}`}
          onSave={exportFile}
          onClose={close}
          onKeep={() => setIsClosing(false)}
        />
      )}
      {aside.length > 0 && (
        <Aside
          texts={aside}
          onTry={(text) => void tryAside(text).catch(failed)}
          onDropped={() => setAside(readAccountsAside())}
        />
      )}
    </div>
  );
}
