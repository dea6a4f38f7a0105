import { readFileSync, existsSync } from 'node:fs';
import { join, relative, basename } from 'node:path';
import { z } from 'astro/zod';
import { nearest } from '#engine/kernel/result.ts';
import { MISSING, sayIssue } from './schemas/fields.ts';
import { LineCounter, isNode, isScalar, parseDocument, type Document } from 'yaml';
import { problemsAt, whyUnknown, type ContentProblem } from '../check/problem.ts';
import { strangeParts, type KindOfText, parseMdx, type MdxNode } from '../text/mdx-tree.ts';
import type { Located } from './library.ts';
import { filesBelow } from './files-below.ts';

/* The files of `content/`: YAML with the lines of its parts, and the reader of records, lists and texts. */

/** Keys and indices that lead to a part of a file. */
export type YamlPath = readonly PropertyKey[];

/** A parsed content file: its data if valid, its problems if not, and the line of each part. */
interface ParsedFile<T> {
  readonly file: string;
  readonly data: T | undefined;
  readonly problems: readonly ContentProblem[];
  /** Line (from 1) of the part at a path, or of its nearest existing parent. */
  readonly lineOf: (path: YamlPath) => number;
}

/** JSON is read as YAML, which takes a hundred times as long, only if something is wrong with it: errors then have a line. */
export function readYaml<T>(root: string, path: string, schema: z.ZodType<T>): ParsedFile<T> {
  const file = relative(root, path).replaceAll('\\', '/');
  const text = readFileSync(path, 'utf8');
  const data = path.endsWith('.json') ? soundJson(text, schema) : undefined;
  if (data === undefined) return readYamlText(file, text, schema);
  return { file, data, problems: [], lineOf: (at) => linesOf(root, file).lineOf(at) };
}

/** The data of a JSON text; undefined if it is no JSON, or not what the schema wants. */
function soundJson<T>(text: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** `firstLine`: line of the file at which the text begins, 2 for frontmatter. */
function readYamlText<T>(file: string, text: string, schema: z.ZodType<T>, firstLine = 1): ParsedFile<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (path: YamlPath): number => lines.linePos(offsetOf(document, path)).line + firstLine - 1;
  // Further errors of the parser mostly follow from the first.
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    const hasTab = /^ *\t/.test(text.split('\n')[line - 1] ?? '');
    const message = hasTab
      ? 'this line begins with a tab; YAML is indented with spaces.'
      : `this is not valid ${file.endsWith('.json') ? 'JSON' : 'YAML'}: ${(error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '')}.`;
    return { file, data: undefined, problems: [{ file, line: line + firstLine - 1, message }], lineOf };
  }
  return { file, lineOf, ...checked(file, document.toJS(), schema, lineOf) };
}

/** Lines of the parts of a YAML content file. */
export interface Lines {
  /**
   * Line (from 1) of the part at a path, or of its nearest existing parent. `textLine` (from 0) is a line within a block
   * text, where the file has it line for line.
   */
  readonly lineOf: (path: YamlPath, textLine?: number) => number;
}

/** Parses a file, or the frontmatter of a text, again for its lines, which only error messages need. */
export function linesOf(root: string, file: string): Lines {
  const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  const front = file.endsWith('.mdx') ? FRONTMATTER.exec(text)?.[1] : undefined;
  const lines = new LineCounter();
  const document = parseDocument(front ?? text, { lineCounter: lines });
  return {
    lineOf: (path, textLine) => {
      const line = lines.linePos(offsetOf(document, path)).line + (front === undefined ? 0 : 1);
      const node: unknown = document.getIn(path, true);
      return textLine !== undefined && isScalar(node) && node.type === 'BLOCK_LITERAL' ? line + 1 + textLine : line;
    },
  };
}

/** An item of a list file, and its line. */
interface ParsedItem<T> {
  readonly data: T;
  readonly file: string;
  readonly line: number;
}

