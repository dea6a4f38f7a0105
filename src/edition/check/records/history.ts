import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteVersion } from '../../cite/site-version.ts';
import type { ContentGraph } from '../../graph/content-graph.ts';
import { readReleases } from '../../graph/history.ts';
import type { ContentProblem } from '../problem.ts';

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
  const now = isReleased ? [siteVersion(library.root).version] : [];
  const unsaid = [...new Set([...now, ...released])].filter((version) => !known.has(version));
  const lost = library.history.flatMap(({ changed }) =>
    changed.flatMap((change) => {
      if ('clause' in change) return library.clauses.has(change.clause) ? [] : [change.clause];
      const book = books.find(({ ruleSet }) => ruleSet.id === change.book);
      return book && Object.hasOwn(book.gameContent.keys, change.rule) ? [] : [`${change.book} ${change.rule}`];
    }),
  );
  return [
    ...unsaid.map(
      (version) =>
        `says nothing of version ${version}: run \`npm run history -- --version ${version} --since <the release before> --write\`.`,
    ),
    ...lost.map((name) => `says that “${name}” changed its meaning, but there is nothing of this name.`),
  ].map((message) => ({ file: FILE, line: 1, message }));
}
