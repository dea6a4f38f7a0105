import { ALLIANCE, CASCO, DEVOLE, FORCED } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { legalMask, type PlayState } from '../play/play.ts';
import { PLAY_SUITS } from '../rules/ranks.ts';
import type { Seat } from '../record/record.ts';

/*
 * A plain way of playing, ours and no source’s, after the sources’ advice: as ombre draw trumps with the matadors, take the
 * called suit home, cash what nobody can beat, and otherwise play low. It looks at its own hand and at what has been played
 * and nothing else: the cards not yet seen are the same for all four, whoever holds them.
 */

/** Cards of play, by strength within their suit. */
const strength = (code: number): number => code & 15;
const suitOfPlay = (code: number): number => code >> 4;

/** The cards of one suit that others still hold. */
const outstanding = (s: PlayState, suit: number): number => {
  let mask = 0;
  for (let seat = 0; seat < 4; seat++) if (seat !== s.toPlay) mask |= s.hands[seat * PLAY_SUITS + suit]!;
  return mask;
};

const isMaster = (s: PlayState, code: number): boolean => outstanding(s, suitOfPlay(code)) >> strength(code) === 0;

const length = (s: PlayState, suit: number): number => {
  let bits = 0;
  for (let rest = s.hands[s.toPlay * PLAY_SUITS + suit]!; rest > 0; rest &= rest - 1) bits++;
  return bits;
};

function legalCodes(s: PlayState, rules: QuadrilleRules): readonly number[] {
  const codes: number[] = [];
  for (let suit = 0; suit < PLAY_SUITS; suit++) {
    const mask = legalMask(s, rules, suit);
    for (let bit = 0; bit < 12; bit++) if ((mask >> bit) & 1) codes.push(suit * 16 + bit);
  }
  return codes;
}

/** Whom the seat to play takes for a friend: the ombre his ally once he is known, the ally the ombre, a defender any known one. */
function isFriend(s: PlayState, seat: Seat, isKnown: boolean): boolean {
  const { ombre, ally, contract } = s.facts;
  const me = s.toPlay;
  if (me === ombre) return isKnown && seat === ally;
  if (me === ally) return seat === ombre;
  const called = contract === FORCED || contract === ALLIANCE || contract === CASCO;
  return seat !== ombre && (!called || (isKnown && seat !== ally));
}

const least = (codes: readonly number[], worth: (code: number) => number): number =>
  codes.reduce((best, code) => (worth(code) < worth(best) ? code : best));

/** What may be thrown away: low before high, plain before trumps, and of plain suits the short ones last. */
const cheapest = (s: PlayState, codes: readonly number[]): number =>
  least(
    codes,
    (code) => strength(code) + (suitOfPlay(code) === s.table.trump ? 20 : 0) - length(s, suitOfPlay(code)) / 20,
  );

/** The card of play that whoever is to play puts down. `isKnown`: whether all know who is the ally. */
export function choosePlay(s: PlayState, rules: QuadrilleRules, isKnown: boolean): number {
  const codes = legalCodes(s, rules);
  if (codes.length === 1) return codes[0]!;
  if (s.facts.contract === DEVOLE) return loseTrick(s, codes);
  return s.position === 0 ? lead(s, codes) : follow(s, codes, isKnown);
}

/** Against a devole, and in it: stay under what is winning, and be rid of what is dangerous. */
function loseTrick(s: PlayState, codes: readonly number[]): number {
  if (s.position === 0) return least(codes, strength);
  const under = codes.filter((code) => !beats(s, code));
  if (s.toPlay === s.facts.ombre && under.length > 0) return least(under, (code) => -strength(code));
  return least(under.length > 0 ? under : codes, strength);
}

/** Whether a card would be winning if it were played now. */
const beats = (s: PlayState, code: number): boolean =>
  suitOfPlay(code) === suitOfPlay(s.best) ? code > s.best : suitOfPlay(code) === s.table.trump;

function lead(s: PlayState, codes: readonly number[]): number {
  const { trump } = s.table;
  const { ombre, ally } = s.facts;
  const isSide = s.toPlay === ombre || s.toPlay === ally;
  const trumps = codes.filter((code) => suitOfPlay(code) === trump);
  const plain = codes.filter((code) => suitOfPlay(code) !== trump);
  const best = trumps.at(-1);
  if (isSide && best !== undefined && outstanding(s, trump) > 0 && isMaster(s, best)) return best;
  const masters = plain.filter((code) => isMaster(s, code));
  if (masters.length > 0) return least(masters, (code) => length(s, suitOfPlay(code)));
  // An ombre with trumps to spare goes on drawing them; everybody else leads low from length.
  if (s.toPlay === ombre && best !== undefined && trumps.length > 3) return best;
  if (plain.length === 0) return isSide && best !== undefined ? best : trumps[0]!;
  return least(plain, (code) => strength(code) - 3 * length(s, suitOfPlay(code)));
}

function follow(s: PlayState, codes: readonly number[], isKnown: boolean): number {
  const winners = codes.filter((code) => beats(s, code));
  const byFriend = isFriend(s, s.winning, isKnown);
  const isLast = s.position === 3;
  if (winners.length === 0 || (byFriend && (isLast || isSafe(s)))) return cheapest(s, codes);
  const low = least(winners, strength);
  if (isLast) return low;
  const sure = winners.filter((code) => isMaster(s, code));
  if (sure.length > 0) return least(sure, strength);
  // Third hand plays for the trick; second hand ruffs low and otherwise waits.
  return s.position === 2 || suitOfPlay(low) !== suitOfPlay(s.led)
    ? byFriend
      ? cheapest(s, codes)
      : low
    : cheapest(s, codes);
}

/** Whether the card that is winning can be beaten by nothing still out in its suit. */
const isSafe = (s: PlayState): boolean => outstanding(s, suitOfPlay(s.best)) >> (strength(s.best) + 1) === 0;

/** Whether whoever leads to the seventh trick holds nothing but cards that cannot be beaten. */
export function shouldUndertake(s: PlayState): boolean {
  const { trump } = s.table;
  for (let suit = 0; suit < PLAY_SUITS; suit++) {
    const own = s.hands[s.toPlay * PLAY_SUITS + suit]!;
    if (own === 0) continue;
    const lowest = 31 - Math.clz32(own & -own);
    if (outstanding(s, suit) >> lowest > 0) return false;
    if (suit !== trump && outstanding(s, trump) > 0) return false;
  }
  return true;
}
