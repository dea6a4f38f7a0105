/**
 * Second, slow implementation of the play of Quadrille, written from the sources without the engine: cards are text, the
 * orders are written out, and every rule searches a list. For comparison only.
 */

const BEST_TRUMPS: Readonly<Record<string, string>> = {
  S: 'AS 2S AC KS QS JS 7S 6S 5S 4S 3S',
  C: 'AS 2C AC KC QC JC 7C 6C 5C 4C 3C',
  H: 'AS 7H AC AH KH QH JH 2H 3H 4H 5H 6H',
  D: 'AS 7D AC AD KD QD JD 2D 3D 4D 5D 6D',
  none: 'AS AC',
};
const PLAIN: Readonly<Record<string, string>> = {
  S: 'KS QS JS 7S 6S 5S 4S 3S 2S',
  C: 'KC QC JC 7C 6C 5C 4C 3C 2C',
  H: 'KH QH JH AH 2H 3H 4H 5H 6H 7H',
  D: 'KD QD JD AD 2D 3D 4D 5D 6D 7D',
};

const trumpsOf = (trump: string): readonly string[] => (BEST_TRUMPS[trump] ?? '').split(' ');
const matadorsOf = (trump: string): readonly string[] =>
  trump === 'none' ? trumpsOf(trump) : trumpsOf(trump).slice(0, 3);

/** Cards of a card's suit, highest first. */
function suitOrder(card: string, trump: string): readonly string[] {
  const trumps = trumpsOf(trump);
  if (trumps.includes(card)) return trumps;
  return (PLAIN[card[1] ?? ''] ?? '').split(' ');
}

/** Legal cards of a hand. */
export function naiveLegal(hand: readonly string[], trick: readonly string[], trump: string): readonly string[] {
  const [led] = trick;
  if (led === undefined) return hand;
  const same = suitOrder(led, trump);
  const due = hand.filter((card) => same.includes(card));
  if (due.length === 0) return hand;
  const matadors = matadorsOf(trump);
  const trumpWasLed = trumpsOf(trump).includes(led);
  if (trumpWasLed && due.every((card) => matadors.includes(card))) {
    const isHigherLed = matadors.includes(led) && due.some((card) => matadors.indexOf(card) > matadors.indexOf(led));
    if (!isHigherLed) return hand;
  }
  return due;
}

/** Winning position of a complete trick. */
export function naiveWinner(trick: readonly string[], trump: string): number {
  const trumps = trumpsOf(trump);
  const inPlay = trick.some((card) => trumps.includes(card)) ? trumps : suitOrder(trick[0] ?? '', trump);
  const best = inPlay.find((card) => trick.includes(card));
  return trick.findIndex((card) => card === best);
}

/** Number of ways to play the remaining cards, each trick led by the winner of the one before. */
export function naiveContinuations(
  hands: readonly (readonly string[])[],
  trump: string,
  leader = 0,
  trick: readonly string[] = [],
): number {
  if (trick.length === 4) return naiveContinuations(hands, trump, (leader + naiveWinner(trick, trump)) % 4);
  const seat = (leader + trick.length) % 4;
  const hand = hands[seat] ?? [];
  if (hand.length === 0) return 1;
  let count = 0;
  for (const card of naiveLegal(hand, trick, trump)) {
    const left = hands.map((cards, other) => (other === seat ? cards.filter((own) => own !== card) : cards));
    count += naiveContinuations(left, trump, leader, [...trick, card]);
  }
  return count;
}
