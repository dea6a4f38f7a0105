import { above, cardsIn, highestOf, lowestOf } from '#engine/cards/card-masks.ts';
import { boundSuit, type PlayState } from '../play/play.ts';
import type { Seat } from '../record/record.ts';
import { ALLIANCE, CASCO, DEVOLE, FORCED } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { PLAY_SUITS } from '../rules/ranks.ts';

/*
 * A plain way of playing, our own, after the sources’ advice: as ombre draw trumps with the matadors, take the called suit
 * home, cash cards that nothing can beat, and otherwise play low. It looks only at its own hand and the cards played; the
 * unseen cards count alike, whichever seat holds them.
 */

/** Reason for a choice of the policy. */
export type Motive =
  | 'only'
  | 'drawsTrumps'
  | 'cashes'
  | 'drawsOn'
  | 'leadsTrump'
  | 'leadsFromLength'
  | 'leavesToFriend'
  | 'cannotWin'
  | 'winsLast'
  | 'winsSurely'
  | 'triesThird'
  | 'ruffs'
  | 'waits'
  | 'leadsToLose'
  | 'staysUnder'
  | 'cannotStayUnder';
export type MotiveSink = (motive: Motive) => void;

/** Cards of one suit that other seats still hold. */
const outstanding = (s: PlayState, suit: number): number => {
  let mask = 0;
  for (let seat = 0; seat < 4; seat++) if (seat !== s.toPlay) mask |= s.hands[seat * PLAY_SUITS + suit]!;
  return mask;
};

/** Of some cards of a suit, those that no outstanding card of it beats. */
function masters(s: PlayState, suit: number, cards: number): number {
  if (cards === 0) return 0;
  const others = outstanding(s, suit);
  return others === 0 ? cards : above(cards, highestOf(others));
}

const length = (s: PlayState, suit: number): number => cardsIn(s.hands[s.toPlay * PLAY_SUITS + suit]!);

/** Legal cards of the seat that chooses; below, those of them that would win, or stay under. */
const legal = [0, 0, 0, 0, 0];
const some = [0, 0, 0, 0, 0];

const isNone = (masks: readonly number[]): boolean => (masks[0]! | masks[1]! | masks[2]! | masks[3]! | masks[4]!) === 0;

/** Writes the legal cards of the seat whose turn it is and returns their number. */
function findLegal(s: PlayState, rules: QuadrilleRules): number {
  const bound = boundSuit(s, rules);
  let count = 0;
  for (let suit = 0; suit < PLAY_SUITS; suit++) {
    legal[suit] = bound < 0 || bound === suit ? s.hands[s.toPlay * PLAY_SUITS + suit]! : 0;
    count += cardsIn(legal[suit]!);
  }
  return count;
}

/** Card of least worth; of equals the first, by suit, then from the lowest up. */
function least(masks: readonly number[], worth: (suit: number, strength: number) => number): number {
  let found = -1;
  let best = Infinity;
  for (let suit = 0; suit < PLAY_SUITS; suit++)
    for (let rest = masks[suit]!; rest !== 0; rest &= rest - 1) {
      const strength = lowestOf(rest);
      const here = worth(suit, strength);
      if (here >= best) continue;
      best = here;
      found = suit * 16 + strength;
    }
  return found;
}

const byStrength = (_: number, strength: number): number => strength;

/**
 * Whether the seat whose turn it is counts another as a friend: the ombre a known ally, the ally the ombre, a defender any
 * known one.
 */
function isFriend(s: PlayState, seat: Seat, isKnown: boolean): boolean {
  const { ombre, ally, contract } = s.facts;
  const me = s.toPlay;
  if (me === ombre) return isKnown && seat === ally;
  if (me === ally) return seat === ombre;
  const called = contract === FORCED || contract === ALLIANCE || contract === CASCO;
  return seat !== ombre && (!called || (isKnown && seat !== ally));
}

/** Worth of a card when throwing away: low before high, plain before trumps, and of plain suits the short ones last. */
const cheapest = (s: PlayState): number =>
  least(legal, (suit, strength) => strength + (suit === s.table.trump ? 20 : 0) - length(s, suit) / 20);

