interface FoldedTableProps {
  /** Name of the table where it is so wide that it scrolls. */
  readonly label?: string;
  /** Heading of the column of row headings, then of each other column. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [head: string, ...cells: readonly string[]])[];
  /** Heading and texts of a last column that holds no figures: a text for each row. */
  readonly notes?: { readonly head: string; readonly texts: readonly string[] };
}

/** What a picture above shows, as a table that opens when asked. */
export function FoldedTable({ label, heads, rows, notes }: FoldedTableProps) {
  const table = (
    <table class="table">
      <thead>
        <tr>
          {[...heads, ...(notes ? [notes.head] : [])].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], row) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, i) => (
              <td key={heads[i + 1]} class="num">
                {cell}
              </td>
            ))}
            {notes && <td>{notes.texts[row]}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <details>
      <summary class="aside">The same as a table</summary>
      {label === undefined ? (
        table
      ) : (
        <div class="scroll" tabIndex={0} role="group" aria-label={label}>
          {table}
        </div>
      )}
    </details>
  );
}
