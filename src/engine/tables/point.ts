/**
 * Points of the board from 1 to 24, each player counting from the point on which his own men are piled at the start. Two
 * more places complete a player's view: `HAND`, where men wait that have been hit, and `OFF`, where men are that have left.
 */
export type Place = number;

export const HAND: Place = 0;
export const OFF: Place = 25;
/** Hand, 24 points, off. */
export const PLACES = 26;
export const POINTS = 24;

/** How the other player numbers a point: 1 is his 13, 13 is his 1. */
export const across = (point: Place): Place => ((point + 11) % POINTS) + 1;

/** Where a man comes to who goes on by so much: off, if that is beyond the last point. */
export const placeAfter = (from: Place, die: number): Place => (from + die > POINTS ? OFF : from + die);

export const isPoint = (place: Place): boolean => Number.isInteger(place) && place >= 1 && place <= POINTS;
