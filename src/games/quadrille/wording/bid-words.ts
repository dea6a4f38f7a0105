import { capital, inWords, tricksInWords } from '#engine/wording/sentence.ts';
import {
  ALLIANCE,
  CASCO,
  DEVOLE,
  FORCED,
  GRANDISSIMO,
  MEDIATEUR,
  SOLO,
  UNDECLARED,
  type Contract,
  REVEALED,
} from '../rules/bids.ts';
import type { QuadrilleKey, QuadrilleRules } from '../rules/keys.ts';

/** What a contract means to somebody who hears its name for the first time. */
interface ContractMeaning {
  /** A few words beside the name. */
  readonly gloss: string;
  /** Words after the number of tricks to be won: “six tricks alone against three”. */
  readonly how: string;
  /** Rule keys on which the meaning rests, besides the number of tricks. */
  readonly keys: readonly QuadrilleKey[];
}

const MEANINGS: Readonly<Record<Contract, ContractMeaning>> = {
  [FORCED]: { gloss: 'because you hold spadille', how: 'with a secret partner', keys: ['auction.allPass'] },
  [ALLIANCE]: { gloss: 'for a partner', how: 'with a secret partner', keys: [] },
  [MEDIATEUR]: { gloss: 'for a king', how: 'alone, with another’s king', keys: ['auction.mediateur'] },
  [CASCO]: { gloss: 'for a partner and his trumps', how: 'with a partner, who names trumps', keys: ['auction.casco'] },
  [SOLO]: { gloss: 'alone', how: 'alone against three', keys: [] },
  [GRANDISSIMO]: {
    gloss: 'no suit is trumps',
    how: 'alone; only black aces are trumps',
    keys: ['auction.grandissimo'],
  },
  [DEVOLE]: { gloss: 'no tricks at all', how: 'alone; only black aces are trumps', keys: ['auction.devole'] },
};

/** Words beside the name of a bid: “alone”. */
export const glossOf = (contract: Contract): string | undefined => MEANINGS[contract]?.gloss;

/** Meaning of a bid in a few words, by the rules in force: “Six tricks alone against three”. */
export function meaningOf(
  contract: Contract,
  vole: number,
  rules: QuadrilleRules,
): { readonly text: string; readonly keys: readonly QuadrilleKey[] } {
  const { how, keys } = MEANINGS[contract] ?? { how: '', keys: [] };
  if (contract === DEVOLE) return { text: `No trick, ${how}`, keys };
  if (vole === UNDECLARED)
    return { text: `${capital(tricksInWords(rules['win.tricks']))} ${how}`, keys: ['win.tricks', ...keys] };
  return {
    text: `All ten tricks ${how}${vole === REVEALED ? ', your hand open' : ''}`,
    keys: ['auction.vole', ...keys],
  };
}

/** What the auction is about, above the bids. */
export const sayAuction = (rules: QuadrilleRules): string =>
  `The highest bidder needs ${inWords(rules['win.tricks'])} of ten tricks, or what he bid.`;
