import { expect, test } from 'vitest';
import { boundSentences } from './bound-sentences.ts';
import { parseMdx } from './mdx-tree.ts';

test('every sentence with bound words is read at every other answer, by its own words or those of the rule', async () => {
  const tree = await parseMdx(
    `The dealer stays. He puts <V key="stake">four fiches</V> in, <V key="goes" is="right" else="to the left">to the right</V>.

<Note>The others pay <V key="stake">nothing</V>.</Note>
`,
    'x.mdx',
  );
  const answers = { stake: [0, 1], goes: ['left'] };
  const read = boundSentences(tree, {
    own: () => 4,
    of: (key) => answers[key as keyof typeof answers],
    say: (_key, answer) => String(answer),
  });
  expect(read.own).toBe('The dealer stays. He puts four fiches in, to the right.');
  expect(read.turned.map(({ text }) => text)).toEqual([
    'He puts ⟦0 fiches⟧ in, to the right.',
    'He puts ⟦1 fiche⟧ in, to the right.',
    'He puts four fiches in, ⟦to the left⟧.',
  ]);
});

test('of words that several rules stand behind, each rule is turned alone as well', async () => {
  const tree = await parseMdx('Each pays <V key="each opposite">16</V>.\n', 'x.mdx');
  const { turned } = boundSentences(tree, { own: () => 16, of: () => [0], say: (_key, answer) => String(answer) });
  expect(turned.map(({ keys }) => keys)).toEqual([['each', 'opposite'], ['each'], ['opposite']]);
});

test('words that say that two rules have the same answer change with either rule', async () => {
  const tree = await parseMdx(
    'Each pays <V key="each">four</V>, <V key="opposite" as="each" else="#: but the player opposite #">the player opposite too</V>.\n',
    'x.mdx',
  );
  const { own, turned } = boundSentences(tree, { own: () => 4, of: () => [8], say: (_key, answer) => String(answer) });
  expect(own).toBe('Each pays four, the player opposite too.');
  expect(turned.map(({ text }) => text)).toEqual([
    'Each pays ⟦8⟧, ⟦but the player opposite 4⟧.',
    'Each pays four, ⟦but the player opposite 8⟧.',
  ]);
});
