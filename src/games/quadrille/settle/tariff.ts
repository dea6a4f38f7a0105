import { ALLIANCE, CASCO, DEVOLE, FORCED, GRANDISSIMO, MEDIATEUR, SOLO } from '../rules/bids.ts';
import type { Ending } from '../play/ending.ts';
import type { Facts } from '../play/facts.ts';
import { why, type Occasion, type PaymentReason } from '../record/pools.ts';
import type { QuadrilleKey, QuadrilleRules } from '../rules/keys.ts';

/** A rate of the tariff and its reason; the amount is in units or counters, according to its rule. */
export interface Rate {
  readonly key: AmountKey;
  readonly why: PaymentReason;
}
type AmountKey = { [K in QuadrilleKey]: QuadrilleRules[K] extends number ? K : never }[QuadrilleKey];

const UNIT: QuadrilleKey = 'payments.unit';
const rate = (occasion: Occasion, key: AmountKey, ...because: readonly QuadrilleKey[]): Rate => ({
  key,
  why: why(occasion, key, ...because),
});

/** A pair of rates: plain, and in the favourite suit. */
type RatePair = readonly [plain: Rate, favourite: Rate];
const pair = (
  occasion: Occasion,
  [plain, favourite]: readonly [AmountKey, AmountKey],
  ...because: readonly QuadrilleKey[]
): RatePair => [rate(occasion, plain, ...because), rate(occasion, favourite, ...because, 'favourite.suit')];
const both = (occasion: Occasion, key: AmountKey, ...because: readonly QuadrilleKey[]): RatePair => [
  rate(occasion, key, ...because),
  rate(occasion, key, ...because),
];

const premiums = (...because: readonly QuadrilleKey[]): Readonly<Record<number, RatePair>> => ({
  [FORCED]: pair('premium', ['premium.forced.plain', 'premium.forced.favourite'], ...because),
  [ALLIANCE]: pair('premium', ['premium.alliance.plain', 'premium.alliance.favourite'], ...because),
  [MEDIATEUR]: pair('premium', ['premium.mediateur.plain', 'premium.mediateur.favourite'], ...because),
  [CASCO]: pair('premium', ['premium.casco.plain', 'premium.casco.favourite'], ...because),
  [SOLO]: pair('premium', ['premium.solo.plain', 'premium.solo.favourite'], ...because),
  [GRANDISSIMO]: both('premium', 'premium.grandissimo', ...because),
  [DEVOLE]: both('premium', 'premium.devole', ...because),
});
const PREMIUMS = premiums(UNIT);
const OWN_KING = pair('premium', ['premium.solo.plain', 'premium.solo.favourite'], 'call.own.premium', UNIT);
const ANNOUNCED_PREMIUMS = premiums('vole.announced.premium', UNIT);

const which = (p: RatePair, favourite: boolean): Rate => p[favourite ? 1 : 0];

/**
 * The premium of the contract. With a king of one's own it is a solo, if the rule pays that; an announced vole may replace it.
 * Undefined if no premium is paid.
 */
export function premiumOf(facts: Facts, rules: QuadrilleRules, { favourite }: Ending): Rate | undefined {
  if (facts.announced > 0)
    return rules['vole.announced.premium'] ? which(ANNOUNCED_PREMIUMS[facts.contract]!, favourite) : undefined;
  if (facts.ownKing) return rules['call.own.premium'] ? which(OWN_KING, favourite) : undefined;
  return which(PREMIUMS[facts.contract]!, favourite);
}

const CONSOLATION = pair('consolation', ['consolation.each', 'consolation.favourite'], UNIT);
export const consolationRate = (favourite: boolean): Rate => which(CONSOLATION, favourite);

const GAME = pair('theGame', ['game.each', 'game.favourite'], UNIT);
/** Rate of the game itself, apart from the consolation: when it is won, and when it is lost codille. */
export const gameRate = (favourite: boolean): Rate => which(GAME, favourite);

const PREMIERS = pair('premiers', ['premiers.plain', 'premiers.favourite'], UNIT);
export const premiersRate = (favourite: boolean): Rate => which(PREMIERS, favourite);

