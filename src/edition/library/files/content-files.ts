import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { z } from 'astro/zod';
import type { ContentProblem } from '../../check/problem.ts';
import { strangeParts, type KindOfText, parseMdx, type MdxNode } from '../../text/mdx-tree.ts';
import type { Located } from '../library.ts';
import { filesBelow } from './files-below.ts';
import { readYaml, readYamlList, readYamlText } from './yaml-file.ts';

/** File name without its extension. */
const stem = (path: string): string => basename(path).replace(/\.[a-z]+$/, '');

/** A record in a file of its own. */
export interface OneFile<T> {
  readonly data: Located<T>;
  /** Name of the file, which must match its content. */
  readonly name: string;
}

/** A text: frontmatter, body, and the line at which the body begins. */
export interface TextFile<T> extends OneFile<T> {
  readonly tree: MdxNode | undefined;
  readonly firstLine: number;
}

/** Reader of the files in `content/`. What cannot be read is listed among the problems instead. */
export class ContentFiles {
  readonly problems: ContentProblem[] = [];
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** Reads a folder with one record a file. */
  records<T>(folder: string, schema: z.ZodType<T>): readonly OneFile<T>[] {
    return this.below(folder, /\.ya?ml$/).flatMap((path) => {
      const { data, file, problems } = readYaml(this.root, path, schema);
      this.problems.push(...problems.map((problem) => ({ ...problem, isUnread: data === undefined })));
      return data === undefined ? [] : [{ data: { ...data, file, line: 1 }, name: stem(path) }];
    });
  }

  /** Reads a folder with a list of records in each file; `scope` is the file's name. */
  lists<T>(folder: string, schema: z.ZodType<T>): (Located<T> & { readonly scope: string })[] {
    return this.below(folder, /\.ya?ml$/).flatMap((path) => this.list(path, schema));
  }

  /** Reads one optional file with a list of records. */
  listIn<T>(name: string, schema: z.ZodType<T>): readonly Located<T>[] {
    const path = join(this.root, 'content', name);
    return existsSync(path) ? this.list(path, schema) : [];
  }

  /** Reads one file as a whole; undefined if missing. JSON is read as YAML, so that errors in it have a line. */
  whole<T>(name: string, schema: z.ZodType<T>): T | undefined {
    const path = join(this.root, 'content', name);
    if (!existsSync(path)) return undefined;
    const { data, problems } = readYaml(this.root, path, schema);
    this.problems.push(...problems.map((problem) => ({ ...problem, isUnread: data === undefined })));
    return data;
  }

  /** Reads texts with their frontmatter; one that cannot be parsed has no tree. */
  async texts<T>(folder: KindOfText, schema: z.ZodType<T>): Promise<readonly TextFile<T>[]> {
    const texts = this.below(folder, /\.mdx$/).map((path) => this.text(path, folder, schema));
    return (await Promise.all(texts)).flat();
  }

  /** Reads a single optional text. */
  async textAlone<T>(kind: KindOfText, schema: z.ZodType<T>): Promise<TextFile<T> | undefined> {
    const path = join(this.root, 'content', `${kind}.mdx`);
    return existsSync(path) ? (await this.text(path, kind, schema))[0] : undefined;
  }

  private async text<T>(path: string, kind: KindOfText, schema: z.ZodType<T>): Promise<readonly TextFile<T>[]> {
    const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
    const file = relative(this.root, path).replaceAll('\\', '/');
    const front = /^---\n([\s\S]*?\n)---\n/.exec(text);
    const { data, problems } = readYamlText(file, front?.[1] ?? '', schema, 2);
    this.problems.push(...problems.map((problem) => ({ ...problem, isUnread: true })));
    const firstLine = front?.[0].split('\n').length ?? 1;
    const tree = await parseMdx(text.slice(front?.[0].length ?? 0), file).catch((error: unknown) => {
      this.problems.push(parserProblem(error, file, firstLine));
      return undefined;
    });
    const strange = tree ? strangeParts(tree, kind) : [];
    this.problems.push(...strange.map(({ line, message }) => ({ file, line: line + firstLine - 1, message })));
    return data === undefined ? [] : [{ data: { ...data, file, line: 1 }, name: stem(path), tree, firstLine }];
  }

  /** Reports a file that is not named after its content. */
  expectName({ data: { file }, name }: OneFile<object>, what: string, expected: string, line = 1): void {
    const message = `the file must be named after its ${what}, “${expected}${/\.[a-z]+$/.exec(file)?.[0] ?? ''}”.`;
    if (name !== expected) this.problems.push({ file, line, message });
  }

  private below(folder: string, ending: RegExp): readonly string[] {
    return filesBelow(join(this.root, 'content', folder), ending);
  }

  private list<T>(path: string, schema: z.ZodType<T>): (Located<T> & { readonly scope: string })[] {
    const { items, problems } = readYamlList(this.root, path, schema);
    this.problems.push(...problems);
    return items.map(({ data, file, line }) => ({ ...data, scope: stem(path), file, line }));
  }
}

/** Converts a parser's error to a problem, with a line if the parser gives one. */
function parserProblem(error: unknown, file: string, firstLine: number): ContentProblem {
  const { line, message } = error as { line?: number; message?: string };
  const before = firstLine - 1;
  const place = /\((\d+):\d+-\d+:\d+\)/.exec(message ?? '');
  // Another place in the message (12:3-12:8) also counts from the beginning of the text.
  const words = (message ?? String(error))
    .split('\n', 1)
    .join()
    .replaceAll(/\((\d+):(\d+)-(\d+):\d+\)/g, (_, first: string, _column, last: string) =>
      first === last
        ? `in line ${String(Number(first) + before)}`
        : `in lines ${String(Number(first) + before)} to ${String(Number(last) + before)}`,
    );
  return { file, line: (line ?? Number(place?.[1] ?? 1)) + before, message: words, isUnread: true };
}
