import { type ReversisKey, REVERSIS_KEYS, type ReversisRules } from './keys.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { bareNumber, makeWording, sayAnswer, sayAmount, type AnswerWords } from '#engine/wording/answers.ts';
import { counted, type Unit } from '#engine/wording/sentence.ts';

/** Headings of the groups of questions, in reading order. */
export const GROUPS = {
  deal: 'The pack and the deal',
  play: 'The play',
  points: 'Card points',
  pools: 'The pools',
  aces: 'Aces',
  quinola: 'The Quinola',
  doubling: 'Doubling',
  partie: 'Winning and losing the deal',
  reversis: 'The reversis',
  espagnolette: 'Four aces and the espagnolette',
  session: 'Boxes and the end of play',
} as const;

/**
 * Every rule key as a reader’s question. The books use different words (partie, party, talon; basket, pool); a question uses
 * a word that fits all of them, or the most common one.
 */
export const QUESTIONS: Readonly<Record<ReversisKey, string>> = {
  'pack.tens': 'Are the tens in the pack?',
  'players.five': 'May five play?',
  'play.direction': 'Which way do the deal and the play go round?',
  'deal.firstDealer': 'Who deals first?',
  'deal.discard': 'What happens to the cards that are not played?',
  'deal.misdeal': 'What happens after a misdeal?',
  'exchange.compulsory': 'When must a card be exchanged with the talon?',
  'exchange.look': 'Does a player who does not exchange see the card he refused?',
  'exchange.opposites': 'Do opposite players exchange a card?',
  'discard.quinola': 'May the Quinola be laid out?',
  'discard.aces': 'May an ace be laid out?',
  'trade.aces': 'May an unguarded ace be traded for another?',
  'trade.quinola': 'May an unguarded Quinola be traded for an ace?',
  'play.follow': 'Must a player follow suit?',
  'play.firstLead': 'What may first hand lead to the first trick?',
  'play.throwHearts': 'Which hearts may a player throw on another suit?',
  'points.scale': 'What do aces, kings, queens and knaves count?',
  'points.quinolaTaken': 'What does the Quinola count in a trick?',
  'points.quinolaLaid': 'What does the Quinola count among the cards laid out?',
  'points.aceDiamondsLaid': 'What does the ace of diamonds count among the cards laid out?',
  'pool.structure': 'Which pools are there?',
  'pool.open.each': 'To fill the pool, what does each player but the dealer pay?',
  'pool.open.dealer': 'To fill the pool, what does the dealer pay?',
  'pool.ante.each': 'What does each player but the dealer pay into the pool at each deal?',
  'pool.ante.dealer': 'What does the dealer pay into the pool at each deal?',
  'pool.refill.below': 'When is the pool filled again?',
  'pool.refill.manner': 'How much is put in when the pool is filled?',
  'pool.cap': 'How much of the pool can be drawn or paid at once?',
  'pool.reform': 'When is an emptied pool started again?',
  'little.open.each': 'To fill the little pool, what does each player but the dealer pay?',
  'little.open.dealer': 'To fill the little pool, what does the dealer pay?',
  'little.ante.dealer': 'What does the dealer pay into the little pool at each deal?',
  'little.refill.below': 'When is the little pool filled again?',
  'little.cap': 'How much of the little pool can be drawn or paid at once?',
  'ace.placed.rate': 'What does the trick’s taker pay if an ace (not of diamonds) is placed?',
  'ace.placed.diamonds': 'What does the trick’s taker pay if the ace of diamonds is placed?',
  'ace.forced.rate': 'How much does each payer give if an ace (not of diamonds) is forced?',
  'ace.forced.diamonds': 'How much does each payer give if the ace of diamonds is forced?',
  'ace.forced.payers': 'Who pays the player who forced an ace?',
  'ace.led.rate': 'What is owed to the winner if an ace (not of diamonds) is led?',
  'ace.led.diamonds': 'What is owed to the winner if the ace of diamonds is led?',
  'ace.led.payers': 'Who pays when an ace is led?',
  'led.claim': 'Must the payment for a led card be claimed before the cut?',
  'led.own': 'Who pays for a card that the winner led himself?',
  'quinola.little': 'Is the queen of hearts a little Quinola?',
  'quinola.placed.winnerToHolder': 'What does the taker of the trick pay if the Quinola is placed?',
  'quinola.placed.draws': 'Does a player who places the Quinola draw the pool?',
  'quinola.forced.holderToForcer': 'What does the holder of a forced Quinola pay the player who forced it?',
  'quinola.forced.othersToForcer': 'What does each other player pay the one who forced the Quinola?',
  'quinola.forced.intoPool': 'Does the holder of a forced Quinola pay into the pool?',
  'quinola.led.holderToWinner': 'What does a player who leads the Quinola owe the winner?',
  'quinola.led.othersToWinner': 'What does each other player owe the winner when the Quinola is led?',
  'quinola.led.intoPool': 'Does a player who leads the Quinola pay into the pool?',
  'little.placed.winnerToHolder': 'What does the taker of the trick pay if the little Quinola is placed?',
  'little.forced.holderToForcer': 'What does the holder of the little Quinola pay when it is forced?',
  'little.forced.othersToForcer': 'What does each other player pay when the little Quinola is forced?',
  'little.led.holderToWinner': 'What does a player who leads the little Quinola owe the winner?',
  'little.led.othersToWinner': 'What does each other player owe when the little Quinola is led?',
  'double.manner': 'Which payments are doubled?',
  'double.window': 'Which tricks count as last?',
  'double.scope': 'Which payments do the last tricks double?',
  'partie.manner': 'What does the loser pay?',
  'partie.base': 'What fixed sum does the loser always pay?',
  'partie.mat': 'What does the mat add to what the loser pays?',
  'partie.tariff': 'What is a card point worth?',
  'tie.order': 'What decides if players are level in points?',
  'reversis.undertaken': 'When is a reversis undertaken?',
  'reversis.made.manner': 'How is the price of a reversis worked out?',
  'reversis.made.each': 'What does each neighbour pay when a reversis is made?',
  'reversis.made.opposite': 'What does the player opposite pay when a reversis is made?',
  'reversis.made.undoes': 'What is given back when a reversis is made?',
  'reversis.made.pool': 'Does the player who makes the reversis draw the pool?',
  'reversis.made.forcedFirst': 'What does a reversis earn for a Quinola forced on the first trick?',
  'reversis.broken.manner': 'How is the price of a broken reversis worked out?',
  'reversis.broken.sum': 'What does a broken reversis cost?',
  'reversis.broken.undoes': 'What is given back when a reversis is broken?',
  'reversis.broken.bete': 'If a reversis is broken, is a bête due for its player’s Quinola?',
  'reversis.broken.ownQuinola': 'Does the player of a broken reversis get back what a Quinola cost him?',
  'reversis.othersQuinolas': 'After a reversis, do payments for another player’s Quinola stand?',
  'reversis.lastTricks': 'When a reversis has been undertaken, what is still paid for?',
  'reversis.brokenByQuinola': 'What happens if the Quinola itself breaks the reversis?',
  'espagnolette.hands': 'Which hands give the right not to follow suit?',
  'espagnolette.renounce': 'With four aces or an espagnolette, how long may a player renounce?',
  'espagnolette.kept': 'If a player who must lose every trick does so, what does he win?',
  'espagnolette.failed.losesPartie': 'Does a player who fails to lose every trick lose the deal?',
  'espagnolette.failed.returns': 'What does a player who fails to lose every trick give back?',
  'espagnolette.failed.stake': 'If an espagnolette fails, what does its player pay for the Quinola?',
  'espagnolette.reversisMade': 'Who pays if another player makes a reversis against an espagnolette?',
  'espagnolette.reversisBroken': 'Who pays if a third player breaks a reversis against an espagnolette?',
  'espagnolette.breaks': 'What if the player of an espagnolette breaks another’s reversis?',
  'espagnolette.forcesQuinola': 'What does the player of an espagnolette get for forcing a Quinola?',
  'thrown.pays': 'If a player throws down his hand, what is paid for unplayed cards?',
  'box.fiches': 'How many fiches or fish are in a box?',
  'box.jetons': 'How many jetons are in a box?',
  'box.jeton': 'What is a jeton worth?',
  'box.contrats': 'How many contrats are in a box?',
  'box.contrat': 'What is a contrat worth?',
  'session.leftover': 'Who owns what is left in the pools at the end?',
};

