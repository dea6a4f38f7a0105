import { seatHeading } from '#engine/words/seats.ts';
import type { Dealing } from '#view/plate/dealing.ts';
import { PACKETS } from '../../play/deal.ts';
import { SEATS } from '../../record/record.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';

const WHO: Readonly<Record<QuadrilleRules['deal.packets'], string>> = {
  firstDealer: 'as the first dealer has chosen for the whole party',
  eachDealer: 'as each dealer likes',
};

/** How the forty cards go round, in one of the orders they may. */
export const dealingOf = (rules: QuadrilleRules): Dealing => ({
  direction: rules['play.direction'],
  seats: SEATS.map((seat) => ({ name: seatHeading(seat), packets: PACKETS[0] })),
  left: 0,
  note: `The packet of four may come first, second or last, ${WHO[rules['deal.packets']]}.`,
});
