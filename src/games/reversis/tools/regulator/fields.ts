import {
  choose,
  count,
  counts,
  DEALER_FIELD,
  FLAG,
  order,
  PLAYER,
  type EntryOf,
} from '#islands/regulator/account/fields.ts';
import { FATES } from '../../session/deal-outcome.ts';

/** The six cards that can pay, as records print them, in the order of the engine’s honours. */
export const HONOUR_CODES = ['AS', 'AH', 'AD', 'AC', 'JH', 'QH'] as const;
export type HonourCode = (typeof HONOUR_CODES)[number];

const FATE = choose(...FATES);
/** In which trick, counted from 1; absent: an earlier one, in which nothing is paid otherwise. */
const TRICK = count(13);

/** Of each of the six: `AS.fate`, `AS.by` … */
type Falls = { readonly [K in `${HonourCode}.fate`]: typeof FATE } & {
  readonly [K in `${HonourCode}.${'by' | 'on'}`]: typeof PLAYER;
} & { readonly [K in `${HonourCode}.trick`]: typeof TRICK };
const ONE_FALLS = { fate: FATE, by: PLAYER, on: PLAYER, trick: TRICK };
const FALLS = Object.fromEntries(
  HONOUR_CODES.flatMap((code) => Object.entries(ONE_FALLS).map(([part, field]) => [`${code}.${part}`, field])),
) as Falls;

/** What a table says of a deal of Réversis. */
export const REVERSIS_FIELDS = {
  ...DEALER_FIELD,
  ending: choose('partie', 'made', 'broken'),
  maker: PLAYER,
  breaker: PLAYER,
  brokenIn: TRICK,
  /** Who won and who lost the partie; or that tricks and points are to tell. */
  winner: PLAYER,
  loser: PLAYER,
  reckoned: FLAG,
  /** The cards that pay, in the order in which they fell. */
  fallen: order(HONOUR_CODES),
  tricks: counts(20),
  points: counts(99),
  cards: counts(16),
  ...FALLS,
  laidKings: count(4),
  laidQueens: count(4),
  laidKnaves: count(4),
  claimed: FLAG,
  espagnolette: PLAYER,
  thrownBy: PLAYER,
} as const;
export type ReversisEntry = EntryOf<typeof REVERSIS_FIELDS>;
