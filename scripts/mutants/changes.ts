import ts from 'typescript';

/** A small change to a file that should make some test fail. */
export interface Mutation {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const K = ts.SyntaxKind;

/** Replacements of operators. */
const OPERATORS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.AsteriskToken, '+'],
  [K.PercentToken, '*'],
  [K.PlusEqualsToken, '-='],
  [K.MinusEqualsToken, '+='],
  [K.AmpersandAmpersandToken, '||'],
  [K.BarBarToken, '&&'],
  [K.AmpersandToken, '|'],
  [K.BarToken, '&'],
  [K.LessThanLessThanToken, '>>'],
  [K.GreaterThanGreaterThanToken, '<<'],
]);

const isText = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || node.kind === K.RegularExpressionLiteral;

/** Functions whose arguments may be swapped without effect. */
const IN_ANY_ORDER: ReadonlySet<string> = new Set(['Math.max', 'Math.min', 'Math.imul']);

/** Whether a statement can be removed and leave a valid program. */
const isDroppable = (node: ts.Node): boolean =>
  ts.isExpressionStatement(node) ||
  ts.isContinueStatement(node) ||
  (ts.isBreakStatement(node) && !ts.isCaseOrDefaultClause(node.parent)) ||
  (ts.isIfStatement(node) && !node.elseStatement);

/** All changes that can be made to a text, in order. */
export function changesOf(text: string): readonly Mutation[] {
  const file = ts.createSourceFile('mutated.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: Mutation[] = [];
  const replace = (node: ts.Node, replacement: string): void => {
    found.push({ start: node.getStart(file), end: node.getEnd(), replacement });
  };
  const visit = (node: ts.Node): void => {
    // Types are checked by the compiler, and imports and exports contain no logic.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = OPERATORS.get(node.operatorToken.kind);
      if (other !== undefined && !isText(node.left) && !isText(node.right)) replace(node.operatorToken, other);
    }
    if (ts.isPrefixUnaryExpression(node) && (node.operator === K.ExclamationToken || node.operator === K.MinusToken))
      replace(node, node.operand.getText(file));
    if (ts.isNumericLiteral(node)) {
      replace(node, String(Number(node.text) + 1));
      if (Number(node.text) > 0) replace(node, String(Number(node.text) - 1));
    }
    if (node.kind === K.TrueKeyword) replace(node, 'false');
    if (node.kind === K.FalseKeyword) replace(node, 'true');
    if (ts.isIfStatement(node)) replace(node.expression, `!(${node.expression.getText(file)})`);
    if (ts.isConditionalExpression(node)) {
      const [yes, no] = [node.whenTrue.getText(file), node.whenFalse.getText(file)];
      found.push({ start: node.whenTrue.getStart(file), end: node.getEnd(), replacement: `${no} : ${yes}` });
    }
    if (ts.isCallExpression(node) && !IN_ANY_ORDER.has(node.expression.getText(file)))
      for (const [i, one] of node.arguments.entries()) {
        const next = node.arguments[i + 1];
        if (!next || ts.isFunctionLike(one) || ts.isFunctionLike(next)) continue;
        const swapped = `${next.getText(file)}, ${one.getText(file)}`;
        if (next.getText(file) !== one.getText(file))
          found.push({ start: one.getStart(file), end: next.getEnd(), replacement: swapped });
      }
    if (isDroppable(node)) replace(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export const applyChange = (text: string, { start, end, replacement }: Mutation): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** Place of a change with the code before and after, in trimmed and joined lines. */
export function sayChange(
  text: string,
  change: Mutation,
): { readonly line: number; readonly was: string; readonly replacement: string } {
  const from = text.lastIndexOf('\n', change.start - 1) + 1;
  const end = text.indexOf('\n', change.end);
  const to = end < 0 ? text.length : end;
  const flat = (code: string): string => code.trim().replace(/\s+/g, ' ');
  return {
    line: text.slice(0, change.start).split('\n').length,
    was: flat(text.slice(from, to)),
    replacement: flat(text.slice(from, change.start) + change.replacement + text.slice(change.end, to)),
  };
}
