import { byGame, type AstroModule } from '#games/game.ts';
import type { DealRecords, RecordOnFile } from './deal-record.ts';
import type { PlayedSession } from './session/session-deals.ts';

interface DealsOnFile extends DealRecords<object, object> {
  /** Replays a session; absent if each deal stands for itself. */
  readonly playSession?: (session: RecordOnFile) => PlayedSession;
}

/** Each game's deals on file, for the pages. A file of its own, because those modules import the rest of this folder (`import.meta.glob`). */
export const DEALS = byGame(import.meta.glob<DealsOnFile>('../../games/*/tools/replay/deals.ts', { eager: true }));

/** Component for a whole deal; its props are `Written` and the annotations. */
export const DEAL_COMPONENTS = byGame(
  import.meta.glob<AstroModule>('../../games/*/tools/replay/Deal.astro', { eager: true }),
);
