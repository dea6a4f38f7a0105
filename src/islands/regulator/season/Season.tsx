import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Net } from '#view/Net.tsx';
import { Button } from '../../page/controls/controls.tsx';
import { sayDay } from '../../page/day.ts';
import { printCsvRows, saveFile } from '../../page/save-file.ts';
import { onStoredElsewhere, readStored, writeStored } from '../../page/stored.ts';
import { openAccount, readAccount } from '../account/use-account.ts';
import type { RegulatorData } from '../game.ts';
import { Courses } from '../table/Fortunes.tsx';
import {
  addUp,
  alreadyThere,
  MOST_EVENINGS,
  parseSeason,
  printSeason,
  SEASON_FORMAT,
  withEvening,
  type Evening,
  type SeasonTable,
} from './season.ts';
import styles from '../Regulator.module.css';
import forms from '#view/forms.module.css';

export interface SeasonProps {
  /** `RegulatorData` as JSON. */
  readonly data: string;
}

/** Name under which the browser keeps the season. */
const KEY = 'season';
/** Name under which it keeps a season that cannot be read, once another takes its place. */
const UNREAD = 'season.unread';
const NOT_KEPT = 'This browser keeps nothing: save the season as a file before you leave.';

/** An evening as the season's table names it: “Thursday club, 5 November 2026”. */
const nameOf = ({ title, day, book }: Evening): string =>
  [title === '' ? book : title, day === '' ? 'no date' : sayDay(day)].join(', ');

/** Several evenings added up: a table, and a line for each player. */
export function Season({ data: json }: SeasonProps) {
  const data = useMemo(() => JSON.parse(json) as RegulatorData, [json]);
  const [season, setSeason] = useState<readonly Evening[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const [hasScore, setHasScore] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const kept = readStored(KEY);
    const read = kept === undefined ? undefined : parseSeason(kept);
    if (read?.ok) setSeason(read.value);
    else if (kept !== undefined && read) {
      writeStored(UNREAD, kept);
      setProblems([
        `The season kept in this browser could not be read. It stays in the browser’s storage as “${UNREAD}”. ${read.error.message}`,
      ]);
    }
    setHasScore(readAccount() !== undefined);
    return onStoredElsewhere(KEY, () => {
      const elsewhere = parseSeason(readStored(KEY) ?? '');
      if (elsewhere.ok) setSeason(elsewhere.value);
    });
  }, []);

  const keep = (next: readonly Evening[], words: string): void => {
    setSeason(next);
    setSaid(words);
    if (!writeStored(KEY, printSeason(next))) setProblems((now) => [...now, NOT_KEPT]);
  };
  /** Evenings of a file: a score saved by the regulator, or a whole season. Throws a sentence if it is neither. */
  const eveningsIn = async (text: string): Promise<readonly Evening[]> => {
    if (new RegExp(`"format":\\s*"${SEASON_FORMAT}"`).test(text)) {
      const read = parseSeason(text);
      if (!read.ok) throw new Error(read.error.message);
      return read.value;
    }
    const opened = await openAccount(text, data.books);
    if (!opened.ok) throw new Error(opened.error.message);
    const { account, game, book } = opened.value;
    const table = game.openTable(book, account);
    if (!table.ok) throw new Error(table.error.message);
    const { balances, played } = table.value.regulate(account);
    const name = data.games.find(({ id }) => id === account.game)?.name ?? account.game;
    return [
      {
        title: account.head?.title ?? '',
        day: account.begun ?? '',
        book: `${name}, ${book.short}`,
        unit: book.unit[1],
        deals: played,
        nets: account.players.map((player, i) => ({ name: player, net: balances[i] ?? 0 })),
      },
    ];
  };
  const add = async (texts: readonly (readonly [name: string, text: string])[]): Promise<void> => {
    let next = season;
    const wrong: string[] = [];
    for (const [name, text] of texts) {
      try {
        for (const evening of await eveningsIn(text)) {
          const before = alreadyThere(next, evening);
          if (before)
            wrong.push(
              `${nameOf(evening)} was in the season already with ${String(before.deals)} played; now it is there again with ${String(evening.deals)}. Remove one of the two if they are the same evening.`,
            );
          next = withEvening(next, evening);
        }
        if (next.length > MOST_EVENINGS)
          wrong.push(
            `A season holds at most ${String(MOST_EVENINGS)} evenings; the last ones of ${name} are left out.`,
          );
        next = next.slice(0, MOST_EVENINGS);
      } catch (reason) {
        wrong.push(`${name} could not be added. ${reason instanceof Error ? reason.message : String(reason)}`);
      }
    }
    setProblems(wrong);
    const more = next.length - season.length;
    keep(
      next,
      more === 0 ? 'Nothing new was added.' : more === 1 ? 'One evening added.' : `${String(more)} evenings added.`,
    );
  };
  const tables = addUp(season);
  return (
    <div class={styles.regulator} data-part="season" data-needs="script">
      <p role="status" class="soft">
        {said}
      </p>
      {problems.map((problem) => (
        <p class={forms.problem} role="alert" key={problem}>
          {problem}
        </p>
      ))}
      <p class={`${forms.actions} no-print`}>
        {hasScore && (
          <Button onClick={() => void add([['The score', readAccount() ?? '']])}>Add the score of this browser</Button>
        )}
        <Button onClick={() => file.current?.click()}>Add files</Button>
        <input
          ref={file}
          type="file"
          multiple
          hidden
          accept="application/json,.json"
          aria-label="Scores saved as files"
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            void Promise.all(chosen.map(async (one) => [one.name, await one.text()] as const)).then(add);
          }}
        />
        {season.length > 0 && (
          <>
            <Button onClick={() => saveFile(printSeason(season), 'quinola-season.json')}>Save the season</Button>
            <Button onClick={() => saveFile(printCsv(tables), 'quinola-season.csv')}>Save as CSV</Button>
            <Button onClick={() => print()}>Print</Button>
          </>
        )}
      </p>
      {season.length === 0 && (
        <p>
          No evening is added yet. Add scores that you saved as files on the page Keep score, or the one that this
          browser keeps.
        </p>
      )}
      {tables.map((table) => (
        <SeasonOf
          key={table.unit}
          table={table}
          onRemove={(evening) =>
            keep(
              season.filter((one) => one !== evening),
              `${nameOf(evening)} removed.`,
            )
          }
        />
      ))}
    </div>
  );
}

