/** The games whose deals can be laid side by side, and those whose deals can be set by hand. */
export const COMPARED: readonly string[] = ['reversis', 'quadrille'];
export const EDITED: readonly string[] = ['reversis', 'quadrille'];
/** The games of tables, in which a single throw can be explored. */
const EXPLORED: readonly string[] = ['revertier'];

export interface Door {
  readonly path: `/${string}`;
  readonly label: string;
}

/** What can be done with a game besides reading its books, in the order in which a reader comes to it. */
export const doorsOf = (game: string, has: { readonly deals: boolean; readonly history: boolean }): readonly Door[] => {
  const doors: readonly (Door | false)[] = [
    has.deals && { path: `/${game}/deals/`, label: EXPLORED.includes(game) ? 'Games and pieces' : 'Deals' },
    EXPLORED.includes(game) && { path: `/${game}/explore/`, label: 'Explore a throw' },
    COMPARED.includes(game) && { path: `/${game}/compare/`, label: 'Compare' },
    EDITED.includes(game) && { path: `/${game}/editor/`, label: 'Set a deal' },
    !EXPLORED.includes(game) && { path: '/regulator/', label: 'Regulate a table' },
    { path: `/${game}/rules/`, label: 'Every rule in every book' },
    has.history && { path: `/${game}/history/`, label: 'History' },
  ];
  return doors.filter((door) => door !== false);
};
