import { expect, test } from 'vitest';
import { parseMdx, sectionsIn, strangeParts } from './mdx-tree.ts';

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

const strange = async (text: string, kind: 'essays' | 'games') => strangeParts(await parseMdx(text, 'a.mdx'), kind);

test('what a page hands over may be written, and HTML, bound words and comments', async () => {
  const text = '<Note>A *note*, <Q lang="fr">la bonne</Q>, <V key="a">two</V>.</Note>\n\n<p>x</p>{/* later */}';
  expect(await strange(text, 'essays')).toEqual([]);
});

test('an element of another kind of text, or of none, is named with its line, wherever it stands', async () => {
  const text = 'A word.\n\n<Note>\n\nSee <Lesson book="x">it</Lesson>.\n\n</Note>\n\n<Foo />\n';
  expect(await strange(text, 'essays')).toEqual([
    {
      line: 5,
      message:
        '<Lesson> cannot be used in this text, which may contain <LongRun>, <Note>, <Plate>, <Q>, and <V> for bound words.',
    },
    {
      line: 9,
      message:
        '<Foo> cannot be used in this text, which may contain <LongRun>, <Note>, <Plate>, <Q>, and <V> for bound words.',
    },
  ]);
  expect(await strange(text, 'games')).toHaveLength(1);
});

test('what would be run as a program is refused', async () => {
  expect(await strange("import x from './x.ts'\n\nOne {word}.\n", 'essays')).toEqual([
    { line: 1, message: 'import and export cannot be used in this text: all its elements are available without them.' },
    {
      line: 3,
      message: '{word} is read as program code; to print a curly bracket, write a backslash before it.',
    },
  ]);
});
