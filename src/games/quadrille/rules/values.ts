import { QUADRILLE_KEYS, type QuadrilleKey, type QuadrilleRules } from './keys.ts';
import { GROUPS, QUESTIONS } from './questions.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { number, paid, makeWording, sayAnswer, worth, type Answers } from '#engine/words/answers.ts';
import type { Unit } from '#engine/words/counted.ts';

const CHOICES: Answers<QuadrilleRules>['choices'] = {
  'cards.redLow': { reversed: 'the two highest, the seven lowest', natural: 'as in the black suits' },
  'play.direction': { right: 'to the right', left: 'to the left' },
  'deal.packets': { firstDealer: 'the first dealer, for the whole party', eachDealer: 'every dealer for himself' },
  'deal.misdeal': { redeal: 'the same player deals again', dealPasses: 'the deal passes on' },
  'auction.vole': { none: 'not at all', announced: 'announced', revealed: 'announced, or with the hand shown' },
  'auction.order': {
    byMode: 'the one for the higher game, with the vole or without',
    volesHighest: 'any with the vole; otherwise the one for the higher game',
  },
  'auction.raise': {
    toEqual: 'equal the highest bid, as the elder',
    toEqualOrHigher: 'equal the highest bid or go above it',
    never: 'nothing',
  },
  'auction.allPass': { forcedSpadille: 'whoever holds spadille must play', redeal: 'the cards are dealt again' },
  'favourite.suit': {
    none: 'none',
    hearts: 'hearts',
    lotForParty: 'one drawn by lot for the party',
    lotEachDeal: 'one drawn by lot at each deal',
  },
  'favourite.bids': { bound: 'yes', free: 'no, he may name any suit' },
  'call.kingOfTrumps': { never: 'never', ifOnlyOneLacking: 'if it is the only one lacking' },
  'call.queen': { fourKings: 'with all four kings', noneLeft: 'with three kings and none left to call' },
  'play.firstLead': { eldest: 'eldest hand, in every game', ombreAlone: 'eldest, or an ombre who plays alone' },
  'matadors.privilege': {
    none: 'never: it follows as any trump',
    unlessHigherLed: 'unless a higher matador is led',
    always: 'always',
  },
  'stake.beast': { equalPool: 'as much as the pool holds', ladder: 'by the ladder 14, 42, 56, 70' },
  'stake.odd': { ombre: 'the ombre’s, to draw and to owe', ally: 'the ally’s, to draw and to owe' },
  'payments.unit': { counter: 'one counter', quarterStake: 'a quarter of the stake' },
  'matadors.manner': {
    eachFromThree: 'three or more trumps in sequence from spadille',
    eachFromOne: 'spadille, and every trump in sequence after it',
    threeAndFour: 'spadille, manille and basto; double with punto',
  },
  'matadors.side': { winners: 'those of the side that wins', ombre: 'those of the ombre’s side, won or lost' },
  'matadors.counted': { dealt: 'before, as dealt', afterExchange: 'after, as held in play' },
  'vole.undertaken': {
    never: 'never',
    byLead: 'by leading to the seventh trick',
    onceKingPlayed: 'by leading to the seventh trick, once the king called has shown',
  },
  'vole.shownAlly': {
    free: 'nothing, he may',
    losesVole: 'the vole is not paid',
    losesAndBeast: 'the vole is not paid, and he is beasted',
  },
  'vole.announced.lostSix': { voleOnly: 'the vole is paid for, nothing else', remise: 'it is a remise' },
  'vole.pool.manner': {
    pool: 'all four lay it in a pool',
    premium: 'each opponent, in place of the game',
  },
  'vole.pool.odd': { highestTrump: 'whoever was dealt the highest trump', stays: 'nobody, they stay' },
  'lost.stake': { halves: 'ombre and ally, half each', ombre: 'the ombre, all of it' },
  'lost.noTrick': { nothing: 'nothing', paysVole: 'the vole' },
  'codille.odd': {
    allStays: 'all of it stays',
    highestDealt: 'the odd counters go by the highest trumps dealt',
    highestNext: 'the odd counters go by the highest trump of the next deal',
  },
  'mediateur.giver.won': { spared: 'no, he is spared', pays: 'yes, like the others' },
  'mediateur.giver.lost': { paid: 'yes, like the others', nothing: 'no, he has nothing' },
  'mediateur.price.suit': { trumps: 'that of the trumps', king: 'the king’s own' },
  'casco.fourKings': { mayNotBid: 'not bid it', callsQueen: 'call a queen' },
  'casco.trumps': { anySuit: 'any', notCalled: 'any but that of the king called' },
  'devole.lost': { remise: 'a remise, and its worth to each', unitsOnly: 'its worth to each' },
  'session.leftover': { nobody: 'nobody', shared: 'all, in quarters' },
};

const FLAGS: Answers<QuadrilleRules>['flags'] = {
  'cards.punto': ['no, it follows the knave', 'yes, punto'],
  'call.own.premium': ['no, only the game is paid', 'yes'],
  'vole.announced.premium': ['no, the vole takes its place', 'yes'],
  'vole.announced.codille': ['no, it is always a remise', 'yes, with four tricks or fewer'],
};

const times = (value: number): string =>
  value === 0 ? 'not at all' : value === 1 ? 'once' : value === 2 ? 'twice' : `${String(value)} times`;

/** Amounts that are not paid in the unit of the payments. */
const AMOUNTS: Answers<QuadrilleRules>['amounts'] = {
  'stake.ante.each': paid,
  'stake.ante.dealer': paid,
  'win.tricks': number,
  'lost.minimum.alliance': number,
  'lost.minimum.forced': number,
  'lost.minimum.casco': number,
  'remise.times': times,
  'codille.tricks': (value) => `with ${String(value)} or fewer`,
  'codille.times': times,
  'codille.unshared': times,
  'mediateur.price.plain': paid,
  'mediateur.price.favourite': paid,
  'session.deals': number,
  'box.jetons': number,
  'box.fiches': number,
  'box.contrats': number,
  'box.fiche': worth,
  'box.contrat': worth,
};

const ANSWERS: Answers<QuadrilleRules> = { keys: QUADRILLE_KEYS, choices: CHOICES, flags: FLAGS, amounts: AMOUNTS };

const UNITS: Unit = ['unit', 'units'];

/**
 * The answer to a question in few words: “8 jetons”, “twice”, “yes”. What is paid in units is said in units
 * where the rules in force make a unit a quarter of the stake, and in counters where a unit is a counter. Values the key
 * cannot hold are printed as they are.
 */
export function sayValue(
  key: QuadrilleKey,
  value: RuleValue,
  unit: Unit,
  rules: Pick<QuadrilleRules, 'payments.unit' | 'vole.pool.manner'>,
): string {
  const inCounters = isLaid(key, rules) || rules['payments.unit'] === 'counter';
  return sayAnswer(ANSWERS, key, value, unit, (amount) => paid(amount, inCounters ? unit : UNITS));
}

/** Amounts of the vole pool are counters, unless they are paid from hand to hand. */
const isLaid = (key: QuadrilleKey, rules: Pick<QuadrilleRules, 'vole.pool.manner'>): boolean =>
  /^vole\.pool\.(undertaken|announced|revealed)\./.test(key) && rules['vole.pool.manner'] !== 'premium';

/** The rules of the game in words. */
export const WORDING = makeWording<QuadrilleKey, QuadrilleRules>(GROUPS, QUESTIONS, sayValue);
