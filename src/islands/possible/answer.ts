import { ONE_SECOND, type Solver } from '#engine/solver/verdict.ts';
import type { Answer, Asked } from './find-possible.ts';

/** The whole of a worker: answers one question with all that a game’s solver finds, as it finds it. */
export function answerWith<R, Rec>(possible: Solver<R, Rec>): void {
  const tell = (answer: Answer): void => self.postMessage(answer);
  self.addEventListener('message', ({ data: { record, rules } }: MessageEvent<Asked<R, Rec>>) => {
    for (const found of possible(record, rules, { now: () => performance.now(), most: ONE_SECOND })) tell(found);
    tell({ kind: 'end' });
  });
}
