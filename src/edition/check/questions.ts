import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameContent } from '../graph/game-content.ts';
import type { ContentProblem } from './problem.ts';

/** Most letters in the question of a rule key: more do not fit on a line of a phone, where rules are listed. */
export const MOST_LETTERS = 70;

interface AskingGame extends Pick<GameContent, 'id'> {
  readonly keys: Readonly<Record<string, unknown>>;
  /** Question of a rule key; undefined if somebody has not written it yet. */
  readonly question: (key: string) => string | undefined;
}

/** Reports rule keys without a question, where the questions begin, and questions that are too long, at their own lines. */
export const questionProblems = (root: string, games: readonly AskingGame[]): readonly ContentProblem[] =>
  games.flatMap(({ id, keys, question }) => {
    const wrong = Object.keys(keys).filter((key) => (question(key)?.length ?? Infinity) > MOST_LETTERS);
    if (wrong.length === 0) return [];
    const file = `src/games/${id}/rules/questions.ts`;
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const lineOf = (words: string): number => Math.max(1, lines.findIndex((line) => line.includes(words)) + 1);
    return wrong.map((key) => {
      const asked = question(key);
      return asked === undefined
        ? { file, line: lineOf('QUESTIONS'), message: `“${key}” has no question.` }
        : {
            file,
            line: lineOf(`'${key}':`),
            message: `the question of “${key}” has ${String(asked.length)} letters; it may have at most ${String(MOST_LETTERS)}.`,
          };
    });
  });
