import type { GameInLab } from '#islands/lab/game.ts';
import { LabOf, type LabProps } from '#islands/lab/Lab.tsx';
import { revertier } from '../../game.ts';
import type { Occasion } from '../../settle/judge.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { WORDING } from '../../rules/questions.ts';
import { sayAccount, sayOccasion } from '../../wording/names.ts';

/** Revertier for the lab. */
const LAB_REVERTIER: GameInLab<RevertierRules> = {
  engine: revertier,
  wording: WORDING,
  sayOccasion: (occasion) => sayOccasion(occasion as Occasion),
  saySeat: sayAccount,
  numbers: { plain: [1000, 10_000, 100_000], better: [240, 1200, 4800] },
  start: () => new Worker(new URL('lab.worker.ts', import.meta.url), { type: 'module' }),
};

/** Runs Revertier for thousands of games, by a book and with changed rules. */
export const Lab = (props: LabProps) => <LabOf {...props} game={LAB_REVERTIER} />;
