import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../library/files/files-below.ts';

/** A test whose title names the clauses it covers in square brackets: `pays 8 to the forcer [book-1700.ace.forced]`. */
export interface NamedTest {
  readonly file: string;
  readonly line: number;
  /** Title without the ids, and with … where a table of cases fills in words. */
  readonly title: string;
  readonly clauses: readonly string[];
}

const BRACKETED = / ?\[([a-z0-9-]+(?:\.[A-Za-z0-9]+)+)\]/g;
const PLACEHOLDER = /%[sid]/g;
const STRING = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/**
 * Finds tests that name clauses without running them: string literals with a bracketed id that starts with a rule set.
 * Only literals, so that `cards[hand.length]` is not taken for a clause.
 */
export function scanTests(root: string, ruleSets: readonly string[]): readonly NamedTest[] {
  const files = [...filesBelow(join(root, 'src'), /\.test\.ts$/), ...filesBelow(join(root, 'tests'), /\.ts$/)];
  return files.flatMap((path) =>
    namedTestsIn(readFileSync(path, 'utf8'), relative(root, path).replaceAll('\\', '/'), ruleSets),
  );
}

export function namedTestsIn(text: string, file: string, ruleSets: readonly string[]): readonly NamedTest[] {
  return text.split('\n').flatMap((words, index) =>
    [...words.matchAll(STRING)].flatMap(([literal]): NamedTest[] => {
      const clauses = [...literal.matchAll(BRACKETED)]
        .map(([, id = '']) => id)
        .filter((id) => ruleSets.some((ruleSet) => id.startsWith(`${ruleSet}.`)));
      if (clauses.length === 0) return [];
      const title = literal
        .slice(1, -1)
        .replaceAll(BRACKETED, '')
        .replaceAll(PLACEHOLDER, '…')
        .replaceAll(/\s+/g, ' ')
        // Words that end with nothing but filled-in words say as much without them.
        .replace(/: …(?:[,:]? …)*$/, '')
        .trim();
      return [{ file, line: index + 1, title, clauses }];
    }),
  );
}
