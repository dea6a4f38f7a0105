import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from './keys.ts';
import { GROUPS, QUESTIONS } from './questions.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { number, makeWording, sayAnswer, worth, type Answers } from '#engine/words/answers.ts';
import { counted, type Unit } from '#engine/words/counted.ts';

const EVERYTHING = 'all that aces and Quinola paid';

const CHOICES: Answers<ReversisRules>['choices'] = {
  'play.direction': { right: 'to the right', left: 'to the left' },
  'deal.firstDealer': {
    thrownCard: 'whoever is first dealt the suit of a card thrown down',
    quinolaPile: 'whoever finds the Quinola in his heap',
    agreed: 'as agreed',
    drawnCard: 'whoever draws the highest card',
  },
  'deal.discard': {
    none: 'every card is played',
    each: 'each player lays one out',
    aside: 'four lie aside unseen',
    talon: 'a talon is exchanged, and the dealer lays one out',
  },
  'deal.misdeal': { redeal: 'the same player deals again', dealPasses: 'the deal passes on' },
  'exchange.compulsory': {
    never: 'never',
    always: 'always',
    untilThreeStakesGreat: 'until the great pool holds three stakes',
    untilThreeStakesBoth: 'until both pools hold three stakes',
    afterRemise: 'once a remise has been paid',
  },
  'discard.quinola': {
    allowed: 'yes, always',
    forbidden: 'no, never',
    threeStakes: 'only with three stakes in its pool',
    notAfterRemise: 'not once a remise has been paid',
  },
  'play.firstLead': { any: 'any card', heart: 'a heart, if he has one' },
  'play.throwHearts': { any: 'any', courtsOnly: 'king, queen and Quinola only' },
  'points.scale': { low: '4, 3, 2 and 1', high: '5, 4, 3 and 2' },
  'pool.structure': {
    none: 'none',
    one: 'one',
    greatAndLittle: 'a great and a little one',
    queue: 'one after another, the latest in play',
  },
  'pool.refill.manner': { onTop: 'a whole stake, on top of what is there', madeUp: 'only what is missing' },
  'pool.reform': { nextDeal: 'before the next deal', atOnce: 'at once' },
  'ace.forced.payers': { holder: 'its holder alone', all: 'all the others' },
  'ace.led.payers': { holder: 'its holder alone', all: 'all the others' },
  'led.own': { nothing: 'nobody', othersPay: 'the others, their part' },
  'double.manner': {
    none: 'nothing',
    last: 'the last tricks, between everyone',
    lastOpposite: 'the last tricks, between opposites',
    oppositeAndLast: 'everything between opposites, and the last tricks once more',
  },
  'double.scope': {
    aces: 'those for aces',
    acesNotLed: 'those for aces placed or forced',
    acesAndQuinola: 'those for aces and Quinola',
  },
  'partie.manner': {
    ownPoints: 'every loser his own points',
    fixed: 'a fixed sum',
    discard: 'a sum and the points laid out',
    mat: 'a sum, the mat and the points laid out',
    poolAsDealt: 'as much as the pool held when the cards were dealt',
    poolAtEnd: 'as much as the pool holds at the end',
  },
  'tie.order': {
    tricks: 'tricks, then the seat',
    tricksThenCards: 'tricks, counting cards, then the seat',
    seat: 'having no trick, then the seat',
  },
  'reversis.undertaken': {
    nine: 'with the first nine tricks',
    butLast: 'with every trick but the last',
    onlyMade: 'never: it is known when it is made',
  },
  'reversis.made.manner': { flat: 'a fixed sum', tariff: 'a sum times what a point is worth' },
  'reversis.made.undoes': { nothing: 'nothing', makerPaid: 'what its maker paid', everything: EVERYTHING },
  'reversis.made.pool': {
    nothing: 'no, never',
    ifQuinola: 'if he played the Quinola in time',
    always: 'yes, what it holds',
    restored: 'yes, whole again',
  },
  'reversis.broken.manner': { sum: 'a sum of its own', talon: 'as the partie' },
  'reversis.broken.undoes': { nothing: 'nothing', breakerPaid: 'what the breaker paid', everything: EVERYTHING },
  'reversis.broken.ownQuinola': { stands: 'they stand', undone: 'they are undone' },
  'reversis.othersQuinolas': { stand: 'they stand', undone: 'they are undone' },
  'reversis.lastTricks': { everything: 'aces and Quinola', aces: 'aces only', nothing: 'nothing' },
  'reversis.brokenByQuinola': { nothing: 'nothing more', forcerPaid: 'the reversis player is paid for forcing it' },
  'espagnolette.hands': {
    none: 'none',
    fourAces: 'four aces',
    orThreeAndQuinola: 'four aces, or three and the Quinola',
    orTwoAndBoth: 'four aces, three and a Quinola, or two and both',
  },
  'espagnolette.renounce': { throughout: 'to the end', firstNine: 'in the first nine tricks' },
  'espagnolette.kept': { asRanked: 'what its place among the others brings', wins: 'the partie, before anyone' },
  'espagnolette.failed.returns': {
    nothing: 'nothing',
    single: 'what others paid him',
    double: 'double what others paid him',
  },
  'espagnolette.failed.stake': {
    stands: 'it stands',
    paysPlaced: 'if it was placed, he pays it instead of drawing it',
    paysHeld: 'he pays it, whether or not it was placed',
    paysDouble: 'he puts back double what he drew',
  },
  'espagnolette.reversisMade': { paysAll: 'he pays for all the losers', nothing: 'each pays his own part' },
  'espagnolette.reversisBroken': {
    reversisPlayer: 'the player of the reversis',
    espagnolette: 'the player bound to lose',
  },
  'espagnolette.breaks': { paid: 'he is paid for it', fails: 'he is paid for it, and loses the partie' },
  'espagnolette.forcesQuinola': { consolation: 'what anyone would', stakeToo: 'the stake as well' },
  'thrown.pays': {
    nothing: 'nothing',
    asPlaced: 'as if placed on the thrower’s tricks',
    consolationOnly: 'as if placed, but no stake is drawn',
  },
  'session.leftover': { nobody: 'nobody', shared: 'all, in equal parts' },
};