const EVERYTHING = 'all that was paid for aces and the Quinola';

const CHOICES: AnswerWords<ReversisRules>['choices'] = {
  'play.direction': { right: 'to the right', left: 'to the left' },
  'deal.firstDealer': {
    thrownCard: 'the first player who is dealt the suit of a card laid open',
    quinolaPile: 'the player who finds the Quinola in his heap',
    agreed: 'as agreed',
    drawnCard: 'the player who draws the highest card',
  },
  'deal.discard': {
    none: 'every card is played',
    each: 'each player lays one out',
    aside: 'four are set aside unseen',
    talon: 'players exchange a card with the talon, and the dealer lays one out',
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
    threeStakes: 'only if its pool holds three stakes',
    notAfterRemise: 'not once a remise has been paid',
  },
  'play.firstLead': { any: 'any card', heart: 'a heart, if he has one' },
  'play.throwHearts': { any: 'any', courtsOnly: 'king, queen and Quinola only' },
  'points.scale': { low: '4, 3, 2 and 1', high: '5, 4, 3 and 2' },
  'pool.structure': {
    none: 'none',
    one: 'one',
    greatAndLittle: 'a great and a little one',
    queue: 'several in a row; the players play for the latest',
  },
  'pool.refill.manner': {
    onTop: 'a whole stake, on top of what is there',
    madeUp: 'only what is missing',
    onTopAlsoDrawn: 'a whole stake, on top of what is there, and again after every stake drawn',
  },
  'pool.reform': { nextDeal: 'before the next deal', atOnce: 'at once' },
  'ace.forced.payers': { holder: 'its holder alone', all: 'all the others' },
  'ace.led.payers': { holder: 'its holder alone', all: 'all the others' },
  'led.own': { nothing: 'nobody', othersPay: 'the other players still pay their shares' },
  'double.manner': {
    none: 'none',
    last: 'those in the last tricks, between all players',
    lastOpposite: 'those in the last tricks, between opposite players',
    oppositeAndLast:
      'those between opposite players and those in the last tricks; a payment that is both is doubled twice',
  },
  'double.scope': {
    aces: 'those for aces',
    acesNotLed: 'those for aces placed or forced',
    acesAndQuinola: 'those for aces and the Quinola',
  },
  'partie.manner': {
    ownPoints: 'every loser pays his own points',
    fixed: 'a fixed sum',
    discard: 'the points of the cards laid out, with any fixed sum',
    mat: 'the points of the cards laid out and the extra called the mat, with any fixed sum',
    poolAsDealt: 'as much as the pool held when the cards were dealt',
    poolAtEnd: 'as much as the pool holds at the end',
  },
  'tie.order': {
    tricks: 'tricks, then the seat',
    tricksThenCards: 'tricks, counting cards, then the seat',
    seat: 'having no trick, then the seat',
  },
  'reversis.undertaken': {
    nine: 'once the first nine tricks are won',
    butLast: 'once every trick but the last is won',
    onlyMade: 'never: there is no reversis until the last trick is won',
  },
  'reversis.made.manner': { flat: 'a fixed sum', tariff: 'a sum times what a point is worth' },
  'reversis.made.undoes': { nothing: 'nothing', makerPaid: 'what the player who made it paid', everything: EVERYTHING },
  'reversis.made.pool': {
    nothing: 'no, never',
    ifQuinola: 'if he played the Quinola in time',
    always: 'yes, what it holds',
    restored: 'yes, and what was drawn from it is put back first',
  },
  'reversis.broken.manner': { sum: 'it is a fixed sum', talon: 'in the same way as what the loser of a deal pays' },
  'reversis.broken.undoes': { nothing: 'nothing', breakerPaid: 'what the breaker paid', everything: EVERYTHING },
  'reversis.broken.ownQuinola': { stands: 'no, the payment stands', undone: 'yes' },
  'reversis.othersQuinolas': {
    stand: 'they stand',
    undone: 'they are undone',
    undoneAttempted: 'they are undone, even if the play is broken off',
  },
  'reversis.lastTricks': { everything: 'aces and the Quinola', aces: 'aces only', nothing: 'nothing' },
  'reversis.brokenByQuinola': {
    nothing: 'nothing more',
    forcerPaid: 'the player of the reversis is paid for forcing it',
  },
  'espagnolette.hands': {
    none: 'none',
    fourAces: 'four aces',
    orThreeAndQuinola: 'four aces, or three aces and the Quinola',
    orTwoAndBoth: 'four aces, three aces with one Quinola, or two aces with both Quinolas',
  },
  'espagnolette.renounce': { throughout: 'to the end', firstNine: 'in the first nine tricks' },
  'espagnolette.kept': {
    asRanked: 'only what his points win, as for any player',
    wins: 'the deal, ahead of everyone',
  },
  'espagnolette.failed.returns': {
    nothing: 'nothing',
    single: 'what others paid him',
    double: 'double what others paid him',
  },
  'espagnolette.failed.stake': {
    stands: 'nothing more: what he drew or paid stands',
    paysPlaced: 'if he placed it, what he drew and its stake',
    paysHeld: 'its stake and, if he placed it, what he drew',
    paysDouble: 'double what he drew',
    paysHeldAgain: 'if he placed it, what he drew and its stake; if not, again what he had paid for it',
  },
  'espagnolette.reversisMade': {
    paysAll: 'the player of the espagnolette, for all the losers',
    nothing: 'each loser pays his own part',
  },
  'espagnolette.reversisBroken': {
    reversisPlayer: 'the player of the reversis',
    espagnolette: 'the player of the espagnolette',
  },
  'espagnolette.breaks': {
    paid: 'he is paid for it',
    fails: 'he is paid for it, and loses the deal',
    returns: 'he is paid for it, and gives back what the aces and the Quinola brought him',
  },
  'espagnolette.forcesQuinola': { consolation: 'as much as any player would', stakeToo: 'the stake as well' },
  'thrown.pays': {
    nothing: 'nothing',
    asPlaced: 'as much as if they were placed on his tricks',
    consolationOnly: 'as much as if they were placed, but no stake is drawn',
  },
  'session.leftover': { nobody: 'nobody', shared: 'all the players, in equal shares' },
};

