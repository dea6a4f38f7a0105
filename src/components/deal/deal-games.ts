import { byGame, type AstroModule } from '../game-tools.ts';
import type { DealRecords } from './deal-record.ts';
import type { PlayedSession, SessionOnFile } from './session-deals.ts';

/** What the pages ask of a game’s deals on file. */
export const DEALS = byGame(
  import.meta.glob<DealRecords<unknown, unknown>>('../../games/*/tools/replay/records.ts', { eager: true }),
);

/** A deal in full: its props are `Written`, and the annotations. */
export const DEAL_COMPONENTS = byGame(
  import.meta.glob<AstroModule>('../../games/*/tools/replay/Deal.astro', { eager: true }),
);

/** Several deals in a row, played through. */
export const SESSIONS = byGame(
  import.meta.glob<{ readonly playSession: (session: SessionOnFile) => PlayedSession }>(
    '../../games/*/tools/replay/sessions.ts',
    { eager: true },
  ),
);
