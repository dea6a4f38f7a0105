import { makeRandom } from '#engine/kernel/random.ts';
import type { Chosen, House, Strength } from '#engine/play/played-game.ts';

/** The house as the page asks it, wherever it thinks: in the page or in a worker. */
export interface Chooser<R, Act, Seen> {
  readonly strengths: readonly Strength[];
  readonly choose: (
    seen: Seen,
    rules: R,
    how: { readonly strength: Strength; readonly seed: number },
  ) => Promise<Chosen<Act>>;
}

export type FetchChooser<R, Act, Seen> = () => Promise<Chooser<R, Act, Seen>>;

/** So long may the house think about one card, on a slow phone too. */
const PATIENCE_MS = 400;

/** A house that thinks in the page. */
export const inPage = <R, Act, Seen>(house: House<R, Act, Seen>): Chooser<R, Act, Seen> => ({
  strengths: house.strengths,
  choose: (seen, rules, { strength, seed }) =>
    Promise.resolve(house.choose(seen, rules, { strength, random: makeRandom(seed), milliseconds: PATIENCE_MS })),
});
