import { expect, test } from 'vitest';
import { strangeParts } from './elements.ts';
import { parseMdx } from './mdx-tree.ts';

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
