import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { z } from 'astro/zod';
import type { ContentProblem } from '../../check/problem.ts';
import { strangeParts, type KindOfText } from '../../text/elements.ts';
import { parseMdx, type MdxNode } from '../../text/mdx-tree.ts';
import type { Placed } from '../library.ts';
import { filesBelow } from './files-below.ts';
import { readYaml, readYamlList, readYamlText } from './yaml-file.ts';

/** The name of a file without its ending. */
const stem = (path: string): string => basename(path).replace(/\.[a-z]+$/, '');

/** A record that has a file of its own. */
export interface OneFile<T> {
  readonly data: Placed<T>;
  /** The name of the file, which has to say what it holds. */
  readonly name: string;
}

/** A text: its frontmatter, its body, and the line at which that begins. */
export interface TextFile<T> extends OneFile<T> {
  readonly tree: MdxNode | undefined;
  readonly firstLine: number;
}

/** The files of `content/`. What cannot be read is left out and listed among the problems. */
export class ContentFiles {
  readonly problems: ContentProblem[] = [];
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** One record a file. */
  records<T>(folder: string, schema: z.ZodType<T>): readonly OneFile<T>[] {
    return this.below(folder, /\.ya?ml$/).flatMap((path) => {
      const { data, file, problems } = readYaml(this.root, path, schema);
      this.problems.push(...problems);
      return data === undefined ? [] : [{ data: { ...data, file, line: 1 }, name: stem(path) }];
    });
  }

  /** A list of records in each file of a folder; `scope` is the name of the file. */
  lists<T>(folder: string, schema: z.ZodType<T>): (Placed<T> & { readonly scope: string })[] {
    return this.below(folder, /\.ya?ml$/).flatMap((path) => this.list(path, schema));
  }

  /** The same of one file, which there need not be. */
  listIn<T>(name: string, schema: z.ZodType<T>): readonly Placed<T>[] {
    const path = join(this.root, 'content', name);
    return existsSync(path) ? this.list(path, schema) : [];
  }

  /** What one file holds as a whole; undefined where there is none. JSON is YAML too, and this way a mistake in it has a line. */
  whole<T>(name: string, schema: z.ZodType<T>): T | undefined {
    const path = join(this.root, 'content', name);
    if (!existsSync(path)) return undefined;
    const { data, problems } = readYaml(this.root, path, schema);
    this.problems.push(...problems);
    return data;
  }

  /** Texts with their frontmatter; one that cannot be parsed has no tree. */
  async texts<T>(folder: KindOfText, schema: z.ZodType<T>): Promise<readonly TextFile<T>[]> {
    const texts = this.below(folder, /\.mdx$/).map((path) => this.text(path, folder, schema));
    return (await Promise.all(texts)).flat();
  }

  /** The same of one file that stands alone, which there need not be. */
  async textAlone<T>(kind: KindOfText, schema: z.ZodType<T>): Promise<TextFile<T> | undefined> {
    const path = join(this.root, 'content', `${kind}.mdx`);
    return existsSync(path) ? (await this.text(path, kind, schema))[0] : undefined;
  }

  private async text<T>(path: string, kind: KindOfText, schema: z.ZodType<T>): Promise<readonly TextFile<T>[]> {
    const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
    const file = relative(this.root, path).replaceAll('\\', '/');
    const front = /^---\n([\s\S]*?\n)---\n/.exec(text);
    const { data, problems } = readYamlText(file, front?.[1] ?? '', schema, 2);
    this.problems.push(...problems);
    const firstLine = front?.[0].split('\n').length ?? 1;
    const tree = await parseMdx(text.slice(front?.[0].length ?? 0), file).catch((error: unknown) => {
      this.problems.push(parserProblem(error, file, firstLine));
      return undefined;
    });
    const strange = tree ? strangeParts(tree, kind) : [];
    this.problems.push(...strange.map(({ line, message }) => ({ file, line: line + firstLine - 1, message })));
    return data === undefined ? [] : [{ data: { ...data, file, line: 1 }, name: stem(path), tree, firstLine }];
  }

  /** Requires that a file be called after what it holds. */
  expectName({ data: { file }, name }: OneFile<object>, what: string, expected: string, line = 1): void {
    const message = `the file must be named after its ${what}, “${expected}${/\.[a-z]+$/.exec(file)?.[0] ?? ''}”.`;
    if (name !== expected) this.problems.push({ file, line, message });
  }

  private below(folder: string, ending: RegExp): readonly string[] {
    return filesBelow(join(this.root, 'content', folder), ending);
  }

  private list<T>(path: string, schema: z.ZodType<T>): (Placed<T> & { readonly scope: string })[] {
    const { items, problems } = readYamlList(this.root, path, schema);
    this.problems.push(...problems);
    return items.map(({ data, file, line }) => ({ ...data, scope: stem(path), file, line }));
  }
}

/** The parser's own error as a problem: it carries a line when it knows one. */
function parserProblem(error: unknown, file: string, firstLine: number): ContentProblem {
  const { line, message } = error as { line?: number; message?: string };
  const before = firstLine - 1;
  // Where it names another place, (12:3-12:8), that is counted from the beginning of the text too.
  const words = (message ?? String(error)).replaceAll(
    /\((\d+):(\d+)-(\d+):\d+\)/g,
    (_, first: string, _column, last: string) =>
      first === last
        ? `in line ${String(Number(first) + before)}`
        : `in lines ${String(Number(first) + before)} to ${String(Number(last) + before)}`,
  );
  return { file, line: (line ?? 1) + before, message: words };
}
