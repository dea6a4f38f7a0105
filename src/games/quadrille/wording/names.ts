import type { Account } from '#engine/ledger/sink.ts';
import { accountLabelBy, saySeat, capital, inWords, tricksInWords } from '#engine/wording/sentence.ts';
import { nameCard, suitOf, type Card } from '#engine/cards/card.ts';
import { BASTO, MANILLE_BIT, plainTable, SPADILLE } from '../rules/ranks.ts';
import type { Occasion } from '../record/pools.ts';
import type { Happening } from '../../game.ts';
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

/** Card name in ledgers, without article: “spadille”, “basto”, “manille”, or the card’s own name. */
export function nameInBook(card: Card, trump: number | undefined): string {
  if (card === SPADILLE) return 'spadille';
  if (card === BASTO) return 'basto';
  if (trump !== undefined && plainTable(trump).toPlay[card] === trump * 16 + MANILLE_BIT) return 'manille';
  return nameCard(card);
}

/** “spadille”, “the king of clubs”. */
export function sayCard(card: Card, trump: number | undefined): string {
  const name = nameInBook(card, trump);
  return name.includes(' ') ? `the ${name}` : name;
}

/** Whether a card is a trump; a black ace always is. */
export const isTrump = (card: Card, trump: number | undefined): boolean =>
  card === SPADILLE || card === BASTO || suitOf(card) === trump;

const POOL_WORDS: Readonly<Record<string, string>> = {
  stake: 'the pool',
  vole: 'the vole pool',
  odd: 'the odd counters',
};

/** Name of a pool account: “the pool”, “the vole pool”; `undefined` for any other account. */
export const sayPool = (account: Account): string | undefined => POOL_WORDS[account];

export const sayAccount = (account: Account): string => sayPool(account) ?? saySeat(account);

/** Account as a column heading: `first`, `dealer`, `vole pool`. */
export const accountLabel = accountLabelBy(sayPool);

/** Events by which readers can search for a deal of Quadrille. */
export const HAPPENINGS: readonly Happening<Occasion>[] = [
  {
    id: 'alone',
    words: 'sans prendre, or a solo',
    topics: ['sansPrendre', 'bid.solo', 'auction.solo', 'premium.solo', 'table.solo', 'won.solo', 'lost.solo'],
  },
  { id: 'mediateur', words: 'médiateur', topics: ['mediateur', 'bid.mediateur', 'table.mediateur'] },
  { id: 'casco', words: 'casco', topics: ['casco', 'bid.casco', 'table.casco'] },
  {
    id: 'forced-spadille',
    words: 'the holder of spadille forced to play',
    topics: ['forced', 'table.forced', 'bid.forced', 'auction.forced'],
  },
  { id: 'favourite', words: 'the favourite suit', topics: ['favourite'] },
  { id: 'remise', words: 'remise', occasions: ['remise'] },
  { id: 'codille', words: 'codille', occasions: ['codille', 'stakeShared'] },
  { id: 'beast', words: 'a beast because the ally showed himself', occasions: ['beast'] },
  { id: 'matadors', words: 'matadors', occasions: ['matadors'] },
  { id: 'premiers', words: 'premiers', occasions: ['premiers'] },
  { id: 'vole', words: 'the vole, made or lost', occasions: ['vole', 'voleLaid', 'volePool'] },
  { id: 'renege', words: 'matadors that need not follow', topics: ['renege'] },
];

/** Words for what a payment is for. */
export const OCCASION_WORDS: Readonly<Record<Occasion, string>> = {
  ante: 'stake',
  oddOfLast: 'odd counters of the last codille',
  voleLaid: 'put in for the vole',
  kingPrice: 'price of the king',
  stakeWon: 'pool won',
  stakeShared: 'codille: share of the pool',
  remise: 'remise',
  codille: 'codille: beast',
  beast: 'beast: the ally showed himself',
  consolation: 'consolation',
  theGame: 'the game itself',
  premium: 'game',
  matadors: 'matadors',
  premiers: 'premiers',
  vole: 'vole',
  volePool: 'vole pool',
  noTrick: 'no trick taken',
  leftover: 'share of what is left',
};

/** Line of a ledger: “matadors”, “vole pool”. `card` is the card paid for, if any. */
export function sayOccasion(occasion: Occasion, card?: Card): string {
  return card === undefined ? OCCASION_WORDS[occasion] : `${nameInBook(card, undefined)} ${OCCASION_WORDS[occasion]}`;
}

/** Reasons of payments as the end of a sentence. */
export const WHY: Readonly<Record<Occasion, string>> = {
  ante: 'as the stake',
  oddOfLast: 'of the last codille, for the highest trump',
  voleLaid: 'for the vole',
  kingPrice: 'for the king',
  stakeWon: 'for the game won',
  stakeShared: 'for the codille',
  remise: 'as a remise',
  codille: 'as a beast, for losing codille',
  beast: 'as a beast, for showing himself as the ally',
  consolation: 'as consolation',
  theGame: 'for the game itself',
  premium: 'for the game',
  matadors: 'for matadors',
  premiers: 'for premiers',
  vole: 'for the vole',
  volePool: 'for the vole',
  noTrick: 'for taking no trick',
  leftover: 'as a share of what is left at the end',
};

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
  [FORCED]: { gloss: 'because you hold spadille', how: 'with a secret ally', keys: ['auction.allPass'] },
  [ALLIANCE]: { gloss: 'for an ally', how: 'with a secret ally', keys: [] },
  [MEDIATEUR]: { gloss: 'for a king', how: 'alone, with another’s king', keys: ['auction.mediateur'] },
  [CASCO]: { gloss: 'for an ally and his trumps', how: 'with an ally, who names trumps', keys: ['auction.casco'] },
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
  `The highest bidder plays, and needs ${inWords(rules['win.tricks'])} of the ten tricks unless the bid says otherwise.`;
