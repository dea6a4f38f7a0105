import { firstLeader } from '../play/play.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { BASTO_BIT, MATADORS, NO_SUIT, PLAY_SUITS, rankTable, winningPosition } from '../rules/ranks.ts';
import type { QuadrilleSeen } from '../turns/seen.ts';
import { contractedOf } from './view.ts';

const WHOLE = (1 << 12) - 1;

/** What a player who plays no trump on a trump of this strength has shown that he does not hold: matadors he may keep back. */
function trumpsBarred(led: number, rules: QuadrilleRules): number {
  const privilege = rules['matadors.privilege'];
  if (privilege === 'none') return WHOLE;
  const isDrawn = privilege !== 'always' && led >= BASTO_BIT;
  return WHOLE & ~(isDrawn ? MATADORS & ~((1 << led) - 1) : MATADORS);
}

/** What each seat has shown, by what it played, that it no longer holds, as masks of cards of play: `barred[seat * 5 + suit]`. */
export function barredCards(seen: QuadrilleSeen, rules: QuadrilleRules): readonly number[] {
  const table = rankTable(seen.trump ?? NO_SUIT, rules);
  const barred = new Array<number>(4 * PLAY_SUITS).fill(0);
  if (!rules['play.follow']) return barred;
  let leader = firstLeader(contractedOf(seen), rules);
  for (const trick of seen.plays) {
    const led = table.toPlay[trick[0]!]!;
    for (const [position, card] of trick.entries()) {
      const suit = led >> 4;
      if (table.toPlay[card]! >> 4 === suit) continue;
      const seat = (leader + position) & 3;
      barred[seat * PLAY_SUITS + suit]! |= suit === table.trump ? trumpsBarred(led & 15, rules) : WHOLE;
    }
    leader = (leader + winningPosition(trick, table)) & 3;
  }
  return barred;
}
