import type { Balances } from '#engine/ledger/sink.ts';
import { signed } from '#engine/wording/sentence.ts';

/** A row of a running account; a cell that is no amount is undefined. */
interface AccountRow {
  readonly label: string;
  readonly amounts: readonly (number | undefined)[];
  /** Line within the notes, from 0. */
  readonly line: number;
}

/** Running account in a deal's notes: a table with a column for each account and a last row of totals. */
interface AccountTable {
  readonly accounts: readonly string[];
  readonly rows: readonly AccountRow[];
  /** Row labelled “together”. */
  readonly together: AccountRow;
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Parses “−20”, “+4”, “0”; an empty cell is 0. */
function amountOf(cell: string): number | undefined {
  const amount = Number(cell.replace('−', '-').replace('+', ''));
  return Number.isInteger(amount) ? amount : undefined;
}

/** All tables of the notes that end in a row labelled “together”. */
function accountTables(notes: string): readonly AccountTable[] {
  const lines = notes.split('\n');
  const isRow = (line: string | undefined): boolean => line?.trimStart().startsWith('|') === true;
  return lines.flatMap((head, first): readonly AccountTable[] => {
    if (!isRow(head) || isRow(lines[first - 1])) return [];
    const end = lines.findIndex((line, i) => i > first && !isRow(line));
    // The row of dashes follows the head.
    const body = lines.slice(first + 2, end < 0 ? lines.length : end);
    const rows = body.map((line, i): AccountRow => {
      const [label = '', ...cells] = cellsOf(line);
      return { label, amounts: cells.map(amountOf), line: first + 2 + i };
    });
    const together = rows.at(-1);
    return together?.label === 'together'
      ? [{ accounts: cellsOf(head).slice(1), rows: rows.slice(0, -1), together }]
      : [];
  });
}

/** An error in notes: line (from 0) and sentence. */
interface NotesProblem {
  readonly line: number;
  readonly message: string;
}

/** Result of a deal according to its file. */
interface Expected {
  /** Seat → won or lost. */
  readonly net: Balances;
  /** Pool → change during the deal. */
  readonly moved: Balances;
}

const total = (amounts: readonly (number | undefined)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);

/** Reports lines that break a sum before its plus sign: Markdown prints such a line as an item of a list. */
const brokenSums = (notes: string): readonly NotesProblem[] =>
  notes.split('\n').flatMap((text, line) => {
    const start = /^ {0,3}\+ +\S+/.exec(text)?.[0].trim();
    return start === undefined
      ? []
      : [{ line, message: `begins a line with “${start}”, which is printed as a list; end the line before with “+”.` }];
  });

/** Reports wrong sums in a deal's notes, sums broken into lists, and amounts that contradict `expect`. */
export const notesProblems = (notes: string, expected: Expected | undefined): readonly NotesProblem[] => [
  ...brokenSums(notes),
  ...accountTables(notes).flatMap((table) => tableProblems(table, expected)),
  ...sumsIn(notes).flatMap((sum) =>
    whyNotSum(sum, expected).map((message) => ({ line: sum.line, message: `“${sum.text}” ${message}` })),
  ),
];

/** Amounts that differ from what is due, in words: “first” −7, “second” +3. */
export interface AmountsApart {
  /** Account that is named first. */
  readonly first: string;
  readonly given: string;
  readonly due: string;
}

/** What differs between amounts given and due; undefined if nothing does. Accounts that only one side has are left out. */
export function amountsApart(given: Balances, due: Balances): AmountsApart | undefined {
  const wrong = Object.keys(given).filter((account) => due[account] !== undefined && due[account] !== given[account]);
  const [first] = wrong;
  return first === undefined
    ? undefined
    : {
        first,
        given: wrong.map((account) => `“${account}” ${signed(given[account] ?? 0)}`).join(', '),
        due: wrong.map((account) => signed(due[account] ?? 0)).join(', '),
      };
}

/** Checks that every row adds up to zero, every column to the last row, and the last row to the deal's result. */
function tableProblems(
  { accounts, rows, together }: AccountTable,
  expected: Expected | undefined,
): readonly NotesProblem[] {
  const due = expected && { ...expected.net, ...expected.moved };
  const rowProblems = ({ label, amounts, line }: AccountRow): readonly NotesProblem[] => {
    const odd = amounts.indexOf(undefined);
    if (odd >= 0) return [{ line, message: `the cell under “${accounts[odd] ?? ''}” is not an amount.` }];
    const sum = total(amounts);
    return sum === 0
      ? []
      : [
          {
            line,
            message: `the row “${label}” comes to ${signed(sum)} in all, not to 0${label === 'together' ? '' : ': what one pays, another seat or a pool is paid'}.`,
          },
        ];
  };
  const columnProblems = (account: string, i: number): readonly string[] => {
    const sum = total(rows.map(({ amounts }) => amounts[i]));
    const said = together.amounts[i] ?? 0;
    const isUnknown = due !== undefined && said !== 0 && due[account] === undefined;
    return [
      ...(said === sum
        ? []
        : [`the column “${account}” comes to ${signed(sum)}, but “together” says ${signed(said)}.`]),
      ...(isUnknown
        ? [`there is no seat or pool “${account}”; the columns may be ${Object.keys(due).join(', ')}.`]
        : []),
    ];
  };
  const said = Object.fromEntries(accounts.map((account, i) => [account, together.amounts[i] ?? 0]));
  const apart = due && amountsApart(said, due);
  return [
    ...[...rows, together].flatMap(rowProblems),
    ...accounts.flatMap((account, i) =>
      columnProblems(account, i).map((message) => ({ line: together.line, message })),
    ),
    ...(apart
      ? [{ line: together.line, message: `“together” gives ${apart.given}, but the deal brings ${apart.due}.` }]
      : []),
  ];
}

function whyNotSum({ sides, of }: WrittenSum, expected: Expected | undefined): readonly string[] {
  const [first = 0, ...others] = sides;
  const other = others.find((side) => side !== first);
  if (other !== undefined) return [`comes to ${signed(first)}, not to ${signed(other)}.`];
  const seat = of && seatNamed(of, expected);
  const due = seat === undefined ? undefined : expected?.net[seat];
  return due === undefined || due === first
    ? []
    : [`is said of ${of ?? ''}, but the deal brings “${seat ?? ''}” ${signed(due)}.`];
}

/** Seat named by a heading: `First hand`, `the dealer`, `and third`, `White`. */
function seatNamed(words: string, expected: Expected | undefined): string | undefined {
  const name = words
    .toLowerCase()
    .replace(/^and /, '')
    .replace(/^the /, '')
    .replace(/ hand$/, '');
  return Object.keys(expected?.net ?? {}).find((seat) => seat.toLowerCase() === name);
}

/** A sum written in a text, `8 + 6 = 14`, or an amount with its owner, `first hand: −20`. */
interface WrittenSum {
  /** Line of the text in which it ends, from 0. */
  readonly line: number;
  /** The sum as written. */
  readonly text: string;
  /** Value of each side of the equals signs; a single amount has one side. */
  readonly sides: readonly number[];
  /** Words before a signed amount, which name its owner; undefined for other sums. */
  readonly of: string | undefined;
}

type Kind = 'number' | 'sign' | 'break' | 'word';
interface Token {
  readonly kind: Kind;
  readonly text: string;
  readonly line: number;
  /** Whether no blank separates it from the next token. */
  readonly isTight: boolean;
}

/** Tokens, separated by blanks: numbers, signs, marks that end a clause, words. */
const TOKEN =
  /(?<number>[\d½]+(?:,\d{3})*)|(?<sign>[+−×=()])|(?<break>[,;:.?!|](?=\s|$)|\n[ \t]*\n|\|)|(?<word>[^\s,;:.?!|+−×=()]+|[,;:.?!])|[^\S\n]+|\n/g;

/** Text without markup, line for line; links keep their words. */
const bare = (text: string): string => text.replaceAll(/\]\([^()\s]*\)/g, '').replaceAll(/[*_[\]]/g, '');

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let line = 0;
  for (const { 0: found, groups = {}, index } of text.matchAll(TOKEN)) {
    const kind = (['number', 'sign', 'break', 'word'] as const).find((one) => groups[one] !== undefined);
    if (kind) tokens.push({ kind, text: found, line, isTight: /\S/.test(text.charAt(index + found.length)) });
    line += found.split('\n').length - 1;
  }
  // `t1.4` and `2nd` count as words.
  return tokens.map((token, i): Token => {
    const [before, after] = [tokens[i - 1], tokens[i + 1]];
    const isPartOfWord = (before?.isTight && before.kind === 'word') || (token.isTight && after?.kind === 'word');
    return token.kind === 'number' && isPartOfWord ? { ...token, kind: 'word' } : token;
  });
}

