import type { GameTypes } from '#engine/ledger/game.ts';
import { type Question, answer, type HouseChoice, type Strength, type House } from '#engine/play/played-game.ts';
import { answerRequests } from '../../page/workers.ts';

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
export interface HouseRequest<G extends GameTypes = GameTypes> {
  readonly question?: Question<G>;
}

/** Has this worker answer for a game's house, so that the page stays responsive while it thinks. */
export const answerAsHouse = <G extends GameTypes>(house: House<G>): void =>
  answerRequests(({ question }: HouseRequest<G>) =>
    question ? answer(house, question, () => performance.now()) : house.strengths,
  );
