import type { Random } from '#engine/kernel/random.ts';
import { tried, type Fault } from './fault.ts';
import type { FuzzedGame } from './games.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** As many bytes as the longest link holds. */
const LONGEST = 1_490;
/** A page is opened by a link: of the processor’s time, in milliseconds, reading one may take no more. */
const AT_MOST = 100;

/** Bits of a link: of a real one with some changed, or any at all. */
function randomBytes(bytes: Uint8Array, random: Random): Uint8Array {
  if (random(3) === 0) return Uint8Array.from({ length: 1 + random(LONGEST) }, () => random(256));
  const changed = Uint8Array.from({ length: bytes.length + random(40) }, (_, i) => bytes[i] ?? random(256));
  for (let n = 1 + random(8); n > 0; n--)
    changed[random(random(2) === 0 ? Math.min(12, changed.length) : changed.length)]! ^= 1 << random(8);
  return changed;
}

/** A link with letters changed, dropped or added: refused, but by a chance in 65,536. */
function randomText(link: string, random: Random): string {
  const letters = Array.from(link);
  for (let n = 1 + random(4); n > 0; n--)
    letters.splice(random(letters.length + 1), random(3), ...(random(3) === 0 ? [] : [LETTERS[random(64)]!]));
  return letters.join('');
}

/** Reads one link made at random, as text and as the bits behind a checksum that is right. */
export function checkLink(game: FuzzedGame, random: Random, faults: Fault[]): void {
  const { link, bytes } = game.samples[random(game.samples.length)]!;
  const text = randomText(link, random);
  const read = tried(`${game.id} #${text}`, () => game.readLink(text), faults);
  if (read?.ok === false && !read.error.message.endsWith('.'))
    faults.push({ kind: 'wrong', what: 'a refusal without a sentence', input: `${game.id} #${text}` });
  const bits = randomBytes(bytes, random);
  const input = `${game.id} ${Array.from(bits, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  tried(input, () => game.readBits(bits), faults, AT_MOST);
  const why = tried(input, () => game.followBits(bits), faults);
  if (why !== undefined) faults.push({ kind: 'wrong', what: why, input });
}
