import type { Account, Entry } from '#engine/ledger/sink.ts';
import { listed } from '#engine/kernel/collections.ts';
import { accountLabelBy, saySeat } from '#engine/wording/sentence.ts';
import { nameCard, nameSuit, suitOf, type Card } from '#engine/cards/card.ts';
import { LITTLE_QUINOLA, QUINOLA } from '../rules/shape.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { Occasion } from '../play/pools.ts';
import type { Happening } from '../../game.ts';

/** Number of Quinolas in a book: none in the ancient game; in Bohn also the queen of hearts, the little Quinola. */
export type Quinolas = 'none' | 'one' | 'two';

/** Number of Quinolas under the rules in force. */
export function quinolasOf(rules: ReversisRules): Quinolas {
  if (rules['quinola.little']) return 'two';
  const paid =
    rules['quinola.placed.winnerToHolder'] +
    rules['quinola.forced.holderToForcer'] +
    rules['quinola.led.holderToWinner'];
  const moves = rules['quinola.placed.draws'] || rules['quinola.forced.intoPool'] || rules['quinola.led.intoPool'];
  return paid > 0 || moves ? 'one' : 'none';
}

/** Card name in ledgers, without article: “ace of diamonds”, “Quinola”. */
export function nameInBook(card: Card, quinolas: Quinolas): string {
  if (card === QUINOLA && quinolas !== 'none') return quinolas === 'two' ? 'great Quinola' : 'Quinola';
  if (card === LITTLE_QUINOLA && quinolas === 'two') return 'little Quinola';
  return nameCard(card);
}

/** “the ace of diamonds”, “the Quinola”. */
export const sayCard = (card: Card, quinolas: Quinolas): string => `the ${nameInBook(card, quinolas)}`;

const POOL_WORDS: Readonly<Record<string, string>> = {
  basket: 'the basket',
  great: 'the great pool',
  little: 'the little pool',
  poule: 'the poule',
  pool: 'the pool',
};

/** Name of a pool account: “the basket”, “pool 2”; `undefined` for any other account. */
export function sayPool(account: Account): string | undefined {
  const queued = /^pool(\d+)$/.exec(account);
  return queued ? `pool ${queued[1] ?? ''}` : POOL_WORDS[account];
}

export const sayAccount = (account: Account): string => sayPool(account) ?? saySeat(account);

/** Account as a column heading: `first`, `dealer`, `great pool`. */
export const accountLabel = accountLabelBy(sayPool);

/** Events by which readers can search for a deal of Réversis. */
export const HAPPENINGS: readonly Happening<Occasion>[] = [
  { id: 'quinola-placed', words: 'the Quinola placed', occasions: ['quinolaPlaced', 'quinolaDraws'] },
  {
    id: 'quinola-forced',
    words: 'the Quinola forced',
    occasions: ['quinolaForced', 'quinolaForcedOthers', 'stakeTaken', 'reversisForcedFirst', 'reversisBreakerQuinola'],
    topics: ['quinola.forced'],
  },
  {
    id: 'quinola-led',
    words: 'the Quinola led',
    occasions: ['quinolaLed', 'quinolaLedOthers'],
    topics: ['quinola.led'],
  },
  { id: 'bete', words: 'a bête', occasions: ['bete', 'reversisBete'] },
  { id: 'ace-placed', words: 'an ace placed', occasions: ['acePlaced'] },
  { id: 'ace-forced', words: 'an ace forced', occasions: ['aceForced'] },
  { id: 'ace-led', words: 'an ace led', occasions: ['aceLed'] },
  { id: 'reversis-made', words: 'a reversis made', occasions: ['reversisMade', 'reversisDraws'] },
  { id: 'reversis-broken', words: 'a reversis broken', occasions: ['reversisBroken'] },
  {
    id: 'espagnolette',
    words: 'an espagnolette, or four aces in one hand',
    occasions: ['espagnoletteReturns', 'espagnoletteStake'],
    topics: ['espagnolette', 'fourAces'],
  },
  { id: 'bonne', words: 'double payments in the last tricks', topics: ['bonne', 'double.lastTwo', 'aces.lastTrick'] },
  { id: 'tie', words: 'players level in points', topics: ['tie', 'ties', 'party.ties', 'partie.ties'] },
  { id: 'thrown', words: 'cards thrown down', topics: ['law.thrown', 'thrown'] },
  { id: 'five', words: 'five players', topics: ['five', 'deal.five', 'players.five'] },
];

