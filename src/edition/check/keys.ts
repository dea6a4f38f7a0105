import { readFileSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isValueOf, type KeyTable } from '#engine/rules/key.ts';
import { filesBelow } from '../library/files-below.ts';
import { suggestId, problemsAt, type ContentProblem } from './problem.ts';
import type { GameContent } from '../graph/game-content.ts';
import { siteVersion, readReleases } from '../graph/history.ts';
import type { ContentGraph } from '../graph/content.ts';
import type { ChangedMeaning } from '../library/schemas/pages.ts';

interface GameWithKeys {
  readonly id: string;
  readonly keys: KeyTable;
}

/** Place at which a game’s table names each of some rule keys; files other than `keys.ts` may hold parts of the table. */
function placesOf(
  root: string,
  { id }: GameWithKeys,
): (key: string) => { readonly file: string; readonly line: number } {
  const folder = `src/games/${id}/rules`;
  const files = filesBelow(join(root, folder), /\.ts$/)
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((file) => /keys\.ts$/.test(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n') }));
  return (key) => {
    for (const { file, lines } of files) {
      const line = lines.findIndex((text) => text.includes(`'${key}':`)) + 1;
      if (line > 0) return { file, line };
    }
    return { file: `${folder}/keys.ts`, line: 1 };
  };
}

/** The names that have the number of an earlier one, each with a sentence that gives the next free number. */
export function sharedNumbers(
  named: readonly (readonly [name: string, number: number])[],
): readonly { readonly name: string; readonly message: string }[] {
  const free = String(Math.max(...named.map(([, number]) => number)) + 1);
  return named.flatMap(([name, number]) => {
    const [first] = named.find((one) => one[1] === number) ?? [];
    return first === undefined || first === name
      ? []
      : [
          {
            name,
            message: `“${first}” and “${name}” have the same link number, ${String(number)}: give ${free} to the newer of them.`,
          },
        ];
  });
}

/** Published links hold the numbers of rule keys: if two keys shared one, a link would change the wrong rule. */
export const keyNumberProblems = (root: string, games: readonly GameWithKeys[]): readonly ContentProblem[] =>
  games.flatMap((game) =>
    sharedNumbers(Object.entries(game.keys).map(([key, { linkNumber }]) => [key, linkNumber])).map(
      ({ name, message }) => ({ ...placesOf(root, game)(name), message }),
    ),
  );

/** Reports conditions under which a question arises that name no rule key, or no answer to it: the question would never arise. */
export const conditionProblems = (root: string, games: readonly GameWithKeys[]): readonly ContentProblem[] =>
  games.flatMap((game) =>
    Object.entries(game.keys).flatMap(([key, { where = [] }]) =>
      where
        .flatMap((condition) => Object.entries(condition))
        .flatMap(([parent, values]) => whyNotCondition(game.keys, parent, values))
        .map((message) => ({ ...placesOf(root, game)(key), message: `“${key}” depends on ${message}` })),
    ),
  );

function whyNotCondition(keys: KeyTable, parent: string, values: readonly unknown[] | 'some'): readonly string[] {
  const spec = keys[parent];
  if (!spec) return [`“${parent}”, which is not a rule key.${suggestId(parent, Object.keys(keys))}`];
  if (values === 'some')
    return spec.type === 'amount' ? [] : [`some amount of “${parent}”, whose answers are not amounts.`];
  return values
    .filter((value) => !isValueOf(spec, value))
    .map((value) => `the answer ${JSON.stringify(value)} to “${parent}”, which is none of its answers.`);
}

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

const FILE = 'content/history.json';

/**
 * Checks that the history has every released version, this one included, and that each changed meaning is one of a rule or a
 * clause that there is: otherwise pages would say “has not changed” of what has.
 */
export function historyProblems({ library, books }: ContentGraph): readonly ContentProblem[] {
  const known = new Set(library.history.map(({ version }) => version));
  // Content in a folder of its own has no releases.
  const isReleased = existsSync(join(library.root, 'CHANGELOG.md'));
  const released = isReleased ? readReleases(library.root).flatMap(({ version }) => version ?? []) : [];
  const now = isReleased ? [siteVersion(library).version] : [];
  const unsaid = [...new Set([...now, ...released])].filter((version) => !known.has(version));
  const whyLost = (change: ChangedMeaning): readonly string[] => {
    const book = 'clause' in change ? undefined : books.find(({ ruleSet }) => ruleSet.id === change.book);
    const isThere =
      'clause' in change
        ? library.clauses.has(change.clause)
        : book !== undefined && Object.hasOwn(book.gameContent.keys, change.rule);
    const name = 'clause' in change ? change.clause : `${change.book} ${change.rule}`;
    return isThere ? [] : [`says that “${name}” changed its meaning, but there is nothing of this name.`];
  };
  return [
    ...problemsAt(
      { file: FILE, line: 1 },
      unsaid.map(
        (version) =>
          `says nothing of version ${version}: run \`npm run history -- --version ${version} --since <the release before> --write\`.`,
      ),
    ),
    ...library.history.flatMap(({ changed }, release) =>
      changed.flatMap((change, n) => problemsAt({ file: FILE }, whyLost(change), [release, 'changed', n])),
    ),
  ];
}
