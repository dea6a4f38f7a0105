import { describe, expect, test } from 'vitest';
import { applyChange, changesOf, sayChange } from './changes.ts';

const changed = (text: string) => changesOf(text).map((change) => applyChange(text, change));

describe('small changes to a text', () => {
  test('comparisons, sums and both sides of an and', () => {
    expect(changed('const isOver = a < b && c + d === e;')).toEqual([
      'const isOver = a < b || c + d === e;',
      'const isOver = a <= b && c + d === e;',
      'const isOver = a < b && c + d !== e;',
      'const isOver = a < b && c - d === e;',
    ]);
  });

  test('numbers one more and one less, booleans, a not left out', () => {
    expect(changed('f(!a, 0, 2, true);').filter((text) => text !== ';')).toEqual([
      'f(0, !a, 2, true);',
      'f(!a, 2, 0, true);',
      'f(!a, 0, true, 2);',
      'f(a, 0, 2, true);',
      'f(!a, 1, 2, true);',
      'f(!a, 0, 3, true);',
      'f(!a, 0, 1, true);',
      'f(!a, 0, 2, false);',
    ]);
  });

  test('a condition turned, its branches changed about, a statement left out', () => {
    expect(changed('if (a) b();')).toEqual(['if (!(a)) b();', ';', 'if (a) ;']);
    expect(changed('x = a ? b : c;')).toEqual([';', 'x = a ? c : b;']);
  });

  test('arguments that may stand in any order stay as they are', () => {
    expect(changed('const most = Math.max(a, b);')).toEqual([]);
    expect(changed('const rest = less(a, b);')).toEqual(['const rest = less(b, a);']);
  });

  test('nothing in types, imports and texts that are joined', () => {
    expect(changed("import { a } from './a.ts';\ntype B = 1 | 2;\nconst c: 3 = 'x' + d;")).toEqual([]);
  });
});

test('a change is told by its line, and by the code before and after it', () => {
  const text = 'const a = 1;\n  const b =\n    a < 2;\n';
  const change = changesOf(text).find(({ replacement }) => replacement === '<=');
  expect(change && sayChange(text, change)).toEqual({ line: 3, was: 'a < 2;', replacement: 'a <= 2;' });
});
