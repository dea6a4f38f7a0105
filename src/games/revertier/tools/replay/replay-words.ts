import { sayPlace, sayPlaceInBook, throwOf } from '../../say/places.ts';
import type { ReplayWords } from '#islands/replay/words.ts';
import type { BoardStep } from '../../table/model.ts';

const EVERY = 10;

/** Where the larger jumps land: the beginning, every throw that hits, the end. */
const landings = (steps: readonly BoardStep[]): readonly number[] =>
  steps.flatMap(({ played }, i) => (i === 0 || i === steps.length - 1 || (played?.hits.length ?? 0) > 0 ? [i] : []));

/** Men are moved throw by throw. */
export const BOARD_WORDS: ReplayWords<BoardStep> = {
  start: 'start',
  piece: 'game',
  sayPlace,
  sayPlaceInBook,
  steps: 'Throws of the game',
  labels: { play: 'Play', first: 'The beginning' },
  ticks: (steps) =>
    steps.flatMap(({ at }, step) => {
      const number = throwOf(at) ?? 0;
      return number % EVERY === 1 ? [{ step, label: String(number) }] : [];
    }),
  next: (steps, from) => landings(steps).find((i) => i > from) ?? from,
  before: (steps, from) => landings(steps).findLast((i) => i < from) ?? from,
};