/** Words for what a payment is for; if it is for a card, they follow the card’s name: “ace of clubs” + “placed”. */
export const OCCASION_WORDS: Readonly<Record<Occasion, string>> = {
  ante: 'ante',
  filling: 'filling',
  acePlaced: 'placed',
  aceForced: 'forced',
  aceLed: 'led',
  quinolaPlaced: 'placed',
  quinolaDraws: 'placed: paid from the pool',
  quinolaForced: 'forced',
  quinolaForcedOthers: 'forced: consolation',
  bete: 'played: bête',
  quinolaLed: 'led',
  quinolaLedOthers: 'led: consolation',
  stakeTaken: 'forced: stake taken',
  partie: 'deal lost',
  points: 'points taken',
  reversisMade: 'reversis made',
  reversisBroken: 'reversis broken',
  reversisDraws: 'played, reversis made: paid from the pool',
  reversisForcedFirst: 'forced on the first trick, reversis made',
  reversisBete: 'played, reversis broken: bête',
  reversisBreakerQuinola: 'breaks the reversis: paid as forced',
  espagnoletteReturns: 'payment given back',
  espagnoletteStake: 'stake paid in',
  undone: 'payment undone',
  leftover: 'share of what is left',
};

/** Line of a ledger: “ace of clubs placed”, “deal lost”. `card` is the card paid for, if any. */
export function sayOccasion(occasion: Occasion, card: Card | undefined, quinolas: Quinolas): string {
  const words = OCCASION_WORDS[occasion];
  return card === undefined ? words : `${nameInBook(card, quinolas)} ${words}`;
}

/** The reason of a payment as the end of a sentence: “for the ace of clubs, led”. */
export function sayWhy(occasion: Occasion, of: Card | undefined, quinolas: Quinolas): string {
  const card = of === undefined ? 'the card' : sayCard(of, quinolas);
  const suit = of === undefined ? 'its suit' : nameSuit(suitOf(of));
  const words: Readonly<Record<Occasion, string>> = {
    ante: 'as the stake',
    filling: 'to fill it',
    acePlaced: `for ${card}, thrown on another suit`,
    aceForced: `for ${card}, forced out by a lead of ${suit}`,
    aceLed: `for ${card}, led`,
    quinolaPlaced: `for ${card}, thrown on another suit`,
    quinolaDraws: `for ${card}, thrown on another suit`,
    quinolaForced: `for ${card}, forced out by a lead of ${suit}`,
    quinolaForcedOthers: `as the consolation, because ${card} was forced out`,
    bete: `as a bête, because ${card} was not thrown on another suit`,
    quinolaLed: `for ${card}, led`,
    quinolaLedOthers: `as the consolation, because ${card} was led`,
    stakeTaken: `as the stake for ${card}, because a player bound to lose every trick forced it out`,
    partie: 'for losing the deal',
    points: 'for the points taken',
    reversisMade: 'for the reversis made',
    reversisBroken: 'for the reversis broken',
    reversisDraws: `for the reversis made, with ${card} played in it`,
    reversisForcedFirst: `for ${card}, forced out on the first trick of the reversis made`,
    reversisBete: `as a bête, because ${card} was played and the reversis broken`,
    reversisBreakerQuinola: `for ${card}, which broke the reversis and is paid as if forced`,
    espagnoletteReturns: `to give back what was paid for ${card}, because the player bound to lose every trick took one`,
    espagnoletteStake: `as the stake for ${card}, because the player bound to lose every trick took one`,
    // Only the filling of a pool has no card.
    undone: `to undo what was paid ${of === undefined ? 'in' : `for ${card}`}, because of the reversis`,
    leftover: 'as a share of what is left at the end',
  };
  return words[occasion];
}

/** Why the loser of a deal pays, and of what the sum is made: “for losing the deal (a fixed 4 and 13 for the cards set aside)”. */
export function sayPartie({ amount, keys }: Pick<Entry, 'amount' | 'keys'>, rules: ReversisRules): string {
  const manner = rules['partie.manner'];
  if (manner !== 'discard' && manner !== 'mat') return 'for losing the deal';
  const base = rules['partie.base'];
  const mat = manner === 'mat' ? rules['partie.mat'] : 0;
  const isDoubled = keys.includes('double.manner');
  const laid = (isDoubled ? amount / 2 : amount) - base - mat;
  const parts = [
    ...(base > 0 ? [`a fixed ${String(base)}`] : []),
    ...(mat > 0 ? [`${String(mat)} for the mat`] : []),
    ...(laid > 0 ? [`${String(laid)} for the cards set aside`] : []),
  ];
  return `for losing the deal (${listed(parts)}${isDoubled ? '; double between opposite players' : ''})`;
}
