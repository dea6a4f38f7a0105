import {
  amount,
  choice,
  flag,
  only,
  onlyAs,
  type Condition,
  type ConditionalKey,
  type RuleValue,
  type Conditions,
} from '#engine/rules/key.ts';

/* Conditions under which questions of Quadrille arise: a book with the favourite suit, the médiateur, the casco and so on. */

/** Condition for a key about something that a book may lack: the value that means “not there”, and where it arises. */
export const absent = <const V extends RuleValue>(value: V, ...where: Conditions): ConditionalKey<V> =>
  only(value, 'quadrille.not-mentioned', ...where);

/** Condition for an amount laid for a vole in a bid that a book may lack: there the same as in its solo. */
const asSolo = (solo: string, ...where: Conditions): ConditionalKey<never> =>
  onlyAs(solo, 'quadrille.not-mentioned', false, ...where);

export const WITH_FAVOURITE = { 'favourite.suit': ['hearts', 'lotForParty', 'lotEachDeal'] } as const;
export const WITH_FORCED_SPADILLE = { 'auction.allPass': ['forcedSpadille'] } as const;
export const WITH_MEDIATEUR = { 'auction.mediateur': [true] } as const;
export const WITH_CASCO = { 'auction.casco': [true] } as const;
export const WITH_GRANDISSIMO = { 'auction.grandissimo': [true] } as const;
export const WITH_DEVOLE = { 'auction.devole': [true] } as const;
export const EACH = { 'matadors.manner': ['eachFromThree', 'eachFromOne'] } as const;
export const THREE_AND_FOUR = { 'matadors.manner': ['threeAndFour'] } as const;
const ANNOUNCED = { 'auction.vole': ['announced', 'revealed'] } as const;
/** Condition: it matters that an ally has shown himself. */
const SHOWN = { 'vole.shownAlly': ['losesVole', 'losesAndBeast'] } as const;
const REVEALED = { 'auction.vole': ['revealed'] } as const;

/** Condition for an amount in favourite: in a book without a favourite suit the same as in any other suit. */
export const inFavourite = (plain: string, besides: Condition = {}): ConditionalKey<never> =>
  onlyAs(plain, 'quadrille.across.favourite', true, { ...besides, ...WITH_FAVOURITE });

