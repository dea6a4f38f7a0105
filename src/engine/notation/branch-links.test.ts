import { expect, test } from 'vitest';
import { reversis as game } from '#games/reversis/game.ts';
import { shuffledRecord } from '../../../tests/support/reversis-arbitrary.ts';
import type { ReversisRecord } from '#games/reversis/record/record.ts';
import { valuesOf } from '../rules/rule-set.ts';
import {
  MOST_LINKED_BRANCHES,
  parseBranches,
  printTree,
  bitText,
  bytesOf,
  readDelta,
  writeDelta,
} from './branch-links.ts';
import { treeOf, type PlayTree } from './record.ts';
import { parseLink, printLink } from './link.ts';
import fc from 'fast-check';
import { BitReader, BitWriter } from '../kernel/bits.ts';

const [source] = game.ruleSets;
const variation = { source: source!, changes: {}, rules: valuesOf(source!) };
const main = shuffledRecord(7);
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

test('the name of the main line stands last, and only if there is one', () => {
  const [, ...branches] = treeWith(2);
  const printed = printTree(game, link, [{ record: main, name: 'Wie gespielt: 1\u{1F0BB}' }, ...branches], 1);
  const read = parseBranches(game, printed);
  expect(read).toEqual({ ok: true, value: { branches, shown: 1, name: 'Wie gespielt: 1\u{1F0BB}' } });
  const unnamed = parseBranches(game, printTree(game, link, treeWith(2), 1));
  expect(unnamed.ok && 'name' in unnamed.value).toBe(false);
});

test('branches that are damaged or cut off leave the main line, with a sentence', () => {
  const printed = printTree(game, link, [{ record: main, name: 'Main' }, ...treeWith(3).slice(1)], 2);
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

const texts = fc.array(fc.boolean(), { maxLength: 400 }).map((bits) => bits.map((bit) => (bit ? '1' : '0')).join(''));

const written = (text: string, known: string): BitWriter => {
  const to = new BitWriter();
  writeDelta(text, known, to);
  return to;
};

test('bits are read back, whatever they are and whatever they are compared with', () => {
  fc.assert(
    fc.property(texts, texts, texts, fc.nat(400), fc.nat(400), (text, known, more, cut, skip) => {
      // Pieces of the known bits, in another order, with other bits between.
      const mixed = known.slice(skip) + text + known.slice(0, cut) + more;
      for (const one of [text, mixed]) {
        const from = new BitReader(written(one, known).toBytes());
        expect(readDelta(known, 2000, from)).toBe(one);
        expect([from.overrun, from.isSpoilt(), from.goesOn()]).toEqual([false, false, false]);
      }
    }),
  );
});

test('bits that are the same cost one copy', () => {
  const known = '0110100110010110'.repeat(20).slice(0, 250) + '111000111';
  // 259 bits long: 1 + 1 + 8 for the total; a flag, 9 for place 0, and 227 of 7 bits with 3 more for the length.
  expect(written(known, known).length).toBeLessThan(40);
  expect(written(known, '').length).toBeGreaterThan(known.length);
});

test('bits and bytes are one another’s', () => {
  const to = new BitWriter();
  to.bits(0b1011001110, 10);
  expect(bitText(to)).toBe('1011001110');
  expect([...bytesOf('1011001110')]).toEqual([0b10110011, 0b10000000]);
});

test('arbitrary bits give some bits or a corrupt reader, and never more than asked for', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), texts, (bytes, known) => {
      const from = new BitReader(bytes);
      const text = readDelta(known, 500, from);
      if (!from.isSpoilt() && !from.overrun) expect(text.length).toBeLessThanOrEqual(500);
    }),
  );
});
