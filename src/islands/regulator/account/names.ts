/** Seats in the engine’s sentences, as the players’ names: “The dealer has points, but no trick” → “Dora has …”. */
export function nameSeats(message: string, seats: readonly string[], nameOf: (seat: string) => string): string {
  return message.replace(/\b(first|second|third|fourth) hand\b|\bthe dealer\b/gi, (found) => {
    const seat = found.toLowerCase().replace(/ hand$|^the /, '');
    return seats.includes(seat) ? nameOf(seat) : found;
  });
}