/** Card of play for the seat whose turn it is. `isKnown`: whether every seat knows the ally. */
export function choosePlay(s: PlayState, rules: QuadrilleRules, isKnown: boolean, tell?: MotiveSink): number {
  if (findLegal(s, rules) === 1) {
    tell?.('only');
    return least(legal, byStrength);
  }
  if (s.facts.contract === DEVOLE) return loseTrick(s, tell);
  return s.position === 0 ? lead(s, tell) : follow(s, isKnown, tell);
}

/** In a devole and against it: stays under the winning card, and throws dangerous cards. */
function loseTrick(s: PlayState, tell?: MotiveSink): number {
  if (s.position === 0) {
    tell?.('leadsToLose');
    return least(legal, byStrength);
  }
  for (let suit = 0; suit < PLAY_SUITS; suit++) some[suit] = legal[suit]! & ~winners(s, suit);
  if (isNone(some)) {
    tell?.('cannotStayUnder');
    return least(legal, byStrength);
  }
  tell?.('staysUnder');
  return least(some, s.toPlay === s.facts.ombre ? (_, strength) => -strength : byStrength);
}

/** Legal cards of a suit that would be winning now. */
function winners(s: PlayState, suit: number): number {
  if (suit === s.best >> 4) return above(legal[suit]!, s.best & 15);
  return suit === s.table.trump ? legal[suit]! : 0;
}

function lead(s: PlayState, tell?: MotiveSink): number {
  const { trump } = s.table;
  const { ombre, ally } = s.facts;
  const isSide = s.toPlay === ombre || s.toPlay === ally;
  const trumps = legal[trump]!;
  const best = trumps === 0 ? -1 : trump * 16 + highestOf(trumps);
  if (isSide && best >= 0 && outstanding(s, trump) > 0 && masters(s, trump, trumps) !== 0) {
    tell?.('drawsTrumps');
    return best;
  }
  legal[trump] = 0;
  for (let suit = 0; suit < PLAY_SUITS; suit++) some[suit] = masters(s, suit, legal[suit]!);
  if (!isNone(some)) {
    tell?.('cashes');
    return least(some, (suit) => length(s, suit));
  }
  // An ombre with trumps to spare goes on drawing; every other seat leads low from length.
  if (s.toPlay === ombre && cardsIn(trumps) > 3) {
    tell?.('drawsOn');
    return best;
  }
  if (isNone(legal)) {
    tell?.('leadsTrump');
    return isSide ? best : trump * 16 + lowestOf(trumps);
  }
  tell?.('leadsFromLength');
  return least(legal, (suit, strength) => strength - 3 * length(s, suit));
}

function follow(s: PlayState, isKnown: boolean, tell?: MotiveSink): number {
  for (let suit = 0; suit < PLAY_SUITS; suit++) some[suit] = winners(s, suit);
  const byFriend = isFriend(s, s.winning, isKnown);
  const isLast = s.position === 3;
  const cannot = isNone(some);
  if (cannot || (byFriend && (isLast || isSafe(s)))) {
    tell?.(cannot ? 'cannotWin' : 'leavesToFriend');
    return cheapest(s);
  }
  const low = least(some, byStrength);
  if (isLast) {
    tell?.('winsLast');
    return low;
  }
  for (let suit = 0; suit < PLAY_SUITS; suit++) some[suit] = masters(s, suit, some[suit]!);
  if (!isNone(some)) {
    tell?.('winsSurely');
    return least(some, byStrength);
  }
  // Third hand plays to win the trick; second hand ruffs low or waits.
  const ruffs = low >> 4 !== s.led >> 4;
  if (byFriend || (s.position !== 2 && !ruffs)) {
    tell?.(byFriend ? 'leavesToFriend' : 'waits');
    return cheapest(s);
  }
  tell?.(ruffs ? 'ruffs' : 'triesThird');
  return low;
}

/** Whether no card still out in the suit can beat the winning card. */
const isSafe = (s: PlayState): boolean => outstanding(s, s.best >> 4) >> ((s.best & 15) + 1) === 0;

/** Whether the seat that leads to the seventh trick holds only unbeatable cards. */
export function shouldUndertake(s: PlayState): boolean {
  const { trump } = s.table;
  for (let suit = 0; suit < PLAY_SUITS; suit++) {
    const own = s.hands[s.toPlay * PLAY_SUITS + suit]!;
    if (own === 0) continue;
    if (outstanding(s, suit) >> lowestOf(own) > 0) return false;
    if (suit !== trump && outstanding(s, trump) > 0) return false;
  }
  return true;
}
