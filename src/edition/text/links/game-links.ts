import { GAMES } from '#games/index.ts';

/** What can be done with a game besides reading its books: where, and how a link to it reads. */
export interface GameLink {
  readonly path: `/${string}`;
  readonly label: string;
}

/** In the order in which a reader comes to it. */
export function gameLinks(
  game: string,
  has: { readonly deals: boolean; readonly history: boolean; readonly firstHand: boolean },
): readonly GameLink[] {
  const { tools, kind, ruleSets } = GAMES.find(({ id }) => id === game) ?? { tools: {}, kind: 'cards', ruleSets: [] };
  const links: readonly (GameLink | false | undefined)[] = [
    tools.play && { path: `/${game}/play/`, label: 'Sit down and play' },
    has.firstHand && { path: `/${game}/play/first/`, label: 'Play your first hand' },
    has.deals && { path: `/${game}/deals/`, label: kind === 'tables' ? 'Games and pieces' : 'Deals' },
    tools.explore && { path: `/${game}/explore/`, label: tools.explore.title },
    tools.compare && { path: `/${game}/compare/`, label: 'Compare' },
    tools.edit && { path: `/${game}/editor/`, label: 'Set a deal' },
    tools.regulate && { path: '/regulator/', label: 'Regulate a table' },
    { path: `/${game}/rules/`, label: 'Every rule in every book' },
    ruleSets.length > 1 && { path: `/${game}/family/`, label: 'How its books stand to one another' },
    has.history && { path: `/${game}/history/`, label: 'History' },
  ];
  return links.filter((link) => link !== false && link !== undefined);
}
