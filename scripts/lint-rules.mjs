/*
 * Lint rules of the project, for oxlint; .oxlintrc.json says where they apply. Each consists of syntax selectors, as in
 * ESLint's no-restricted-syntax, with a message that names the alternative.
 */

/**
 * @param {readonly { readonly selector: string, readonly message: string }[]} refused
 * @returns {{ create: (context: import('eslint').Rule.RuleContext) => import('eslint').Rule.RuleListener }}
 */
const without = (refused) => ({
  create: (context) =>
    Object.fromEntries(
      refused.map(({ selector, message }) => [
        selector,
        /** @param {import('eslint').Rule.Node} node */ (node) => {
          context.report({ node, message });
        },
      ]),
    ),
});

/** Sources may differ in values but never in branches of the code. */
const ruleSetBranches = ['ruleset', 'ruleSet', 'rules'].flatMap((name) =>
  [
    `Identifier[name="${name}"]`,
    `MemberExpression[property.name="${name}"]`,
    `MemberExpression[object.name="${name}"][property.name="id"]`,
  ]
    .flatMap((side) => [
      `BinaryExpression[operator=/^[!=]==?$/]:has(> ${side}.left):has(> Literal.right)`,
      `BinaryExpression[operator=/^[!=]==?$/]:has(> ${side}.right):has(> Literal.left)`,
      `SwitchStatement:has(> ${side}.discriminant)`,
    ])
    .map((selector) => ({
      selector,
      message: 'The engine never asks which rule set it runs: give the rule sets a key in which they differ.',
    })),
);

export default {
  meta: { name: 'here' },
  rules: {
    'named-exports': without([
      {
        selector: 'ExportDefaultDeclaration',
        message: 'Export it by name: only Astro and the tools’ own configuration ask for a default.',
      },
    ]),
    'no-rule-set-branches': without(ruleSetBranches),
    'no-clause-ids': without([
      {
        selector: 'Literal[value=/^[a-z][a-z-]*-[0-9]{4}[.]/]',
        message: 'Clause ids stand only in rules/books/: cite the rule key here.',
      },
    ]),
    'no-markup': without([
      {
        selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
        message: 'Markup from text is a hole in the page: give the words as children.',
      },
      {
        selector: 'JSXAttribute[name.name="style"]',
        message: 'The content policy refuses style attributes: use a class, or an SVG attribute.',
      },
      {
        selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
        message: 'Markup from text is a hole in the page: render it with Preact.',
      },
    ]),
  },
};
