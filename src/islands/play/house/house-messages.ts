import type { GameTypes } from '#engine/ledger/game.ts';
import { type Question, answer, type HouseChoice, type Strength, type House } from '#engine/play/played-game.ts';

/** Modules of all games' houses, at the same path in each game. */
const HOUSES = import.meta.glob('/src/games/*/house/house.ts', { import: 'house' });

/** Loads the house of a game. */
export async function fetchHouseOf<G extends GameTypes>(game: string): Promise<House<G>> {
  const fetch = HOUSES[`/src/games/${game}/house/house.ts`];
  if (!fetch) throw new Error(`There is no house at ${game}.`);
  return (await fetch()) as House<G>;
}

/** The house as the page sees it, in a worker or in the page itself. */
export interface Chooser<G extends GameTypes> {
  readonly strengths: readonly Strength[];
  readonly choose: (
    view: G['view'],
    rules: G['rules'],
    how: { readonly strength: Strength; readonly seed: number },
  ) => Promise<HouseChoice<G['act']>>;
}

export type FetchChooser<G extends GameTypes> = () => Promise<Chooser<G>>;

/** Milliseconds for the house to think about one card in the page, which is blocked meanwhile. */
const PATIENCE_MS = 200;

/** A house that thinks in the page. */
export const inPage = <G extends GameTypes>(house: House<G>): Chooser<G> => ({
  strengths: house.strengths,
  choose: (view, rules, { strength, seed }) =>
    Promise.resolve(answer(house, { view, rules, strength, seed, milliseconds: PATIENCE_MS }, () => performance.now())),
});

/** Message to the worker; without a question it asks for the house's strengths. */
export interface HouseRequest {
  readonly game: string;
  readonly question?: Question<GameTypes>;
}