/** Parses a list file; invalid items are reported and left out. */
function readYamlList<T>(
  root: string,
  path: string,
  schema: z.ZodType<T>,
): { readonly items: readonly ParsedItem<T>[]; readonly problems: readonly ContentProblem[] } {
  const { file, data = [], problems, lineOf } = readYaml(root, path, z.array(z.unknown()).min(1, 'is empty.'));
  const read = data.map((item, index) => ({
    line: lineOf([index]),
    ...checked(file, item, schema, (at) => lineOf([index, ...at])),
  }));
  if (read.length > 1 && read.every((item) => item.data === undefined)) {
    const message = `does it stand in the right folder? None of its ${String(read.length)} parts can be read here; the first: ${read[0]?.problems[0]?.message ?? ''}`;
    return { items: [], problems: [{ file, line: 1, message }] };
  }
  return {
    items: read.flatMap(({ data, line }) => (data === undefined ? [] : [{ data, file, line }])),
    problems: [...problems, ...read.flatMap((item) => item.problems)],
  };
}

function checked<T>(
  file: string,
  data: unknown,
  schema: z.ZodType<T>,
  lineOf: (path: YamlPath) => number,
): Pick<ParsedFile<T>, 'data' | 'problems'> {
  const parsed = schema.safeParse(data, { error: sayIssue });
  if (parsed.success) return { data: parsed.data, problems: [] };
  const problems = withoutMisspelt(parsed.error.issues).map(({ path, at = path, message }) => ({
    file,
    line: lineOf(at),
    message: `${path.length === 0 ? 'the file' : `“${path.map(String).join('.')}”`}: ${message}`,
  }));
  return { data: undefined, problems };
}

/** Issues of a schema, each with its place. A field that is missing and stands beside under a misspelt name is one mistake. */
function withoutMisspelt(
  issues: readonly z.core.$ZodIssue[],
): readonly { readonly path: YamlPath; readonly at?: YamlPath; readonly message: string }[] {
  const missingIn = (path: YamlPath): readonly string[] =>
    issues
      .filter((one) => one.message === MISSING && one.path.slice(0, -1).join('.') === path.join('.'))
      .map((one) => String(one.path.at(-1)));
  const strange = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: issue.path, key, meant: nearest(key, missingIn(issue.path)) }))
      : [],
  );
  const isMeant = ({ path }: z.core.$ZodIssue): boolean =>
    strange.some(({ path: parent, meant }) => meant !== undefined && [...parent, meant].join('.') === path.join('.'));
  return [
    ...issues.filter((issue) => issue.code !== 'unrecognized_keys' && !(issue.message === MISSING && isMeant(issue))),
    ...strange.map(({ path, key, meant }) => ({
      path,
      at: [...path, key],
      message: `cannot have the field “${key}”.${meant === undefined ? '' : ` Did you mean “${meant}”?`}`,
    })),
  ];
}

function offsetOf(document: Document, path: YamlPath): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node: unknown = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

const FRONTMATTER = /^---\n([\s\S]*?\n)---\n/;

/** File name without its extension. */
const stem = (path: string): string => basename(path).replace(/\.[a-z]+$/, '');

/** A record in a file of its own. */
export interface OneFile<T> {
  readonly data: Located<T>;
  /** Name of the file, which must match its content. */
  readonly name: string;
}

/** A text: frontmatter, body, and the line at which the body begins. */
interface TextFile<T> extends OneFile<T> {
  readonly tree: MdxNode | undefined;
  readonly firstLine: number;
}

/** Reader of the files in `content/`. What cannot be read is listed among the problems instead. */
export class ContentFiles {
  readonly problems: ContentProblem[] = [];
  private readonly root: string;
  private readonly read: Set<string>;

  constructor(root: string) {
    this.root = root;
    // Pages show this file as it stands.
    this.read = new Set([join(root, 'content', 'record-example.yaml')]);
  }

