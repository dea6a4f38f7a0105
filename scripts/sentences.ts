/**
 * `npm run sentences`: prints every sentence with bound words as in its book and at every other answer of its rules. Read
 * them: each must be true and correct English. `-- --book <rule set>` prints one book, `-- --key <rule key>` one rule,
 * `-- --only <words>` the sentences that contain these words after a change.
 */
import { GAME_CONTENTS } from '../src/edition/graph/game-content.ts';
import { ContentFiles } from '../src/edition/library/content-files.ts';
import { editionSchema } from '../src/edition/library/schemas/editions.ts';
import { essaySchema, gameSchema } from '../src/edition/library/schemas/pages.ts';
import { ruleOf as ruleOfSet } from '#engine/rules/rule-set.ts';
import { boundSentences, type Answers } from '../src/edition/text/bound-sentences.ts';
import { elementsIn, attributesOf, isElement, type MdxNode } from '../src/edition/text/mdx-tree.ts';
import { wordRules, labelOf, parseValue } from '#islands/rules/rule-words.ts';
import { parseOptions, misused } from '../src/cli/command.ts';

/** Amounts at which a sentence that holds for other numbers may be wrong. */
const TELLING = [0, 1, 2];

const { values } = parseOptions({
  options: { book: { type: 'string' }, key: { type: 'string' }, only: { type: 'string' } },
});

const ruleSets = new Map(
  GAME_CONTENTS.flatMap((game) => game.ruleSets.map((ruleSet) => [ruleSet.id, { game, ruleSet }])),
);
if (values.book !== undefined && !ruleSets.has(values.book))
  misused(`There is no book “${values.book}”; there are ${[...ruleSets.keys()].join(', ')}.`);

/** Possible answers to a book's rules besides its own, with their words. */
function answersOf(book: string): Answers {
  const found = ruleSets.get(book);
  if (!found) throw new Error(`There is no rule set “${book}”.`);
  const ruleOf = wordRules(found.game.keys, found.ruleSet, { ...found.game, groups: {} });
  const { ruleSet } = found;
  return {
    own: (key) => ruleOfSet(ruleSet, key)?.value,
    of: (key) => {
      const rule = ruleOf(key);
      if (!rule) return [];
      const offered = rule.options.flatMap(([text]) => parseValue(rule.type, text) ?? []);
      if (rule.type !== 'amount') return offered.filter((answer) => String(answer) !== rule.source);
      // Of the numbers with the same wording, only the largest is tried.
      const unlike = rule.options.filter(([text, label]) => text !== label).flatMap(([text]) => Number(text));
      const largest = offered
        .map(Number)
        .sort((a, b) => b - a)
        .slice(0, 2);
      return [...new Set([...TELLING, ...unlike, ...largest])]
        .filter((answer) => String(answer) !== rule.source)
        .toSorted((a, b) => a - b);
    },
    say: (key, answer) => {
      const rule = ruleOf(key);
      return rule ? labelOf(rule, answer).replace(/^(?:yes|no), /, '') : String(answer);
    },
  };
}

/** Prints a text of the site block by block, with the book whose rules are bound in it. */
function print(place: string, node: MdxNode, book: string): void {
  if (values.book !== undefined && book !== values.book) return;
  const { own, turned } = boundSentences(node, answersOf(book));
  const matches = turned.filter(
    ({ keys, text }) => text.includes(values.only ?? '') && (values.key === undefined || keys.includes(values.key)),
  );
  if (matches.length === 0) return;
  console.log(`\n${place}\n  ${own}`);
  for (const { keys, answer, text } of matches) console.log(`  ${keys.join(' ')} = ${String(answer)}: ${text}`);
}

const files = new ContentFiles(process.cwd());
for (const { tree } of await files.texts('editions', editionSchema))
  for (const node of tree?.children ?? []) {
    const id = attributesOf(node).get('id');
    if (isElement(node, 'Clause') && id !== undefined) print(id, node, id.split('.')[0] ?? '');
  }
for (const { data, tree, firstLine } of [
  ...(await files.texts('games', gameSchema)),
  ...(await files.texts('essays', essaySchema)),
]) {
  const blocks = (at: MdxNode): readonly MdxNode[] =>
    isElement(at, 'Lesson') ? (at.children ?? []).flatMap(blocks) : [at];
  for (const node of (tree?.children ?? []).flatMap(blocks)) {
    const book = elementsIn(node, 'V').map((figure) => attributesOf(figure).get('book'))[0];
    if (book === undefined) continue;
    print(`${data.file}:${String((node.position?.start.line ?? 1) + firstLine - 1)}`, node, book);
  }
}
