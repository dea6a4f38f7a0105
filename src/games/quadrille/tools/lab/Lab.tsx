import type { GameInLab } from '#islands/lab/game.ts';
import { LabOf, type LabProps } from '#islands/lab/Lab.tsx';
import { seatHeading } from '#engine/wording/sentence.ts';
import { quadrille } from '../../game.ts';
import type { Occasion } from '../../record/pools.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { WORDING } from '../../rules/questions.ts';
import { sayOccasion } from '../../wording/names.ts';

/** Quadrille for the lab. */
const LAB_QUADRILLE: GameInLab<QuadrilleRules> = {
  engine: quadrille,
  wording: WORDING,
  sayOccasion: (occasion) => sayOccasion(occasion as Occasion),
  saySeat: seatHeading,
  numbers: { plain: [10_000, 100_000, 1_000_000], better: [240, 1200, 4800] },
  start: () => new Worker(new URL('lab.worker.ts', import.meta.url), { type: 'module' }),
};

/** Runs Quadrille for thousands of deals, by a book and with changed rules. */
export const Lab = (props: LabProps) => <LabOf {...props} game={LAB_QUADRILLE} />;
