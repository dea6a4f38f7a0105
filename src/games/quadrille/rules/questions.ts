import { type QuadrilleKey, QUADRILLE_KEYS, type QuadrilleRules } from './keys.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { bareNumber, paid, makeWording, sayAnswer, sayAmount, type AnswerWords } from '#engine/wording/answers.ts';
import type { Unit } from '#engine/wording/sentence.ts';

/** Headings of the groups of questions, in reading order. */
export const GROUPS = {
  deal: 'The pack and the deal',
  auction: 'The auction',
  favourite: 'The favourite suit',
  call: 'Trumps and the call',
  play: 'The play',
  stake: 'The stake',
  consolation: 'Consolation and game',
  matadors: 'Matadors',
  premiers: 'Premiers',
  vole: 'The vole',
  lost: 'The game lost',
  codille: 'Codille',
  mediateur: 'Médiateur',
  casco: 'Casco',
  grandissimo: 'Grandissimo',
  devole: 'Devole',
  session: 'Boxes and the end of play',
} as const;

/**
 * Every rule key as a reader’s question. The books use different words (beast, remise; consolation, rewards); a question uses the
 * most common one, because it serves all of them. A player alone plays _sans prendre_, as in the bids: all books have the word, and
 * some call it a solo too.
 */
export const QUESTIONS: Readonly<Record<QuadrilleKey, string>> = {
  'cards.redLow': 'How do the low cards of the red suits rank?',
  'cards.punto': 'Is the ace of a red trump suit the fourth trump?',
  'play.direction': 'Which way do the deal and the play go round?',
  'deal.packets': 'Who decides in what packets the cards are dealt?',
  'deal.misdeal': 'What happens after a misdeal?',
  'auction.vole': 'How may the vole be bid?',
  'auction.mediateur': 'May médiateur be bid?',
  'auction.casco': 'May casco be bid?',
  'auction.grandissimo': 'May grandissimo be bid?',
  'auction.devole': 'May a devole be bid?',
  'auction.order': 'Which of two bids overcalls the other?',
  'auction.raise': 'What may a bidder do after being overcalled?',
  'auction.allPass': 'What happens when all four pass?',
  'favourite.suit': 'Which suit is the favourite?',
  'favourite.bids': 'Does the bid decide whether the ombre plays in the favourite suit?',
  'call.kingOfTrumps': 'May the king of trumps be called for an ally?',
  'call.queen': 'When may a queen be called?',
  'call.own': 'May the ombre call a king of his own?',
  'call.own.premium': 'If the ombre calls his own king, is the game paid as a sans prendre?',
  'call.forcedAllyNames': 'In a forced spadille, may the ally name trumps?',
  'play.follow': 'Must a player follow suit?',
  'play.firstLead': 'Who leads to the first trick?',
  'matadors.privilege': 'If trumps are led, when may a player keep a matador back?',
  'play.stop': 'May a side that has made six tricks stop there?',
  'play.stop.when': 'Which six tricks let a side stop?',
  'stake.ante.each': 'What does each player stake at every deal?',
  'stake.ante.dealer': 'What does the dealer stake in addition?',
  'stake.beast': 'How large is a beast?',
  'stake.beast.shown': 'If beasts grow by steps, what does an ally who showed himself pay?',
  'stake.odd': 'Who gets the odd counter when ombre and ally share?',
  'payments.unit': 'What is the unit of the payments?',
  'win.tricks': 'How many tricks win the game?',
  'consolation.each': 'How much is the consolation?',
  'consolation.favourite': 'How much is the consolation in the favourite suit?',
  'game.each': 'What does each opponent pay for the game itself?',
  'game.favourite': 'What does each opponent pay for the game itself in the favourite suit?',
  'premium.forced.plain': 'What is a forced spadille worth?',
  'premium.forced.favourite': 'What is a forced spadille worth in the favourite suit?',
  'premium.alliance.plain': 'What is an alliance worth?',
  'premium.alliance.favourite': 'What is an alliance worth in the favourite suit?',
  'premium.mediateur.plain': 'What is médiateur worth?',
  'premium.mediateur.favourite': 'What is médiateur worth in the favourite suit?',
  'premium.casco.plain': 'What is casco worth?',
  'premium.casco.favourite': 'What is casco worth in the favourite suit?',
  'premium.solo.plain': 'What is a sans prendre worth?',
  'premium.solo.favourite': 'What is a sans prendre worth in the favourite suit?',
  'premium.grandissimo': 'What is grandissimo worth?',
  'premium.devole': 'What is a devole worth?',
  'matadors.manner': 'What counts as matadors?',
  'matadors.each': 'What is each matador of a sequence worth?',
  'matadors.each.favourite': 'What is each matador of a sequence worth in the favourite suit?',
  'matadors.three.plain': 'What are three matadors worth?',
  'matadors.three.favourite': 'What are three matadors worth in the favourite suit?',
  'matadors.four.plain': 'What are four matadors worth?',
  'matadors.four.favourite': 'What are four matadors worth in the favourite suit?',
  'matadors.side': 'Whose matadors are paid?',
  'matadors.counted': 'Are matadors counted before or after an exchange?',
  'premiers.plain': 'What are premiers worth?',
  'premiers.favourite': 'What are premiers worth in the favourite suit?',
  'premiers.forced': 'Are premiers paid in a forced spadille?',
  'vole.undertaken': 'When is the vole undertaken in play?',
  'vole.asks': 'Must the ally agree before the vole is tried?',
  'vole.forced': 'May the vole be tried in a forced spadille?',
  'vole.shownAlly': 'What happens if an ally who has shown himself tries for the vole?',
  'vole.shown.eldest': 'If the ally is eldest hand, which of his leads are excused?',
  'vole.shown.known': 'When does an ally show himself by leading a matador?',
  'vole.made.plain': 'What is an undertaken vole worth?',
  'vole.made.favourite': 'What is an undertaken vole worth in the favourite suit?',
  'vole.lost.pays': 'Does a side that fails in the vole pay as much as it would have won?',
  'vole.announced.plain': 'What is an announced vole worth?',
  'vole.announced.favourite': 'What is an announced vole worth in the favourite suit?',
  'vole.announced.premium': 'When an announced vole is paid, is the game paid too?',
  'vole.announced.lostSix': 'What happens if an announced vole fails with six tricks or more?',
  'vole.announced.codille': 'Can an announced vole be lost by codille?',
  'vole.pool.manner': 'How is the price of a vole paid?',
  'vole.pool.odd': 'Who gets the odd counters of a lost vole pool?',
  'vole.pool.undertaken.alliance.plain': 'What does each player pay for a vole in an alliance?',
  'vole.pool.undertaken.alliance.favourite': 'What does each player pay for a vole in a favourite-suit alliance?',
  'vole.pool.undertaken.mediateur.plain': 'What does each player pay for a vole in médiateur?',
  'vole.pool.undertaken.mediateur.favourite': 'What does each player pay for a vole in favourite-suit médiateur?',
  'vole.pool.undertaken.casco.plain': 'What does each player pay for a vole in casco?',
  'vole.pool.undertaken.casco.favourite': 'What does each player pay for a vole in favourite-suit casco?',
  'vole.pool.undertaken.solo.plain': 'What does each player pay for a vole in a sans prendre?',
  'vole.pool.undertaken.solo.favourite': 'What does each player pay for a vole in a favourite-suit sans prendre?',
  'vole.pool.undertaken.grandissimo': 'What does each player pay for a vole in grandissimo?',
  'vole.pool.announced.mediateur.plain': 'What does each player pay for an announced vole in médiateur?',
  'vole.pool.announced.mediateur.favourite': 'What does each pay for an announced vole in favourite-suit médiateur?',
  'vole.pool.announced.solo.plain': 'What does each player pay for an announced vole in a sans prendre?',
  'vole.pool.announced.solo.favourite': 'What does each pay for an announced vole in a favourite sans prendre?',
  'vole.pool.announced.grandissimo': 'What does each player pay for an announced vole in grandissimo?',
  'vole.pool.revealed.mediateur.plain': 'What does each player pay for a revealed vole in médiateur?',
  'vole.pool.revealed.mediateur.favourite': 'What does each pay for a revealed vole in favourite-suit médiateur?',
  'vole.pool.revealed.solo.plain': 'What does each player pay for a revealed vole in a sans prendre?',
  'vole.pool.revealed.solo.favourite': 'What does each pay for a revealed vole in a favourite sans prendre?',
  'vole.pool.revealed.grandissimo': 'What does each player pay for a revealed vole in grandissimo?',
  'lost.minimum.alliance': 'How many tricks must the ombre make himself in an alliance?',
  'lost.minimum.forced': 'How many tricks must the ombre make himself in a forced spadille?',
  'lost.stake': 'When a game is lost, who pays into the pool?',
  'lost.noTrick': 'What does a side pay in addition if it takes no trick?',
  'remise.times': 'After a remise, how many times the pool’s amount do the losers pay?',
  'codille.tricks': 'With how many tricks is the game lost by codille?',
  'codille.times': 'After a codille, how many times the pool’s amount do the losers pay?',
  'codille.odd': 'What if the winners of a codille cannot share the pool equally?',
  'codille.odd.hand': 'Which cards decide who has the highest trump of the next deal?',
  'codille.unshared': 'If the pool cannot be shared, how many times its amount is paid?',
  'mediateur.kingOfTrumps': 'May médiateur ask for the king of trumps?',
  'mediateur.fourKings': 'What happens if a player with all four kings wants médiateur?',
  'mediateur.giver.won': 'If médiateur is won, does the player who gave the king pay too?',
  'mediateur.giver.lost': 'If médiateur is lost, is the player who gave the king paid too?',
  'mediateur.price.plain': 'What does the king of a médiateur cost?',
  'mediateur.price.favourite': 'What does the king of a médiateur cost in the favourite suit?',
  'mediateur.price.suit': 'Which suit must be the favourite for the king to cost more?',
  'casco.aces': 'Must a bidder of casco hold both black aces?',
  'casco.fourKings': 'What may a player with all four kings do in casco?',
  'casco.trumps': 'Which suits may the ally name in casco?',
  'lost.minimum.casco': 'How many tricks must the ombre make himself in casco?',
  'grandissimo.aces': 'Must a bidder of grandissimo hold both black aces?',
  'devole.lost': 'What does a devole cost if its player takes a trick?',
  'session.deals': 'How many deals make a party?',
  'session.leftover': 'Who gets the pool that is left at the end?',
  'box.jetons': 'How many jetons are in a box?',
  'box.fiches': 'How many fiches are in a box?',
  'box.fiche': 'What is a fiche worth?',
  'box.contrats': 'How many contrats are in a box?',
  'box.contrat': 'What is a contrat worth?',
};

