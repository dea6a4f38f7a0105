import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { clausesIn } from '#edition/library/clauses.ts';
import { parseMdx } from '#edition/text/mdx-tree.ts';
import type { RuleValue } from '#engine/rules/key.ts';

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
