import { seatHeading } from '#engine/words/seats.ts';
import type { Dealing } from '#view/plate/dealing.ts';
import { sumOf } from '#view/plate/dealing.ts';
import { packetsFor } from '../../play/before/deal.ts';
import { seatNames } from '../../record/record.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { packFor } from '../../rules/shape.ts';

/** How the cards go round among so many players. */
export function dealingOf(rules: ReversisRules, players: number): Dealing {
  const rounds = packetsFor(rules, players);
  const seats = seatNames(players).map((seat, i) => ({
    name: seatHeading(seat),
    packets: rounds.map((round) => round[i] ?? 0),
  }));
  const dealt = seats.reduce((sum, { packets }) => sum + sumOf(packets), 0);
  return { direction: rules['play.direction'], seats, left: packFor(rules).length - dealt };
}
