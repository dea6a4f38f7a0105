/** Room for every position that one throw can lead to, and to spare. */
const ROOM = 1 << 15;
const WORDS = 5;

/**
 * Which positions one throw has already led to, compared word for word, without allocating: four words for the player’s men
 * by table, four bits a point, and one for men off and for what was hit.
 */
export class Seen {
  private readonly slots = new Int32Array(ROOM * WORDS);
  private readonly written = new Int32Array(ROOM);
  private generation = 0;

  forget(): void {
    this.generation++;
  }

  /** Notes a position; false when it was noted before. */
  isNew(words: Int32Array): boolean {
    const { slots, written, generation } = this;
    const half = Math.imul(words[0]! ^ Math.imul(words[1]!, 0x85ebca6b), 0x9e3779b1) ^ Math.imul(words[4]!, 0x27d4eb2f);
    const hash = Math.imul(half ^ (half >>> 15) ^ words[2]! ^ Math.imul(words[3]!, 0xc2b2ae35), 0x165667b1);
    let slot = (hash ^ (hash >>> 16)) & (ROOM - 1);
    for (; written[slot] === generation; slot = (slot + 1) & (ROOM - 1)) {
      const at = slot * WORDS;
      if (
        slots[at] === words[0] &&
        slots[at + 1] === words[1] &&
        slots[at + 2] === words[2] &&
        slots[at + 3] === words[3] &&
        slots[at + 4] === words[4]
      )
        return false;
    }
    written[slot] = generation;
    // Five stores: a typed array's own set() takes longer than all the rest.
    const at = slot * WORDS;
    slots[at] = words[0]!;
    slots[at + 1] = words[1]!;
    slots[at + 2] = words[2]!;
    slots[at + 3] = words[3]!;
    slots[at + 4] = words[4]!;
    return true;
  }
}