interface SeasonOfProps {
  readonly table: SeasonTable;
  readonly onRemove: (evening: Evening) => void;
}

/** The evenings in one kind of counters. */
function SeasonOf({ table: { unit, evenings, players }, onRemove }: SeasonOfProps) {
  return (
    <>
      <div class="scroll" tabIndex={0} role="region" aria-label={`The season in ${unit}`}>
        <table class="table stack" data-part="season-table">
          <caption>
            {evenings.length === 1 ? 'One evening' : `${String(evenings.length)} evenings`}, in {unit}
          </caption>
          <thead>
            <tr>
              <th scope="col">Evening</th>
              {players.map(({ name }) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {evenings.map((evening, i) => (
              <tr key={JSON.stringify(evening)}>
                <th scope="row">
                  {nameOf(evening)} <small>{evening.deals} played</small>{' '}
                  <Button class={`${String(forms.button)} no-print`} onClick={() => onRemove(evening)}>
                    Remove<span class="vh"> {nameOf(evening)}</span>
                  </Button>
                </th>
                {players.map(({ name, nets }) => (
                  <td class="num" key={name} data-label={name}>
                    {nets[i] === undefined ? <span class="soft">not there</span> : <Net net={nets[i]} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              {players.map(({ name, total, played }) => (
                <td class="num" key={name} data-label={name}>
                  <Net net={total} /> <small>in {played}</small>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Courses
        id={`season-${unit}`}
        heading="How the totals moved"
        courses={players.map(({ name, course }) => ({ name, kind: 'player', values: course }))}
        one="evening"
      />
    </>
  );
}

/** The season as CSV: a row for each evening, a column for each player. */
const printCsv = (tables: readonly SeasonTable[]): string =>
  printCsvRows(
    tables.flatMap(({ unit, evenings, players }) => [
      ['date', 'title', 'book', 'counters', ...players.map(({ name }) => name)],
      ...evenings.map(({ day, title, book }, i) => [
        day,
        title,
        book,
        unit,
        ...players.map(({ nets }) => nets[i] ?? ''),
      ]),
      ['', 'together', '', unit, ...players.map(({ total }) => total)],
    ]),
  );
