import { replayKeys } from '../shared/replay/keys.ts';

/** The keys of a replay of Quadrille: bids are steps as cards are. */
export const REPLAY_KEYS = replayKeys('bid or card');