  /** Reads a folder with one record a file. */
  records<T>(folder: string, schema: z.ZodType<T>, ending = /\.ya?ml$/): readonly OneFile<T>[] {
    return this.below(folder, ending).flatMap((path) => {
      const { data, file, problems } = readYaml(this.root, path, schema);
      this.problems.push(...problems);
      return data === undefined ? [] : [{ data: { ...data, file, line: 1 }, name: stem(path) }];
    });
  }

  /** Reads a folder with a list of records in each file; `scope` is the file's name, which must be one of `scopes`. */
  lists<T>(
    folder: string,
    schema: z.ZodType<T>,
    scopes?: ReadonlySet<string>,
  ): (Located<T> & { readonly scope: string })[] {
    return this.below(folder, /\.ya?ml$/).flatMap((path) => {
      const wrong = scopes ? whyUnknown('game or rule set', stem(path), scopes) : [];
      this.problems.push(...problemsAt({ file: this.nameOf(path), line: 1 }, wrong));
      return this.list(path, schema);
    });
  }

  /** Reads one optional file with a list of records. */
  listIn<T>(name: string, schema: z.ZodType<T>): readonly Located<T>[] {
    return this.alone(name).flatMap((path) => this.list(path, schema));
  }

  /** Reads one file as a whole; undefined if missing. */
  whole<T>(name: string, schema: z.ZodType<T>): T | undefined {
    const [path] = this.alone(name);
    if (path === undefined) return undefined;
    const { data, problems } = readYaml(this.root, path, schema);
    this.problems.push(...problems);
    return data;
  }

  /** Reads texts with their frontmatter; one that cannot be parsed has no tree. */
  async texts<T>(folder: KindOfText, schema: z.ZodType<T>): Promise<readonly TextFile<T>[]> {
    const texts = this.below(folder, /\.mdx$/).map((path) => this.text(path, folder, schema));
    return (await Promise.all(texts)).flat();
  }

  /** Reads a single optional text. */
  async textAlone<T>(kind: KindOfText, schema: z.ZodType<T>): Promise<TextFile<T> | undefined> {
    const [path] = this.alone(`${kind}.mdx`);
    return path === undefined ? undefined : (await this.text(path, kind, schema))[0];
  }

  private async text<T>(path: string, kind: KindOfText, schema: z.ZodType<T>): Promise<readonly TextFile<T>[]> {
    const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
    const file = relative(this.root, path).replaceAll('\\', '/');
    const front = FRONTMATTER.exec(text);
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

  /** Reports a file that is not named after its content, and says whether it is. */
  expectName({ data: { file }, name }: OneFile<object>, what: string, expected: string, line = 1): boolean {
    const message = `the file must be named after its ${what}, “${expected}${/\.[a-z]+$/.exec(file)?.[0] ?? ''}”.`;
    if (name !== expected) this.problems.push({ file, line, message });
    return name === expected;
  }

  /** Reports files of content that have not been read, because they stand in no folder that is, or their names end otherwise. */
  expectAllRead(): void {
    for (const path of filesBelow(join(this.root, 'content'), /^[^.]/))
      if (!this.read.has(path))
        this.problems.push({
          file: this.nameOf(path),
          line: 1,
          message: 'nothing reads this file: its folder or the ending of its name is wrong.',
        });
  }

  private alone(name: string): readonly string[] {
    const path = join(this.root, 'content', name);
    this.read.add(path);
    return existsSync(path) ? [path] : [];
  }

  private nameOf(path: string): string {
    return relative(this.root, path).replaceAll('\\', '/');
  }

  private below(folder: string, ending: RegExp): readonly string[] {
    const paths = filesBelow(join(this.root, 'content', folder), ending);
    for (const path of paths) this.read.add(path);
    return paths;
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
  return { file, line: (line ?? Number(place?.[1] ?? 1)) + before, message: words };
}