/** Sides of a run of tokens, split at equals signs. */
function sidesOf(run: readonly Token[]): readonly (readonly Token[])[] {
  const sides: Token[][] = [[]];
  for (const token of run) {
    if (token.text === '=') sides.push([]);
    else sides.at(-1)!.push(token);
  }
  return sides;
}

/** Text between two marks, and the mark before it. */
interface MarkedText {
  readonly after: string;
  readonly tokens: readonly Token[];
}

function clausesOf(tokens: readonly Token[]): readonly MarkedText[] {
  const clauses: { after: string; tokens: Token[] }[] = [{ after: '', tokens: [] }];
  for (const token of tokens) {
    if (token.kind === 'break') clauses.push({ after: token.text, tokens: [] });
    else clauses.at(-1)!.tokens.push(token);
  }
  return clauses;
}

const numberOf = (text: string): number => Number(text.replaceAll(/[,½]/g, '')) + (text.endsWith('½') ? 0.5 : 0);

/** Value of a run of numbers and signs; undefined if it is not a complete expression. */
function valueOf(run: readonly Token[]): number | undefined {
  let at = 0;
  const isNext = (sign: string): boolean => run[at]?.kind === 'sign' && run[at]?.text === sign;
  function factor(): number | undefined {
    const token = run[at++];
    if (token?.kind === 'number') return numberOf(token.text);
    if (token?.text !== '(') return undefined;
    const inner = sum();
    return run[at++]?.text === ')' ? inner : undefined;
  }
  function product(): number | undefined {
    let value = factor();
    while (value !== undefined && isNext('×')) {
      at++;
      const by = factor();
      value = by === undefined ? undefined : value * by;
    }
    return value;
  }
  function sum(): number | undefined {
    // A sign belongs to a number only if it touches it: in “a king + 5 = 9” the first term is in words.
    const isSigned = (isNext('−') || isNext('+')) && run[at]?.isTight === true;
    const isNegative = isSigned && isNext('−');
    if (isSigned) at++;
    let value = product();
    if (isNegative && value !== undefined) value = -value;
    while (value !== undefined && (isNext('+') || isNext('−'))) {
      const sign = run[at++]?.text === '−' ? -1 : 1;
      const term = product();
      value = term === undefined ? undefined : value + sign * term;
    }
    return value;
  }
  const value = sum();
  return at === run.length ? value : undefined;
}

