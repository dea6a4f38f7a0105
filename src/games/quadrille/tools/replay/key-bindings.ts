import { replayKeys } from '#islands/replay/key-bindings.ts';

/** The keys of a replay of Quadrille: bids are steps as cards are. */
export const REPLAY_KEYS = replayKeys('bid or card');
