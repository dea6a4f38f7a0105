import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSet } from '#engine/rules/rule-set.ts';

const files = new Map<string, readonly string[]>();

/** The lines of a rule set's own file that give a key its value and basis, without their indentation. */
export function ruleSource(root: string, { game, id }: Pick<RuleSet, 'game' | 'id'>, key: string): string {
  const path = join(root, 'src', 'games', game, 'rules', 'books', `${id}.ts`);
  const lines = files.get(path) ?? readFileSync(path, 'utf8').split('\n');
  files.set(path, lines);
  const first = lines.findIndex((line) => line.trimStart().startsWith(`'${key}':`));
  if (first < 0) return '';
  const taken: string[] = [];
  let open = 0;
  for (const line of lines.slice(first)) {
    taken.push(line);
    open += count(line, /[([{]/g) - count(line, /[)\]}]/g);
    if (open <= 0) break;
  }
  const indent = /^ */.exec(taken[0] ?? '')?.[0].length ?? 0;
  return taken.map((line) => line.slice(indent)).join('\n');
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