const FLAGS: AnswerWords<ReversisRules>['flags'] = {
  'pack.tens': ['no, 48 cards', 'yes, 52 cards'],
  'led.claim': ['no, it is owed anyway', 'yes, or it is forfeited'],
};

const points = (value: number): string => (value === 1 ? '1 point' : `${String(value)} points`);
const filledBelow = (value: number, unit: Unit): string =>
  value === 0 ? 'never' : value === 1 ? 'when it is empty' : `when it holds less than ${counted(value, unit)}`;
const bound = (value: number, unit: Unit): string =>
  value === 0 ? 'all that it holds' : `${counted(value, unit)} at most`;

const AMOUNTS: AnswerWords<ReversisRules>['amounts'] = {
  'points.quinolaTaken': points,
  'points.quinolaLaid': points,
  'points.aceDiamondsLaid': points,
  'pool.refill.below': filledBelow,
  'little.refill.below': filledBelow,
  'pool.cap': bound,
  'little.cap': bound,
  'double.window': (value) => (value === 1 ? 'the last' : value === 2 ? 'the last two' : `the last ${String(value)}`),
  'box.fiches': bareNumber,
  'box.jetons': bareNumber,
  'box.contrats': bareNumber,
  'box.jeton': sayAmount,
  'box.contrat': sayAmount,
};

const ANSWERS: AnswerWords<ReversisRules> = { keys: REVERSIS_KEYS, choices: CHOICES, flags: FLAGS, amounts: AMOUNTS };

/** Short answer to a question: “8 fiches”, “the last two”, “yes”. A value that the key does not have is printed unchanged. */
export const sayValue = (key: ReversisKey, value: RuleValue, unit: Unit): string =>
  sayAnswer(ANSWERS, key, value, unit);

/** Questions, answers and headings of the game, for readers. */
export const WORDING = makeWording<ReversisKey, ReversisRules>(GROUPS, QUESTIONS, sayValue);
