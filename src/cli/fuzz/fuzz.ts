import { makeRandom } from '#engine/kernel/random.ts';
import type { Fault } from './fault.ts';
import { checkLine, randomLine } from './fuzz-lines.ts';
import { checkLink } from './fuzz-links.ts';
import { fuzzedGames } from './games.ts';
import { HOSTILE_LINES } from './hostile.ts';

export interface Fuzzed {
  readonly lines: number;
  readonly links: number;
  readonly faults: readonly Fault[];
}

/**
 * Lines and links made to go wrong, as many rounds as are wanted, after those that went wrong once. Each line must have an
 * answer that can be believed, each link a record or a sentence, and neither may take long.
 */
export async function fuzz(seed: number, isEnough: (rounds: number) => boolean): Promise<Fuzzed> {
  const random = makeRandom(seed);
  const games = await fuzzedGames(random);
  const faults: Fault[] = [];
  for (const line of HOSTILE_LINES) checkLine(line, faults);
  let rounds = 0;
  for (; !isEnough(rounds); rounds++) {
    const game = games[random(games.length)]!;
    checkLine(randomLine(game, random), faults);
    checkLink(game, random, faults);
  }
  return { lines: HOSTILE_LINES.length + rounds, links: 2 * rounds, faults };
}

const SHOWN = 300;

/** `npm run bench -- fuzz`: for so many seconds; says what went wrong, and fails if anything did. */
export async function fuzzFor(seconds: number, seed: number): Promise<boolean> {
  const end = performance.now() + 1000 * seconds;
  const { lines, links, faults } = await fuzz(seed, () => performance.now() >= end);
  console.log(
    `Seed ${String(seed)}: ${String(lines)} lines and ${String(links)} links; ${String(faults.length)} at fault.`,
  );
  for (const { what, input } of faults.slice(0, 20))
    console.log(`\n${what}, of ${String(input.length)} letters:\n${input.slice(0, SHOWN)}`);
  return faults.length === 0;
}