/** Questions about the vole: what undertakes it, its payments, and its pool. */
export const VOLE_KEYS = {
  /** What the lead to the seventh trick, after the first six, undertakes. */
  'vole.undertaken': choice(55, 'vole', 'payment', ['never', 'byLead', 'onceKingPlayed']),
  'vole.asks': flag(56, 'vole', 'play'),
  'vole.forced': flag(57, 'vole', 'payment'),
  'vole.shownAlly': choice(58, 'vole', 'payment', ['free', 'losesVole', 'losesAndBeast']),
  /** Leads that do not show an ally who is eldest: only the first of the deal, or every lead. */
  'vole.shown.eldest': choice(122, 'vole', 'payment', ['firstLead', 'everyLead'], absent('firstLead', SHOWN)),
  /** Whether a matador led shows an ally whose card was played before. */
  'vole.shown.known': choice(123, 'vole', 'payment', ['counts', 'excused'], absent('counts', SHOWN)),
  'vole.made.plain': amount(59, 'vole', [0, 2, 10]),
  'vole.made.favourite': amount(60, 'vole', [0, 4, 10, 20], inFavourite('vole.made.plain')),
  'vole.lost.pays': flag(61, 'vole', 'payment'),
  'vole.announced.plain': amount(62, 'vole', [0, 2, 10], absent(0, ANNOUNCED)),
  'vole.announced.favourite': amount(63, 'vole', [0, 4, 10], inFavourite('vole.announced.plain', ANNOUNCED)),
  'vole.announced.premium': flag(64, 'vole', 'payment', absent(false, ANNOUNCED)),
  'vole.announced.lostSix': choice(65, 'vole', 'payment', ['voleOnly', 'remise'], absent('voleOnly', ANNOUNCED)),
  'vole.announced.codille': flag(66, 'vole', 'payment', absent(false, ANNOUNCED)),
  /** How the next nineteen amounts are paid: by each of the four into a pool, or by each opponent like the game’s premium. */
  'vole.pool.manner': choice(67, 'vole', 'payment', ['pool', 'premium']),
  'vole.pool.odd': choice(
    68,
    'vole',
    'payment',
    ['highestTrump', 'stays'],
    absent('highestTrump', { 'vole.pool.manner': ['pool'] }),
  ),
  'vole.pool.undertaken.alliance.plain': amount(69, 'vole', [0, 3]),
  'vole.pool.undertaken.alliance.favourite': amount(
    70,
    'vole',
    [0, 3, 6],
    inFavourite('vole.pool.undertaken.alliance.plain'),
  ),
  'vole.pool.undertaken.mediateur.plain': amount(
    71,
    'vole',
    [0, 3],
    asSolo('vole.pool.undertaken.solo.plain', WITH_MEDIATEUR),
  ),
  'vole.pool.undertaken.mediateur.favourite': amount(
    72,
    'vole',
    [0, 3, 6],
    inFavourite('vole.pool.undertaken.mediateur.plain', WITH_MEDIATEUR),
  ),
  'vole.pool.undertaken.casco.plain': amount(73, 'vole', [0, 6], asSolo('vole.pool.undertaken.solo.plain', WITH_CASCO)),
  'vole.pool.undertaken.casco.favourite': amount(
    74,
    'vole',
    [0, 12],
    inFavourite('vole.pool.undertaken.casco.plain', WITH_CASCO),
  ),
  'vole.pool.undertaken.solo.plain': amount(75, 'vole', [0, 3, 6]),
  'vole.pool.undertaken.solo.favourite': amount(76, 'vole', [0, 3, 12], inFavourite('vole.pool.undertaken.solo.plain')),
  'vole.pool.undertaken.grandissimo': amount(
    77,
    'vole',
    [0, 24],
    asSolo('vole.pool.undertaken.solo.plain', WITH_GRANDISSIMO),
  ),
  'vole.pool.announced.mediateur.plain': amount(
    78,
    'vole',
    [0, 3, 5],
    asSolo('vole.pool.announced.solo.plain', { ...ANNOUNCED, ...WITH_MEDIATEUR }),
  ),
  'vole.pool.announced.mediateur.favourite': amount(
    79,
    'vole',
    [0, 6, 9, 10],
    inFavourite('vole.pool.announced.mediateur.plain', { ...ANNOUNCED, ...WITH_MEDIATEUR }),
  ),
  'vole.pool.announced.solo.plain': amount(80, 'vole', [0, 3, 5, 6, 9], absent(0, ANNOUNCED)),
  'vole.pool.announced.solo.favourite': amount(
    81,
    'vole',
    [0, 3, 12, 18],
    inFavourite('vole.pool.announced.solo.plain', ANNOUNCED),
  ),
  'vole.pool.announced.grandissimo': amount(
    82,
    'vole',
    [0, 24, 36],
    asSolo('vole.pool.announced.solo.plain', { ...ANNOUNCED, ...WITH_GRANDISSIMO }),
  ),
  'vole.pool.revealed.mediateur.plain': amount(
    83,
    'vole',
    [0, 6],
    asSolo('vole.pool.revealed.solo.plain', { ...REVEALED, ...WITH_MEDIATEUR }),
  ),
  'vole.pool.revealed.mediateur.favourite': amount(
    84,
    'vole',
    [0, 12],
    inFavourite('vole.pool.revealed.mediateur.plain', { ...REVEALED, ...WITH_MEDIATEUR }),
  ),
  'vole.pool.revealed.solo.plain': amount(85, 'vole', [0, 3, 12], asSolo('vole.pool.announced.solo.plain', REVEALED)),
  'vole.pool.revealed.solo.favourite': amount(
    86,
    'vole',
    [0, 3, 24],
    inFavourite('vole.pool.revealed.solo.plain', REVEALED),
  ),
  'vole.pool.revealed.grandissimo': amount(
    87,
    'vole',
    [0, 48],
    asSolo('vole.pool.revealed.solo.plain', { ...REVEALED, ...WITH_GRANDISSIMO }),
  ),
} as const;