const printed = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text, isTight }) => (isTight ? text : `${text} `))
    .join('')
    .trim();

/** Sums in a text. A sum with a term in words (`5 + a king 4 = 9`) is skipped, and so is any incomplete expression. */
export function sumsIn(text: string): readonly WrittenSum[] {
  const clauses = clausesOf(tokensOf(bare(text)));
  return clauses.flatMap(({ after, tokens }, i): readonly WrittenSum[] => {
    const from = tokens.findIndex(({ kind }) => kind !== 'word');
    const to = tokens.findLastIndex(({ kind }) => kind !== 'word');
    const run = tokens.slice(from, to + 1);
    const last = run.at(-1);
    // Words between two signs are terms of the sum.
    if (from < 0 || last === undefined || run.some(({ kind }) => kind === 'word')) return [];
    const sides = sidesOf(run).map(valueOf);
    if (!sides.every((side) => side !== undefined)) return [];
    const named = from > 0 ? tokens.slice(0, from) : after === ':' ? (clauses[i - 1]?.tokens ?? []) : [];
    const isSigned = run[0]?.kind === 'sign' || /= [+−]\S+$/.test(printed(run));
    const of = isSigned && named.length > 0 && named.every(({ kind }) => kind === 'word') ? printed(named) : undefined;
    const isAlone = sides.length === 1;
    // A number alone counts only as somebody's amount, with nothing after it.
    if (isAlone ? of === undefined || run.length > 2 || to < tokens.length - 1 : !hasTerms(run)) return [];
    return [{ line: last.line, text: printed(run), sides, of }];
  });
}

/** Whether a run has terms to add, so that it states more than the equality of two numbers. */
const hasTerms = (run: readonly Token[]): boolean =>
  run.some(({ text }, i) => i > 0 && run[i - 1]?.text !== '=' && ['+', '−', '×'].includes(text));
