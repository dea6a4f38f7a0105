import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'astro/zod';
import { sayIssue } from '../schemas/fields.ts';
import { LineCounter, isNode, isScalar, parseDocument, type Document } from 'yaml';
import type { ContentProblem } from '../../check/problem.ts';

/** Keys and indices that lead to a part of a file. */
export type YamlPath = readonly PropertyKey[];

/** A parsed content file: its data if valid, its problems if not, and the line of each part. */
export interface ParsedFile<T> {
  readonly file: string;
  readonly data: T | undefined;
  readonly problems: readonly ContentProblem[];
  /** Line (from 1) of the part at a path, or of its nearest existing parent. */
  readonly lineOf: (path: YamlPath) => number;
}

export const readYaml = <T>(root: string, path: string, schema: z.ZodType<T>): ParsedFile<T> =>
  readYamlText(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'), schema);

/** `firstLine`: line of the file at which the text begins, 2 for frontmatter. */
export function readYamlText<T>(file: string, text: string, schema: z.ZodType<T>, firstLine = 1): ParsedFile<T> {
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
      : `this is not valid YAML: ${(error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '')}.`;
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

/** Parses a file again for its lines, which only error messages need. */
export function linesOf(root: string, file: string): Lines {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines });
  return {
    lineOf: (path, textLine) => {
      const { line } = lines.linePos(offsetOf(document, path));
      const node: unknown = document.getIn(path, true);
      return textLine !== undefined && isScalar(node) && node.type === 'BLOCK_LITERAL' ? line + 1 + textLine : line;
    },
  };
}

/** An item of a list file, and its line. */
export interface ParsedItem<T> {
  readonly data: T;
  readonly file: string;
  readonly line: number;
}

/** Parses a list file; invalid items are reported and left out. */
export function readYamlList<T>(
  root: string,
  path: string,
  schema: z.ZodType<T>,
): { readonly items: readonly ParsedItem<T>[]; readonly problems: readonly ContentProblem[] } {
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
  lineOf: (path: YamlPath) => number,
): Pick<ParsedFile<T>, 'data' | 'problems'> {
  const parsed = schema.safeParse(data, { error: sayIssue });
  if (parsed.success) return { data: parsed.data, problems: [] };
  const problems = parsed.error.issues.map((issue) => ({
    file,
    line: lineOf(issue.path),
    message: `${issue.path.length === 0 ? 'the file' : `“${issue.path.map(String).join('.')}”`}: ${issue.message}`,
  }));
  return { data: undefined, problems };
}

function offsetOf(document: Document, path: YamlPath): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node: unknown = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
