/*
 * What may not be written here, for oxlint to look for: .oxlintrc.json says where. Each rule is made of what selectors find in the
 * syntax of a file, as ESLint's no-restricted-syntax has them, each with what is to be done instead.
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

/** A source that differs differs in a value, never in a branch. */
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
