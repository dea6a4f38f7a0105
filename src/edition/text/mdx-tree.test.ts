import { expect, test } from 'vitest';
import { parseMdx, sectionsIn } from './mdx-tree.ts';

test('a text is cut at its headings, each part with the anchor its heading has on the page', async () => {
  const text = [
    'It begins *here*.',
    '',
    '## How to play, in five minutes',
    '',
    'Take the <Q lang="fr">quinola</Q> and [go](term:x).',
    '',
    '### A part of it',
    '',
    '| a | b |',
    '|---|---|',
    '| one | two |',
    '',
    '## Whose game?',
    '',
    '## The fathers’ game',
    '',
    'Theirs.',
  ].join('\n');
  expect(sectionsIn(await parseMdx(text, 'a.mdx'))).toEqual([
    { id: undefined, heading: undefined, text: 'It begins here.' },
    {
      id: 'how-to-play-in-five-minutes',
      heading: 'How to play, in five minutes',
      text: 'Take the “quinola” and go. A part of it a b one two',
    },
    { id: 'the-fathers-game', heading: 'The fathers’ game', text: 'Theirs.' },
  ]);
});

test('a heading within a lesson begins a part like any other', async () => {
  const text = [
    '<Lesson book="almanach-1785">',
    '',
    '## How to play',
    '',
    'Take it.',
    '',
    '</Lesson>',
    '',
    '## Whence',
    '',
    'Hence.',
  ].join('\n');
  expect(sectionsIn(await parseMdx(text, 'a.mdx'))).toEqual([
    { id: 'how-to-play', heading: 'How to play', text: 'Take it.' },
    { id: 'whence', heading: 'Whence', text: 'Hence.' },
  ]);
});
