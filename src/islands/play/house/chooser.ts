import { answer } from '#engine/play/answer.ts';
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

/** So long may the house think about one card in the page, which stands still meanwhile. */
const PATIENCE_MS = 200;

/** A house that thinks in the page. */
export const inPage = <R, Act, Seen>(house: House<R, Act, Seen>): Chooser<R, Act, Seen> => ({
  strengths: house.strengths,
  choose: (seen, rules, { strength, seed }) =>
    Promise.resolve(answer(house, { seen, rules, strength, seed, milliseconds: PATIENCE_MS }, () => performance.now())),
});
