/**
 * `npm run history -- --version 1.3.0 --since v1.2.0 --write`: compares the files as they are with an earlier release, and adds to
 * `content/history.json` what the new version adds and which rules and clauses changed their meaning. `--at` names a revision of git
 * to compare instead of the files. Without `--since` everything is new; without `--write` it prints what it would add.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { historySchema } from '#edition/library/schemas/pages.ts';
import { clausesOf, ruleOf } from '#engine/rules/rule-set.ts';
import { GAMES } from '#games/index.ts';
import { misused, parseOptions } from './command.ts';
import { compareSnapshots, readSnapshot } from './history/snapshot.ts';

const FILE = 'content/history.json';

const { values } = parseOptions({
  options: {
    version: { type: 'string' },
    since: { type: 'string' },
    at: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const { version = '', since, at } = values;
if (!/^\d+\.\d+\.\d+$/.test(version)) misused('Name the version to describe: --version 1.3.0.');
for (const revision of [since, at])
  if (revision !== undefined)
    try {
      execFileSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], { stdio: 'ignore' });
    } catch {
      misused(`git knows no revision “${revision}”.`);
    }

const ruleSets = GAMES.flatMap((game) => game.ruleSets);
const clausesOfRule = (book: string, key: string): readonly string[] => {
  const ruleSet = ruleSets.find(({ id }) => id === book);
  const rule = ruleSet && ruleOf(ruleSet, key);
  return rule ? clausesOf(rule.basis) : [];
};

const earlier = existsSync(FILE) ? historySchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : [];
const found = compareSnapshots(
  since === undefined ? undefined : await readSnapshot(since),
  await readSnapshot(at),
  clausesOfRule,
);
// What editors added by hand stays: a clause without anything to compute changes its meaning only by its words.
const byHand = earlier.find((release) => release.version === version)?.changed ?? [];
const known = new Set(found.changed.map((change) => JSON.stringify(change)));
const release = {
  version,
  ...found,
  changed: [...found.changed, ...byHand.filter((change) => !known.has(JSON.stringify(change)))],
};
const counts = Object.entries(release).flatMap(([what, list]) =>
  typeof list === 'string' ? [] : [`${String(list.length)} ${what}`],
);
console.log(`${version}: ${counts.join(', ')}`);
for (const change of release.changed) console.log(JSON.stringify(change));
if (values.write) {
  const releases = [...earlier.filter((one) => one.version !== version), release].sort((a, b) =>
    a.version.localeCompare(b.version, 'en', { numeric: true }),
  );
  writeFileSync(FILE, `${JSON.stringify(releases, undefined, 2)}\n`);
}