const CHOICES: AnswerWords<QuadrilleRules>['choices'] = {
  'cards.redLow': { reversed: 'the two is highest, the seven lowest', natural: 'as in the black suits' },
  'play.direction': { right: 'to the right', left: 'to the left' },
  'deal.packets': { firstDealer: 'the first dealer, for the whole party', eachDealer: 'every dealer for himself' },
  'deal.misdeal': { redeal: 'the same player deals again', dealPasses: 'the deal passes on' },
  'auction.vole': { none: 'not at all', announced: 'announced', revealed: 'announced, or with the hand shown' },
  'auction.order': {
    byMode: 'the one for the higher game, with the vole or without',
    volesHighest: 'any with the vole; if both or neither have it, the one for the higher game',
  },
  'auction.raise': {
    toEqual: 'equal the highest bid, if its bidder sits after him',
    toEqualOrHigher: 'equal the highest bid or go above it',
    never: 'nothing',
  },
  'auction.allPass': { forcedSpadille: 'the player who holds spadille must play', redeal: 'the cards are dealt again' },
  'favourite.suit': {
    none: 'none',
    hearts: 'hearts',
    lotForParty: 'one drawn by lot for the party',
    lotEachDeal: 'one drawn by lot at each deal',
  },
  'favourite.bids': { bound: 'yes', free: 'no, he may name any suit' },
  'call.kingOfTrumps': { never: 'never', ifOnlyOneLacking: 'if it is the only king he lacks' },
  'call.queen': { fourKings: 'with all four kings', noneLeft: 'with three kings and none left to call' },
  'play.firstLead': { eldest: 'eldest hand, in every game', ombreAlone: 'eldest hand, or an ombre who plays alone' },
  'matadors.privilege': {
    none: 'never: it follows like any trump',
    unlessHigherLed: 'always, unless a higher matador is led',
    always: 'always',
  },
  'play.stop.when': { firstSix: 'the first six of the deal', anySix: 'any six' },
  'stake.beast': { equalPool: 'as much as the pool holds', ladder: 'in steps: 14, 42, 56, 70' },
  'stake.beast.shown': {
    newHeap: 'as large as the first beast of a new pool, since the pool has been drawn',
    oldHeap: 'as large as the next beast of the pool that lay there',
  },
  'stake.odd': { ombre: 'the ombre, whether they draw or pay', ally: 'the ally, whether they draw or pay' },
  'payments.unit': { counter: 'one counter', quarterStake: 'a quarter of the stake' },
  'matadors.manner': {
    eachFromThree: 'three or more trumps in sequence from spadille',
    eachFromOne: 'spadille, and every trump in sequence after it',
    threeAndFour: 'spadille, manille and basto, paid double if punto is held as well',
  },
  'matadors.side': {
    winners: 'those of the side that wins',
    ombre: 'those of the ombre’s side, whether it wins or loses',
  },
  'matadors.counted': { dealt: 'before, as dealt', afterExchange: 'after, as held in play' },
  'vole.undertaken': {
    never: 'never',
    byLead: 'by leading to the seventh trick',
    onceKingPlayed: 'by leading to the seventh trick, once the called king has been played',
  },
  'vole.shownAlly': {
    free: 'nothing: he may try for it',
    losesVole: 'the vole is not paid',
    losesAndBeast: 'the vole is not paid, and he alone pays a beast (a penalty) into the next pool',
  },
  'vole.shown.eldest': { firstLead: 'only the first of the deal', everyLead: 'all of them' },
  'vole.shown.known': {
    counts: 'whenever he leads one, even if he is known already',
    excused: 'only as long as he is not known yet',
  },
  'vole.announced.lostSix': { voleOnly: 'the vole is paid for, and nothing else', remise: 'it is a remise' },
  'vole.pool.manner': {
    pool: 'all four put it into a pool',
    premium: 'each opponent pays it instead of the game',
  },
  'vole.pool.odd': { highestTrump: 'the player who was dealt the highest trump', stays: 'nobody, they stay' },
  'lost.stake': { halves: 'ombre and ally, half each', ombre: 'the ombre, all of it' },
  'lost.noTrick': { nothing: 'nothing', paysVole: 'the vole' },
  'codille.odd': {
    allStays: 'all of it stays',
    highestDealt: 'the odd counters go to those dealt the highest trumps',
    highestNext: 'the odd counters go to whoever has the highest trump in the next deal',
  },
  'codille.odd.hand': { dealt: 'those that were dealt', played: 'those held in play, after an exchange' },
  'mediateur.fourKings': { asksQueen: 'he asks for a queen', mayNotBid: 'he may not bid it' },
  'mediateur.giver.won': { spared: 'no, he is spared', pays: 'yes, like the others' },
  'mediateur.giver.lost': { paid: 'yes, like the others', nothing: 'no, he gets nothing' },
  'mediateur.price.suit': { trumps: 'the trump suit', king: 'the suit of the king' },
  'casco.fourKings': { mayNotBid: 'he may not bid it', callsQueen: 'he may call a queen' },
  'casco.trumps': { anySuit: 'any', notCalled: 'any but the suit of the called king' },
  'devole.lost': {
    remise: 'a remise, and the worth of a devole to each opponent',
    unitsOnly: 'the worth of a devole to each opponent',
  },
  'session.leftover': { nobody: 'nobody', shared: 'all four, a quarter each' },
};