const FLAGS: Answers<ReversisRules>['flags'] = {
  'pack.tens': ['no, 48 cards', 'yes, 52 cards'],
  'led.claim': ['no, they are owed unasked', 'yes, or they are forfeited'],
};

const points = (value: number): string => (value === 1 ? '1 point' : `${String(value)} points`);
const filledBelow = (value: number, unit: Unit): string =>
  value === 0 ? 'never' : value === 1 ? 'when it is empty' : `when it holds less than ${counted(value, unit)}`;
const bound = (value: number, unit: Unit): string =>
  value === 0 ? 'all that it holds' : `${counted(value, unit)} at most`;

const AMOUNTS: Answers<ReversisRules>['amounts'] = {
  'points.quinolaTaken': points,
  'points.quinolaLaid': points,
  'points.aceDiamondsLaid': points,
  'pool.refill.below': filledBelow,
  'little.refill.below': filledBelow,
  'pool.cap': bound,
  'little.cap': bound,
  'double.window': (value) => (value === 1 ? 'the last' : value === 2 ? 'the last two' : `the last ${String(value)}`),
  'box.fiches': number,
  'box.jetons': number,
  'box.contrats': number,
  'box.jeton': worth,
  'box.contrat': worth,
};

const ANSWERS: Answers<ReversisRules> = { keys: REVERSIS_KEYS, choices: CHOICES, flags: FLAGS, amounts: AMOUNTS };

/** The answer to a question in few words: “8 fiches”, “the last two”, “yes”. Values the key cannot hold are printed as they are. */
export const sayValue = (key: ReversisKey, value: RuleValue, unit: Unit): string =>
  sayAnswer(ANSWERS, key, value, unit);

/** The rules of the game in words. */
export const WORDING = makeWording<ReversisKey, ReversisRules>(GROUPS, QUESTIONS, sayValue);
