import { byGame } from '#games/game.ts';
import type { DealRecords, RecordOnFile } from './deal-record.ts';
import type { PlayedSession } from './session/session-deals.ts';

interface DealsOnFile extends DealRecords<object, object> {
  /** Replays a session; absent if each deal stands for itself. */
  readonly playSession?: (session: RecordOnFile) => PlayedSession;
}

/** Each game's deals on file, for the pages. A file of its own, because those modules import the rest of this folder (`import.meta.glob`). */
export const DEALS = byGame(import.meta.glob<DealsOnFile>('../../games/*/tools/replay/deals.ts', { eager: true }));
