import { byGame } from '#games/by-game.ts';
import type { AstroModule } from '../game-tools.ts';
import type { DealRecords } from './deal-record.ts';
import type { PlayedSession, SessionOnFile } from './session/session-deals.ts';

interface DealsOnFile extends DealRecords<unknown, unknown> {
  /** Several deals in a row, played through; absent where each deal stands for itself. */
  readonly playSession?: (session: SessionOnFile) => PlayedSession;
}

/** What the pages ask of a game’s deals on file. */
export const DEALS = byGame(import.meta.glob<DealsOnFile>('../../games/*/tools/replay/deals.ts', { eager: true }));

/** A deal in full: its props are `Written`, and the annotations. */
export const DEAL_COMPONENTS = byGame(
  import.meta.glob<AstroModule>('../../games/*/tools/replay/Deal.astro', { eager: true }),
);
