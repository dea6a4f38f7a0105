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
      message: '<Lesson> is no element of such a text; there are <Note>, <Plate>, <Q>, and <V> for bound words.',
    },
    {
      line: 9,
      message: '<Foo> is no element of such a text; there are <Note>, <Plate>, <Q>, and <V> for bound words.',
    },
  ]);
  expect(await strange(text, 'games')).toHaveLength(1);
});

test('what would be run as a program is refused', async () => {
  expect(await strange("import x from './x.ts'\n\nOne {word}.\n", 'essays')).toEqual([
    { line: 1, message: 'import and export are for programs: what such a text may show is at hand.' },
    {
      line: 3,
      message: '{word} is read as a program; write a backslash before a curly bracket that is meant as one.',
    },
  ]);
});
