import type { Ending } from '../play/ending.ts';
import type { ReversisKey } from '../rules/keys.ts';
import type { Settling } from './posting.ts';
import { settleBroken, settleMade } from './settle-reversis.ts';
import { settleFailed } from './settle-espagnolette.ts';
import { settleLed } from './settle-led.ts';
import { settlePartie } from './settle-partie.ts';

/** The end of the deal: the reversis made or broken, or else the partie and what was led. */
export function settleEnding(s: Settling): void {
  switch (s.ending.kind) {
    case 'unfinished':
      return;
    case 'reversisMade':
      settleMade(s);
      return;
    case 'reversisBroken':
      settleBroken(s);
      return;
    case 'partie':
      if (s.ending.espagnolette >= 0 && !s.ending.kept) settleFailed(s, s.ending.espagnolette);
      settlePartie(s, s.ending, contractOf(s.ending));
      settleLed(s, s.ending.winner);
      return;
  }
}

const NO_CONTRACT: readonly ReversisKey[] = [];
const CONTRACT_KEPT: readonly ReversisKey[] = ['espagnolette.kept'];
const CONTRACT_FAILED: readonly ReversisKey[] = ['espagnolette.failed.losesPartie'];
const contractOf = ({ espagnolette, kept }: Ending): readonly ReversisKey[] =>
  espagnolette < 0 ? NO_CONTRACT : kept ? CONTRACT_KEPT : CONTRACT_FAILED;
