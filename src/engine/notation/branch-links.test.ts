import { expect, test } from 'vitest';
import { reversis as game } from '#games/reversis/game.ts';
import { dealtRecord } from '#games/reversis/record/record.arbitrary.ts';
import type { ReversisRecord } from '#games/reversis/record/record.ts';
import { valuesOf } from '../rules/rule-set.ts';
import { MOST_LINKED_BRANCHES, parseBranches, printTree } from './branch-links.ts';
import { treeOf, type PlayTree } from './branches.ts';
import { parseLink, printLink } from './link.ts';

const [source] = game.ruleSets;
const variation = { source: source!, changes: {}, rules: valuesOf(source!) };
const main = dealtRecord(7);
const link = printLink(game, { variation, record: main, step: 't5.3' });
/** The same deal with the cards of each trick from one on in another order, whether or not they could be played so. */
const playedOtherwise = (from: number): ReversisRecord => ({
  ...main,
  plays: main.plays.map((trick, i) => (i < from ? trick : trick.toReversed())),
});
const treeWith = (branches: number): PlayTree<ReversisRecord> => [
  ...treeOf(main),
  ...Array.from({ length: branches }, (_, i) => ({ record: playedOtherwise(i), name: `Branch the ${String(i)}th` })),
];

test('a tree without branches has the link of its main line', () => {
  expect(printTree(game, link, treeOf(main), 0)).toBe(link);
  expect(parseBranches(game, link)).toEqual({ ok: true, value: { branches: [], shown: 0 } });
});

test('a link holds eight branches in less than 200 letters', () => {
  const lines = main.plays.map((_, i) => ({ record: { ...main, plays: main.plays.slice(0, main.plays.length - i) } }));
  const printed = printTree(game, link, [{ record: main }, ...lines.slice(1)], 10);
  const read = parseBranches(game, printed);
  // The ninth and the tenth are left out, and with it the line that was shown.
  expect(read).toEqual({ ok: true, value: { branches: lines.slice(1, 1 + MOST_LINKED_BRANCHES), shown: 0 } });
  // 44 cards take 101 bits, so 17 letters; these have 24 cards on average, and each branch some 30 bits that say what is copied.
  expect(link.length).toBe(44);
  expect(printed.length).toBeLessThan(200);
});

test('branches that are damaged or cut off leave the main line, with a sentence', () => {
  const printed = printTree(game, link, treeWith(3), 2);
  const wounded = [
    printed.slice(0, -1),
    printed.slice(0, link.length + 1),
    `${printed}A`,
    `${link}~1${printed.slice(link.length + 2)}`,
  ];
  for (let at = link.length + 2; at < printed.length; at += 5)
    wounded.push(printed.slice(0, at) + (printed[at] === 'A' ? 'B' : 'A') + printed.slice(at + 1));
  for (const one of wounded) {
    const deal = parseLink(game, one);
    expect(deal.ok && deal.value.record).toEqual(main);
    expect(deal.ok && deal.value.step).toBe('t5.3');
    const read = parseBranches(game, one);
    expect(read.ok ? read.value : read.error.message).toContain('only its main line is shown');
  }
});
