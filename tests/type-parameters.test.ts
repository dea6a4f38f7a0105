import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow } from '../src/edition/library/files-below.ts';
import type { GameTypes } from '../src/engine/ledger/game.ts';
import { testOfAll } from './support/seeds.ts';

/*
 * Code that works with any game takes the game's types as one parameter, `G extends GameTypes` (`src/engine/ledger/game.ts`),
 * so that nobody has to count which of a signature's types stands in which place.
 */

/** How many lists of three or more types, declared or handed over, there may be. Lower it whenever one goes. */
const MOST = 5;

const sources = filesBelow('src', /(?<!\.test|\.d)\.tsx?$/).map((file) => file.replaceAll('\\', '/'));

/** Every list of three or more types in a file, with its line: type parameters of a declaration, type arguments of a use. */
function longTypeLists(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const { typeParameters, typeArguments } = node as {
      readonly typeParameters?: ts.NodeArray<ts.Node>;
      readonly typeArguments?: ts.NodeArray<ts.Node>;
    };
    for (const list of [typeParameters, typeArguments])
      if (list && list.length > 2) {
        const { line } = source.getLineAndCharacterOfPosition(list.pos);
        found.push(`${file}:${String(line + 1)}: <${list.map((one) => one.getText(source)).join(', ')}>`);
      }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

test('a list of three types is found where it is declared and where it is used, however it is broken into lines', () => {
  const text = `interface Pair<A, B> {}
const f = <A, B, C>(a: A, b: B, c: C): Pair<A, B> => ({});
const one: Three<
  Pair<string, number>,
  string,
  number
> = f;`;
  expect(longTypeLists('a.ts', text)).toEqual(['a.ts:2: <A, B, C>', 'a.ts:3: <Pair<string, number>, string, number>']);
});

testOfAll('hardly any declaration or use lists three or more types', () => {
  const found = sources.flatMap((file) => longTypeLists(file, readFileSync(file, 'utf8')));
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST);
});

/**
 * The step `types` checks this: it fails where TypeScript takes one part of a game for another, because then one of the
 * errors expected here is missing.
 */
export function partsAreKeptApart<G extends GameTypes>(rules: G['rules'], view: G['view']): readonly unknown[] {
  // @ts-expect-error Rules are no record.
  const record: G['record'] = rules;
  // @ts-expect-error What a seat knows is nothing it can do.
  const act: G['act'] = view;
  return [record, act];
}
