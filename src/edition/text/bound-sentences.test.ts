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
  const { turned } = boundSentences(tree, { of: () => [0], say: (_key, answer) => String(answer) });
  expect(turned.map(({ keys }) => keys)).toEqual([['each', 'opposite'], ['each'], ['opposite']]);
});
