import { GAMES } from '#games/index.ts';

/** One place for the addresses in the header and the footer; a page that does not exist is not here. */
const MAIN = [
  { id: 'games', label: 'Games', path: '/games/' },
  { id: 'sources', label: 'Sources', path: '/sources/' },
  { id: 'deals', label: 'Deals', path: '/deals/' },
  { id: 'play', label: 'Play', path: undefined },
  { id: 'compare', label: 'Compare', path: undefined },
  { id: 'regulator', label: 'Regulator', path: '/regulator/' },
  { id: 'readings', label: 'Readings', path: '/readings/' },
  { id: 'glossary', label: 'Glossary', path: '/glossary/' },
] as const satisfies readonly {
  readonly id: string;
  readonly label: string;
  readonly path: `/${string}` | undefined;
}[];

/** The part of the site a page belongs to, marked in the header. */
export type Section = (typeof MAIN)[number]['id'];

interface SiteLink {
  readonly id: Section;
  readonly label: string;
  readonly path: `/${string}`;
}

/**
 * The links of the header on a page, by its path below the base. Table and comparison are those of the game whose page it is;
 * elsewhere, and where that game has none, those of the first game that has one.
 */
export function siteNav(path: string): readonly SiteLink[] {
  const [, game] = path.split('/');
  const pathTo = (tool: 'play' | 'compare'): `/${string}` => {
    const having = GAMES.filter(({ tools }) => tools[tool]);
    const { id } = having.find((one) => one.id === game) ?? having[0] ?? {};
    return id === undefined ? '/games/' : `/${id}/${tool}/`;
  };
  return MAIN.map((link) => ({ ...link, path: link.path ?? pathTo(link.id) }));
}

export const FOOT_NAV = [
  { label: 'About', path: '/about/' },
  { label: 'Coverage', path: '/coverage/' },
  { label: 'Errata', path: '/errata/' },
  { label: 'Bibliography', path: '/bibliography/' },
  { label: 'Records', path: '/schema/' },
  { label: 'Licences', path: '/about/#licences' },
] as const;
