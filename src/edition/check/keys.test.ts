import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, dirname } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { amount, choice, flag, only } from '#engine/rules/key.ts';
import { conditionProblems, keyNumberProblems, MOST_LETTERS, questionProblems, historyProblems } from './keys.ts';
import { printProblem } from './problem.ts';
import { content } from '../graph/content.ts';

const KEYS = {
  pool: choice(1, 'pools', 'payment', ['none', 'one']),
  'pool.ante': amount(2, 'pools', [0, 1], only(1, 'feint.absent', { poul: ['one'] })),
  'pool.cap': amount(2, 'pools', [0, 1], only(1, 'feint.absent', { pool: ['on'] })),
  'pool.open': flag(3, 'pools', 'payment', only(true, 'feint.absent', { pool: 'some' }, { 'pool.ante': 'some' })),
};

const root = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'src/games/feint/rules'), { recursive: true });
const lines = Object.keys(KEYS).map((key) => `  '${key}': …,`);
writeFileSync(join(root, 'src/games/feint/rules/keys.ts'), `export const KEYS = {\n${lines.join('\n')}\n};\n`);
const games = [{ id: 'feint', keys: KEYS }];

test('two keys with one number are reported at the later one', () => {
  expect(keyNumberProblems(root, games).map(printProblem)).toEqual([
    'src/games/feint/rules/keys.ts:4: “pool.ante” and “pool.cap” have the same link number, 2: give 4 to the newer of them.',
  ]);
});

test('a condition names a rule key, and answers of it', () => {
  expect(conditionProblems(root, games).map(printProblem)).toEqual([
    'src/games/feint/rules/keys.ts:3: “pool.ante” depends on “poul”, which is not a rule key. Did you mean “pool”?',
    'src/games/feint/rules/keys.ts:4: “pool.cap” depends on the answer "on" to “pool”, which is none of its answers.',
    'src/games/feint/rules/keys.ts:5: “pool.open” depends on some amount of “pool”, whose answers are not amounts.',
  ]);
});

const QUESTIONS: Readonly<Record<string, string>> = {
  'stake.deal': 'What is put in?',
  'stake.long': `${'W'.repeat(MOST_LETTERS - 1)}?`,
  'stake.longer': `${'W'.repeat(MOST_LETTERS)}?`,
};

const project = mkdtempSync(join(tmpdir(), 'questions-'));
afterAll(() => rmSync(project, { recursive: true }));

test('a rule key has a question, of at most seventy letters', () => {
  const file = join(project, 'src/games/feint/rules/questions.ts');
  mkdirSync(dirname(file), { recursive: true });
  const lines = Object.entries(QUESTIONS).map(([key, question]) => `  '${key}':\n    '${question}',`);
  writeFileSync(file, `export const QUESTIONS = {\n${lines.join('\n')}\n};\n`);
  const found = questionProblems(project, [
    { id: 'feint', keys: { ...QUESTIONS, 'stake.new': 1 }, question: (key) => QUESTIONS[key] },
  ]);
  expect(found.map(printProblem)).toEqual([
    'src/games/feint/rules/questions.ts:6: the question of “stake.longer” has 71 letters; it may have at most 70.',
    'src/games/feint/rules/questions.ts:1: “stake.new” has no question.',
  ]);
});

test('a release without its history, and a change of what is not there, are told in a sentence each', async () => {
  const graph = await content();
  expect(historyProblems(graph)).toEqual([]);
  const [first, ...more] = graph.library.history;
  const changed = [{ clause: 'livre-1700.stake', was: 'Each pays four.' }];
  const history = [{ ...first!, changed }, ...more.slice(0, -1)];
  const { version } = more.at(-1)!;
  expect(historyProblems({ ...graph, library: { ...graph.library, history } }).map(({ message }) => message)).toEqual([
    `says nothing of version ${version}: run \`npm run history -- --version ${version} --since <the release before> --write\`.`,
    'says that “livre-1700.stake” changed its meaning, but there is nothing of this name.',
  ]);
});
