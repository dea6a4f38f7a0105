import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameContent } from '../graph/game-content.ts';
import type { ContentProblem } from './problem.ts';

/** Most letters in the question of a rule key: more do not fit on a line of a phone, where rules are listed. */
export const MOST_LETTERS = 70;

interface AskingGame extends Pick<GameContent, 'id' | 'question'> {
  readonly keys: Readonly<Record<string, unknown>>;
}

/** Reports questions of rule keys that are too long, with the line that holds them. */
export const questionProblems = (root: string, games: readonly AskingGame[]): readonly ContentProblem[] =>
  games.flatMap(({ id, keys, question }) => {
    const long = Object.keys(keys).filter((key) => question(key).length > MOST_LETTERS);
    if (long.length === 0) return [];
    const file = `src/games/${id}/rules/questions.ts`;
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return long.map((key) => ({
      file,
      line: Math.max(1, lines.findIndex((line) => line.includes(`'${key}':`)) + 1),
      message: `the question of “${key}” has ${String(question(key).length)} letters; it may have ${String(MOST_LETTERS)} at most.`,
    }));
  });
