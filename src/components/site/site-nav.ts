import type { AnyGame } from '#games/game.ts';
import { GAMES } from '#games/index.ts';

/** Links of header and footer; lists only pages that exist. */
const MAIN = [
  { id: 'games', label: 'Games', path: '/games/' },
  { id: 'sources', label: 'Sources', path: '/sources/' },
  { id: 'deals', label: 'Deals', path: '/deals/' },
  { id: 'play', label: 'Play', path: undefined },
  { id: 'compare', label: 'Compare', path: undefined },
  { id: 'regulator', label: 'Keep score', path: '/regulator/' },
  { id: 'readings', label: 'Doubts', path: '/readings/' },
  { id: 'glossary', label: 'Glossary', path: '/glossary/' },
] as const satisfies readonly {
  readonly id: string;
  readonly label: string;
  readonly path: `/${string}` | undefined;
}[];

/** Part of the site a page belongs to, marked in the header. */
export type NavSection = (typeof MAIN)[number]['id'];

interface SiteLink {
  readonly id: NavSection;
  readonly label: string;
  readonly path: `/${string}`;
}

/** Game to whose pages a path below the base belongs. */
export const gameOfPath = (path: string): AnyGame | undefined => GAMES.find(({ id }) => id === path.split('/')[1]);

/**
 * Header links for a page, by its path below the base. Table and comparison are those of the page's game; elsewhere a page
 * asks which game.
 */
export function siteNav(path: string): readonly SiteLink[] {
  const game = gameOfPath(path);
  const pathTo = (tool: 'play' | 'compare'): `/${string}` => (game?.tools[tool] ? `/${game.id}/${tool}/` : `/${tool}/`);
  return MAIN.map((link) => ({ ...link, path: link.path ?? pathTo(link.id) }));
}

export const FOOT_NAV = [
  { label: 'About', path: '/about/' },
  { label: 'What is new', path: '/changes/' },
  { label: 'Coverage', path: '/coverage/' },
  { label: 'Errata', path: '/errata/' },
  { label: 'Quote clauses', path: '/quote/' },
  { label: 'Bibliography', path: '/bibliography/' },
  { label: 'Records', path: '/schema/' },
  { label: 'Data', path: '/data/' },
  { label: 'Licences', path: '/about/#licences' },
] as const;
