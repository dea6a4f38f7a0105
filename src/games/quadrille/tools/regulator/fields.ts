import {
  choose,
  count,
  counts,
  DEALER_FIELD,
  FLAG,
  PLAYER,
  PLAYERS,
  type EntryOf,
} from '#islands/regulator/account/fields.ts';

/** In the order of the engine’s suits. */
const SUIT = choose('spades', 'hearts', 'diamonds', 'clubs');

/** What a table says of a deal of Quadrille. */
export const QUADRILLE_FIELDS = {
  ...DEALER_FIELD,
  contract: choose('forced', 'alliance', 'mediateur', 'casco', 'solo', 'grandissimo', 'devole'),
  ombre: PLAYER,
  trump: SUIT,
  favourite: SUIT,
  ally: PLAYER,
  /** The ombre called a king of his own. */
  ownKing: FLAG,
  /** Médiateur: who gave the king. */
  giver: PLAYER,
  /** The suit of that king, where its price goes by it. */
  kingSuit: SUIT,
  announced: choose('no', 'announced', 'revealed'),
  /** How many tricks the ombre took, and his ally: what is paid turns on no others. */
  took: count(10),
  allyTook: count(10),
  /** The same of every player, as accounts of before have it. */
  tricks: counts(20),
  matadors: count(12),
  matadorsOf: choose('ombre', 'opponents'),
  premiers: FLAG,
  vole: choose('no', 'undertaken', 'refused'),
  shown: FLAG,
  kingHidden: FLAG,
  /** Opponents by the highest trump dealt them. */
  highest: PLAYERS,
} as const;
export type QuadrilleEntry = EntryOf<typeof QUADRILLE_FIELDS>;
export const SUIT_NAMES = QUADRILLE_FIELDS.trump.values;
export const GAMES = QUADRILLE_FIELDS.contract.values;
