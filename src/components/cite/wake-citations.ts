import { citeVisit } from '#islands/page/cite-result.ts';
import { printAddress, readAddress, setFragment } from '#islands/rules/reading-address.ts';

/**
 * Puts the day of the visit and a copy button on every citation, and the reader's changed rules on the clause in the
 * address.
 */
export function wakeCitations(page: Document): void {
  const status = page.getElementById('copied');
  const served = new Map<Element, string>();
  /** Writes the citation of an entry and adds the rules to its link back to the clause. */
  const write = (entry: Element, variation?: string): void => {
    const line = entry.querySelector('[data-part="citation"]');
    const clause = entry.querySelector('a');
    if (!line || !clause) return;
    setFragment(clause, entry.id);
    const words = served.get(entry) ?? line.textContent.trim();
    served.set(entry, words);
    line.textContent = citeVisit(words, { address: clause.href, day: new Date(), variation });
    setFragment(clause, printAddress({ anchor: entry.id, variation }));
  };
  for (const entry of page.querySelectorAll('[data-part="citations"] > li')) {
    write(entry);
    const button = entry.querySelector('button');
    if (!button) continue;
    button.hidden = false;
    button.addEventListener('click', () => {
      const line = entry.querySelector('[data-part="citation"]');
      if (line) void copy(line, status);
    });
  }
  const go = (): void => {
    const { anchor, variation } = readAddress(location.hash);
    const entry = variation === undefined ? null : page.getElementById(anchor);
    if (!entry) return;
    write(entry, variation);
    entry.scrollIntoView();
  };
  addEventListener('hashchange', go);
  go();
}

/** Copies a line; if the browser refuses, selects it so that the reader can copy it. */
async function copy(line: Element, status: HTMLElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(line.textContent.trim());
    if (status) status.textContent = 'Copied.';
  } catch {
    getSelection()?.selectAllChildren(line);
    if (status) status.textContent = 'The line is selected: copy it with your keyboard.';
  }
}
