import { replayKeys } from '#islands/replay/key-bindings.ts';

/** The keys of a replay of Réversis, where every step is a card but the exchange. */
export const REPLAY_KEYS = replayKeys('card');
