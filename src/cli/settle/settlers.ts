import { GAMES } from '#games/index.ts';
import { makeSettler, type Settler } from './settler.ts';

/** Every game, ready to settle its records. */
export const SETTLERS: readonly Settler[] = GAMES.map((game) => game.open(({ engine }) => makeSettler(engine)));
