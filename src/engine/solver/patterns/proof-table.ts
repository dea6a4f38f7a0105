/**
 * Maximum number of stored numbers; beyond it everything is discarded, because proving again is faster than searching so
 * many.
 */
const MOST = 1 << 23;

/** Bits of a proof's first word: its length, whether the goal can be reached, and the bound. */
const LENGTH = 31;
const CAN = 32;
const BOUND = 6;

/**
 * Store of proofs, so that no position is searched twice. A proof usually depends only on how many cards of each suit
 * each seat has and on the order of some pairs, so it is kept as a pattern that serves every position that fits
 * (partition search: M. L. Ginsberg, “Partition search”, AAAI 1996).
 *
 * `key`: each hand's number of cards in each suit, and the leader. `order`: a bit for each pair of cards in a suit. A
 * proof says that `need` more can or cannot be had wherever the order agrees in the pinned bits.
 */
export class ProofTable {
  private readonly keySize: number;
  private readonly words: number;
  private readonly shapeSize: number;
  private heads = new Int32Array(1 << 12).fill(-1);
  /** Shapes: the key, the first proof, and the next shape with the same hash. */
  private shapes = new Int32Array(1 << 13);
  private shapesUsed = 0;
  private shapeCount = 0;
  /** Proofs: bound and length, the next proof of the same shape, then the pinned bits and the order, word by word. */
  private proofs = new Int32Array(1 << 14);
  private proofsUsed = 0;

  constructor(keySize: number, words: number) {
    this.keySize = keySize;
    this.words = words;
    this.shapeSize = keySize + 2;
  }

  private hash(key: Int32Array): number {
    let hash = 0;
    for (let i = 0; i < this.keySize; i++) hash = Math.imul(hash ^ key[i]!, 0x9e3779b1) ^ (hash >>> 15);
    return (hash ^ (hash >>> 13)) & (this.heads.length - 1);
  }

  private shapeOf(key: Int32Array, hash: number): number {
    const { shapes, keySize, shapeSize } = this;
    search: for (let at = this.heads[hash]!; at >= 0; at = shapes[at + shapeSize - 1]!) {
      for (let i = 0; i < keySize; i++) if (shapes[at + i] !== key[i]) continue search;
      return at;
    }
    return -1;
  }

  /**
   * Finds a proof that settles whether `need` more can be had; -1 if there is none. Moves it to the front of its list.
   */
  find(key: Int32Array, order: Int32Array, need: number): number {
    const shape = this.shapeOf(key, this.hash(key));
    if (shape < 0) return -1;
    const { shapes, proofs, keySize } = this;
    const headAt = shape + keySize;
    let before = -1;
    search: for (let at = shapes[headAt]!; at >= 0; before = at, at = proofs[at + 1]!) {
      const head = proofs[at]!;
      const bound = head >> BOUND;
      if (head & CAN ? bound < need : bound > need) continue;
      const end = at + 2 + 2 * (head & LENGTH);
      for (let w = at + 2, i = 0; w < end; w += 2, i++)
        if (((order[i]! ^ proofs[w + 1]!) & proofs[w]!) !== 0) continue search;
      if (before >= 0) {
        proofs[before + 1] = proofs[at + 1]!;
        proofs[at + 1] = shapes[headAt]!;
        shapes[headAt] = at;
      }
      return at;
    }
    return -1;
  }

  /** Whether a proof found says that the goal can be reached. */
  canReach(proof: number): boolean {
    return (this.proofs[proof]! & CAN) !== 0;
  }

  /** Number of words of a proof; below, one pinned bit of it. */
  length(proof: number): number {
    return this.proofs[proof]! & LENGTH;
  }
  pinned(proof: number, word: number): number {
    return this.proofs[proof + 2 + word * 2]!;
  }

  /** Stores that `need` more can or cannot be had wherever the order agrees in the bits `pinned`. */
  keep(key: Int32Array, order: Int32Array, pinned: Int32Array, need: number, can: boolean): void {
    if (this.proofsUsed + this.shapesUsed > MOST) this.forget();
    const hash = this.hash(key);
    let shape = this.shapeOf(key, hash);
    if (shape < 0) shape = this.addShape(key, hash);
    let { words } = this;
    while (words > 0 && pinned[words - 1] === 0) words--;
    if (this.proofsUsed + words * 2 + 2 > this.proofs.length) this.proofs = grown(this.proofs);
    const { proofs } = this;
    const at = this.proofsUsed;
    this.proofsUsed += words * 2 + 2;
    proofs[at] = (need << BOUND) | (can ? CAN : 0) | words;
    proofs[at + 1] = this.shapes[shape + this.keySize]!;
    for (let w = 0; w < words; w++) {
      proofs[at + 2 + w * 2] = pinned[w]!;
      proofs[at + 3 + w * 2] = order[w]!;
    }
    this.shapes[shape + this.keySize] = at;
  }

  private addShape(key: Int32Array, hash: number): number {
    if (this.shapeCount > this.heads.length) {
      this.spread();
      hash = this.hash(key);
    }
    if (this.shapesUsed + this.shapeSize > this.shapes.length) this.shapes = grown(this.shapes);
    const at = this.shapesUsed;
    this.shapesUsed += this.shapeSize;
    this.shapeCount++;
    this.shapes.set(key, at);
    this.shapes[at + this.keySize] = -1;
    this.shapes[at + this.shapeSize - 1] = this.heads[hash]!;
    this.heads[hash] = at;
    return at;
  }

  /** Makes the hash table four times as large, so that few shapes share a slot. */
  private spread(): void {
    this.heads = new Int32Array(this.heads.length * 4).fill(-1);
    for (let at = 0; at < this.shapesUsed; at += this.shapeSize) {
      const hash = this.hash(this.shapes.subarray(at, at + this.keySize));
      this.shapes[at + this.shapeSize - 1] = this.heads[hash]!;
      this.heads[hash] = at;
    }
  }

  private forget(): void {
    this.heads.fill(-1);
    this.shapesUsed = 0;
    this.shapeCount = 0;
    this.proofsUsed = 0;
  }
}

function grown(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(numbers.length * 2);
  more.set(numbers);
  return more;
}
