import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { printProblem } from './problem.ts';
import { MOST_LETTERS, questionProblems } from './questions.ts';

const QUESTIONS: Readonly<Record<string, string>> = {
  'stake.deal': 'What is put in?',
  'stake.long': `${'W'.repeat(MOST_LETTERS - 1)}?`,
  'stake.longer': `${'W'.repeat(MOST_LETTERS)}?`,
};

const root = mkdtempSync(join(tmpdir(), 'questions-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a rule key has a question, of at most seventy letters', () => {
  const file = join(root, 'src/games/feint/rules/questions.ts');
  mkdirSync(dirname(file), { recursive: true });
  const lines = Object.entries(QUESTIONS).map(([key, question]) => `  '${key}':\n    '${question}',`);
  writeFileSync(file, `export const QUESTIONS = {\n${lines.join('\n')}\n};\n`);
  const found = questionProblems(root, [
    { id: 'feint', keys: { ...QUESTIONS, 'stake.new': 1 }, question: (key) => QUESTIONS[key] },
  ]);
  expect(found.map(printProblem)).toEqual([
    'src/games/feint/rules/questions.ts:6: the question of “stake.longer” has 71 letters; it may have at most 70.',
    'src/games/feint/rules/questions.ts:1: “stake.new” has no question.',
  ]);
});
