/** Past so many numbers in store everything is forgotten: it is sooner proved again than looked through. */
const MOST = 1 << 23;

/**
 * What has been proved, so that no position is searched twice. A proof seldom depends on every card: of a suit it needs to
 * know who holds the cards from the top (or, where everybody would rather lose, from the bottom) as far as one took a trick
 * by its rank; of the others only how many each hand has. So what is kept is a pattern, and one proof serves every position
 * that fits it. (This is partition search: M. L. Ginsberg, “Partition search”, AAAI 1996.)
 *
 * `key`: for each suit how many each hand has, and at last who leads. `owners`: the holders of each suit in order of rank.
 * A proof says that so many more can, or can not, be had; it holds wherever the owners agree in the bits that are pinned.
 */
export class Proved {
  private readonly keySize: number;
  private readonly words: number;
  private readonly depths: number;
  private readonly shapeSize: number;
  private readonly proofSize: number;
  private heads = new Int32Array(1 << 12).fill(-1);
  /** Each shape: its key, the first of its proofs, the next shape of the same hash. */
  private shapes = new Int32Array(1 << 13);
  private shapesUsed = 0;
  private shapeCount = 0;
  /** Each proof: pinned bits, their values, how deep each suit is pinned, the bound, the next of the same shape. */
  private proofs = new Int32Array(1 << 14);
  private proofsUsed = 0;

  /** `depths`: so many numbers are kept beside a proof, for whoever kept it. */
  constructor(depths: number, suits: number, words: number) {
    this.depths = depths;
    this.keySize = suits + 1;
    this.words = words;
    this.shapeSize = suits + 3;
    this.proofSize = words * 2 + depths + 2;
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

  /** The proof that settles whether `need` more can be had here; -1 where there is none. */
  find(key: Int32Array, owners: Int32Array, need: number): number {
    const shape = this.shapeOf(key, this.hash(key));
    if (shape < 0) return -1;
    const { proofs, proofSize, words } = this;
    const boundAt = proofSize - 2;
    search: for (let at = this.shapes[shape + this.keySize]!; at >= 0; at = proofs[at + boundAt + 1]!) {
      const bound = proofs[at + boundAt]!;
      if (bound & 1 ? bound >> 1 < need : bound >> 1 > need) continue;
      for (let w = 0; w < words; w++)
        if (((owners[w]! ^ proofs[at + words + w]!) & proofs[at + w]!) !== 0) continue search;
      return at;
    }
    return -1;
  }

  /** What a proof that was found says. */
  says(proof: number): boolean {
    return (this.proofs[proof + this.proofSize - 2]! & 1) === 1;
  }

  /** One of the numbers kept beside it. */
  depth(proof: number, which: number): number {
    return this.proofs[proof + this.words * 2 + which]!;
  }

  /** Keeps that `need` more can, or can not, be had wherever the owners agree in the bits `pinned`. */
  keep(key: Int32Array, owners: Int32Array, pinned: Int32Array, depths: Int32Array, need: number, can: boolean): void {
    if (this.proofsUsed + this.shapesUsed > MOST) this.forget();
    const hash = this.hash(key);
    let shape = this.shapeOf(key, hash);
    if (shape < 0) shape = this.addShape(key, hash);
    const { words, proofSize } = this;
    if (this.proofsUsed + proofSize > this.proofs.length) this.proofs = grown(this.proofs);
    const { proofs } = this;
    const at = this.proofsUsed;
    this.proofsUsed += proofSize;
    for (let w = 0; w < words; w++) {
      proofs[at + w] = pinned[w]!;
      proofs[at + words + w] = owners[w]!;
    }
    for (let i = 0; i < this.depths; i++) proofs[at + words * 2 + i] = depths[i]!;
    proofs[at + proofSize - 2] = (need << 1) | (can ? 1 : 0);
    proofs[at + proofSize - 1] = this.shapes[shape + this.keySize]!;
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

  /** Twice as many places for the shapes, so that few share one. */
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
