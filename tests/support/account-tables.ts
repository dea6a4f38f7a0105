/** A running account in the notes of a deal: a table whose columns are accounts and whose last row adds them up. */
export interface AccountTable {
  readonly accounts: readonly string[];
  readonly rows: readonly { readonly label: string; readonly amounts: readonly number[] }[];
  /** The row called “together”. */
  readonly together: readonly number[];
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** “−20”, “+4”, “0”; an empty cell is nothing. */
function amountOf(cell: string): number {
  if (cell === '') return 0;
  const amount = Number(cell.replace('−', '-').replace('+', ''));
  if (!Number.isInteger(amount)) throw new Error(`“${cell}” is not an amount.`);
  return amount;
}

/** Every table of the notes that ends in a row called “together”. */
export function accountTables(notes: string): readonly AccountTable[] {
  const tables = notes.match(/(?:^\|.*\|$\n?)+/gm) ?? [];
  return tables.flatMap((table): AccountTable[] => {
    const [head = '', , ...body] = table.trim().split('\n');
    const rows = body.map((line) => {
      const [label = '', ...amounts] = cellsOf(line);
      return { label, cells: amounts };
    });
    const last = rows.at(-1);
    if (last?.label !== 'together') return [];
    return [
      {
        accounts: cellsOf(head).slice(1),
        rows: rows.slice(0, -1).map(({ label, cells }) => ({ label, amounts: cells.map(amountOf) })),
        together: last.cells.map(amountOf),
      },
    ];
  });
}
