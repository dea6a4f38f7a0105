import type { GameInLab } from '#islands/lab/game.ts';
import { LabOf, type LabProps } from '#islands/lab/Lab.tsx';
import { seatHeading } from '#engine/wording/sentence.ts';
import { reversis } from '../../game.ts';
import type { Occasion } from '../../play/pools.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { WORDING } from '../../rules/questions.ts';
import { sayOccasion } from '../../wording/names.ts';

/** Card that an occasion is about, whatever its suit: the words for an occasion name none. */
const cardOf = (occasion: string): string =>
  occasion.startsWith('ace')
    ? 'an ace '
    : /^(quinola|bete$|stakeTaken$|reversis(Draws|Forced|Bete|Breaker))/.test(occasion)
      ? 'the Quinola '
      : '';

/** Réversis for the lab. */
const LAB_REVERSIS: GameInLab<ReversisRules> = {
  engine: reversis,
  wording: WORDING,
  sayOccasion: (occasion) => `${cardOf(occasion)}${sayOccasion(occasion as Occasion, undefined, 'one')}`,
  saySeat: seatHeading,
  numbers: { plain: [10_000, 100_000, 1_000_000], better: [240, 1200, 4800] },
  start: () => new Worker(new URL('lab.worker.ts', import.meta.url), { type: 'module' }),
};

/** Runs Réversis for thousands of deals, by a book and with changed rules. */
export const Lab = (props: LabProps) => <LabOf {...props} game={LAB_REVERSIS} />;
