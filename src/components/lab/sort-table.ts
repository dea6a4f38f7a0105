/** Value by which a cell is sorted: its `data-value` as a number, or its text. */
const valueOf = (row: HTMLTableRowElement, column: number): number | string => {
  const cell = row.cells[column];
  const value = cell?.dataset['value'];
  return value === undefined ? (cell?.textContent.trim() ?? '') : Number(value);
};

/** Orders rows by a column: numbers from the largest, texts from A; descending turns that round. */
export function compareValues(one: number | string, other: number | string): number {
  return typeof one === 'number' && typeof other === 'number' ? other - one : String(one).localeCompare(String(other));
}

/** Makes the headings of a table with `data-sorts` buttons that sort its rows. Another press turns the order round. */
export function sortByHeadings(table: HTMLTableElement): void {
  const headings = [...(table.tHead?.rows[0]?.cells ?? [])];
  const [body] = table.tBodies;
  if (!body) return;
  for (const [column, heading] of headings.entries()) {
    if (!('sorts' in heading.dataset)) continue;
    const button = document.createElement('button');
    button.className = 'bare';
    button.type = 'button';
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener('click', () => {
      const isTurned = heading.ariaSort === 'descending';
      for (const one of headings) one.removeAttribute('aria-sort');
      heading.ariaSort = isTurned ? 'ascending' : 'descending';
      const sorted = [...body.rows].sort((a, b) => compareValues(valueOf(a, column), valueOf(b, column)));
      body.append(...(isTurned ? sorted.reverse() : sorted));
    });
  }
}
