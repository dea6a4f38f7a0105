/** A section of an edition, as its page has it. */
export interface BookSection {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly { readonly id: string; readonly number: number }[];
}

/** The sections of an edition: each heading with the clauses that stand under it. */
export function sectionsOf(root: ParentNode): readonly BookSection[] {
  const sections: { id: string; title: string; clauses: { id: string; number: number }[] }[] = [];
  for (const one of root.querySelectorAll('.edition > h2, .edition > .clause'))
    if (one.localName === 'h2') sections.push({ id: one.id, title: one.textContent.trim(), clauses: [] });
    else {
      const number = Number(one.querySelector('.no')?.textContent.replace(/\D/g, ''));
      sections.at(-1)?.clauses.push({ id: one.id, number });
    }
  return sections;
}

/** The section of a heading or a clause. */
export const sectionOf = (sections: readonly BookSection[], id: string): BookSection | undefined =>
  sections.find((one) => one.id === id || one.clauses.some((clause) => clause.id === id));

/** “§36–41”, “§7”; nothing for a section without clauses. */
export function spanOf({ clauses }: BookSection): string {
  const [first, last] = [clauses[0]?.number, clauses.at(-1)?.number];
  return first === undefined ? '' : first === last ? `§${String(first)}` : `§${String(first)}–${String(last)}`;
}
