import { expect, test } from 'vitest';
import { printProblem } from '../../src/edition/check/problem.ts';
import { faultsIn } from './type-faults.ts';

const fault = (filename: string, line: number, message: string) => ({
  message,
  code: 'typescript(TS2322)',
  severity: 'error',
  filename,
  labels: [{ span: { offset: 1, length: 2, line, column: 3 } }],
});
const printed = (...diagnostics: readonly object[]): readonly string[] =>
  faultsIn(JSON.stringify({ diagnostics, number_of_files: 2 })).map(printProblem);

test('prints each fault in one line with its place, in the order of file and line', () => {
  expect(
    printed(
      fault('src/b.ts', 3, "Property 'lgo' does not exist on type 'Console'."),
      fault('src\\a.ts', 12, "Type 'string' is not assignable to type 'number'."),
      fault('src/a.ts', 2, 'No overload matches this call.\n  The last overload gave the following error.'),
    ),
  ).toEqual([
    'src/a.ts:2: No overload matches this call. The last overload gave the following error.',
    "src/a.ts:12: Type 'string' is not assignable to type 'number'.",
    "src/b.ts:3: Property 'lgo' does not exist on type 'Console'.",
  ]);
});

test('prints a fault that is reported twice once', () => {
  const twice = fault('src/a.ts', 1, 'Expression expected.');
  expect(printed(twice, twice)).toEqual(['src/a.ts:1: Expression expected.']);
});

test('writes a short type out, and shortens a long one', () => {
  const long = `'{ ${"'deal.packets': Rule<'firstDealer', string>; ".repeat(4)}... 64 more ...; }'`;
  const cut = `'{ ${"'deal.packets': string; ".repeat(4)}... 112 m...'`;
  const record = `'Readonly<Record<${'"auction.allPass" | '.repeat(5)}... 116 more ... | "win.tricks", string>>'`;
  expect(
    printed(
      fault('src/a.ts', 1, `Type ${long} is not assignable to type ${long}.`),
      fault('src/a.ts', 2, "Type '{ a: string; }' is not assignable to type 'number'."),
      fault('src/a.ts', 3, `Property '"a.b"' is missing in type ${cut} but required in type ${record}.`),
    ),
  ).toEqual([
    "src/a.ts:1: Type '{ … }' is not assignable to type '{ … }'.",
    "src/a.ts:2: Type '{ a: string; }' is not assignable to type 'number'.",
    "src/a.ts:3: Property '\"a.b\"' is missing in type '{ … }' but required in type 'Readonly<…>'.",
  ]);
});
