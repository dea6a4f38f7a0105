import { GAMES } from '#games/index.ts';

/** The comparison that the header leads to: that of the first game that has one. */
const compared = GAMES.find(({ tools }) => tools.compare);
const comparison: `/${string}` = compared ? `/${compared.id}/compare/` : '/games/';

/** One place for the addresses in the header and the footer; a page that does not exist is not here. */
export const SITE_NAV = [
  { id: 'games', label: 'Games', path: '/games/' },
  { id: 'sources', label: 'Sources', path: '/sources/' },
  { id: 'deals', label: 'Deals', path: '/deals/' },
  { id: 'compare', label: 'Compare', path: comparison },
  { id: 'regulator', label: 'Regulator', path: '/regulator/' },
  { id: 'readings', label: 'Readings', path: '/readings/' },
  { id: 'glossary', label: 'Glossary', path: '/glossary/' },
] as const;

/** The part of the site a page belongs to, marked in the header. */
export type Section = (typeof SITE_NAV)[number]['id'];

export const FOOT_NAV = [
  { label: 'About', path: '/about/' },
  { label: 'Coverage', path: '/coverage/' },
  { label: 'Errata', path: '/errata/' },
  { label: 'Bibliography', path: '/bibliography/' },
  { label: 'Records', path: '/schema/' },
  { label: 'Licences', path: '/about/#licences' },
] as const;
