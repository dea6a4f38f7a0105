import type { House, PlayedGame } from '#engine/play/played-game.ts';

/** A game that can be sat down to: how it is played at a table, and the house; their acts, and what a seat sees, are shut in. */
export interface Seated<R, Rec> {
  readonly open: <T>(use: <Act, Seen>(played: PlayedGame<R, Rec, Act, Seen>, house: House<R, Act, Seen>) => T) => T;
}

export const seat = <R, Rec, Act, Seen>(
  played: PlayedGame<R, Rec, Act, Seen>,
  house: House<R, Act, Seen>,
): Seated<R, Rec> => ({ open: (use) => use(played, house) });
