import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { clausesIn } from '#edition/library/clauses.ts';
import { parseMdx } from '#edition/text/mdx-tree.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { ChangedMeaning, ReleaseContent } from '#edition/library/schemas/pages.ts';

/** A rule key and the answer of each book, at one state of the repository. */
export interface RuleSnapshot {
  readonly game: string;
  readonly key: string;
  /** Permanent number of the key in its game, which it keeps under another name. */
  readonly number: number;
  /** Rule set → value, without books in which the question does not arise. */
  readonly answers: Readonly<Record<string, RuleValue>>;
}

/** What a release has to read and to play. */
export interface Snapshot {
  readonly editions: readonly string[];
  /** `<game>/<file name>`. */
  readonly deals: readonly string[];
  readonly rules: readonly RuleSnapshot[];
  /** Clause → plain words, in the order of the editions. */
  readonly clauses: ReadonlyMap<string, string>;
}

const stems = (folder: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/').replace(/\.[a-z]+$/, ''))
    .sort();

/** Clauses of an edition's file, by any version of its frontmatter. */
async function clausesOf(file: string): Promise<readonly (readonly [id: string, words: string])[]> {
  const text = readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  const { clauses } = clausesIn(await parseMdx(text, file), basename(file, '.mdx'), file, 1);
  return clauses.map(({ id, text: words }) => [id, words] as const);
}

/** Rules as the program of that state prints them: `npm run settle -- --keys <game>`. */
const rulesOf = (folder: string, game: string): readonly RuleSnapshot[] =>
  execFileSync(process.execPath, ['src/cli/settle.ts', '--keys', game], { cwd: folder, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const { key, n, rulesets } = JSON.parse(line) as {
        readonly key: string;
        readonly n: number;
        readonly rulesets: Readonly<Record<string, RuleValue | null>>;
      };
      const answers = Object.entries(rulesets).flatMap(([book, value]) =>
        value === null ? [] : [[book, value] as const],
      );
      return { game, key, number: n, answers: Object.fromEntries(answers) };
    });

/** Reads a folder with the repository at some state. */
async function snapshotOf(folder: string): Promise<Snapshot> {
  const content = join(folder, 'content');
  const editions = stems(join(content, 'editions'), '*.mdx');
  const clauses: (readonly [string, string])[] = [];
  for (const edition of editions) clauses.push(...(await clausesOf(join(content, 'editions', `${edition}.mdx`))));
  const games = stems(join(content, 'games'), '*.mdx');
  return {
    editions,
    deals: stems(join(content, 'deals'), '*/*.yaml'),
    rules: games.flatMap((game) => rulesOf(folder, game)),
    clauses: new Map(clauses),
  };
}

/** Reads a revision of git, unpacked into a temporary folder; without a revision, the files as they are. */
export async function readSnapshot(revision?: string): Promise<Snapshot> {
  if (revision === undefined) return snapshotOf('.');
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  try {
    const packed = execFileSync('git', ['archive', revision, 'content', 'src', 'package.json'], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: packed });
    if (existsSync('node_modules')) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    return await snapshotOf(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Clauses on which a book's answer to a rule rests. */
type ClausesOfRule = (book: string, key: string) => readonly string[];

const EMPTY: Snapshot = { editions: [], deals: [], rules: [], clauses: new Map() };

const without = (all: readonly string[], known: Iterable<string>): readonly string[] => {
  const old = new Set(known);
  return all.filter((one) => !old.has(one));
};

/**
 * What a release added, and what changed its meaning since the one before; all of it if there is none before. A rule has changed if
 * a book answers it otherwise than before, or did not have to answer it; a clause, if a rule that rests on it has. New words alone
 * change no meaning.
 */
export function compareSnapshots(
  before: Snapshot = EMPTY,
  after: Snapshot,
  clausesOfRule: ClausesOfRule,
): Omit<ReleaseContent, 'version'> {
  const known = new Map(before.rules.map((rule) => [`${rule.game}/${String(rule.number)}`, rule]));
  const games = new Set(before.rules.map(({ game }) => game));
  const editions = new Set(before.editions);
  const changed = new Map<string, ChangedMeaning>();
  for (const { game, key, number, answers } of after.rules)
    for (const [book, value] of Object.entries(answers)) {
      const rule = known.get(`${game}/${String(number)}`);
      if (!rule || !editions.has(book)) continue;
      const was = rule.answers[book] ?? null;
      if (was === value) continue;
      changed.set(`${book} ${key}`, { game, rule: key, book, was });
      for (const clause of clausesOfRule(book, key)) {
        const words = before.clauses.get(clause);
        if (words !== undefined) changed.set(clause, { clause, was: words });
      }
    }
  return {
    editions: [...without(after.editions, editions)],
    deals: [...without(after.deals, before.deals)],
    rules: after.rules
      .filter(({ game, number }) => games.has(game) && !known.has(`${game}/${String(number)}`))
      .map(({ game, key }) => `${game}/${key}`),
    clauses: without([...after.clauses.keys()], before.clauses.keys()).filter((id) =>
      editions.has(id.split('.')[0] ?? ''),
    ),
    changed: [...changed.values()],
  };
}
