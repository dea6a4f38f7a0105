import { byGame, type AstroModule } from '../game-tools.ts';
import type { DealRecords } from './deal-record.ts';
import type { PlayedSession, SessionOnFile } from './session-deals.ts';
import type { OpenedBook } from './prepare-replay.ts';
import type { Chain } from '#edition/chain.ts';

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

/** Its books as an island takes them. */
export const BOOKS = byGame(
  import.meta.glob<{ readonly openBooks: (chain: Chain) => readonly OpenedBook[] }>(
    '../../games/*/tools/replay/prepare.ts',
    { eager: true },
  ),
);
