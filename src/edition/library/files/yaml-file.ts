import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'astro/zod';
import { sayIssue } from '../schemas/say-issue.ts';
import { LineCounter, isNode, parseDocument, type Document } from 'yaml';
import type { ContentProblem } from '../../check/problem.ts';

/** A content file as read: its data if it holds what it should, the problems if not, and where each part of it stands. */
export interface Read<T> {
  readonly file: string;
  readonly data: T | undefined;
  readonly problems: readonly ContentProblem[];
  /** The line of the part at a path, counted from 1; of the nearest part above it where there is none. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

export const readYaml = <T>(root: string, path: string, schema: z.ZodType<T>): Read<T> =>
  readYamlText(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'), schema);

/** `firstLine` is the line of the file at which the text begins: 2 for frontmatter. */
export function readYamlText<T>(file: string, text: string, schema: z.ZodType<T>, firstLine = 1): Read<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (path: readonly PropertyKey[]): number => lines.linePos(offsetOf(document, path)).line + firstLine - 1;
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: (error.linePos?.[0].line ?? 1) + firstLine - 1,
      message: error.message.split('\n')[0] ?? error.message,
    }));
    return { file, data: undefined, problems, lineOf };
  }
  return { file, lineOf, ...checked(file, document.toJS(), schema, lineOf) };
}

/** An item of a file that holds a list, and where it stands. */
export interface ReadItem<T> {
  readonly data: T;
  readonly file: string;
  readonly line: number;
}

/** A file that holds a list: items that are not what they should be are left out, the others kept. */
export function readYamlList<T>(
  root: string,
  path: string,
  schema: z.ZodType<T>,
): { readonly items: readonly ReadItem<T>[]; readonly problems: readonly ContentProblem[] } {
  const { file, data = [], problems, lineOf } = readYaml(root, path, z.array(z.unknown()));
  const read = data.map((item, index) => ({
    line: lineOf([index]),
    ...checked(file, item, schema, (at) => lineOf([index, ...at])),
  }));
  return {
    items: read.flatMap(({ data, line }) => (data === undefined ? [] : [{ data, file, line }])),
    problems: [...problems, ...read.flatMap((item) => item.problems)],
  };
}

function checked<T>(
  file: string,
  data: unknown,
  schema: z.ZodType<T>,
  lineOf: (path: readonly PropertyKey[]) => number,
): Pick<Read<T>, 'data' | 'problems'> {
  const parsed = schema.safeParse(data, { error: sayIssue });
  if (parsed.success) return { data: parsed.data, problems: [] };
  const problems = parsed.error.issues.map((issue) => ({
    file,
    line: lineOf(issue.path),
    message: `${issue.path.length === 0 ? 'the file' : `“${issue.path.map(String).join('.')}”`}: ${issue.message}`,
  }));
  return { data: undefined, problems };
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node: unknown = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