const FLAGS: AnswerWords<QuadrilleRules>['flags'] = {
  'cards.punto': ['no, it follows the knave', 'yes, punto'],
  'call.own.premium': ['no, only the game is paid', 'yes'],
  'vole.announced.premium': ['no, the vole takes its place', 'yes'],
  'vole.announced.codille': ['no, it is always a remise', 'yes, with four tricks or fewer'],
};

const times = (value: number): string =>
  value === 0 ? 'not at all' : value === 1 ? 'once' : value === 2 ? 'twice' : `${String(value)} times`;

/** Amounts that are not in the unit of the payments. */
const AMOUNTS: AnswerWords<QuadrilleRules>['amounts'] = {
  'stake.ante.each': paid,
  'stake.ante.dealer': paid,
  'win.tricks': bareNumber,
  'lost.minimum.alliance': bareNumber,
  'lost.minimum.forced': bareNumber,
  'lost.minimum.casco': bareNumber,
  'remise.times': times,
  'codille.tricks': (value) => `with ${String(value)} or fewer`,
  'codille.times': times,
  'codille.unshared': times,
  'mediateur.price.plain': paid,
  'mediateur.price.favourite': paid,
  'session.deals': bareNumber,
  'box.jetons': bareNumber,
  'box.fiches': bareNumber,
  'box.contrats': bareNumber,
  'box.fiche': sayAmount,
  'box.contrat': sayAmount,
};

const ANSWERS: AnswerWords<QuadrilleRules> = { keys: QUADRILLE_KEYS, choices: CHOICES, flags: FLAGS, amounts: AMOUNTS };

const UNITS: Unit = ['unit', 'units'];

/**
 * Short answer to a question: “8 jetons”, “twice”, “yes”. Amounts in units are given in units if a unit is a quarter of the
 * stake under the rules in force, and in counters if a unit is a counter. A value that the key does not have is printed
 * unchanged.
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

/** Whether an amount of the vole pool is in counters: all are, unless they are paid from hand to hand. */
const isLaid = (key: QuadrilleKey, rules: Pick<QuadrilleRules, 'vole.pool.manner'>): boolean =>
  /^vole\.pool\.(undertaken|announced|revealed)\./.test(key) && rules['vole.pool.manner'] !== 'premium';

/** Questions, answers and headings of the game, for readers. */
export const WORDING = makeWording<QuadrilleKey, QuadrilleRules>(GROUPS, QUESTIONS, sayValue);