const MADE = pair('vole', ['vole.made.plain', 'vole.made.favourite'], 'vole.undertaken', UNIT);
const LOST = pair('vole', ['vole.made.plain', 'vole.made.favourite'], 'vole.lost.pays', 'vole.undertaken', UNIT);
const ANNOUNCED_MADE = pair('vole', ['vole.announced.plain', 'vole.announced.favourite'], 'auction.vole', UNIT);
const NO_TRICK = pair('noTrick', ['vole.made.plain', 'vole.made.favourite'], 'lost.noTrick', UNIT);
/** Rate of the vole from hand to hand, made or lost. */
export const voleRate = (announced: boolean, lost: boolean, favourite: boolean): Rate =>
  which(announced ? ANNOUNCED_MADE : lost ? LOST : MADE, favourite);
export const noTrickRate = (favourite: boolean): Rate => which(NO_TRICK, favourite);

const MATADORS_EACH = pair(
  'matadors',
  ['matadors.each', 'matadors.each.favourite'],
  'matadors.manner',
  'matadors.side',
  'matadors.counted',
  UNIT,
);
const MATADORS_THREE = pair(
  'matadors',
  ['matadors.three.plain', 'matadors.three.favourite'],
  'matadors.manner',
  'matadors.side',
  'matadors.counted',
  UNIT,
);
const MATADORS_FOUR = pair(
  'matadors',
  ['matadors.four.plain', 'matadors.four.favourite'],
  'matadors.manner',
  'matadors.side',
  'matadors.counted',
  UNIT,
);

/** Matadors due to a side with a sequence of trumps: the rate, and how many times it is paid; undefined if none. */
export function matadorsOf(
  sequence: number,
  isRedTrump: boolean,
  rules: QuadrilleRules,
  favourite: boolean,
): { readonly rate: Rate; readonly times: number } | undefined {
  switch (rules['matadors.manner']) {
    case 'eachFromOne':
      return sequence > 0 ? { rate: which(MATADORS_EACH, favourite), times: sequence } : undefined;
    case 'eachFromThree':
      return sequence > 2 ? { rate: which(MATADORS_EACH, favourite), times: sequence } : undefined;
    case 'threeAndFour':
      // The fourth is punto, which only a red suit has (Parlett after Quanti 1822).
      if (sequence > 3 && isRedTrump) return { rate: which(MATADORS_FOUR, favourite), times: 1 };
      return sequence > 2 ? { rate: which(MATADORS_THREE, favourite), times: 1 } : undefined;
  }
}

const LEVELS = ['undertaken', 'announced', 'revealed'] as const;

/** Amounts of the vole pool: level → contract → plain and favourite. An alliance and a casco cannot announce. */
const volePools = (occasion: Occasion): readonly Readonly<Record<number, RatePair>>[] =>
  LEVELS.map((level) => {
    const under = level === 'undertaken' ? [] : (['auction.vole'] as const);
    const amounts = (name: 'mediateur' | 'solo'): RatePair =>
      pair(
        occasion,
        [`vole.pool.${level}.${name}.plain`, `vole.pool.${level}.${name}.favourite`],
        'vole.pool.manner',
        ...under,
      );
    const undertaken = (name: 'alliance' | 'casco'): RatePair =>
      pair(
        occasion,
        [`vole.pool.undertaken.${name}.plain`, `vole.pool.undertaken.${name}.favourite`],
        'vole.pool.manner',
      );
    return {
      [FORCED]: undertaken('alliance'),
      [ALLIANCE]: undertaken('alliance'),
      [MEDIATEUR]: amounts('mediateur'),
      [CASCO]: undertaken('casco'),
      [SOLO]: amounts('solo'),
      [GRANDISSIMO]: both(occasion, `vole.pool.${level}.grandissimo`, 'vole.pool.manner', ...under),
      [DEVOLE]: both(occasion, `vole.pool.${level}.grandissimo`, 'vole.pool.manner', ...under),
    };
  });
const LAID = volePools('voleLaid');
const PAID = volePools('volePool');

/** A king of one’s own counts as a solo. */
const volePoolRate = (pools: typeof LAID, facts: Facts, favourite: boolean): Rate =>
  which(pools[facts.announced]![facts.ownKing && facts.ally < 0 ? SOLO : facts.contract]!, favourite);

/** What each of the four lays in the vole pool, in counters. */
export const voleLaidRate = (facts: Facts, favourite: boolean): Rate => volePoolRate(LAID, facts, favourite);
/** What is paid from hand to hand instead. */
export const volePaidRate = (facts: Facts, favourite: boolean): Rate => volePoolRate(PAID, facts, favourite);
